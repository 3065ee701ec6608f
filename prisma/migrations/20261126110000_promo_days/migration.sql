-- A promo may begin on a day, and may say what its tour costs on its days.
ALTER TABLE "promo"
  ADD COLUMN "start_date" DATE,
  ADD COLUMN "tour_price" DECIMAL(14,2),
  ADD CONSTRAINT "promo_start_date_check" CHECK ("start_date" <= ("end_date" AT TIME ZONE 'UTC')::date),
  ADD CONSTRAINT "promo_tour_price_check" CHECK ("tour_price" > 0);

-- The pages of a tour and its lists show its promos.
CREATE FUNCTION note_tour_of_promo() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY(
    SELECT DISTINCT 'tour:' || id FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.tour_id END,
      CASE WHEN TG_OP <> 'DELETE' THEN NEW.tour_id END
    ]) AS id WHERE id IS NOT NULL));
  RETURN NULL;
END
$$;

CREATE TRIGGER promo_tour_write AFTER INSERT OR DELETE ON "promo"
  FOR EACH ROW EXECUTE FUNCTION note_tour_of_promo();
CREATE TRIGGER promo_tour_update AFTER UPDATE ON "promo"
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION note_tour_of_promo();

-- Header and footer link to promos and tours of the home page only while there are any: the first and the last record raise
-- `home-links`.
CREATE FUNCTION note_first_record() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  others boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id NOT IN (SELECT id FROM new_rows))', TG_TABLE_NAME) INTO others;
  IF NOT others AND EXISTS (SELECT FROM new_rows) THEN
    PERFORM raise_content_keys(ARRAY['home-links']);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION note_last_record() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  others boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO others;
  IF NOT others AND EXISTS (SELECT FROM old_rows) THEN
    PERFORM raise_content_keys(ARRAY['home-links']);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER promo_first AFTER INSERT ON "promo" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_first_record();
CREATE TRIGGER promo_last AFTER DELETE ON "promo" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_last_record();
CREATE TRIGGER tour_first AFTER INSERT ON "tour" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_first_record();
CREATE TRIGGER tour_last AFTER DELETE ON "tour" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_last_record();

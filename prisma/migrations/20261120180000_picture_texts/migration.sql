-- What a picture shows, in words, in the languages in which staff wrote it; null where nobody did.
ALTER TABLE "tour_image" ADD COLUMN "alt" JSONB;
ALTER TABLE "tour_image"
  ADD CONSTRAINT "tour_image_alt_check" CHECK (
    CASE WHEN jsonb_typeof("alt") = 'object' THEN "alt" - ARRAY['en', 'id', 'ru'] = '{}' ELSE "alt" IS NULL END);

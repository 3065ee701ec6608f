-- What a tour says to search engines, as promo_texts did with the texts of promos.
ALTER TABLE "tour"
  ADD COLUMN "seo_title" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "seo_description" JSONB NOT NULL DEFAULT '{}';

UPDATE "tour" SET
  "seo_title" = written_texts(gathered_texts(to_jsonb("tour"), 'seo_title')),
  "seo_description" = written_texts(gathered_texts(to_jsonb("tour"), 'seo_description'));

ALTER TABLE "tour"
  DROP CONSTRAINT "tour_seo_title_check",
  DROP CONSTRAINT "tour_seo_description_check";

DO $$
DECLARE
  language text;
BEGIN
  FOREACH language IN ARRAY site_languages() LOOP
    EXECUTE format('ALTER TABLE "tour" DROP COLUMN %I, DROP COLUMN %I', 'seo_title_' || language, 'seo_description_' || language);
  END LOOP;
END
$$;

ALTER TABLE "tour"
  ADD CONSTRAINT "tour_seo_title_check" CHECK (is_text_by_language("seo_title", 255)),
  ADD CONSTRAINT "tour_seo_description_check" CHECK (is_text_by_language("seo_description", 500));

-- Nothing is left to be gathered.
DROP FUNCTION gathered_texts(jsonb, text);
DROP FUNCTION written_texts(jsonb);

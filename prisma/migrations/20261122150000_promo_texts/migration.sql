-- Texts in several languages are jsonb everywhere: {"en": "…", "id": "…"}, missing languages left out.

-- What the flat columns `{name}_{language}` of a row hold, as one text. For the migrations that gather such columns.
CREATE FUNCTION gathered_texts(fields jsonb, name text) RETURNS jsonb
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(language, fields -> (name || '_' || language)), '{}')
  FROM unnest(site_languages()) AS language
  WHERE fields ->> (name || '_' || language) IS NOT NULL
$$;

ALTER TABLE "promo"
  ADD COLUMN "title" JSONB,
  ADD COLUMN "description" JSONB;

UPDATE "promo" SET
  "title" = gathered_texts(to_jsonb("promo"), 'title'),
  "description" = gathered_texts(to_jsonb("promo"), 'description');

ALTER TABLE "promo"
  DROP CONSTRAINT "promo_title_check",
  DROP CONSTRAINT "promo_description_check";

-- Whatever the languages are: a site may have added some.
DO $$
DECLARE
  language text;
BEGIN
  FOREACH language IN ARRAY site_languages() LOOP
    EXECUTE format('ALTER TABLE "promo" DROP COLUMN %I, DROP COLUMN %I', 'title_' || language, 'description_' || language);
  END LOOP;
END
$$;

-- No language of a promo is blank. One that is added later reads as English until it is written.
ALTER TABLE "promo"
  ALTER COLUMN "title" SET NOT NULL,
  ALTER COLUMN "description" SET NOT NULL,
  ADD CONSTRAINT "promo_title_check" CHECK (
    is_localized("title") AND NOT jsonb_path_exists("title", '$.* ? (!(@ like_regex "\\S"))')),
  ADD CONSTRAINT "promo_description_check" CHECK (
    is_localized("description") AND NOT jsonb_path_exists("description", '$.* ? (!(@ like_regex "\\S"))'));

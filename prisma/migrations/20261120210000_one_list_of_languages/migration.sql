-- The languages of the texts, said once for every rule of the database: a further one is this function
-- replaced, and its flat columns.
CREATE FUNCTION site_languages() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['id', 'en', 'ru'];

-- {"en": "…", "id": "…"}: English there and not blank, the others text or left out.
CREATE OR REPLACE FUNCTION is_localized(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - site_languages() = '{}'
    AND coalesce(value ->> 'en' ~ '\S', false)
    AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
  ELSE false
END;

ALTER TABLE "tour_image"
  DROP CONSTRAINT "tour_image_alt_check",
  ADD CONSTRAINT "tour_image_alt_check" CHECK (
    CASE WHEN jsonb_typeof("alt") = 'object' THEN "alt" - site_languages() = '{}' ELSE "alt" IS NULL END);

ALTER TABLE "seo_content"
  DROP CONSTRAINT "seo_content_language_check",
  ADD CONSTRAINT "seo_content_language_check" CHECK ("language" = ANY (site_languages()));

-- The texts of a row in its flat columns `{name}_en`, `{name}_id`, …, one a line.
CREATE FUNCTION flat_texts(fields jsonb, name text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(fields ->> (name || '_' || language), E'\n') FROM unnest(site_languages()) AS language
$$;

CREATE OR REPLACE FUNCTION keep_blog_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  fields jsonb := to_jsonb(NEW);
  short text := concat_ws(E'\n', flat_texts(fields, 'title'), NEW.category);
  html text := flat_texts(fields, 'content');
  words text[] := search_tokens(concat_ws(E'\n', short, regexp_replace(html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi')));
BEGIN
  PERFORM learn_search_words(words);
  NEW.search_words := search_vector(words || ARRAY(SELECT search_pairs(short)));
  RETURN NEW;
END
$$;

-- Without a list of columns, which would have to name every language.
DROP TRIGGER blog_search_words ON "blog";
CREATE TRIGGER blog_search_words BEFORE INSERT OR UPDATE ON "blog"
  FOR EACH ROW EXECUTE FUNCTION keep_blog_search_words();

-- {"en": "…", "id": "…"}: texts in some of the site's languages or in none, none of them longer than `longest`
-- characters; null: as long as they like.
CREATE FUNCTION is_text_by_language(value jsonb, longest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - site_languages() = '{}'
    AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
    AND NOT EXISTS (SELECT FROM jsonb_each_text(value) AS text WHERE char_length(text.value) > longest)
  ELSE false
END;

-- A row's texts without the empty ones, where columns had an empty text for none.
CREATE FUNCTION written_texts(texts jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(texts) WHERE value <> '""'
$$;

-- Articles. Their words stay what they are: nothing is written that a search could find.
DROP TRIGGER blog_search_words ON "blog";

ALTER TABLE "blog"
  ADD COLUMN "title" JSONB,
  ADD COLUMN "content" JSONB,
  ADD COLUMN "seo_title" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "seo_description" JSONB NOT NULL DEFAULT '{}';

UPDATE "blog" SET
  "title" = gathered_texts(to_jsonb("blog"), 'title'),
  "content" = gathered_texts(to_jsonb("blog"), 'content'),
  "seo_title" = written_texts(gathered_texts(to_jsonb("blog"), 'seo_title')),
  "seo_description" = written_texts(gathered_texts(to_jsonb("blog"), 'seo_description'));

ALTER TABLE "blog"
  DROP CONSTRAINT "blog_title_check",
  DROP CONSTRAINT "blog_content_check",
  DROP CONSTRAINT "blog_seo_title_check",
  DROP CONSTRAINT "blog_seo_description_check";

DO $$
DECLARE
  name text;
  language text;
BEGIN
  FOREACH name IN ARRAY ARRAY['title', 'content', 'seo_title', 'seo_description'] LOOP
    FOREACH language IN ARRAY site_languages() LOOP
      EXECUTE format('ALTER TABLE "blog" DROP COLUMN %I', name || '_' || language);
    END LOOP;
  END LOOP;
END
$$;

ALTER TABLE "blog"
  ALTER COLUMN "title" SET NOT NULL,
  ALTER COLUMN "content" SET NOT NULL,
  ADD CONSTRAINT "blog_title_check" CHECK (is_localized("title")),
  ADD CONSTRAINT "blog_content_check" CHECK (is_localized("content")),
  ADD CONSTRAINT "blog_seo_title_check" CHECK (is_text_by_language("seo_title", 255)),
  ADD CONSTRAINT "blog_seo_description_check" CHECK (is_text_by_language("seo_description", 500));

CREATE OR REPLACE FUNCTION keep_blog_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  short text := concat_ws(E'\n', localized_texts(NEW.title), NEW.category);
  html text := localized_texts(NEW.content);
  words text[] := search_tokens(concat_ws(E'\n', short, regexp_replace(html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi')));
BEGIN
  PERFORM learn_search_words(words);
  NEW.search_words := search_vector(words || ARRAY(SELECT search_pairs(short)));
  RETURN NEW;
END
$$;

CREATE TRIGGER blog_search_words BEFORE INSERT OR UPDATE OF title, category, content ON "blog"
  FOR EACH ROW EXECUTE FUNCTION keep_blog_search_words();

DROP FUNCTION flat_texts(jsonb, text);

-- Texts for search engines: a row per page instead of one per page and language. The table stays, with what a site
-- may have added to the pages that it knows.
CREATE TEMPORARY TABLE "page_texts" ON COMMIT DROP AS
SELECT "page",
  coalesce(jsonb_object_agg("language", "title") FILTER (WHERE "title" <> ''), '{}') AS "title",
  coalesce(jsonb_object_agg("language", "description") FILTER (WHERE "description" <> ''), '{}') AS "description",
  coalesce(jsonb_object_agg("language", "author") FILTER (WHERE "author" IS NOT NULL), '{}') AS "author",
  coalesce(jsonb_object_agg("language", "robots") FILTER (WHERE "robots" IS NOT NULL), '{}') AS "robots",
  coalesce(jsonb_object_agg("language", "canonicalUrl") FILTER (WHERE "canonicalUrl" IS NOT NULL), '{}') AS "canonicalUrl",
  coalesce(jsonb_object_agg("language", "hreflang") FILTER (WHERE "hreflang" IS NOT NULL), '{}') AS "hreflang",
  max("updated_at") AS "updated_at"
FROM "seo_content" GROUP BY "page";

DELETE FROM "seo_content";

ALTER TABLE "seo_content"
  DROP CONSTRAINT "seo_content_pkey",
  DROP COLUMN "language",
  DROP COLUMN "title",
  DROP COLUMN "description",
  DROP COLUMN "author",
  DROP COLUMN "robots",
  DROP COLUMN "canonicalUrl",
  DROP COLUMN "hreflang";

ALTER TABLE "seo_content"
  ADD COLUMN "title" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "description" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "author" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "robots" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "canonicalUrl" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "hreflang" JSONB NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "seo_content_pkey" PRIMARY KEY ("page"),
  ADD CONSTRAINT "seo_content_title_check" CHECK (is_text_by_language("title", 255)),
  ADD CONSTRAINT "seo_content_description_check" CHECK (is_text_by_language("description", 500)),
  ADD CONSTRAINT "seo_content_author_check" CHECK (is_text_by_language("author", NULL)),
  ADD CONSTRAINT "seo_content_robots_check" CHECK (is_text_by_language("robots", NULL)),
  ADD CONSTRAINT "seo_content_canonicalUrl_check" CHECK (is_text_by_language("canonicalUrl", NULL)),
  ADD CONSTRAINT "seo_content_hreflang_check" CHECK (
    CASE WHEN jsonb_typeof("hreflang") = 'object'
      THEN "hreflang" - site_languages() = '{}' AND NOT jsonb_path_exists("hreflang", 'strict $.* ? (@.type() != "object")')
      ELSE false END);

INSERT INTO "seo_content" ("page", "title", "description", "author", "robots", "canonicalUrl", "hreflang", "updated_at")
SELECT "page", "title", "description", "author", "robots", "canonicalUrl", "hreflang", "updated_at" FROM "page_texts";

-- Its key is the page alone.
DROP TRIGGER seo_content_content_insert ON "seo_content";
DROP TRIGGER seo_content_content_update ON "seo_content";
DROP TRIGGER seo_content_content_delete ON "seo_content";
SELECT watch_content('seo_content', 'page');

-- Which translation was made for which English text (docs/decisions/32).

-- Only white space of ASCII is folded, so that SQL and JavaScript agree to the byte.
CREATE FUNCTION text_print(input text) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN substring(sha256(convert_to(
  btrim(regexp_replace(normalize(input, NFC), E'[ \\t\\n\\r\\f]+', ' ', 'g'), ' '), 'UTF8')) FOR 16);

-- CreateTable
CREATE TABLE "translation_pair" (
    "language" TEXT NOT NULL,
    "source_print" BYTEA NOT NULL,
    "target_print" BYTEA NOT NULL,
    "source" TEXT,
    "target" TEXT,
    "origin" TEXT NOT NULL,
    "username" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "translation_pair_pkey" PRIMARY KEY ("language", "source_print", "target_print"),
    CONSTRAINT "translation_pair_language_check" CHECK ("language" = ANY (site_languages()) AND "language" <> 'en'),
    CONSTRAINT "translation_pair_print_check" CHECK (length("source_print") = 16 AND length("target_print") = 16),
    CONSTRAINT "translation_pair_text_check" CHECK (char_length("source") <= 2000 AND char_length("target") <= 2000),
    CONSTRAINT "translation_pair_origin_check" CHECK (
      "origin" IN ('before', 'typed', 'confirmed', 'sheet', 'machine', 'stale'))
);

-- CreateTable
CREATE TABLE "translation_state" (
    "entity" TEXT NOT NULL,
    "record_key" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "missing" INTEGER NOT NULL,
    "stale" INTEGER NOT NULL,
    "machine" INTEGER NOT NULL,

    CONSTRAINT "translation_state_pkey" PRIMARY KEY ("entity", "record_key", "language"),
    CONSTRAINT "translation_state_entity_check" CHECK ("entity" IN ('tour', 'promo', 'blog', 'closed_period')),
    CONSTRAINT "translation_state_language_check" CHECK ("language" = ANY (site_languages()) AND "language" <> 'en'),
    CONSTRAINT "translation_state_count_check" CHECK ("missing" >= 0 AND "stale" >= 0 AND "machine" >= 0)
);

-- CreateTable
CREATE TABLE "open_translation" (
    "entity" TEXT NOT NULL,
    "record_key" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "source" TEXT,
    "target" TEXT,
    "source_print" BYTEA NOT NULL,
    "target_print" BYTEA,

    CONSTRAINT "open_translation_pkey" PRIMARY KEY ("entity", "record_key", "language", "path"),
    CONSTRAINT "open_translation_entity_check" CHECK ("entity" IN ('tour', 'promo', 'blog', 'closed_period')),
    CONSTRAINT "open_translation_language_check" CHECK ("language" = ANY (site_languages()) AND "language" <> 'en'),
    CONSTRAINT "open_translation_state_check" CHECK (
      "state" IN ('missing', 'stale', 'machine') AND ("state" = 'missing') = ("target_print" IS NULL))
);

-- CreateIndex: where a suggestion or the English of before is looked up.
CREATE INDEX "translation_pair_target_idx" ON "translation_pair"("language", "target_print", "created_at" DESC);

-- CreateIndex
CREATE INDEX "open_translation_pair_idx" ON "open_translation"("language", "source_print", "target_print");

-- The queue of a language: record by record, its texts in their order.
CREATE INDEX "open_translation_queue_idx" ON "open_translation"(
  "language", "entity", (length("record_key")), "record_key", "position");

-- Filters of lists, and the dashboard.
CREATE INDEX "translation_state_open_idx" ON "translation_state"("entity", "language")
  WHERE "stale" > 0 OR "missing" > 0 OR "machine" > 0;

-- What stands there already counts as true: each translation for the English beside it.
CREATE TEMPORARY TABLE present_text ON COMMIT DROP AS
WITH day AS (
  SELECT *, row_number() OVER (PARTITION BY tour_id ORDER BY position) - 1 AS n FROM itinerary_day
), texts(entity, record_key, texts, is_html, rank, item, part, path) AS (
            SELECT 'tour', id, seo_title, false, 1, 0::bigint, 0::bigint, 'seo_title' FROM tour
  UNION ALL SELECT 'tour', id, seo_description, false, 2, 0, 0, 'seo_description' FROM tour
  UNION ALL SELECT 'tour', id, name, false, 3, 0, 0, 'name' FROM tour
  UNION ALL SELECT 'tour', id, duration, false, 4, 0, 0, 'duration' FROM tour
  UNION ALL SELECT 'tour', id, location, false, 5, 0, 0, 'location' FROM tour
  UNION ALL SELECT 'tour', id, overview, false, 6, 0, 0, 'overview' FROM tour
  UNION ALL SELECT 'tour', tour_id, texts, false, 7, n, part, 'prices.' || n || '.' || name FROM (
    SELECT tour_id, service_type, description, row_number() OVER (PARTITION BY tour_id ORDER BY position) - 1 AS n
    FROM tour_price) AS line,
    LATERAL (VALUES (0, 'service_type', service_type), (1, 'description', description)) AS given(part, name, texts)
  UNION ALL SELECT 'tour', tour_id, texts, false, 8, n, part, 'seasons.' || n || '.' || given.name FROM (
    SELECT tour_id, name, note, row_number() OVER (PARTITION BY tour_id ORDER BY position) - 1 AS n
    FROM tour_season) AS season,
    LATERAL (VALUES (0, 'name', season.name), (1, 'note', note)) AS given(part, name, texts)
  UNION ALL SELECT 'tour', tour_id, reason, false, 9, n, 0, 'closed_periods.' || n || '.reason' FROM (
    SELECT tour_id, reason, row_number() OVER (PARTITION BY tour_id ORDER BY position) - 1 AS n
    FROM tour_closed_period) AS period
  UNION ALL SELECT 'tour', tour_id, alt, false, 10, n, 0, 'images.' || n || '.alt' FROM (
    SELECT tour_id, alt, row_number() OVER (PARTITION BY tour_id ORDER BY "order", id) - 1 AS n
    FROM tour_image) AS image
  UNION ALL SELECT 'tour', tour_id, description, false, 11, n, 0, 'highlights.' || n || '.description' FROM (
    SELECT tour_id, description, row_number() OVER (PARTITION BY tour_id ORDER BY position) - 1 AS n
    FROM tour_highlight) AS highlight
  UNION ALL SELECT 'tour', tour_id, title, false, 12, n, 0, 'itineraries.' || n || '.title' FROM day
  UNION ALL SELECT 'tour', tour_id, activity.description, false, 12, day.n, 1 + activity.n,
      'itineraries.' || day.n || '.activities.' || activity.n || '.description'
    FROM (SELECT *, row_number() OVER (PARTITION BY day_id ORDER BY position) - 1 AS n FROM itinerary_activity) AS activity
    JOIN day ON day.id = activity.day_id
  UNION ALL SELECT 'tour', tour_id, meal.description, false, 12, day.n, 1000000 + meal.n,
      'itineraries.' || day.n || '.meals.' || meal.n || '.description'
    FROM (SELECT *, row_number() OVER (PARTITION BY day_id ORDER BY position) - 1 AS n FROM itinerary_meal) AS meal
    JOIN day ON day.id = meal.day_id
  UNION ALL SELECT 'tour', tour_id, description, false, 13, n, 0, 'included_excluded.' || n || '.description' FROM (
    SELECT tour_id, description, row_number() OVER (PARTITION BY tour_id ORDER BY position) - 1 AS n
    FROM included_excluded) AS inclusion
  UNION ALL SELECT 'tour', tour_id, texts, false, 14, n, part, 'faqs.' || n || '.' || name FROM (
    SELECT tour_id, question, answer, row_number() OVER (PARTITION BY tour_id ORDER BY position) - 1 AS n
    FROM tour_faq) AS faq,
    LATERAL (VALUES (0, 'question', question), (1, 'answer', answer)) AS given(part, name, texts)
  UNION ALL SELECT 'tour', tour_id, description, false, 15, n, 0, 'cancellation_policies.' || n || '.description' FROM (
    SELECT tour_id, description, row_number() OVER (PARTITION BY tour_id ORDER BY position) - 1 AS n
    FROM cancellation_policy) AS policy
  UNION ALL SELECT 'promo', id, title, false, 1, 0, 0, 'title' FROM promo
  UNION ALL SELECT 'promo', id, description, false, 2, 0, 0, 'description' FROM promo
  UNION ALL SELECT 'blog', id, title, false, 1, 0, 0, 'title' FROM blog
  UNION ALL SELECT 'blog', id, content, true, 2, 0, 0, 'content' FROM blog
  UNION ALL SELECT 'blog', id, seo_title, false, 3, 0, 0, 'seo_title' FROM blog
  UNION ALL SELECT 'blog', id, seo_description, false, 4, 0, 0, 'seo_description' FROM blog
  UNION ALL SELECT 'closed_period', id, reason, false, 1, 0, 0, 'reason' FROM closed_period
)
SELECT entity, record_key::text AS record_key, language, path, is_html,
  row_number() OVER (PARTITION BY entity, record_key, language ORDER BY rank, item, part) - 1 AS position,
  CASE WHEN texts->>'en' ~ '\S' THEN texts->>'en' END AS source,
  CASE WHEN texts->>language ~ '\S' THEN texts->>language END AS target
FROM texts, unnest(array_remove(site_languages(), 'en')) AS language;

INSERT INTO translation_pair (language, source_print, target_print, source, target, origin)
SELECT language, text_print(source), text_print(target),
  CASE WHEN NOT is_html AND char_length(source) <= 2000 THEN source END,
  CASE WHEN NOT is_html AND char_length(target) <= 2000 THEN target END,
  'before'
FROM present_text WHERE source IS NOT NULL AND target IS NOT NULL
ON CONFLICT DO NOTHING;

INSERT INTO open_translation (entity, record_key, language, path, position, state, source, source_print)
SELECT entity, record_key, language, path, position, 'missing', CASE WHEN NOT is_html THEN source END, text_print(source)
FROM present_text WHERE source IS NOT NULL AND target IS NULL;

INSERT INTO translation_state (entity, record_key, language, missing, stale, machine)
SELECT entity, record_key, language, count(*) FILTER (WHERE source IS NOT NULL AND target IS NULL), 0, 0
FROM present_text GROUP BY entity, record_key, language;

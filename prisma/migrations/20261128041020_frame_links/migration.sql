-- Header and footer of every page link to promos, tours and quick searches only while visitors find something there (R-50.9).
-- Each write that could change this compares the links with those that pages have, and raises `home-links` if they differ.
DROP TRIGGER promo_first ON "promo";
DROP TRIGGER promo_last ON "promo";
DROP TRIGGER tour_first ON "tour";
DROP TRIGGER tour_last ON "tour";
DROP FUNCTION note_first_record();
DROP FUNCTION note_last_record();

CREATE INDEX "tour_publish_from_idx" ON "tour" ("publish_from") WHERE "publish_from" IS NOT NULL;
CREATE INDEX "tour_publish_until_idx" ON "tour" ("publish_until") WHERE "publish_until" IS NOT NULL;

-- The searches of footer (components/site/layout/navigation.ts) and chips (lib/tours/list/list-state.ts).
CREATE FUNCTION quick_searches() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['James Bond', 'Phi Phi', 'rental', 'guide', 'Similan', 'elephant', 'Zipline & ATV'];

-- Whether visitors see promos and tours on the home page, the quick searches that find a tour by type of tour, and until which
-- day this holds without a write.
CREATE FUNCTION frame_links() RETURNS jsonb
LANGUAGE sql STABLE AS $$
  WITH now AS MATERIALIZED (SELECT (now() AT TIME ZONE 'Asia/Bangkok')::date AS today),
  promos AS MATERIALIZED (
    SELECT max(last_day) AS last FROM now, (
      SELECT (end_date AT TIME ZONE 'UTC')::date AS last_day FROM promo WHERE published) AS shown
    WHERE last_day >= today),
  plans AS MATERIALIZED (
    SELECT search, (search_plan(search) ->> 'needed')::tsquery AS needed FROM unnest(quick_searches()) AS search),
  found AS (
    SELECT type, search FROM generate_series(1, 3) AS types (type), plans
    WHERE EXISTS (
      SELECT FROM tour, now WHERE tour_type = type AND search_words @@ needed
        AND published AND coalesce(publish_from <= today, true) AND coalesce(publish_until >= today, true)))
  SELECT jsonb_build_object(
    'promo', (SELECT last IS NOT NULL FROM promos),
    'packages', EXISTS (
      SELECT FROM tour, now WHERE tour_type = 1 AND published
        AND coalesce(publish_from <= today, true) AND coalesce(publish_until >= today, true)),
    'searches', (
      SELECT coalesce(jsonb_object_agg(type, searches), '{}') FROM (
        SELECT type, jsonb_agg(search ORDER BY search) AS searches FROM found GROUP BY type) AS by_type),
    'until', least(
      (SELECT last FROM promos),
      (SELECT min(publish_from) - 1 FROM tour, now WHERE published AND publish_from > today),
      (SELECT min(publish_until) FROM tour, now WHERE published AND publish_until >= today)))
$$;

ALTER TABLE "content_version" ADD COLUMN "frame_links" JSONB;

-- At commit, behind the lock of the version, so that each write sees the writes before it.
CREATE OR REPLACE FUNCTION raise_content_version() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  raised text[];
  previous uuid;
  latest content_version;
  known jsonb;
  links jsonb;
BEGIN
  DELETE FROM content_change WHERE transaction_id = NEW.transaction_id;
  WITH noted AS (DELETE FROM content_change_key WHERE transaction_id = NEW.transaction_id RETURNING key)
    SELECT array_agg(key ORDER BY key) INTO raised FROM noted;
  IF raised IS NULL OR cardinality(raised) > 1000 THEN
    raised := ARRAY['*'];
  END IF;
  SELECT write_id, frame_links INTO previous, known FROM content_version FOR UPDATE;
  links := known;
  IF EXISTS (SELECT FROM unnest(raised) AS key WHERE key ~ '^(\*|promo:|tours?:|tour-words:|search-words)') THEN
    links := frame_links();
    -- Pages render their links again after the day that they know, so that a later day is no change.
    IF known IS NULL OR links - 'until' <> known - 'until'
      OR coalesce(links ->> 'until', 'never') < coalesce(known ->> 'until', 'never')
      OR known ->> 'until' < to_char(now() AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD')
    THEN
      raised := ARRAY(SELECT DISTINCT key FROM unnest(raised || ARRAY['home-links']) AS key ORDER BY key);
    ELSE
      links := known;
    END IF;
  END IF;
  UPDATE content_version SET version = version + 1, frame_links = links RETURNING * INTO latest;
  -- After a recovery of the row alone its number is in the log already.
  INSERT INTO content_log (version, write_id, previous_write_id, keys)
    VALUES (latest.version, latest.write_id, previous, raised)
    ON CONFLICT (version) DO UPDATE SET
      write_id = excluded.write_id, previous_write_id = excluded.previous_write_id, keys = excluded.keys;
  DELETE FROM content_log WHERE version <= latest.version - 5000;
  RETURN NULL;
END
$$;

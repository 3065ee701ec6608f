-- The version of the content. A commit that changed content raises the version, writes the keys to the log and
-- notifies the processes.

-- Gives each version an id of its own. A restored version with the same number has another id.
CREATE OR REPLACE FUNCTION identify_content_version() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.write_id := gen_random_uuid();
  RETURN NEW;
END
$$;

-- Notifies the processes of a new version. The channel is called `content`.
CREATE OR REPLACE FUNCTION announce_content_version() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', NEW.version::text);
  RETURN NULL;
END
$$;

-- Returns the time zone of the operator's days, as staff have chosen it.
CREATE OR REPLACE FUNCTION site_time_zone() RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT time_zone FROM site WHERE id = 1), 'Asia/Bangkok')
$$;

-- Returns the searches of the footer (components/site/layout/navigation.ts) and of the chips
-- (lib/tours/list/list-state.ts).
CREATE OR REPLACE FUNCTION quick_searches() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['James Bond', 'Phi Phi', 'rental', 'guide', 'Similan', 'elephant', 'Zipline & ATV'];

-- Returns which links of header and footer have content behind them: promos, articles, the kinds with tours, and the
-- quick searches that find tours of each kind. `until` is the last day of this result if no record changes.
CREATE OR REPLACE FUNCTION frame_links() RETURNS jsonb
LANGUAGE sql STABLE AS $$
  WITH now AS MATERIALIZED (SELECT (now() AT TIME ZONE site_time_zone())::date AS today),
  promos AS MATERIALIZED (
    SELECT max(last_day) AS last FROM now, (
      SELECT (end_date AT TIME ZONE 'UTC')::date AS last_day FROM promo WHERE published) AS shown
    WHERE last_day >= today),
  articles AS MATERIALIZED (
    SELECT coalesce(bool_or(first_day <= today), false) AS shown, min(first_day) AS first FROM now, (
      SELECT (posting_date AT TIME ZONE 'UTC')::date AS first_day FROM blog WHERE published) AS written),
  kinds AS MATERIALIZED (
    SELECT type FROM generate_series(1, 3) AS types (type)
    WHERE EXISTS (
      SELECT FROM tour, now WHERE tour_type = type AND published
        AND coalesce(publish_from <= today, true) AND coalesce(publish_until >= today, true))),
  plans AS MATERIALIZED (
    SELECT search, (search_plan(search) ->> 'needed')::tsquery AS needed FROM unnest(quick_searches()) AS search),
  found AS (
    SELECT type, search FROM generate_series(1, 3) AS types (type), plans
    WHERE EXISTS (
      SELECT FROM tour, now WHERE tour_type = type AND search_words @@ needed
        AND published AND coalesce(publish_from <= today, true) AND coalesce(publish_until >= today, true)))
  SELECT jsonb_build_object(
    'promo', (SELECT last IS NOT NULL FROM promos),
    'packages', EXISTS (SELECT FROM kinds WHERE type = 1),
    'kinds', (SELECT coalesce(jsonb_agg(type ORDER BY type), '[]') FROM kinds),
    'blogs', (SELECT shown FROM articles),
    'searches', (
      SELECT coalesce(jsonb_object_agg(type, searches), '{}') FROM (
        SELECT type, jsonb_agg(search ORDER BY search) AS searches FROM found GROUP BY type) AS by_type),
    'until', least(
      (SELECT last FROM promos),
      (SELECT first - 1 FROM articles WHERE NOT shown),
      (SELECT min(publish_from) - 1 FROM tour, now WHERE published AND publish_from > today),
      (SELECT min(publish_until) FROM tour, now WHERE published AND publish_until >= today)))
$$;

-- Raises the version at commit. The row of the version is locked first, so that each write sees the writes before it.
-- Writes that can change the links of header and footer compare these links with the known ones.
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
  IF EXISTS (SELECT FROM unnest(raised) AS key WHERE key ~ '^(\*|site:|promo:|blogs$|tours?:|tour-words:|search-words)') THEN
    links := frame_links();
    -- Pages render their links again after the day that they know, so that a later day is no change.
    IF known IS NULL OR links - 'until' <> known - 'until'
      OR coalesce(links ->> 'until', 'never') < coalesce(known ->> 'until', 'never')
      OR known ->> 'until' < to_char(now() AT TIME ZONE site_time_zone(), 'YYYY-MM-DD')
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

-- Returns the version, the run of the database server and the log since a known version. The log is empty if the
-- known version is too old to be followed.
CREATE OR REPLACE FUNCTION content_changes_since(known bigint, OUT version bigint, OUT write_id text, OUT server text, OUT changes jsonb)
LANGUAGE sql STABLE AS $$
  SELECT current.version, current.write_id::text, extract(epoch FROM pg_postmaster_start_time())::text, coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'version', log.version::text, 'write_id', log.write_id, 'previous_write_id', log.previous_write_id, 'keys', log.keys
    ) ORDER BY log.version)
    FROM content_log AS log
    WHERE log.version > known AND log.version <= current.version AND known >= current.version - 1000
  ), '[]')
  FROM content_version AS current
$$;

CREATE OR REPLACE TRIGGER content_version_identify BEFORE UPDATE ON content_version
  FOR EACH ROW EXECUTE FUNCTION identify_content_version();

CREATE OR REPLACE TRIGGER content_version_announce AFTER UPDATE ON content_version
  FOR EACH ROW EXECUTE FUNCTION announce_content_version();

-- A constraint trigger runs at commit. PostgreSQL cannot replace a constraint trigger, so this one is dropped and created again.
DROP TRIGGER IF EXISTS content_change_raise ON content_change;
CREATE CONSTRAINT TRIGGER content_change_raise AFTER INSERT ON content_change DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION raise_content_version();

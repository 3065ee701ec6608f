-- A write raises the names of what it touched beside the content version, so that only the pages that were made of
-- it are rendered anew (docs/decisions/15). "*" stands for everything: pages that nobody can name, and writes of more rows
-- than are worth naming.

-- CreateTable
CREATE TABLE "content_change_key" (
    "transaction_id" BIGINT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "content_change_key_pkey" PRIMARY KEY ("transaction_id","key")
);

-- CreateTable
CREATE TABLE "content_log" (
    "version" BIGINT NOT NULL,
    "write_id" UUID NOT NULL,
    "previous_write_id" UUID NOT NULL,
    "keys" TEXT[],

    CONSTRAINT "content_log_pkey" PRIMARY KEY ("version")
);

CREATE FUNCTION raise_content_keys(raised text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  own bigint;
BEGIN
  IF coalesce(cardinality(raised), 0) = 0 THEN
    RETURN;
  END IF;
  own := pg_current_xact_id()::text::bigint;
  INSERT INTO content_change (transaction_id) VALUES (own) ON CONFLICT DO NOTHING;
  INSERT INTO content_change_key (transaction_id, key) SELECT own, unnest(raised) ON CONFLICT DO NOTHING;
END
$$;

-- At commit: one row of the log beside the raised version. A version without a row (raised by hand) breaks the chain of
-- write ids, and so renews everything.
CREATE OR REPLACE FUNCTION raise_content_version() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  raised text[];
  previous uuid;
  latest content_version;
BEGIN
  DELETE FROM content_change WHERE transaction_id = NEW.transaction_id;
  WITH noted AS (DELETE FROM content_change_key WHERE transaction_id = NEW.transaction_id RETURNING key)
    SELECT array_agg(key ORDER BY key) INTO raised FROM noted;
  IF raised IS NULL OR cardinality(raised) > 1000 THEN
    raised := ARRAY['*'];
  END IF;
  SELECT write_id INTO previous FROM content_version FOR UPDATE;
  UPDATE content_version SET version = version + 1 RETURNING * INTO latest;
  -- After a recovery of the row alone its number is in the log already.
  INSERT INTO content_log (version, write_id, previous_write_id, keys)
    VALUES (latest.version, latest.write_id, previous, raised)
    ON CONFLICT (version) DO UPDATE SET
      write_id = excluded.write_id, previous_write_id = excluded.previous_write_id, keys = excluded.keys;
  DELETE FROM content_log WHERE version <= latest.version - 5000;
  RETURN NULL;
END
$$;

-- The version, the run of the server, and the log since a known version; without the log where that is too long ago to be
-- followed.
CREATE FUNCTION content_changes_since(known bigint, OUT version bigint, OUT write_id text, OUT server text, OUT changes jsonb)
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

-- What a changed row touches: `before` is null for a new row, `after` for a deleted one. Lists are touched by every column
-- but those that only cards and pages show, so that a new column counts until it is named here.
CREATE FUNCTION content_keys(content text, before jsonb, after jsonb) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  localized CONSTANT text := '(_(' || array_to_string(site_languages(), '|') || '))?';
  shown CONSTANT text := '^(' || concat_ws('|',
    'name', 'duration', 'location', 'overview', 'code', 'currency', 'starting_price', 'original_price', 'image',
    'created_at', 'updated_at', 'search_words',
    'title' || localized, 'content' || localized, 'seo_title' || localized, 'seo_description' || localized) || ')$';
  changed CONSTANT text[] := ARRAY(
    SELECT name FROM jsonb_each(before) AS was (name, value) FULL JOIN jsonb_each(after) AS becomes (name, value) USING (name)
    WHERE was.value IS DISTINCT FROM becomes.value);
  listed CONSTANT boolean := EXISTS (SELECT FROM unnest(changed) AS name WHERE name !~ shown);
  searched CONSTANT boolean := 'search_words' = ANY (changed);
  side jsonb;
BEGIN
  IF changed = '{}' THEN
    RETURN;
  END IF;
  -- No row shows a file that is new or gone (foreign keys); a transaction beside this one may just begin to show this one.
  IF content = 'stored_image' THEN
    IF before IS NOT NULL AND after IS NOT NULL AND changed <> ARRAY['created_at'] THEN
      RETURN NEXT '*';
    END IF;
    RETURN;
  END IF;
  FOREACH side IN ARRAY ARRAY[before, after] LOOP
    CONTINUE WHEN side IS NULL;
    CASE
      WHEN content = 'tour' THEN
        RETURN NEXT 'tour:' || (side ->> 'id');
        IF listed THEN
          RETURN NEXT 'tours:' || (side ->> 'tour_type');
        END IF;
        IF searched THEN
          RETURN NEXT 'tour-words:' || (side ->> 'tour_type');
        END IF;
      WHEN content = 'blog' THEN
        RETURN NEXT 'blog:' || (side ->> 'id');
        IF listed THEN
          RETURN NEXT 'blogs';
        END IF;
        IF searched THEN
          RETURN NEXT 'blog-words';
        END IF;
      WHEN content = 'promo' THEN
        RETURN NEXT 'promo:' || (side ->> 'id');
      WHEN content = 'seo_content' THEN
        RETURN NEXT 'seo:' || (side ->> 'page');
      WHEN content = 'search_word' THEN
        RETURN NEXT 'search-words';
      WHEN side ? 'tour_id' THEN
        RETURN NEXT 'tour:' || (side ->> 'tour_id');
      WHEN side ? 'day_id' THEN
        -- A day that is gone has raised its tour itself.
        RETURN QUERY SELECT 'tour:' || tour_id FROM itinerary_day WHERE id = (side ->> 'day_id')::integer;
      ELSE
        RETURN NEXT '*';
    END CASE;
  END LOOP;
END
$$;

-- The arguments are the columns of the primary key.
CREATE FUNCTION note_content_rows() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 500;
  name CONSTANT text[] := TG_ARGV;
  many boolean;
  raised text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    many := EXISTS (SELECT FROM old_rows OFFSET most);
  ELSE
    many := EXISTS (SELECT FROM new_rows OFFSET most);
  END IF;
  IF many THEN
    raised := ARRAY['*'];
  ELSIF TG_OP = 'INSERT' THEN
    raised := ARRAY(
      SELECT DISTINCT key FROM new_rows AS fresh, content_keys(TG_TABLE_NAME, NULL, to_jsonb(fresh)) AS key);
  ELSIF TG_OP = 'DELETE' THEN
    raised := ARRAY(
      SELECT DISTINCT key FROM old_rows AS gone, content_keys(TG_TABLE_NAME, to_jsonb(gone), NULL) AS key);
  ELSE
    raised := ARRAY(
      WITH before AS (
        SELECT value, ARRAY(SELECT value ->> part FROM unnest(name) AS part) AS id
        FROM (SELECT to_jsonb(was) AS value FROM old_rows AS was) AS rows
      ), after AS (
        SELECT value, ARRAY(SELECT value ->> part FROM unnest(name) AS part) AS id
        FROM (SELECT to_jsonb(becomes) AS value FROM new_rows AS becomes) AS rows
      )
      SELECT DISTINCT key FROM before FULL JOIN after USING (id), content_keys(TG_TABLE_NAME, before.value, after.value) AS key);
  END IF;
  PERFORM raise_content_keys(raised);
  RETURN NULL;
END
$$;

-- For what has no rows to compare, and for tables whose pages nobody named.
CREATE OR REPLACE FUNCTION note_content_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['*']);
  RETURN NULL;
END
$$;

CREATE FUNCTION watch_content(content text, VARIADIC id text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  arguments CONSTANT text := (SELECT string_agg(quote_literal(part), ', ') FROM unnest(id) AS part);
BEGIN
  EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', content || '_content_change', content);
  EXECUTE format(
    'CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()',
    content || '_content_change', content);
  EXECUTE format(
    'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_content_rows(%s)',
    content || '_content_insert', content, arguments);
  EXECUTE format(
    'CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_content_rows(%s)',
    content || '_content_update', content, arguments);
  EXECUTE format(
    'CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_content_rows(%s)',
    content || '_content_delete', content, arguments);
END
$$;

SELECT watch_content(content, 'id') FROM unnest(ARRAY[
  'tour', 'tour_image', 'tour_price', 'tour_highlight', 'itinerary_day', 'itinerary_activity', 'itinerary_meal',
  'included_excluded', 'tour_faq', 'cancellation_policy', 'promo', 'blog'
]) AS content;
SELECT watch_content('seo_content', 'page', 'language');
SELECT watch_content('stored_image', 'path');
SELECT watch_content('search_word', 'word');

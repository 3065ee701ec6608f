-- Content keys name what a page shows, such as `tour:12`. Each write notes the keys that it touched, and pages with
-- one of these keys are rendered again (docs/decisions/15).

-- Notes content keys for the running transaction. The key `*` stands for all pages.
CREATE OR REPLACE FUNCTION raise_content_keys(raised text[]) RETURNS void
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

-- Returns the content keys that a changed row touches. `before` is NULL for a new row and `after` is NULL for a
-- deleted row. `shown` lists the columns by which lists neither sort nor filter. Rows of a calendar touch their tour,
-- and closed days of the operator touch every page that shows tours.
CREATE OR REPLACE FUNCTION content_keys(content text, before jsonb, after jsonb) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  localized CONSTANT text := '(_(' || array_to_string(site_languages(), '|') || '))?';
  shown CONSTANT text := '^(' || concat_ws('|',
    'name', 'duration', 'location', 'overview', 'code', 'currency', 'starting_price', 'original_price', 'image',
    'created_at', 'updated_at', 'search_words', 'weekdays', 'cutoff_days', 'cutoff_time', 'only_in_seasons',
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
      WHEN content = 'closed_period' THEN
        RETURN NEXT 'closed-days';
      WHEN content = 'tour_day' THEN
        RETURN NEXT 'tour-days:' || (side ->> 'tour_id');
        RETURN NEXT 'tours-on:' || (side ->> 'day');
      WHEN side ? 'tour_id' THEN
        RETURN NEXT 'tour:' || (side ->> 'tour_id');
      WHEN side ? 'day_id' THEN
        -- A day that is gone has raised its tour itself.
        RETURN QUERY SELECT 'tour:' || tour_id FROM itinerary_day WHERE id = (side ->> 'day_id')::integer;
      WHEN side ? 'season_id' THEN
        -- A season that is gone has raised its tour itself.
        RETURN QUERY SELECT 'tour:' || tour_id FROM tour_season WHERE id = (side ->> 'season_id')::integer;
      ELSE
        RETURN NEXT '*';
    END CASE;
  END LOOP;
END
$$;

-- Raises all pages, for a TRUNCATE and for tables without keys of their own.
CREATE OR REPLACE FUNCTION note_content_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['*']);
  RETURN NULL;
END
$$;

-- Raises the content keys of the changed rows. The arguments of the trigger are the columns of the primary key. More
-- than 500 rows raise all pages.
CREATE OR REPLACE FUNCTION note_content_rows() RETURNS trigger
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

-- Raises the content key of each changed record, such as `promo:5`. A record that is written with the same values
-- raises none. More than 500 records raise all pages.
CREATE OR REPLACE FUNCTION note_content_records() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 500;
  touched integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT id FROM new_rows LIMIT most + 1);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT id FROM old_rows LIMIT most + 1);
  ELSE
    touched := ARRAY(
      SELECT id FROM old_rows AS was FULL JOIN new_rows AS becomes USING (id)
      WHERE to_jsonb(was) IS DISTINCT FROM to_jsonb(becomes) LIMIT most + 1);
  END IF;
  IF cardinality(touched) > most THEN
    PERFORM raise_content_keys(ARRAY['*']);
  ELSE
    PERFORM raise_content_keys(ARRAY(SELECT TG_TABLE_NAME || ':' || id FROM unnest(touched) AS id));
  END IF;
  RETURN NULL;
END
$$;

-- Raises the key of the known words once for a statement, because a new tour brings hundreds of words.
CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    touched := EXISTS (SELECT FROM old_rows);
  ELSE
    touched := EXISTS (SELECT FROM new_rows);
  END IF;
  IF touched THEN
    PERFORM raise_content_keys(ARRAY['search-words']);
  END IF;
  RETURN NULL;
END
$$;

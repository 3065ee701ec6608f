-- The searched words that each tour and article keeps, and the triggers that renew these words.

-- Returns the names and aliases of the stops of a tour, one on a line.
CREATE OR REPLACE FUNCTION tour_stop_texts(tour integer) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(concat_ws(E'\n', localized_texts(place.name), array_to_string(place.aliases, E'\n')), E'\n' ORDER BY code)
  FROM place WHERE code IN (SELECT place_code FROM tour_stop WHERE tour_id = tour)
$$;

-- Returns the highlights and the itinerary of a tour, in which only activities are searched.
CREATE OR REPLACE FUNCTION tour_part_texts(tour integer) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(E'\n',
    (SELECT string_agg(localized_texts(description), E'\n') FROM tour_highlight WHERE tour_id = tour),
    (SELECT string_agg(localized_texts(title), E'\n') FROM itinerary_day WHERE tour_id = tour),
    (SELECT string_agg(localized_texts(description), E'\n')
      FROM itinerary_activity JOIN itinerary_day AS day ON day.id = day_id WHERE tour_id = tour))
$$;

-- Returns the activities that the fields of a tour mention, each with the label of the best field. Facts of the tour
-- count like the overview.
CREATE OR REPLACE FUNCTION tour_activities(labels text[], texts text[], stated jsonb)
RETURNS TABLE (lexeme text, label text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH field AS MATERIALIZED (
    SELECT given.label, ' ' || array_to_string(tokens, ' ') || ' ' AS words,
      ARRAY(SELECT DISTINCT stem FROM unnest(tokens) AS token, unnest(search_stems(token) || token) AS stem) AS stems
    FROM unnest(labels, texts) AS given (label, content), search_tokens(content) AS tokens
  )
  SELECT activity_lexeme(code), min(mentioned.label) FROM (
    SELECT code, field.label FROM search_activity AS activity, field
      WHERE activity.stems && field.stems OR EXISTS (
        SELECT FROM unnest(activity.words) AS phrase
        WHERE strpos(phrase, ' ') > 0 AND strpos(field.words, ' ' || phrase || ' ') > 0)
    UNION ALL
    SELECT code, 'C' FROM search_activity, jsonb_array_elements(facts) AS fact WHERE stated @> fact
  ) AS mentioned
  GROUP BY code
$$;

-- Keeps the searched words of a tour. Label A is the name, B the area, C the overview and D the parts.
CREATE OR REPLACE FUNCTION keep_tour_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  title text := concat_ws(E'\n', localized_texts(NEW.name), NEW.code, regexp_replace(NEW.code, '[^[:alnum:]]+', '', 'g'));
  area text := concat_ws(E'\n', localized_texts(NEW.location), tour_stop_texts(NEW.id));
  overview text := localized_texts(NEW.overview);
BEGIN
  PERFORM learn_search_words(search_tokens(concat_ws(E'\n', title, area, overview)));
  SELECT search_labelled_vector(array_agg(token), array_agg(label)) INTO NEW.search_words FROM (
    SELECT unnest(search_tokens(title)) AS token, 'A' AS label
    UNION ALL SELECT search_pairs(title), 'A'
    UNION ALL SELECT unnest(search_tokens(area)), 'B'
    UNION ALL SELECT search_pairs(area), 'B'
    UNION ALL SELECT unnest(search_tokens(overview)), 'C'
    UNION ALL SELECT lexeme, label FROM tour_activities(
      ARRAY['A', 'B', 'C', 'D'], ARRAY[title, area, overview, tour_part_texts(NEW.id)], NEW.facts)
  ) AS words;
  RETURN NEW;
END
$$;

-- Keeps the searched words of an article. Label A is the title and C the content.
CREATE OR REPLACE FUNCTION keep_blog_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  short text := concat_ws(E'\n', localized_texts(NEW.title), NEW.category);
  html text := localized_texts(NEW.content);
  content text[] := search_tokens(regexp_replace(html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi'));
BEGIN
  PERFORM learn_search_words(search_tokens(short) || content);
  SELECT search_labelled_vector(array_agg(token), array_agg(label)) INTO NEW.search_words FROM (
    SELECT unnest(search_tokens(short)) AS token, 'A' AS label
    UNION ALL SELECT search_pairs(short), 'A'
    UNION ALL SELECT unnest(content), 'C'
  ) AS words;
  RETURN NEW;
END
$$;

-- Keeps the words and stems of an activity's single words beside its phrases, because making them takes milliseconds.
CREATE OR REPLACE FUNCTION keep_activity_stems() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.stems := ARRAY(
    SELECT DISTINCT stem FROM unnest(NEW.words) AS word, unnest(search_stems(word) || word) AS stem WHERE strpos(word, ' ') = 0);
  RETURN NEW;
END
$$;

-- Takes the lock of the stops. A writer of stops shares the lock with others, and a writer who names a place holds
-- the lock alone, so neither reads what the other has not committed. This lock comes before the locks of lists and
-- tours (lib/tours/places/mutations.ts).
CREATE OR REPLACE FUNCTION lock_stops(alone boolean) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF alone THEN
    PERFORM pg_advisory_xact_lock(4713, 0);
  ELSE
    PERFORM pg_advisory_xact_lock_shared(4713, 0);
  END IF;
END
$$;

-- Renews the searched words of tours. Tours are locked in one order, as by every change of several tours.
CREATE OR REPLACE FUNCTION renew_search_words(tours integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tour WHERE id = ANY (tours) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tour SET search_words = NULL WHERE id = ANY (tours);
END
$$;

-- Renews the words of the tours whose parts were written. The argument says how a row leads to its tour: by a column
-- of its own (`tour`), or through the day of the itinerary (`day`).
CREATE OR REPLACE FUNCTION renew_words_of_parts() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  of_days constant text := 'SELECT tour_id FROM %1$I AS part JOIN itinerary_day AS day ON day.id = part.day_id';
  touched integer[] := '{}';
  found integer[];
  rows_of text;
BEGIN
  FOREACH rows_of IN ARRAY CASE TG_OP
    WHEN 'INSERT' THEN ARRAY['new_rows'] WHEN 'DELETE' THEN ARRAY['old_rows'] ELSE ARRAY['old_rows', 'new_rows'] END
  LOOP
    EXECUTE format('SELECT array_agg(DISTINCT tour_id) FROM (' ||
      CASE TG_ARGV[0] WHEN 'day' THEN of_days ELSE 'SELECT tour_id FROM %1$I' END || ') AS part JOIN tour ON tour.id = tour_id',
      rows_of) INTO found;
    touched := touched || coalesce(found, '{}');
  END LOOP;
  IF touched <> '{}' THEN
    PERFORM renew_search_words(touched);
  END IF;
  RETURN NULL;
END
$$;

-- Renews the words of the tours that stop at a renamed place. No tour stops at a place that is new or deleted.
CREATE OR REPLACE FUNCTION renew_words_of_places() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  renamed text[] := ARRAY(
    SELECT code FROM new_rows AS becomes LEFT JOIN old_rows AS was USING (code)
    WHERE (was.name, was.aliases) IS DISTINCT FROM (becomes.name, becomes.aliases));
BEGIN
  IF renamed <> '{}' THEN
    PERFORM lock_stops(true);
    PERFORM renew_search_words(ARRAY(SELECT DISTINCT tour_id FROM tour_stop WHERE place_code = ANY (renamed)));
  END IF;
  RETURN NULL;
END
$$;

-- Renews the words of the tours whose stops changed. Pages of tours name others that stop at the same places, so a
-- changed stop raises the stops of its kind of tours as well.
CREATE OR REPLACE FUNCTION renew_words_of_stops() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT DISTINCT tour_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    -- Stops also go with their tour.
    touched := ARRAY(SELECT DISTINCT tour_id FROM old_rows JOIN tour ON tour.id = tour_id);
  ELSE
    -- Another order of the same stops touches nothing here.
    touched := ARRAY(
      SELECT tour_id FROM (SELECT tour_id, place_code FROM old_rows EXCEPT SELECT tour_id, place_code FROM new_rows) AS gone
      UNION
      SELECT tour_id FROM (SELECT tour_id, place_code FROM new_rows EXCEPT SELECT tour_id, place_code FROM old_rows) AS fresh);
  END IF;
  IF touched <> '{}' THEN
    PERFORM lock_stops(false);
    PERFORM renew_search_words(touched);
    PERFORM raise_content_keys(ARRAY(SELECT DISTINCT 'stops:' || tour_type FROM tour WHERE id = ANY (touched)));
  END IF;
  RETURN NULL;
END
$$;

-- Renews the words of all tours after a change of the activities.
CREATE OR REPLACE FUNCTION renew_words_of_activities() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_search_words(ARRAY(SELECT id FROM tour));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tour_search_words
  BEFORE INSERT OR UPDATE OF name, location, overview, code, facts, search_words ON tour
  FOR EACH ROW EXECUTE FUNCTION keep_tour_search_words();
CREATE OR REPLACE TRIGGER blog_search_words BEFORE INSERT OR UPDATE OF title, category, content ON blog
  FOR EACH ROW EXECUTE FUNCTION keep_blog_search_words();
CREATE OR REPLACE TRIGGER search_activity_stems BEFORE INSERT OR UPDATE ON search_activity
  FOR EACH ROW EXECUTE FUNCTION keep_activity_stems();
CREATE OR REPLACE TRIGGER search_activity_words AFTER INSERT OR UPDATE OR DELETE ON search_activity
  FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_activities();
CREATE OR REPLACE TRIGGER place_search_update AFTER UPDATE ON place
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_places();

CREATE OR REPLACE TRIGGER tour_stop_search_insert AFTER INSERT ON tour_stop
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_stops();
CREATE OR REPLACE TRIGGER tour_stop_search_update AFTER UPDATE ON tour_stop
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_stops();
CREATE OR REPLACE TRIGGER tour_stop_search_delete AFTER DELETE ON tour_stop
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_stops();

CREATE OR REPLACE TRIGGER tour_highlight_search_insert AFTER INSERT ON tour_highlight
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('tour');
CREATE OR REPLACE TRIGGER tour_highlight_search_update AFTER UPDATE ON tour_highlight
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('tour');
CREATE OR REPLACE TRIGGER tour_highlight_search_delete AFTER DELETE ON tour_highlight
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('tour');

CREATE OR REPLACE TRIGGER itinerary_day_search_insert AFTER INSERT ON itinerary_day
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('tour');
CREATE OR REPLACE TRIGGER itinerary_day_search_update AFTER UPDATE ON itinerary_day
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('tour');
CREATE OR REPLACE TRIGGER itinerary_day_search_delete AFTER DELETE ON itinerary_day
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('tour');

CREATE OR REPLACE TRIGGER itinerary_activity_search_insert AFTER INSERT ON itinerary_activity
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('day');
CREATE OR REPLACE TRIGGER itinerary_activity_search_update AFTER UPDATE ON itinerary_activity
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('day');
CREATE OR REPLACE TRIGGER itinerary_activity_search_delete AFTER DELETE ON itinerary_activity
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts('day');

-- A tour is found by the places where it stops: by their names in all languages, and by what else people call them.

-- Names and aliases of a tour's stops, one a line.
CREATE FUNCTION tour_stop_texts(tour integer) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(concat_ws(E'\n', localized_texts(place.name), array_to_string(place.aliases, E'\n')), E'\n' ORDER BY code)
  FROM place WHERE code IN (SELECT place_code FROM tour_stop WHERE tour_id = tour)
$$;

CREATE OR REPLACE FUNCTION keep_tour_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  short text := concat_ws(E'\n', localized_texts(NEW.name, NEW.location), NEW.code,
    regexp_replace(NEW.code, '[^[:alnum:]]+', '', 'g'), tour_stop_texts(NEW.id));
  words text[] := search_tokens(concat_ws(E'\n', short, localized_texts(NEW.overview)));
BEGIN
  PERFORM learn_search_words(words);
  NEW.search_words := search_vector(words || ARRAY(SELECT search_pairs(short)));
  RETURN NEW;
END
$$;

-- A write of the words themselves makes them anew.
DROP TRIGGER tour_search_words ON "tour";
CREATE TRIGGER tour_search_words BEFORE INSERT OR UPDATE OF name, location, overview, code, search_words ON "tour"
  FOR EACH ROW EXECUTE FUNCTION keep_tour_search_words();

-- Whoever writes stops holds this lock with others, whoever names a place holds it alone: neither reads what the other has
-- not yet committed. It comes before the locks of lists and tours (lib/tours/places/mutations.ts).
CREATE FUNCTION lock_stops(alone boolean) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF alone THEN
    PERFORM pg_advisory_xact_lock(4713, 0);
  ELSE
    PERFORM pg_advisory_xact_lock_shared(4713, 0);
  END IF;
END
$$;

-- In one order, as every change of several tours.
CREATE FUNCTION renew_search_words(tours integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tour WHERE id = ANY (tours) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tour SET search_words = NULL WHERE id = ANY (tours);
END
$$;

CREATE FUNCTION renew_words_of_stops() RETURNS trigger
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
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER tour_stop_search_insert AFTER INSERT ON "tour_stop"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_stops();
CREATE TRIGGER tour_stop_search_update AFTER UPDATE ON "tour_stop"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_stops();
CREATE TRIGGER tour_stop_search_delete AFTER DELETE ON "tour_stop"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_stops();

-- No tour stops at a place that is new or gone.
CREATE FUNCTION renew_words_of_places() RETURNS trigger
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

CREATE TRIGGER place_search_update AFTER UPDATE ON "place"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_places();

SELECT renew_search_words(ARRAY(SELECT DISTINCT tour_id FROM tour_stop));

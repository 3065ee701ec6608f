-- When a place is closed: a list of {"from", "until", "text"} in the form of the API. Tours that stop there still run.
ALTER TABLE "place"
  ADD COLUMN "closures" JSONB NOT NULL DEFAULT '[]',
  ADD CONSTRAINT "place_closures_check" CHECK (jsonb_typeof("closures") = 'array');

-- A place touches all tours that stop there, once its name, its point or its closures change.
CREATE OR REPLACE FUNCTION note_places() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched text[] := '{}';
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT code FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT code FROM old_rows);
  ELSE
    touched := ARRAY(
      SELECT code FROM new_rows AS becomes LEFT JOIN old_rows AS was USING (code)
      WHERE (was.name, was.aliases, was.lat, was.lon, was.closures)
        IS DISTINCT FROM (becomes.name, becomes.aliases, becomes.lat, becomes.lon, becomes.closures));
  END IF;
  IF touched <> '{}' THEN
    PERFORM raise_content_keys(
      ARRAY(SELECT DISTINCT 'tour:' || tour_id FROM tour_stop WHERE place_code = ANY (touched)) || ARRAY['places']);
  END IF;
  RETURN NULL;
END
$$;

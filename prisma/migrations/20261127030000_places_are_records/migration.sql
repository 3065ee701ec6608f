-- A place is a record with versions: an id, its kind and its area (R-52.1). Its code stays the key of stops and of the API.
ALTER TABLE "place"
  ADD COLUMN "id" SERIAL NOT NULL,
  ADD COLUMN "kind" TEXT,
  ADD COLUMN "area" TEXT,
  ADD CONSTRAINT "place_kind_check" CHECK ("kind" ~ '^[a-z][a-z_]*$'),
  ADD CONSTRAINT "place_area_check" CHECK (char_length("area") BETWEEN 1 AND 60);

-- CreateIndex
CREATE UNIQUE INDEX "place_id_key" ON "place"("id");

-- Raises the tours that stop at a place, once its name, its point or its closures change. Staff alone read kind and area.
CREATE OR REPLACE FUNCTION note_places() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched text[] := '{}';
  listed boolean := true;
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
    listed := EXISTS (
      SELECT FROM new_rows AS becomes LEFT JOIN old_rows AS was USING (code)
      WHERE (was.kind, was.area) IS DISTINCT FROM (becomes.kind, becomes.area));
  END IF;
  IF listed OR touched <> '{}' THEN
    PERFORM raise_content_keys(
      ARRAY(SELECT DISTINCT 'tour:' || tour_id FROM tour_stop WHERE place_code = ANY (touched)) || ARRAY['places']);
  END IF;
  RETURN NULL;
END
$$;

SELECT watch_records('place');

CREATE TRIGGER place_stops_insert AFTER INSERT ON "place"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();
CREATE TRIGGER place_stops_update AFTER UPDATE ON "place"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();
CREATE TRIGGER place_stops_delete AFTER DELETE ON "place"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();

-- Proposes a kind where the English name says it plainly. The first match counts.
UPDATE "place" SET "kind" = (
  SELECT kind FROM (VALUES
    (1, 'viewpoint', 'viewpoint|view point'), (2, 'beach', 'beach'), (3, 'bay', 'bay|lagoon'), (4, 'cave', 'cave'),
    (5, 'waterfall', 'waterfalls?'), (6, 'temple', 'temple|wat|buddha|pura|candi'), (7, 'market', 'market'),
    (8, 'lake', 'lake'), (9, 'park', 'park'), (10, 'pier', 'pier|marina|harbour'), (11, 'island', 'islands?|koh?|nusa|pulau')
  ) AS guess (rank, kind, word)
  WHERE name ->> 'en' ~* ('\m(' || word || ')\M')
  ORDER BY rank LIMIT 1);

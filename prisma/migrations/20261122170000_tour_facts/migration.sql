-- What is good to know of a tour, as closed codes that need no translation, how long it takes, and the places where it stops.
-- A tour without any of it is as it was. Which codes there are is the API's business (lib/tours/facts/codes.ts).

ALTER TABLE "tour"
  ADD COLUMN "facts" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "duration_minutes" INTEGER,
  ADD CONSTRAINT "tour_facts_check" CHECK (jsonb_typeof("facts") = 'object'),
  ADD CONSTRAINT "tour_duration_minutes_check" CHECK ("duration_minutes" > 0);

-- CreateTable
CREATE TABLE "place" (
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "aliases" TEXT[] NOT NULL DEFAULT '{}',
    "lat" DECIMAL(8,5),
    "lon" DECIMAL(8,5),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "place_pkey" PRIMARY KEY ("code"),
    CONSTRAINT "place_code_check" CHECK ("code" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT "place_name_check" CHECK (is_localized("name")),
    CONSTRAINT "place_point_check" CHECK (
      ("lat" IS NULL) = ("lon" IS NULL) AND "lat" BETWEEN -90 AND 90 AND "lon" BETWEEN -180 AND 180)
);

-- CreateTable
CREATE TABLE "tour_stop" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "place_code" TEXT NOT NULL,

    CONSTRAINT "tour_stop_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tour_stop_position_check" CHECK ("position" >= 0)
);

-- CreateIndex
CREATE INDEX "tour_facts_idx" ON "tour" USING GIN ("facts" jsonb_path_ops);
CREATE INDEX "tour_stop_tour_id_position_idx" ON "tour_stop"("tour_id", "position");
CREATE INDEX "tour_stop_place_code_idx" ON "tour_stop"("place_code");

-- AddForeignKey
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_tour_id_fkey"
  FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_place_code_fkey"
  FOREIGN KEY ("place_code") REFERENCES "place"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER place_updated_at BEFORE UPDATE OF updated_at ON "place"
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();

-- A stop touches its tour.
SELECT watch_content('tour_stop', 'id');

-- A place touches all tours that stop there, once it is called or lies otherwise than before.
CREATE FUNCTION note_places() RETURNS trigger
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
      WHERE (was.name, was.aliases, was.lat, was.lon) IS DISTINCT FROM (becomes.name, becomes.aliases, becomes.lat, becomes.lon));
  END IF;
  IF touched <> '{}' THEN
    PERFORM raise_content_keys(
      ARRAY(SELECT DISTINCT 'tour:' || tour_id FROM tour_stop WHERE place_code = ANY (touched)) || ARRAY['places']);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER place_content_change AFTER TRUNCATE ON "place"
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER place_content_insert AFTER INSERT ON "place"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();
CREATE TRIGGER place_content_update AFTER UPDATE ON "place"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();
CREATE TRIGGER place_content_delete AFTER DELETE ON "place"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();

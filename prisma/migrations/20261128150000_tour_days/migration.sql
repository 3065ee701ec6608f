-- How many places a day of a tour has left, as staff told it. A day of which nothing was told has no row.
CREATE TABLE "tour_day" (
  "tour_id" INTEGER NOT NULL,
  "day" DATE NOT NULL,
  "state" TEXT NOT NULL,
  "places" SMALLINT,
  "told_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "told_by" TEXT NOT NULL,

  CONSTRAINT "tour_day_pkey" PRIMARY KEY ("tour_id", "day"),
  CONSTRAINT "tour_day_state_check" CHECK ("state" IN ('few', 'full')),
  CONSTRAINT "tour_day_places_check" CHECK ("places" IS NULL OR ("state" = 'few' AND "places" BETWEEN 1 AND 20)),
  CONSTRAINT "tour_day_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "tour_day_day_idx" ON "tour_day" ("day");

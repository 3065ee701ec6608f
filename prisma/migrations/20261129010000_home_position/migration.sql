-- The place of a tour among the top packages of the home page, which staff may choose.
ALTER TABLE "tour" ADD COLUMN "home_position" INTEGER CHECK ("home_position" BETWEEN 1 AND 99);

CREATE INDEX "tour_home_position_idx" ON "tour" ("home_position") WHERE "home_position" IS NOT NULL;

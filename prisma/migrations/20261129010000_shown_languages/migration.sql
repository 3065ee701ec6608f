-- The languages in which visitors see the site. At least one stays.
ALTER TABLE "site"
  ADD COLUMN "shows_id" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "shows_en" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "shows_ru" BOOLEAN NOT NULL DEFAULT true,
  ADD CONSTRAINT "site_shows_a_language" CHECK ("shows_id" OR "shows_en" OR "shows_ru");

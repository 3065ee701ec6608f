-- Whether the dashboard shows the first steps of a new site (R-51.15). No page for visitors reads this row.
CREATE TABLE "getting_started" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "open" BOOLEAN NOT NULL DEFAULT true,

  CONSTRAINT "getting_started_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "getting_started_id_check" CHECK ("id" = 1)
);

-- Without a row the steps are shown. A site with a name of its own has begun already.
INSERT INTO "getting_started" ("open")
SELECT false WHERE EXISTS (SELECT FROM "site" WHERE "name" NOT IN ('', 'Ombak Andaman'));

-- What was looked at, searched for and asked for, by day: sums, and nothing of who it was. No content: no page shows it, so
-- there is no trigger, and no page is rendered anew when something is counted.
CREATE TABLE "figure" (
  -- In Bangkok.
  "day" DATE NOT NULL,
  "what" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  -- Of the page.
  "language" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  -- Of a search: how many records it found when it was counted last.
  "found" INTEGER,

  CONSTRAINT "figure_pkey" PRIMARY KEY ("day", "what", "key", "language"),
  CONSTRAINT "figure_what_check" CHECK ("what" IN ('view', 'request', 'search', 'country')),
  CONSTRAINT "figure_key_check" CHECK (char_length("key") BETWEEN 1 AND 120),
  CONSTRAINT "figure_language_check" CHECK ("language" = ANY (site_languages())),
  CONSTRAINT "figure_count_check" CHECK ("count" > 0),
  CONSTRAINT "figure_found_check" CHECK ("found" IS NULL OR ("what" = 'search' AND "found" >= 0))
);

CREATE INDEX "figure_what_day_idx" ON "figure"("what", "day");

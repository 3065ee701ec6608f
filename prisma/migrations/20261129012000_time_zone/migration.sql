-- The time zone of the operator's days, and its name in sentences.
ALTER TABLE "site"
  ADD COLUMN "time_zone" TEXT NOT NULL DEFAULT 'Asia/Bangkok' CHECK ("time_zone" ~ '^[A-Z][A-Za-z]+/[A-Z][A-Za-z_]+$'),
  ADD COLUMN "time_name" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("time_name", 40));

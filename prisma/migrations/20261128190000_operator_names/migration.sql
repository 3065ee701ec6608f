-- The operator's own names of the three kinds of tours and of the blog, and a short name for the icon of a phone.
ALTER TABLE "site"
  ADD COLUMN "short_name" TEXT CHECK (char_length("short_name") <= 12),
  ADD COLUMN "general_name" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("general_name", 40)),
  ADD COLUMN "international_name" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("international_name", 40)),
  ADD COLUMN "domestic_name" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("domestic_name", 40)),
  ADD COLUMN "blog_name" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("blog_name", 60));

-- A site with the unchanged demo content keeps the name of its blog, which was a word of the software.
UPDATE "site" SET "blog_name" = '{"en": "Notes from the islands", "id": "Catatan dari kepulauan", "ru": "Заметки с островов"}'
  WHERE "name" = 'Ombak Andaman' AND EXISTS (SELECT FROM "demo_record" WHERE "entity" = 'site');

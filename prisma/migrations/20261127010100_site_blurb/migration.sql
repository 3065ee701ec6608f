-- What the operator does, in a sentence at the foot of each page.
ALTER TABLE "site"
  ADD COLUMN "blurb" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("blurb", 300));

-- An English text that was copied from the main language is open until somebody has translated or confirmed the text.
ALTER TABLE "translation_pair"
  DROP CONSTRAINT "translation_pair_language_check",
  ADD CONSTRAINT "translation_pair_language_check" CHECK (language = ANY (site_languages()));
ALTER TABLE "open_translation"
  DROP CONSTRAINT "open_translation_language_check",
  ADD CONSTRAINT "open_translation_language_check" CHECK (language = ANY (site_languages()));

-- What the operator says about the insurance of guests and about the time until an answer, below the button of a tour.
ALTER TABLE "site"
  ADD COLUMN "insurance" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("insurance", 120)),
  ADD COLUMN "answer_time" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("answer_time", 80));

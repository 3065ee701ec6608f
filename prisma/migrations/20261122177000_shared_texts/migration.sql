-- Texts that many tours share, and where the parts of a tour came from (docs/decisions/35).

-- CreateTable
CREATE TABLE "shared_text" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "question" JSONB,
    "text" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "shared_text_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "shared_text_kind_check" CHECK ("kind" IN ('included', 'excluded', 'faq', 'policy')),
    CONSTRAINT "shared_text_question_check" CHECK (
      ("kind" = 'faq') = ("question" IS NOT NULL) AND ("question" IS NULL OR is_localized("question"))),
    CONSTRAINT "shared_text_text_check" CHECK (is_localized("text"))
);

-- No page of a visitor shows these rows: what they show is the copy in the tour.
CREATE TRIGGER shared_text_updated_at BEFORE UPDATE OF updated_at ON "shared_text"
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();

-- Without a reference: a text that comes back from the bin finds its copies again.
ALTER TABLE "included_excluded"
  ADD COLUMN "shared_text_id" INTEGER,
  ADD CONSTRAINT "included_excluded_shared_text_id_check" CHECK ("shared_text_id" > 0);

ALTER TABLE "tour_faq"
  ADD COLUMN "shared_text_id" INTEGER,
  ADD CONSTRAINT "tour_faq_shared_text_id_check" CHECK ("shared_text_id" > 0);

ALTER TABLE "cancellation_policy"
  ADD COLUMN "shared_text_id" INTEGER,
  ADD CONSTRAINT "cancellation_policy_shared_text_id_check" CHECK ("shared_text_id" > 0);

-- The copies of a text.
CREATE INDEX "included_excluded_copy_idx" ON "included_excluded"("shared_text_id") WHERE "shared_text_id" IS NOT NULL;
CREATE INDEX "tour_faq_copy_idx" ON "tour_faq"("shared_text_id") WHERE "shared_text_id" IS NOT NULL;
CREATE INDEX "cancellation_policy_copy_idx" ON "cancellation_policy"("shared_text_id") WHERE "shared_text_id" IS NOT NULL;

ALTER TABLE "record_version"
  DROP CONSTRAINT "record_version_entity_check",
  ADD CONSTRAINT "record_version_entity_check" CHECK (
    "entity" IN ('tour', 'promo', 'blog', 'seo', 'closed_period', 'shared_text'));

ALTER TABLE "translation_state"
  DROP CONSTRAINT "translation_state_entity_check",
  ADD CONSTRAINT "translation_state_entity_check" CHECK (
    "entity" IN ('tour', 'promo', 'blog', 'closed_period', 'shared_text'));

ALTER TABLE "open_translation"
  DROP CONSTRAINT "open_translation_entity_check",
  ADD CONSTRAINT "open_translation_entity_check" CHECK (
    "entity" IN ('tour', 'promo', 'blog', 'closed_period', 'shared_text'));

-- Batches also bring the copies of shared texts up to date. Who undid one is known after the account has gone.
ALTER TABLE "change_batch"
  DROP CONSTRAINT "change_batch_kind_check",
  ADD CONSTRAINT "change_batch_kind_check" CHECK ("kind" IN ('prices', 'sheet', 'texts')),
  ADD COLUMN "undone_by" TEXT;

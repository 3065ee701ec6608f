-- Closing the sea for some days is a change of many tours that can be undone like the others.
ALTER TABLE "change_batch"
  DROP CONSTRAINT "change_batch_kind_check",
  ADD CONSTRAINT "change_batch_kind_check" CHECK ("kind" IN ('prices', 'sheet', 'texts', 'closures'));

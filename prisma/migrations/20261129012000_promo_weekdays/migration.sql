-- The weekdays on which a promo holds, 1 is Monday. Empty means every day.
ALTER TABLE "promo" ADD COLUMN "weekdays" SMALLINT[] NOT NULL DEFAULT '{}'
  CHECK ("weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[] AND cardinality("weekdays") <= 6);

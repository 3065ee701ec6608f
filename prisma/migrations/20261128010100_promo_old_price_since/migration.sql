-- Since when the old prices of a promo were asked. Visitors see them for at most 90 days from this day, so the promos that stand
-- begin with the day on which they were made.
ALTER TABLE "promo" ADD COLUMN "old_price_since" DATE;

UPDATE "promo" SET "old_price_since" = ("created_at" AT TIME ZONE 'Asia/Bangkok')::date
WHERE "old_price" IS NOT NULL OR "old_price2" IS NOT NULL;

-- Who sees a tour: visitors see one that is published, from its first to its last day in Bangkok, both included. Without
-- days it has no end. What is stored stays public.
ALTER TABLE "tour"
  ADD COLUMN "published" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "publish_from" DATE,
  ADD COLUMN "publish_until" DATE,
  ADD CONSTRAINT "tour_publish_check" CHECK ("publish_until" >= "publish_from");

-- Lists, counts and ratings of what visitors see are read from an index alone, as before.
DROP INDEX "tour_order_id_idx";
CREATE INDEX "tour_order_id_idx" ON "tour"("order", "id" DESC, "published", "publish_from", "publish_until");
DROP INDEX "tour_tour_type_tags_order_id_idx";
CREATE INDEX "tour_tour_type_tags_order_id_idx"
  ON "tour"("tour_type", "tags", "order", "id" DESC, "published", "publish_from", "publish_until");
DROP INDEX "tour_tour_type_order_id_rate_idx";
CREATE INDEX "tour_tour_type_order_id_rate_idx"
  ON "tour"("tour_type", "order", "id" DESC, "rate", "published", "publish_from", "publish_until");
DROP INDEX "tour_tour_type_rate_idx";
CREATE INDEX "tour_tour_type_rate_idx" ON "tour"("tour_type", "rate", "published", "publish_from", "publish_until");

-- The tour that a promo is about, where staff name one. A deleted tour leaves the promo.
ALTER TABLE "promo" ADD COLUMN "tour_id" INTEGER;
CREATE INDEX "promo_tour_id_idx" ON "promo"("tour_id");
ALTER TABLE "promo" ADD CONSTRAINT "promo_tour_id_fkey"
  FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE SET NULL ON UPDATE CASCADE;

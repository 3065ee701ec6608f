-- What so many guests pay together on the days of a promo, in the tour's currency.
ALTER TABLE "promo"
  ADD COLUMN "package_guests" SMALLINT CHECK ("package_guests" BETWEEN 2 AND 99),
  ADD COLUMN "package_price" DECIMAL(14, 2) CHECK ("package_price" > 0),
  ADD CONSTRAINT "promo_package_check" CHECK (("package_guests" IS NULL) = ("package_price" IS NULL));

-- The tide station nearest to the operator's pier, or `sun` for a site elsewhere than at the stations that the product ships.
ALTER TABLE "site" ADD COLUMN "tide_station" TEXT;

-- The waters around a place, as orders of the harbour office name them. Null: staff have not said so.
ALTER TABLE "place" ADD COLUMN "waters" TEXT;
ALTER TABLE "place" ADD CONSTRAINT "place_waters_check" CHECK ("waters" IN ('outer', 'bay', 'land'));

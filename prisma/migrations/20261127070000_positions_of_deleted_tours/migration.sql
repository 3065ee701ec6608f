-- The position in its list that a deleted tour had, so that a restored tour can be put back there.
ALTER TABLE "record_version" ADD COLUMN "position" INTEGER CHECK ("position" > 0);

-- Who signed which trip pass, and from when on the passes of a key are no longer genuine (docs/decisions/46).
ALTER TABLE "trip_pass_key" ADD COLUMN "withdrawn_at" TIMESTAMPTZ(6), ADD COLUMN "withdrawn_by" TEXT;
ALTER TABLE "trip_pass_key" ADD CONSTRAINT "trip_pass_key_withdrawn_check"
  CHECK (("withdrawn_at" IS NULL) = ("withdrawn_by" IS NULL) AND ("withdrawn_at" IS NULL OR "retired_at" IS NOT NULL));

CREATE TABLE "trip_pass_signature" (
  "id" SERIAL NOT NULL,
  "key_id" TEXT NOT NULL,
  "digest" TEXT NOT NULL,
  "user_id" INTEGER,
  "username" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "trip_pass_signature_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "trip_pass_signature_digest_check" CHECK ("digest" ~ '^[A-Za-z0-9_-]{43}$'),
  CONSTRAINT "trip_pass_signature_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "trip_pass_key" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "trip_pass_signature_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user" ("id")
    ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "trip_pass_signature_user_id_id_idx" ON "trip_pass_signature" ("user_id", "id");
CREATE INDEX "trip_pass_signature_digest_idx" ON "trip_pass_signature" ("digest");
CREATE INDEX "trip_pass_signature_created_at_idx" ON "trip_pass_signature" ("created_at");
CREATE INDEX "trip_pass_signature_key_id_idx" ON "trip_pass_signature" ("key_id");

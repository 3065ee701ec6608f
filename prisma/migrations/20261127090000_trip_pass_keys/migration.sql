-- The keys that sign trip passes (docs/decisions/46). A retired key signs nothing more, and its passes stay valid.
CREATE TABLE "trip_pass_key" (
  "id" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "private_key" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
  "retired_at" TIMESTAMPTZ(6),

  CONSTRAINT "trip_pass_key_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "trip_pass_key_id_check" CHECK ("id" ~ '^[A-Za-z0-9_-]{8}$'),
  CONSTRAINT "trip_pass_key_public_check" CHECK (octet_length("public_key") = 32)
);

CREATE UNIQUE INDEX "trip_pass_key_signing_key" ON "trip_pass_key" ((TRUE)) WHERE "retired_at" IS NULL;

-- The page of passes carries the public keys.
CREATE FUNCTION note_content_pass_keys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['pass-keys']);
  RETURN NULL;
END
$$;

CREATE TRIGGER trip_pass_key_content_write AFTER INSERT OR DELETE ON "trip_pass_key"
  FOR EACH ROW EXECUTE FUNCTION note_content_pass_keys();
CREATE TRIGGER trip_pass_key_content_update AFTER UPDATE ON "trip_pass_key"
  FOR EACH ROW WHEN ((OLD.id, OLD.public_key) IS DISTINCT FROM (NEW.id, NEW.public_key))
  EXECUTE FUNCTION note_content_pass_keys();
CREATE TRIGGER trip_pass_key_content_change AFTER TRUNCATE ON "trip_pass_key"
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

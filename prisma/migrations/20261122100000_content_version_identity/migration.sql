-- A version's number comes back after a recovery to an earlier moment; its write's id does not. The two together
-- name one state of the content.
ALTER TABLE "content_version" ADD COLUMN "write_id" UUID NOT NULL DEFAULT gen_random_uuid();

CREATE FUNCTION identify_content_version() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.write_id := gen_random_uuid();
  RETURN NEW;
END
$$;

CREATE TRIGGER content_version_identify BEFORE UPDATE ON "content_version"
  FOR EACH ROW EXECUTE FUNCTION identify_content_version();

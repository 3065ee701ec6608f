-- Logos that the operator uploads. The name contains a hash of the content, so that an address never changes what it shows.
CREATE TABLE "site_logo" (
  "name" TEXT PRIMARY KEY CHECK ("name" ~ '^[0-9a-f]{32}-[0-9]{1,3}x[0-9]{1,3}-(light|dark)\.(svg|png)$'),
  "content" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

ALTER TABLE "site" ADD CONSTRAINT "site_logo_check" CHECK (char_length("logo") <= 80);

-- PDFs that the operator uploads. The name is a hash of the content, so that an address never changes what it shows.
CREATE TABLE "site_document" (
  "name" TEXT PRIMARY KEY CHECK ("name" ~ '^[0-9a-f]{32}\.pdf$'),
  "content" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

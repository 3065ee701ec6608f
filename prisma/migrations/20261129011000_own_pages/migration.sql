-- Pages that the operator writes, and the order and names of the entries of the menu.
CREATE TABLE "own_page" (
  "id" SERIAL PRIMARY KEY,
  "address" TEXT NOT NULL UNIQUE CHECK (char_length("address") <= 60 AND "address" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  "title" JSONB NOT NULL CHECK (is_localized("title")),
  "content" JSONB NOT NULL CHECK (is_localized("content")),
  "placement" TEXT NOT NULL DEFAULT 'menu' CHECK ("placement" IN ('menu', 'footer', 'none')),
  "position" INTEGER CHECK ("position" BETWEEN 0 AND 9999),
  "published" BOOLEAN NOT NULL DEFAULT true,
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()
);

ALTER TABLE "site" ADD COLUMN "menu" JSONB NOT NULL DEFAULT '[]' CHECK (is_short_list("menu", 20));

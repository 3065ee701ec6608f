-- What the operator says about itself. The table has one row, which always exists. Nothing is entered at first.
CREATE TABLE "site" (
  "id" INTEGER PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "name" TEXT NOT NULL DEFAULT '' CHECK (char_length("name") <= 60),
  "legal_name" TEXT CHECK (char_length("legal_name") <= 120),
  "licence_number" TEXT CHECK (char_length("licence_number") <= 60),
  "founded" INTEGER CHECK ("founded" BETWEEN 1800 AND 2199),
  "booking_prefix" TEXT CHECK ("booking_prefix" ~ '^[A-Z]{2,4}$'),
  "logo" TEXT,
  "accent" TEXT CHECK ("accent" ~ '^#[0-9a-f]{6}$'),
  "whatsapp_number" TEXT CHECK ("whatsapp_number" ~ '^\+[1-9][0-9]{7,14}$'),
  "telegram_account" TEXT CHECK ("telegram_account" ~ '^[A-Za-z][A-Za-z0-9_]{4,31}$'),
  "email" TEXT CHECK (char_length("email") <= 254),
  "phones" JSONB NOT NULL DEFAULT '[]' CHECK (jsonb_typeof("phones") = 'array'),
  "opening_hours" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("opening_hours", 200)),
  "addresses" JSONB NOT NULL DEFAULT '[]' CHECK (jsonb_typeof("addresses") = 'array'),
  "instagram" TEXT,
  "youtube" TEXT,
  "tiktok" TEXT,
  "facebook" TEXT,
  "linkedin" TEXT,
  "privacy_policy" TEXT,
  "payment_methods" TEXT,
  "privacy_text" JSONB NOT NULL DEFAULT '{}',
  "terms_text" JSONB NOT NULL DEFAULT '{}',
  "chat_greeting" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("chat_greeting", 300)),
  "hero_greeting" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("hero_greeting", 300)),
  "promo_greeting" JSONB NOT NULL DEFAULT '{}' CHECK (is_text_by_language("promo_greeting", 300)),
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()
);

SELECT watch_records('site');

INSERT INTO "site" DEFAULT VALUES;

-- Prices from a day on, in the order of their days. A reader applies an entry whose day has come.
ALTER TABLE "tour" ADD COLUMN "planned_prices" JSONB NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof("planned_prices") = 'array');

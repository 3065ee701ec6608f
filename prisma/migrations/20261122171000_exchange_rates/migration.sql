-- What one unit of a currency is worth in baht, and of which day. Visitors are told prices in it as about so much; what they
-- pay stays the tour's own currency.
CREATE TABLE "exchange_rate" (
  "currency" TEXT NOT NULL,
  "baht" DECIMAL(18,8) NOT NULL,
  -- Typed by staff, fetched from RATES_URL, or an example of the demo, which does not age.
  "source" TEXT NOT NULL,
  "quoted_on" DATE NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("currency"),
  CONSTRAINT "exchange_rate_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$' AND "currency" <> 'THB'),
  CONSTRAINT "exchange_rate_baht_check" CHECK ("baht" > 0),
  CONSTRAINT "exchange_rate_source_check" CHECK ("source" IN ('staff', 'feed', 'demo'))
);

CREATE TRIGGER exchange_rate_updated_at BEFORE UPDATE OF updated_at ON "exchange_rate"
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();

-- Every page that shows a price depends on one key. A row that is written as it was raises nothing.
CREATE FUNCTION note_content_rates() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['rates']);
  RETURN NULL;
END
$$;

CREATE TRIGGER exchange_rate_content_write AFTER INSERT OR DELETE ON "exchange_rate"
  FOR EACH ROW EXECUTE FUNCTION note_content_rates();
CREATE TRIGGER exchange_rate_content_update AFTER UPDATE ON "exchange_rate"
  FOR EACH ROW WHEN ((OLD.currency, OLD.baht, OLD.source, OLD.quoted_on) IS DISTINCT FROM
    (NEW.currency, NEW.baht, NEW.source, NEW.quoted_on))
  EXECUTE FUNCTION note_content_rates();
CREATE TRIGGER exchange_rate_content_change AFTER TRUNCATE ON "exchange_rate"
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

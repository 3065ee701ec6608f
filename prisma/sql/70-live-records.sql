-- Whether a record exists, for the bin of deleted records.

-- Returns whether a record exists. An entity whose records are rows with an id has the name of its table. Other records, such as the
-- texts of a page, cannot be deleted.
CREATE OR REPLACE FUNCTION is_live_record(entity text, record_key text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE
  is_live boolean;
BEGIN
  IF to_regclass(quote_ident(entity)) IS NULL THEN
    RETURN true;
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id = $1)', entity) INTO is_live USING record_key::int;
  RETURN is_live;
END
$$;

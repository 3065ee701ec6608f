-- The kinds of records are listed in the code alone (lib/registry). The database checks only the form of a kind's name, so
-- that a new kind needs its own table and no change of other tables.
ALTER TABLE "record_version"
  DROP CONSTRAINT "record_version_entity_check",
  ADD CONSTRAINT "record_version_entity_check" CHECK ("entity" ~ '^[a-z][a-z_]*$');

ALTER TABLE "translation_state"
  DROP CONSTRAINT "translation_state_entity_check",
  ADD CONSTRAINT "translation_state_entity_check" CHECK ("entity" ~ '^[a-z][a-z_]*$');

ALTER TABLE "open_translation"
  DROP CONSTRAINT "open_translation_entity_check",
  ADD CONSTRAINT "open_translation_entity_check" CHECK ("entity" ~ '^[a-z][a-z_]*$');

-- Raises the content key of each changed row, such as `promo:5`. A row that is written as it was raises none.
CREATE FUNCTION note_content_records() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 500;
  touched integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT id FROM new_rows LIMIT most + 1);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT id FROM old_rows LIMIT most + 1);
  ELSE
    touched := ARRAY(
      SELECT id FROM old_rows AS was FULL JOIN new_rows AS becomes USING (id)
      WHERE to_jsonb(was) IS DISTINCT FROM to_jsonb(becomes) LIMIT most + 1);
  END IF;
  IF cardinality(touched) > most THEN
    PERFORM raise_content_keys(ARRAY['*']);
  ELSE
    PERFORM raise_content_keys(ARRAY(SELECT TG_TABLE_NAME || ':' || id FROM unnest(touched) AS id));
  END IF;
  RETURN NULL;
END
$$;

-- Gives a table of records its triggers: `updated_at` moves at each save, and each write raises the keys of its rows.
CREATE FUNCTION watch_records(records text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  watch record;
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %I BEFORE UPDATE OF updated_at ON %I FOR EACH ROW EXECUTE FUNCTION advance_updated_at()',
    records || '_updated_at', records);
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()',
    records || '_content_change', records);
  FOR watch IN
    SELECT * FROM (VALUES
      ('insert', 'NEW TABLE AS new_rows'),
      ('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'),
      ('delete', 'OLD TABLE AS old_rows')
    ) AS watched(event, rows)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION note_content_records()',
      records || '_content_' || watch.event, watch.event, records, watch.rows);
  END LOOP;
END
$$;

SELECT watch_records('promo');

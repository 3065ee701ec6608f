-- Words of the search are records that staff keep (R-52.6): an id for their history, and the time of the last save.
DO $$
DECLARE
  words text;
BEGIN
  FOREACH words IN ARRAY ARRAY['search_alias', 'search_filler', 'search_activity'] LOOP
    EXECUTE format('ALTER TABLE %I
      ADD COLUMN "id" SERIAL NOT NULL,
      ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()', words);
    EXECUTE format('CREATE UNIQUE INDEX %I ON %I ("id")', words || '_id_key', words);
    -- Replaces the triggers that raise `search-words`, which come back under another name.
    PERFORM watch_records(words);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_search_words()', words || '_words_insert', words);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_search_words()', words || '_words_update', words);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_search_words()', words || '_words_delete', words);
  END LOOP;
END
$$;

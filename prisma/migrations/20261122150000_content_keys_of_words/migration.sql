-- A new tour brings hundreds of words, all under one key: whether there is any is enough.
CREATE FUNCTION note_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    touched := EXISTS (SELECT FROM old_rows);
  ELSE
    touched := EXISTS (SELECT FROM new_rows);
  END IF;
  IF touched THEN
    PERFORM raise_content_keys(ARRAY['search-words']);
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER search_word_content_insert ON "search_word";
CREATE TRIGGER search_word_content_insert AFTER INSERT ON "search_word"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
DROP TRIGGER search_word_content_update ON "search_word";
CREATE TRIGGER search_word_content_update AFTER UPDATE ON "search_word"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
DROP TRIGGER search_word_content_delete ON "search_word";
CREATE TRIGGER search_word_content_delete AFTER DELETE ON "search_word"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

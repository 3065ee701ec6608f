-- Finds the words within one letter of a known word by its halves. One changed letter leaves the first or the second half as it is,
-- so two short index ranges hold all candidates, where before every word of about that length was compared.
CREATE INDEX search_word_start_idx ON search_word (word text_pattern_ops);
CREATE INDEX search_word_end_idx ON search_word (reverse(word) text_pattern_ops);

CREATE FUNCTION words_within_one_letter(typed text) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  size integer := char_length(typed);
  first_half text := left(typed, size / 2);
  second_half text := reverse(substr(typed, size / 2 + 1));
  after_first_half text := first_half || chr(1114111);
  after_second_half text := second_half || chr(1114111);
BEGIN
  RETURN ARRAY(
    -- Materialized, because PostgreSQL would otherwise walk through all words of about that length.
    WITH candidate AS MATERIALIZED (
      SELECT word FROM search_word WHERE word ~>=~ first_half AND word ~<~ after_first_half
      UNION
      SELECT word FROM search_word WHERE reverse(word) ~>=~ second_half AND reverse(word) ~<~ after_second_half
    )
    SELECT word FROM candidate
    WHERE char_length(word) BETWEEN size - 1 AND size + 1 AND levenshtein_less_equal(typed, word, 1) <= 1);
END
$$;

CREATE OR REPLACE FUNCTION search_alternatives(typed text) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  size integer := char_length(typed);
  lexemes text[] := search_stems(typed);
  known text[];
  guesses text[] := '{}';
BEGIN
  IF size >= 3 AND typed !~ '[0-9]' THEN
    known := ARRAY(
      SELECT word FROM search_word WHERE word LIKE '%' || typed || '%' ORDER BY char_length(word), word LIMIT 64);
    IF known = '{}' AND size >= 4 THEN
      guesses := nearest_search_words(typed, CASE WHEN size < 6 THEN 1 ELSE 2 END);
    ELSIF size >= 7 THEN
      guesses := words_within_one_letter(typed);
    END IF;
    lexemes := lexemes || known || guesses || ARRAY(SELECT unnest(search_stems(word)) FROM unnest(guesses) AS word);
  END IF;
  RETURN concat_ws('|',
    quote_literal(typed) || CASE WHEN size > 1 THEN ':*' ELSE '' END,
    (SELECT string_agg(DISTINCT quote_literal(lexeme), '|') FROM unnest(lexemes) AS lexeme WHERE lexeme <> ''));
END
$$;

-- Lists of a hundred thousand tours: pages, also deep ones, and counts are read from an index alone.
DROP INDEX "tour_tour_type_tags_order_idx";
CREATE INDEX "tour_tour_type_tags_order_id_idx" ON "tour"("tour_type", "tags", "order", "id" DESC);
CREATE INDEX "tour_tour_type_order_id_rate_idx" ON "tour"("tour_type", "order", "id" DESC, "rate");

-- Known words by a part of theirs and by their length, so that a growing vocabulary costs a search nothing.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "search_word_parts_idx" ON "search_word" USING gin ("word" gin_trgm_ops);
CREATE INDEX "search_word_length_idx" ON "search_word" (char_length("word"), "word");

-- As before, but for the way in which the words that contain the typed one are found. It is letters and
-- digits alone, so that no letter of it is a wildcard.
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
      guesses := ARRAY(SELECT word FROM search_word
        WHERE char_length(word) BETWEEN size - 1 AND size + 1 AND levenshtein_less_equal(typed, word, 1) <= 1);
    END IF;
    lexemes := lexemes || known || guesses || ARRAY(SELECT unnest(search_stems(word)) FROM unnest(guesses) AS word);
  END IF;
  RETURN concat_ws('|',
    quote_literal(typed) || CASE WHEN size > 1 THEN ':*' ELSE '' END,
    (SELECT string_agg(DISTINCT quote_literal(lexeme), '|') FROM unnest(lexemes) AS lexeme WHERE lexeme <> ''));
END
$$;

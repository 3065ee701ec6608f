-- What a typed word may stand for: other spellings, longer words, near words and aliases.

-- Returns the word with each pair of neighbouring letters exchanged. This is the most common slip, and would
-- otherwise count as two changes.
CREATE OR REPLACE FUNCTION swapped_letters(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_agg(overlay(word PLACING reverse(substr(word, place, 2)) FROM place FOR 2))
  FROM generate_series(1, char_length(word) - 1) AS place
);

-- Removes an h after p, t or k, which is often left out of Thai names: "puket" is "phuket" and not "paket".
CREATE OR REPLACE FUNCTION without_aspirates(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(word, '([ptk])h|([птк])х', '\1\2', 'g');

-- Returns the known words that are nearest to a misspelt word, with at most `most` changes and at most 64 words.
-- Words that differ by an h after p, t or k come first.
CREATE OR REPLACE FUNCTION nearest_search_words(typed text, most integer) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH swapped AS MATERIALIZED (SELECT swapped_letters(typed) AS words),
  near AS (
    SELECT word, CASE
      WHEN word = ANY (swapped.words) THEN 1
      ELSE levenshtein_less_equal(typed, word, most)
    END AS distance
    FROM search_word, swapped
    WHERE char_length(word) BETWEEN char_length(typed) - most AND char_length(typed) + most
  ),
  nearest AS (
    SELECT word FROM near
    WHERE distance <= CASE WHEN char_length(typed) >= 8 OR left(word, 1) = left(typed, 1) THEN most ELSE 1 END
    ORDER BY CASE WHEN without_aspirates(word) = without_aspirates(typed) THEN 0 ELSE distance END
    FETCH FIRST 1 ROWS WITH TIES
  )
  SELECT coalesce(array_agg(word ORDER BY word), '{}')
  FROM (SELECT word FROM nearest ORDER BY word LIMIT 64) AS words
$$;

-- Returns the known words that differ by one letter at most. One of the two halves of such a word is typed without a
-- mistake, so two ordered indexes find the candidates.
CREATE OR REPLACE FUNCTION words_within_one_letter(typed text) RETURNS text[]
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

-- Returns the spellings in one alphabet of a word with Latin and Cyrillic letters. Letters are exchanged by their
-- sound ("краbi") or by their form ("Пxукет", typed with a switched keyboard). Spellings that begin a known word
-- count, and without a known word all spellings by sound. A word in one alphabet is its only spelling.
CREATE OR REPLACE FUNCTION search_spellings(typed text) RETURNS SETOF text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  by_sound text[];
  by_form text[];
BEGIN
  IF typed !~ '[a-z]' OR typed !~ '[а-я]' THEN
    RETURN NEXT typed;
    RETURN;
  END IF;
  by_sound := ARRAY[
    replace(replace(replace(replace(replace(replace(replace(
      translate(typed, 'абвгдезийклмнопрстуфхыэьъ', 'abvgdeziiklmnoprstufhye'),
      'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'щ', 'sch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'),
    translate(
      replace(replace(replace(replace(replace(typed, 'zh', 'ж'), 'ch', 'ч'), 'sh', 'ш'), 'yu', 'ю'), 'ya', 'я'),
      'abcdefghijklmnopqrstuvwxyz', 'абкдефгхижклмнопкрстуввхйз')
  ];
  by_form := ARRAY[
    translate(typed, 'авекмнорстух', 'abekmhopctyx'),
    translate(typed, 'abekmhopctyx', 'авекмнорстух')
  ];
  RETURN QUERY SELECT DISTINCT spelling FROM unnest(by_sound || by_form) AS spelling
    WHERE EXISTS (SELECT FROM search_word WHERE word LIKE spelling || '%');
  IF NOT FOUND THEN
    RETURN QUERY SELECT DISTINCT unnest(by_sound);
  END IF;
END
$$;

-- Returns the query of one typed word: the word as a beginning, its stems, known words that contain the word, and
-- near words if the word is unknown or long.
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

-- Returns the query that all words meet. Only the first twelve words count.
CREATE OR REPLACE FUNCTION search_all_words(tokens text[]) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || (
    SELECT string_agg(search_alternatives(spelling), '|' ORDER BY spelling) FROM search_spellings(token) AS spelling
  ) || ')', '&')
  FROM (SELECT DISTINCT token FROM unnest(tokens) AS token ORDER BY token LIMIT 12) AS words
$$;

-- Returns the query of a typed phrase: its own words, or the words of one of its aliases. An alias with `instead`
-- replaces the own words, because these find something else.
CREATE OR REPLACE FUNCTION search_meanings(phrase text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || search_all_words(string_to_array(words, ' ')) || ')', '|')
  FROM (
    SELECT phrase AS words WHERE NOT EXISTS (SELECT FROM search_alias WHERE word = phrase AND instead)
    UNION
    SELECT meant FROM search_alias WHERE word = phrase
  ) AS meanings
$$;

-- Returns typed words as phrases in reading order. At each place the longest known alias is a phrase, and otherwise
-- the single word.
CREATE OR REPLACE FUNCTION search_phrases(tokens text[]) RETURNS SETOF text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  place integer := 1;
  size integer;
BEGIN
  WHILE place <= cardinality(tokens) LOOP
    SELECT cardinality(string_to_array(word, ' ')) INTO size
      FROM generate_series(place, least(place + 3, cardinality(tokens))) AS last
      JOIN search_alias ON word = array_to_string(tokens[place:last], ' ')
      ORDER BY last DESC LIMIT 1;
    size := coalesce(size, 1);
    RETURN NEXT array_to_string(tokens[place:place + size - 1], ' ');
    place := place + size;
  END LOOP;
END
$$;

-- Returns the query of a typed text for `search_words`, and NULL for a text without a word. More than twelve words
-- are not searched for phrases.
CREATE OR REPLACE FUNCTION search_query(typed text) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN cardinality(tokens) > 12 THEN search_all_words(tokens)
    ELSE (
      SELECT string_agg('(' || search_meanings(phrase) || ')', '&' ORDER BY phrase)
      FROM (SELECT DISTINCT phrase FROM search_phrases(tokens) AS phrase) AS phrases
    )
  END::tsquery
  FROM search_tokens(typed) AS tokens
$$;

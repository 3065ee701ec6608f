-- A misspelt word stands for all known words that are equally near; until now it stood for the first of them in the
-- alphabet alone. Of the near words those win that differ by an h after p, t or k, which is often left out of Thai names:
-- "puket" is "phuket" and not "paket". At most 64 words, as for the words that contain a typed one.
CREATE FUNCTION without_aspirates(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(word, '([ptk])h|([птк])х', '\1\2', 'g');

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

-- The spellings that a word with Latin and Cyrillic letters may stand for: all its letters in one alphabet, by their sound
-- ("краbi") or by their form, as where a keyboard was switched within the word ("Пxукет"). A word in one alphabet is its
-- own and only spelling. Of several spellings those that begin a known word count; where none does, those by sound.
CREATE FUNCTION search_spellings(typed text) RETURNS SETOF text
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

CREATE OR REPLACE FUNCTION search_all_words(tokens text[]) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || (
    SELECT string_agg(search_alternatives(spelling), '|' ORDER BY spelling) FROM search_spellings(token) AS spelling
  ) || ')', '&')
  FROM (SELECT DISTINCT token FROM unnest(tokens) AS token ORDER BY token LIMIT 12) AS words
$$;

-- Search: every word, in any order and language, whatever its case and accents, small typos forgiven.
-- A tour's or blog's words stand in one tsvector; what is typed is turned into a tsquery with the help
-- of the list of all words, which knows partial and misspelt ones. Both sides cut words with the same
-- function, so the two cannot drift apart.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- The words of a text in reading order: lower case, without accents (ё is е), at most 32 characters each.
CREATE FUNCTION search_tokens(input text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(token, 32) ORDER BY place), '{}')
  FROM regexp_split_to_table(
    replace(lower(unaccent(normalize(input, NFKC))), 'ё', 'е'), '[^[:alnum:]]+'
  ) WITH ORDINALITY AS split (token, place)
  WHERE token <> ''
$$;

-- The stems of a word, so that "острова" finds "остров" and "elephants" finds "elephant".
CREATE FUNCTION search_stems(word text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN word ~ '[а-я]' THEN coalesce(ts_lexize('russian_stem', word), '{}')
    ELSE coalesce(ts_lexize('english_stem', word), '{}') || coalesce(ts_lexize('indonesian_stem', word), '{}')
  END
$$;

-- Neighbouring words written as one ("phiphi", "jamesbond"), line by line.
CREATE FUNCTION search_pairs(input text) RETURNS SETOF text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT tokens[place] || tokens[place + 1]
  FROM regexp_split_to_table(input, E'\n') AS line, search_tokens(line) AS tokens, generate_subscripts(tokens, 1) AS place
  WHERE least(char_length(tokens[place]), char_length(tokens[place + 1])) >= 3
    AND char_length(tokens[place]) + char_length(tokens[place + 1]) <= 12
$$;

-- All that a search of a record can meet: its words and their stems. Bounded, because a tsvector holds
-- at most 1 MB.
CREATE FUNCTION search_vector(words text[]) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH word AS (SELECT DISTINCT token FROM unnest(words) AS token LIMIT 4000)
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT lexeme), '{}'))
  FROM (
    SELECT token AS lexeme FROM word
    UNION ALL SELECT stem FROM word, unnest(search_stems(token)) AS stem
  ) AS lexemes
  WHERE lexeme <> ''
$$;

CREATE FUNCTION localized_texts(VARIADIC items jsonb[]) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(text #>> '{}', E'\n') FROM unnest(items) AS item, jsonb_path_query(item, '$.*') AS text
$$;

-- Words are added in one order, so that two writers with the same new words wait and do not deadlock.
CREATE FUNCTION learn_search_words(words text[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO search_word (word)
  SELECT DISTINCT token FROM unnest(words) AS token
  WHERE char_length(token) >= 3 AND token !~ '[0-9]'
    AND NOT EXISTS (SELECT FROM search_word known WHERE known.word = token)
  ORDER BY token
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION keep_tour_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  short text := concat_ws(E'\n', localized_texts(NEW.name, NEW.location), NEW.code,
    regexp_replace(NEW.code, '[^[:alnum:]]+', '', 'g'));
  words text[] := search_tokens(concat_ws(E'\n', short, localized_texts(NEW.overview)));
BEGIN
  PERFORM learn_search_words(words);
  NEW.search_words := search_vector(words || ARRAY(SELECT search_pairs(short)));
  RETURN NEW;
END
$$;

CREATE FUNCTION keep_blog_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  short text := concat_ws(E'\n', NEW.title_en, NEW.title_id, NEW.title_ru, NEW.category);
  html text := concat_ws(E'\n', NEW.content_en, NEW.content_id, NEW.content_ru);
  words text[] := search_tokens(concat_ws(E'\n', short, regexp_replace(html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi')));
BEGIN
  PERFORM learn_search_words(words);
  NEW.search_words := search_vector(words || ARRAY(SELECT search_pairs(short)));
  RETURN NEW;
END
$$;

CREATE TRIGGER tour_search_words BEFORE INSERT OR UPDATE OF name, location, overview, code ON "tour"
  FOR EACH ROW EXECUTE FUNCTION keep_tour_search_words();
CREATE TRIGGER blog_search_words
  BEFORE INSERT OR UPDATE OF title_en, title_id, title_ru, category, content_en, content_id, content_ru ON "blog"
  FOR EACH ROW EXECUTE FUNCTION keep_blog_search_words();

-- Neighbouring letters exchanged: the commonest slip, which counts as two changes otherwise.
CREATE FUNCTION swapped_letters(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_agg(overlay(word PLACING reverse(substr(word, place, 2)) FROM place FOR 2))
  FROM generate_series(1, char_length(word) - 1) AS place
);

-- The known words nearest to a typed one, at most `most` changes away. Two changes only where the first
-- letter is right or the word is long: short words have too many such neighbours.
CREATE FUNCTION nearest_search_words(typed text, most integer) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH near AS (
    SELECT word, CASE
      WHEN word = ANY (swapped_letters(typed)) THEN 1
      ELSE levenshtein_less_equal(typed, word, most)
    END AS distance
    FROM search_word
    WHERE char_length(word) BETWEEN char_length(typed) - most AND char_length(typed) + most
  )
  SELECT coalesce(array_agg(word ORDER BY word), '{}') FROM (
    SELECT word FROM near
    WHERE distance <= CASE WHEN char_length(typed) >= 8 OR left(word, 1) = left(typed, 1) THEN most ELSE 1 END
    ORDER BY rank() OVER (ORDER BY distance), word
    FETCH FIRST 1 ROWS WITH TIES
  ) AS nearest
$$;

-- One typed word as an alternative of lexemes: itself, what contains it, its stems. A word that is nowhere
-- to be found stands for the nearest ones, with their stems: one change from 4 letters on, two from 6. Long
-- words always bring those one change away: texts spell them in more than one way.
CREATE FUNCTION search_alternatives(typed text) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  size integer := char_length(typed);
  lexemes text[] := search_stems(typed);
  known text[];
  guesses text[] := '{}';
BEGIN
  IF size >= 3 AND typed !~ '[0-9]' THEN
    known := ARRAY(
      SELECT word FROM search_word WHERE strpos(word, typed) > 0 ORDER BY char_length(word), word LIMIT 64);
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

-- What was typed as a query for search_words; NULL where there is no word in it.
CREATE FUNCTION search_query(typed text) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || search_alternatives(token) || ')', '&')::tsquery
  FROM (SELECT DISTINCT token FROM unnest(search_tokens(typed)) AS token ORDER BY token LIMIT 12) AS words
$$;

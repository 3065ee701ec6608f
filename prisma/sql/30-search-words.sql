-- The words of texts, as the search stores and compares them.

-- Returns the words of a text in reading order: in lower case, without accents (ё becomes е), with at most 32
-- characters each.
CREATE OR REPLACE FUNCTION search_tokens(input text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(token, 32) ORDER BY place), '{}')
  FROM regexp_split_to_table(
    replace(lower(unaccent(normalize(input, NFKC))), 'ё', 'е'), '[^[:alnum:]]+'
  ) WITH ORDINALITY AS split (token, place)
  WHERE token <> ''
$$;

-- Returns the stems of a word, so that "острова" finds "остров" and "elephants" finds "elephant".
CREATE OR REPLACE FUNCTION search_stems(word text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN word ~ '[а-я]' THEN coalesce(ts_lexize('russian_stem', word), '{}')
    ELSE coalesce(ts_lexize('english_stem', word), '{}') || coalesce(ts_lexize('indonesian_stem', word), '{}')
  END
$$;

-- Returns neighbouring words of each line written as one word, such as "phiphi" and "jamesbond".
CREATE OR REPLACE FUNCTION search_pairs(input text) RETURNS SETOF text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT tokens[place] || tokens[place + 1]
  FROM regexp_split_to_table(input, E'\n') AS line, search_tokens(line) AS tokens, generate_subscripts(tokens, 1) AS place
  WHERE least(char_length(tokens[place]), char_length(tokens[place + 1])) >= 3
    AND char_length(tokens[place]) + char_length(tokens[place + 1]) <= 12
$$;

-- Tells whether each text is a phrase of one to four words, written as the search writes words.
CREATE OR REPLACE FUNCTION are_search_phrases(phrases text[]) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(bool_and(phrase = array_to_string(tokens, ' ') AND cardinality(tokens) BETWEEN 1 AND 4), true)
  FROM unnest(phrases) AS phrase, search_tokens(phrase) AS tokens
$$;

-- Adds the words of a text to the known words. Words are added in one order, so that two writers with the same new
-- words wait for each other and do not deadlock.
CREATE OR REPLACE FUNCTION learn_search_words(words text[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO search_word (word)
  SELECT DISTINCT token FROM unnest(words) AS token
  WHERE char_length(token) >= 3 AND token !~ '[0-9]'
    AND NOT EXISTS (SELECT FROM search_word known WHERE known.word = token)
  ORDER BY token
  ON CONFLICT DO NOTHING
$$;

-- Tells whether the search knows a word: from a record, as a filler, as an alias or as a word of an activity.
CREATE OR REPLACE FUNCTION is_search_word(token text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM search_word WHERE word = token)
    OR EXISTS (SELECT FROM search_filler WHERE word = token)
    OR EXISTS (SELECT FROM search_alias WHERE word = token)
    OR EXISTS (SELECT FROM search_activity WHERE token = ANY (words))
$$;

-- Returns the lexeme that stands for an activity in the vector of a tour. No typed word can be equal to this lexeme.
CREATE OR REPLACE FUNCTION activity_lexeme(code text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '#' || code;

-- Makes the vector of a record from its words and the labels of their fields. A lexeme that stands in several fields
-- gets the label of the best field. The number of words is limited, because a tsvector holds at most 1 MB.
CREATE OR REPLACE FUNCTION search_labelled_vector(words text[], labels text[]) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH word AS (
    SELECT token, min(label) AS label FROM unnest(words, labels) AS given (token, label)
    GROUP BY token ORDER BY min(label), token LIMIT 4000
  )
  SELECT coalesce(string_agg('''' || lexeme || ''':1' || label, ' '), '')::tsvector
  FROM (
    SELECT lexeme, min(label) AS label
    FROM word, unnest(CASE WHEN token LIKE '#%' THEN ARRAY[token] ELSE search_stems(token) || token END) AS lexeme
    WHERE lexeme <> ''
    GROUP BY lexeme
  ) AS best
$$;

-- The plan of a search: what a result must meet, and how well each result fits.

-- Returns the query of the words and stems of a phrase alone, without words that only begin with them, contain them
-- or are near them.
CREATE OR REPLACE FUNCTION search_exactly(phrase text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || (
    SELECT string_agg(DISTINCT quote_literal(lexeme), '|')
    FROM search_spellings(token) AS spelling, unnest(search_stems(spelling) || spelling) AS lexeme WHERE lexeme <> ''
  ) || ')', '&')
  FROM (SELECT DISTINCT unnest(string_to_array(phrase, ' ')) AS token) AS words
$$;

-- Divides a token into two or three known words of at least three letters ("phiphitour"). Returns the token itself if
-- it is known, begins a known word or cannot be divided.
CREATE OR REPLACE FUNCTION search_divided(token text) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  size integer := char_length(token);
  parts text[];
BEGIN
  IF size < 6 OR token ~ '[0-9]' OR is_search_word(token) OR EXISTS (SELECT FROM search_word WHERE word LIKE token || '%') THEN
    RETURN ARRAY[token];
  END IF;
  SELECT ARRAY[left(token, first), substr(token, first + 1)] INTO parts
    FROM generate_series(size - 3, 3, -1) AS first
    WHERE is_search_word(left(token, first)) AND is_search_word(substr(token, first + 1))
    LIMIT 1;
  IF parts IS NULL AND size >= 9 THEN
    SELECT ARRAY[left(token, first), substr(token, first + 1, second), substr(token, first + second + 1)] INTO parts
      FROM generate_series(size - 6, 3, -1) AS first, generate_series(size - first - 3, 3, -1) AS second
      WHERE is_search_word(left(token, first)) AND is_search_word(substr(token, first + 1, second))
        AND is_search_word(substr(token, first + second + 1))
      LIMIT 1;
  END IF;
  RETURN coalesce(parts, ARRAY[token]);
END
$$;

-- Returns the query of the activities that a phrase names, and NULL if it names none. Misspelt words of activities
-- count too.
CREATE OR REPLACE FUNCTION search_activity_query(phrase text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH typed AS MATERIALIZED (
    SELECT phrase AS word
    UNION SELECT meant FROM search_alias WHERE search_alias.word = phrase
    UNION SELECT near FROM search_activity, unnest(words) AS near
      WHERE char_length(phrase) >= 5 AND phrase !~ '[0-9 ]' AND NOT is_search_word(phrase)
        AND levenshtein_less_equal(phrase, near, 2) <= CASE WHEN char_length(phrase) < 8 THEN 1 ELSE 2 END
  ),
  stems AS MATERIALIZED (
    SELECT array_agg(stem) AS typed_stems FROM typed, unnest(search_stems(typed.word) || typed.word) AS stem
    WHERE strpos(typed.word, ' ') = 0
  )
  SELECT string_agg(quote_literal(activity_lexeme(code)), '|' ORDER BY code)
  FROM search_activity, stems
  WHERE search_activity.stems && typed_stems OR words && ARRAY(SELECT typed.word FROM typed)
$$;

-- Returns the phrases of a typed text in reading order. A phrase is the longest known alias or name of an activity
-- that begins at a word, and otherwise the single word.
CREATE OR REPLACE FUNCTION search_plan_phrases(tokens text[]) RETURNS SETOF text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  first integer := 1;
  size integer;
BEGIN
  WHILE first <= cardinality(tokens) LOOP
    SELECT last - first + 1 INTO size
      FROM generate_series(least(first + 3, cardinality(tokens)), first, -1) AS last,
        array_to_string(tokens[first:last], ' ') AS phrase
      WHERE EXISTS (SELECT FROM search_alias WHERE word = phrase)
        OR (last > first AND EXISTS (SELECT FROM search_activity WHERE phrase = ANY (words)))
      LIMIT 1;
    size := coalesce(size, 1);
    RETURN NEXT array_to_string(tokens[first:first + size - 1], ' ');
    first := first + size;
  END LOOP;
END
$$;

-- Returns for each phrase of a typed text whether the phrase says nothing here (`filler`), the query that a result
-- must meet (`loose`) and the query that a result meets exactly (`exact`).
CREATE OR REPLACE FUNCTION search_terms(typed text) RETURNS TABLE (phrase text, filler boolean, loose text, exact text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT phrase, EXISTS (SELECT FROM search_filler WHERE word = phrase),
    concat_ws('|', search_meanings(phrase), activity),
    concat_ws('|', '(' || search_exactly(phrase) || ')', activity,
      (SELECT string_agg('(' || search_exactly(meant) || ')', '|') FROM search_alias WHERE word = phrase))
  FROM (
    SELECT DISTINCT phrase FROM search_plan_phrases(ARRAY(
      SELECT unnest(search_divided(token)) FROM unnest((search_tokens(typed))[:12]) WITH ORDINALITY AS word (token, number)
      ORDER BY number)) AS phrase
  ) AS phrases, search_activity_query(phrase) AS activity
$$;

-- Returns the plan of a search as one JSON value, so that several lists of one search can share the plan. `needed` is
-- the query that a result meets, `some` is the query of results that come close, and `loose`, `exact` and `fillers`
-- are the queries of the phrases by quality. Returns NULL if no word was typed. A text of fillers alone is searched
-- for its words.
CREATE OR REPLACE FUNCTION search_plan(typed text) RETURNS jsonb
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH term AS MATERIALIZED (SELECT * FROM search_terms(typed)),
  judged AS (SELECT *, filler AND EXISTS (SELECT FROM term WHERE NOT filler) AS left_out FROM term)
  SELECT jsonb_build_object(
    'needed', (string_agg('(' || loose || ')', '&' ORDER BY phrase) FILTER (WHERE NOT left_out))::tsquery::text,
    'some', (string_agg('(' || loose || ')', '|' ORDER BY phrase) FILTER (WHERE NOT left_out))::tsquery::text,
    'loose', coalesce(jsonb_agg(loose::tsquery::text ORDER BY phrase) FILTER (WHERE NOT left_out), '[]'),
    'exact', coalesce(jsonb_agg(exact::tsquery::text ORDER BY phrase) FILTER (WHERE NOT left_out), '[]'),
    'fillers', coalesce(jsonb_agg(exact::tsquery::text ORDER BY phrase) FILTER (WHERE left_out), '[]'))
  FROM judged HAVING count(*) > 0
$$;

-- Returns the queries of a plan whose lexemes must stand in the field with the given label.
CREATE OR REPLACE FUNCTION search_labelled_queries(queries jsonb, label text) RETURNS tsquery[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(
    regexp_replace(replace(query, ''':*', ''':*' || label), '''(?=[ )]|$)', ''':' || label, 'g')::tsquery ORDER BY number), '{}')
  FROM jsonb_array_elements_text(queries) WITH ORDINALITY AS given (query, number)
$$;

-- Returns the queries of a plan by quality and field.
CREATE OR REPLACE FUNCTION search_plan_queries(plan jsonb) RETURNS search_queries
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (search_labelled_queries(plan -> 'exact', 'A'), search_labelled_queries(plan -> 'exact', 'B'),
    search_labelled_queries(plan -> 'exact', 'C'), search_labelled_queries(plan -> 'exact', 'D'),
    search_labelled_queries(plan -> 'loose', 'A'), search_labelled_queries(plan -> 'loose', 'B'),
    search_labelled_queries(plan -> 'loose', 'C'), search_labelled_queries(plan -> 'fillers', 'A'))::search_queries
$$;

-- Returns how well a record fits: 1,000 points for each phrase, up to 40 points by the field and by whether the word
-- is exact, and one point for a filler in the name. A function that returns a table becomes part of the calling
-- query, which halves the time of a search.
CREATE OR REPLACE FUNCTION search_fit(words tsvector, queries search_queries) RETURNS TABLE (score bigint)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(CASE
      WHEN words @@ exact_a THEN 1040
      WHEN words @@ exact_b THEN 1025
      WHEN words @@ loose_a THEN 1020
      WHEN words @@ exact_c THEN 1015
      WHEN words @@ exact_d THEN 1010
      WHEN words @@ loose_b THEN 1005
      WHEN words @@ loose_c THEN 1000
      ELSE 0
    END), 0) + (SELECT count(*) FROM unnest((queries).filler_a) AS filler WHERE words @@ filler)
  FROM unnest((queries).exact_a, (queries).exact_b, (queries).exact_c, (queries).exact_d,
    (queries).loose_a, (queries).loose_b, (queries).loose_c)
    AS phrase (exact_a, exact_b, exact_c, exact_d, loose_a, loose_b, loose_c)
$$;

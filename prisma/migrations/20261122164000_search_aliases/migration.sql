-- What people write for something that the texts spell in another way. Both sides as search_tokens() leaves them: words
-- in lower case, without accents, between single spaces. Several rows of one word are alternatives of each other.

-- CreateTable
CREATE TABLE "search_alias" (
    "word" TEXT NOT NULL,
    "meant" TEXT NOT NULL,
    "instead" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "search_alias_pkey" PRIMARY KEY ("word","meant")
);

ALTER TABLE "search_alias"
  ADD CONSTRAINT "search_alias_word_check"
    CHECK (word = array_to_string(search_tokens(word), ' ') AND cardinality(search_tokens(word)) BETWEEN 1 AND 4),
  ADD CONSTRAINT "search_alias_meant_check"
    CHECK (meant = array_to_string(search_tokens(meant), ' ') AND cardinality(search_tokens(meant)) BETWEEN 1 AND 4);

CREATE TRIGGER search_alias_content_change AFTER TRUNCATE ON "search_alias"
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER search_alias_content_insert AFTER INSERT ON "search_alias"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_alias_content_update AFTER UPDATE ON "search_alias"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_alias_content_delete AFTER DELETE ON "search_alias"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

-- Words that must all be found, each as one of its alternatives.
CREATE FUNCTION search_all_words(tokens text[]) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || search_alternatives(token) || ')', '&')
  FROM (SELECT DISTINCT token FROM unnest(tokens) AS token ORDER BY token LIMIT 12) AS words
$$;

-- A typed phrase: its own words, or those of one of its aliases. `instead`: its own words find something else.
CREATE FUNCTION search_meanings(phrase text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || search_all_words(string_to_array(words, ' ')) || ')', '|')
  FROM (
    SELECT phrase AS words WHERE NOT EXISTS (SELECT FROM search_alias WHERE word = phrase AND instead)
    UNION
    SELECT meant FROM search_alias WHERE word = phrase
  ) AS meanings
$$;

-- Typed words as phrases, in reading order: at each place the longest known alias, else the word alone.
CREATE FUNCTION search_phrases(tokens text[]) RETURNS SETOF text
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

-- What was typed as a query for search_words; NULL where there is no word in it. More than twelve words are no phrases.
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

INSERT INTO "search_alias" ("word", "meant", "instead") VALUES
  -- Alone these two syllables are parts of many words.
  ('фи фи', 'phi phi', true);

INSERT INTO "search_alias" ("word", "meant") VALUES
  ('пипи', 'phi phi'), ('пи пи', 'phi phi'), ('фифи', 'phi phi'), ('пхипхи', 'phi phi'),
  ('pipi', 'phi phi'), ('pi pi', 'phi phi'), ('fi fi', 'phi phi'),
  ('майя бей', 'maya bay'), ('майя бэй', 'maya bay'), ('майя бич', 'maya bay'), ('майябей', 'maya bay'), ('майябэй', 'maya bay'),
  ('мая бей', 'maya bay'), ('майа бей', 'maya bay'),
  ('панг нга', 'phang nga'), ('пангнга', 'phang nga'), ('пханг на', 'phang nga'), ('фанг нга', 'phang nga'),
  ('пхангнга', 'phang nga'), ('pang nga', 'phang nga'), ('pangnga', 'phang nga'),
  ('джеймсбонд', 'james bond'), ('биг будда', 'big buddha'), ('бигбудда', 'big buddha'),
  ('рая', 'racha'), ('райя', 'racha'), ('raya', 'racha'),
  ('као лак', 'khao lak'), ('као сок', 'khao sok'), ('кхао лак', 'khao lak'), ('кхао сок', 'khao sok'),
  ('рафтинг', 'rafting'), ('сплав', 'rafting'),
  ('дети', 'children'), ('дети', 'anak'), ('детей', 'children'), ('детей', 'anak'), ('детям', 'children'), ('детям', 'anak'),
  ('детьми', 'children'), ('детьми', 'anak'), ('ребенок', 'children'), ('ребенок', 'anak'), ('ребенком', 'children'),
  ('ребенком', 'anak'), ('ребенка', 'children'), ('ребенка', 'anak'), ('kids', 'children'), ('kids', 'anak');

-- The search of visitors answers by how well a tour fits (R-21.29 to R-21.33, docs/decisions/05). Words that say nothing
-- on this site do not have to match, words of activities match the whole text of a tour, and the vector of a tour says in
-- which field a word stands: A is the name or the code, B the location or a stop, C the overview, D another part.

-- CreateTable
CREATE TABLE "search_filler" (
    "language" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "search_filler_pkey" PRIMARY KEY ("language","word")
);

-- CreateTable
CREATE TABLE "search_activity" (
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "chip" BOOLEAN NOT NULL DEFAULT false,
    "name" JSONB NOT NULL,
    "words" TEXT[] NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '[]',
    "stems" TEXT[] NOT NULL DEFAULT '{}',

    CONSTRAINT "search_activity_pkey" PRIMARY KEY ("code")
);

CREATE FUNCTION are_search_phrases(phrases text[]) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(bool_and(phrase = array_to_string(tokens, ' ') AND cardinality(tokens) BETWEEN 1 AND 4), true)
  FROM unnest(phrases) AS phrase, search_tokens(phrase) AS tokens
$$;

ALTER TABLE "search_filler"
  ADD CONSTRAINT "search_filler_language_check" CHECK (language IN ('id', 'en', 'ru')),
  ADD CONSTRAINT "search_filler_word_check" CHECK (search_tokens(word) = ARRAY[word]);
ALTER TABLE "search_activity"
  ADD CONSTRAINT "search_activity_code_check" CHECK (code ~ '^[a-z][a-z-]{1,39}$'),
  ADD CONSTRAINT "search_activity_name_check" CHECK (is_localized(name)),
  ADD CONSTRAINT "search_activity_words_check" CHECK (words <> '{}' AND are_search_phrases(words)),
  ADD CONSTRAINT "search_activity_facts_check" CHECK (jsonb_typeof(facts) = 'array');

CREATE TRIGGER search_filler_content_change AFTER TRUNCATE ON "search_filler"
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER search_filler_content_insert AFTER INSERT ON "search_filler"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_filler_content_update AFTER UPDATE ON "search_filler"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_filler_content_delete AFTER DELETE ON "search_filler"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_activity_content_change AFTER TRUNCATE ON "search_activity"
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER search_activity_content_insert AFTER INSERT ON "search_activity"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_activity_content_update AFTER UPDATE ON "search_activity"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_activity_content_delete AFTER DELETE ON "search_activity"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

-- Keeps the words and stems of the single words of an activity beside its phrases: making them takes milliseconds.
CREATE FUNCTION keep_activity_stems() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.stems := ARRAY(
    SELECT DISTINCT stem FROM unnest(NEW.words) AS word, unnest(search_stems(word) || word) AS stem WHERE strpos(word, ' ') = 0);
  RETURN NEW;
END
$$;

CREATE TRIGGER search_activity_stems BEFORE INSERT OR UPDATE ON "search_activity"
  FOR EACH ROW EXECUTE FUNCTION keep_activity_stems();

-- The lexeme that stands for an activity in the vector of a tour. No typed word can be equal to this lexeme.
CREATE FUNCTION activity_lexeme(code text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '#' || code;

-- The activities that the fields of a tour mention, each with the label of the best field. Facts count like the overview.
CREATE FUNCTION tour_activities(labels text[], texts text[], stated jsonb)
RETURNS TABLE (lexeme text, label text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH field AS MATERIALIZED (
    SELECT given.label, ' ' || array_to_string(tokens, ' ') || ' ' AS words,
      ARRAY(SELECT DISTINCT stem FROM unnest(tokens) AS token, unnest(search_stems(token) || token) AS stem) AS stems
    FROM unnest(labels, texts) AS given (label, content), search_tokens(content) AS tokens
  )
  SELECT activity_lexeme(code), min(mentioned.label) FROM (
    SELECT code, field.label FROM search_activity AS activity, field
      WHERE activity.stems && field.stems OR EXISTS (
        SELECT FROM unnest(activity.words) AS phrase
        WHERE strpos(phrase, ' ') > 0 AND strpos(field.words, ' ' || phrase || ' ') > 0)
    UNION ALL
    SELECT code, 'C' FROM search_activity, jsonb_array_elements(facts) AS fact WHERE stated @> fact
  ) AS mentioned
  GROUP BY code
$$;

-- A vector of words with labels. A lexeme that stands in several fields has the label of the best one. Bounded, because a
-- tsvector holds at most 1 MB.
CREATE FUNCTION search_labelled_vector(words text[], labels text[]) RETURNS tsvector
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

-- The texts of the parts of a tour in which only activities are searched: highlights and itinerary.
CREATE FUNCTION tour_part_texts(tour integer) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(E'\n',
    (SELECT string_agg(localized_texts(description), E'\n') FROM tour_highlight WHERE tour_id = tour),
    (SELECT string_agg(localized_texts(title), E'\n') FROM itinerary_day WHERE tour_id = tour),
    (SELECT string_agg(localized_texts(description), E'\n')
      FROM itinerary_activity JOIN itinerary_day AS day ON day.id = day_id WHERE tour_id = tour))
$$;

CREATE OR REPLACE FUNCTION keep_tour_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  title text := concat_ws(E'\n', localized_texts(NEW.name), NEW.code, regexp_replace(NEW.code, '[^[:alnum:]]+', '', 'g'));
  area text := concat_ws(E'\n', localized_texts(NEW.location), tour_stop_texts(NEW.id));
  overview text := localized_texts(NEW.overview);
BEGIN
  PERFORM learn_search_words(search_tokens(concat_ws(E'\n', title, area, overview)));
  SELECT search_labelled_vector(array_agg(token), array_agg(label)) INTO NEW.search_words FROM (
    SELECT unnest(search_tokens(title)) AS token, 'A' AS label
    UNION ALL SELECT search_pairs(title), 'A'
    UNION ALL SELECT unnest(search_tokens(area)), 'B'
    UNION ALL SELECT search_pairs(area), 'B'
    UNION ALL SELECT unnest(search_tokens(overview)), 'C'
    UNION ALL SELECT lexeme, label FROM tour_activities(
      ARRAY['A', 'B', 'C', 'D'], ARRAY[title, area, overview, tour_part_texts(NEW.id)], NEW.facts)
  ) AS words;
  RETURN NEW;
END
$$;

DROP TRIGGER tour_search_words ON "tour";
CREATE TRIGGER tour_search_words BEFORE INSERT OR UPDATE OF name, location, overview, code, facts, search_words ON "tour"
  FOR EACH ROW EXECUTE FUNCTION keep_tour_search_words();

-- Renews the words of the tours whose parts were written. Its argument says how the rows lead to tours: by a column of
-- their own, or through the day of the itinerary.
CREATE FUNCTION renew_words_of_parts() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  of_days constant text := 'SELECT tour_id FROM %1$I AS part JOIN itinerary_day AS day ON day.id = part.day_id';
  touched integer[] := '{}';
  found integer[];
  rows_of text;
BEGIN
  FOREACH rows_of IN ARRAY CASE TG_OP
    WHEN 'INSERT' THEN ARRAY['new_rows'] WHEN 'DELETE' THEN ARRAY['old_rows'] ELSE ARRAY['old_rows', 'new_rows'] END
  LOOP
    EXECUTE format('SELECT array_agg(DISTINCT tour_id) FROM (' ||
      CASE TG_ARGV[0] WHEN 'day' THEN of_days ELSE 'SELECT tour_id FROM %1$I' END || ') AS part JOIN tour ON tour.id = tour_id',
      rows_of) INTO found;
    touched := touched || coalesce(found, '{}');
  END LOOP;
  IF touched <> '{}' THEN
    PERFORM renew_search_words(touched);
  END IF;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES ('tour_highlight', 'tour'), ('itinerary_day', 'tour'), ('itinerary_activity', 'day')) AS parts (name, leads)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts(%L)', part.name || '_search_insert', part.name, part.leads);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts(%L)', part.name || '_search_update', part.name, part.leads);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_parts(%L)', part.name || '_search_delete', part.name, part.leads);
  END LOOP;
END
$$;

-- Other words of activities are other words of all tours.
CREATE FUNCTION renew_words_of_activities() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_search_words(ARRAY(SELECT id FROM tour));
  RETURN NULL;
END
$$;

-- Words that a visitor may have typed without spaces, or in the Latin letters of a Russian word.

CREATE FUNCTION is_search_word(token text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM search_word WHERE word = token)
    OR EXISTS (SELECT FROM search_filler WHERE word = token)
    OR EXISTS (SELECT FROM search_alias WHERE word = token)
    OR EXISTS (SELECT FROM search_activity WHERE token = ANY (words))
$$;

-- A token as two or three known words of at least three letters ("phiphitour"); as itself where it is known, begins a known
-- word, or cannot be divided.
CREATE FUNCTION search_divided(token text) RETURNS text[]
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

-- The phrases of a typed text in reading order. A phrase is the longest known alias or name of an activity that begins at a
-- word, else the word alone.
CREATE FUNCTION search_plan_phrases(tokens text[]) RETURNS SETOF text
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

-- The lexemes of the activities that a phrase names, as a query; NULL where it names none. Misspelt words count too.
CREATE FUNCTION search_activity_query(phrase text) RETURNS text
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

-- A phrase as its own words and stems alone, without words that only begin with it, contain it or are near it.
CREATE FUNCTION search_exactly(phrase text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || (
    SELECT string_agg(DISTINCT quote_literal(lexeme), '|')
    FROM search_spellings(token) AS spelling, unnest(search_stems(spelling) || spelling) AS lexeme WHERE lexeme <> ''
  ) || ')', '&')
  FROM (SELECT DISTINCT unnest(string_to_array(phrase, ' ')) AS token) AS words
$$;

-- What a typed text means, for the search of visitors: for each phrase whether it says nothing here (`filler`), the query
-- that it must meet (`loose`) and the query that it meets exactly (`exact`).
CREATE FUNCTION search_terms(typed text) RETURNS TABLE (phrase text, filler boolean, loose text, exact text)
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

-- Queries of a plan, whose lexemes must stand in the field with the label.
CREATE FUNCTION search_labelled_queries(queries jsonb, label text) RETURNS tsquery[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(
    regexp_replace(replace(query, ''':*', ''':*' || label), '''(?=[ )]|$)', ''':' || label, 'g')::tsquery ORDER BY number), '{}')
  FROM jsonb_array_elements_text(queries) WITH ORDINALITY AS given (query, number)
$$;

-- The plan of a search of visitors as one JSON value, so that lists of one search can share it: `needed` is the query that
-- a result meets, `some` the query that a result close to the typed words meets, `terms` and `fillers` are the queries of
-- its phrases by quality. NULL where no word was typed. A text of fillers alone is searched for its words.
CREATE FUNCTION search_plan(typed text) RETURNS jsonb
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

-- The queries of a plan by quality, made once for all results.
CREATE TYPE search_queries AS (exact_a tsquery[], exact_b tsquery[], exact_c tsquery[], exact_d tsquery[],
  loose_a tsquery[], loose_b tsquery[], loose_c tsquery[], filler_a tsquery[]);

CREATE FUNCTION search_plan_queries(plan jsonb) RETURNS search_queries
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (search_labelled_queries(plan -> 'exact', 'A'), search_labelled_queries(plan -> 'exact', 'B'),
    search_labelled_queries(plan -> 'exact', 'C'), search_labelled_queries(plan -> 'exact', 'D'),
    search_labelled_queries(plan -> 'loose', 'A'), search_labelled_queries(plan -> 'loose', 'B'),
    search_labelled_queries(plan -> 'loose', 'C'), search_labelled_queries(plan -> 'fillers', 'A'))::search_queries
$$;

-- How well a record fits: for each phrase 1,000 points, and up to 40 by the field and by whether the word is exact. A filler in
-- the name counts one point.
CREATE FUNCTION search_score(words tsvector, queries search_queries) RETURNS bigint
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(CASE
      WHEN words @@ (queries).exact_a[phrase] THEN 1040
      WHEN words @@ (queries).exact_b[phrase] THEN 1025
      WHEN words @@ (queries).loose_a[phrase] THEN 1020
      WHEN words @@ (queries).exact_c[phrase] THEN 1015
      WHEN words @@ (queries).exact_d[phrase] THEN 1010
      WHEN words @@ (queries).loose_b[phrase] THEN 1005
      WHEN words @@ (queries).loose_c[phrase] THEN 1000
      ELSE 0
    END), 0) + (SELECT count(*) FROM unnest((queries).filler_a) AS filler WHERE words @@ filler)
  FROM generate_subscripts((queries).exact_a, 1) AS phrase
$$;

CREATE OR REPLACE FUNCTION keep_blog_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  short text := concat_ws(E'\n', localized_texts(NEW.title), NEW.category);
  html text := localized_texts(NEW.content);
  content text[] := search_tokens(regexp_replace(html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi'));
BEGIN
  PERFORM learn_search_words(search_tokens(short) || content);
  SELECT search_labelled_vector(array_agg(token), array_agg(label)) INTO NEW.search_words FROM (
    SELECT unnest(search_tokens(short)) AS token, 'A' AS label
    UNION ALL SELECT search_pairs(short), 'A'
    UNION ALL SELECT unnest(content), 'C'
  ) AS words;
  RETURN NEW;
END
$$;

INSERT INTO "search_alias" ("word", "meant") VALUES
  ('4 islands', 'four islands'), ('4 острова', 'four islands'), ('4 pulau', 'four islands'), ('халонг', 'ha long'), ('halong', 'ha long')
ON CONFLICT DO NOTHING;

INSERT INTO "search_filler" ("language", "word")
SELECT 'en', word FROM unnest(string_to_array(
  'tour tours trip trips excursion excursions package packages travel holiday holidays vacation activity activities things '
  'phuket thailand thai best top cheap good nice price prices cost book booking online a an the to from in on at for and or '
  'of with near around by do go want my our we i me you what when where how much many is are it see visit show full', ' ')) AS word WHERE word <> 'thai'
UNION ALL
SELECT 'id', word FROM unnest(string_to_array(
  'paket wisata tur liburan jalan perjalanan trip tour phuket thailand murah terbaik bagus harga biaya pesan ke di dari '
  'untuk dan dengan yang mau ingin sekitar dekat naik ikut lihat melihat apa berapa bisa ada tempat', ' ')) AS word
UNION ALL
SELECT 'ru', word FROM unnest(string_to_array(
  'тур туры тура туров экскурсия экскурсии экскурсию экскурсий поездка поездки поездку путешествие пакет отдых отпуск '
  'пхукет пхукета пхукете таиланд таиланде тайланд тайланде лучшие лучший недорого дешево цена цены стоимость купить '
  'заказать забронировать из с со на в во к ко по для и или от до у за мы я хочу можно где что как когда сколько куда посмотреть '
  'поехать поплавать покататься самые самый самая красивые отзывы', ' ')) AS word;

INSERT INTO "search_activity" ("code", "position", "chip", "name", "words", "facts") VALUES
  ('snorkelling', 1, true, '{"en": "Snorkelling", "id": "Snorkeling", "ru": "Снорклинг"}', '{"snorkelling","snorkeling","snorkel","snorkle","маска и ласты","ныряние с маской","снорклинг","снорклинга","сноркелинг","snorkling"}', '[]'),
  ('diving', 2, true, '{"en": "Diving", "id": "Menyelam", "ru": "Дайвинг"}', '{"diving","dive","scuba","menyelam","selam","дайвинг","дайвинга","погружение","погружения","акваланг"}', '[]'),
  ('fishing', 3, true, '{"en": "Fishing", "id": "Memancing", "ru": "Рыбалка"}', '{"fishing","angling","memancing","mancing","pancing","рыбалка","рыбалки","рыбалку","рыбная ловля","ловля кальмаров","половить рыбу"}', '[]'),
  ('sunset', 4, true, '{"en": "Sunset", "id": "Matahari terbenam", "ru": "Закат"}', '{"sunset","sundown","matahari terbenam","senja","закат","закате","заката","на закате"}', '[]'),
  ('sunrise', 5, false, '{"en": "Sunrise", "id": "Matahari terbit", "ru": "Рассвет"}', '{"sunrise","dawn","matahari terbit","fajar","рассвет","рассвете","рассвета"}', '[]'),
  ('overnight', 6, true, '{"en": "Overnight", "id": "Menginap", "ru": "С ночёвкой"}', '{"overnight","2d1n","two days","menginap","2 hari","ночевка","ночевкой","ночевки","с ночевкой","двухдневная","двухдневный","на два дня","на 2 дня"}', '[]'),
  ('private', 7, true, '{"en": "Private", "id": "Privat", "ru": "Индивидуально"}', '{"private","charter","exclusive","privat","pribadi","sewa kapal","индивидуальный","индивидуальная","индивидуально","частный","частная","аренда лодки","аренда яхты","чартер"}', '[{"group": {"kind": "private"}}]'),
  ('elephants', 8, true, '{"en": "Elephants", "id": "Gajah", "ru": "Слоны"}', '{"elephant","elephants","gajah","слон","слоны","слонов","слонами","слонам"}', '[]'),
  ('waterfall', 9, true, '{"en": "Waterfall", "id": "Air terjun", "ru": "Водопад"}', '{"waterfall","waterfalls","air terjun","curug","водопад","водопады","водопада"}', '[]'),
  ('kayak', 10, true, '{"en": "Kayak", "id": "Kayak", "ru": "Каяк"}', '{"kayak","kayaks","kayaking","canoe","canoeing","kano","mendayung","каяк","каяки","каякинг","каноэ","байдарка","байдарки"}', '[{"vessel": "canoe"}]'),
  ('cooking', 11, true, '{"en": "Cooking class", "id": "Kelas memasak", "ru": "Кулинарный класс"}', '{"cooking","cook","cookery","cooking class","kelas memasak","memasak","masak","кулинарный","кулинария","кулинарный класс","кулинарный мастер класс","готовить","готовка"}', '[]'),
  ('massage', 12, true, '{"en": "Massage and spa", "id": "Pijat dan spa", "ru": "Массаж и спа"}', '{"massage","spa","wellness","pijat","массаж","массажа","спа"}', '[]'),
  ('transfer', 13, true, '{"en": "Transfer", "id": "Antar-jemput", "ru": "Трансфер"}', '{"transfer","transfers","airport","taxi","antar jemput","bandara","taksi","трансфер","трансфера","аэропорт","аэропорта","такси"}', '[]'),
  ('rental', 14, false, '{"en": "Car with driver", "id": "Sewa mobil", "ru": "Аренда машины"}', '{"van","minivan","car","rent a car","car rental","sewa mobil","rental mobil","mobil","машина","авто","минивэн","микроавтобус","авто с водителем","аренда авто","прокат авто","аренда машины"}', '[]'),
  ('guide', 15, false, '{"en": "Tour guide", "id": "Pemandu", "ru": "Гид"}', '{"guide","guides","pemandu","pemandu wisata","гид","гида","гиды","экскурсовод","русский гид","русскоговорящий гид"}', '[]'),
  ('boat', 16, false, '{"en": "Boat trip", "id": "Naik kapal", "ru": "Морская прогулка"}', '{"boat","boat trip","boats","cruise","sailing","island hopping","naik kapal","kapal","pelayaran","keliling pulau","морская прогулка","морские прогулки","морскую прогулку","морская экскурсия","морские экскурсии","круиз","лодка","на лодке","катер","по островам","корабль","теплоход"}', '[{"vessel": "speedboat"}, {"vessel": "catamaran"}, {"vessel": "big_boat"}, {"vessel": "longtail"}]'),
  ('speedboat', 17, false, '{"en": "Speedboat", "id": "Speedboat", "ru": "Скоростной катер"}', '{"speedboat","speed boat","kapal cepat","скоростной катер","спидбот"}', '[{"vessel": "speedboat"}]'),
  ('catamaran', 18, false, '{"en": "Catamaran and yacht", "id": "Katamaran dan yacht", "ru": "Катамаран и яхта"}', '{"catamaran","yacht","yachts","sailing yacht","katamaran","kapal pesiar","яхта","яхте","яхты","яхту","катамаран","катамаране","парусная яхта"}', '[{"vessel": "catamaran"}]'),
  ('longtail', 19, false, '{"en": "Longtail boat", "id": "Perahu longtail", "ru": "Лодка лонгтейл"}', '{"longtail","long tail","perahu ekor panjang","perahu","лонгтейл","длиннохвостая лодка"}', '[{"vessel": "longtail"}]'),
  ('zipline', 20, false, '{"en": "Zipline", "id": "Flying fox", "ru": "Зиплайн"}', '{"zipline","zip line","ziplining","flying fox","зиплайн","зиплайна","тарзанка","полет гиббона","полеты гиббонов"}', '[]'),
  ('atv', 21, false, '{"en": "ATV", "id": "ATV", "ru": "Квадроциклы"}', '{"atv","quad","quad bike","buggy","offroad","off road","квадроцикл","квадроциклы","квадроциклах","багги","джип"}', '[]'),
  ('rafting', 22, false, '{"en": "Rafting", "id": "Arung jeram", "ru": "Рафтинг"}', '{"rafting","raft","arung jeram","рафтинг","сплав","сплав на плотах"}', '[]'),
  ('trekking', 23, false, '{"en": "Trekking", "id": "Trekking", "ru": "Треккинг"}', '{"trekking","trek","hiking","hike","jungle","треккинг","джунгли","джунглях","пешком"}', '[]'),
  ('temple', 24, false, '{"en": "Temples", "id": "Kuil", "ru": "Храмы"}', '{"temple","temples","wat","buddha","kuil","vihara","candi","храм","храмы","храмов","будда","монастырь"}', '[]'),
  ('city', 25, false, '{"en": "City tour", "id": "Tur kota", "ru": "Обзорная по городу"}', '{"city tour","city","sightseeing","old town","kota tua","keliling kota","обзорная","обзорная экскурсия","по городу","город","старый город"}', '[]'),
  ('food', 26, false, '{"en": "Street food", "id": "Kuliner", "ru": "Еда и рынки"}', '{"food","street food","market","night market","kuliner","makanan","jajanan","pasar malam","pasar","еда","уличная еда","рынок","ночной рынок","гастрономическая","гастротур"}', '[]'),
  ('muay-thai', 27, false, '{"en": "Muay Thai", "id": "Muay Thai", "ru": "Тайский бокс"}', '{"muay thai","thai boxing","boxing","муай тай","тайский бокс","бокс"}', '[]'),
  ('caves', 28, false, '{"en": "Caves", "id": "Gua", "ru": "Пещеры"}', '{"cave","caves","hong","gua","goa","пещера","пещеры","пещер"}', '[]'),
  ('beach', 29, false, '{"en": "Beaches", "id": "Pantai", "ru": "Пляжи"}', '{"beach","beaches","pantai","пляж","пляжи","пляжа","пляжей"}', '[]'),
  ('monkeys', 30, false, '{"en": "Monkeys", "id": "Monyet", "ru": "Обезьяны"}', '{"monkey","monkeys","monyet","kera","обезьяна","обезьяны","обезьян"}', '[]'),
  ('turtles', 31, false, '{"en": "Turtles", "id": "Penyu", "ru": "Черепахи"}', '{"turtle","turtles","penyu","черепаха","черепахи","черепах"}', '[]'),
  ('plankton', 32, false, '{"en": "Glowing plankton", "id": "Plankton bercahaya", "ru": "Светящийся планктон"}', '{"plankton","bioluminescence","bioluminescent","glowing water","plankton bercahaya","планктон","светящийся планктон","ночное море"}', '[]'),
  ('lake', 33, false, '{"en": "Lakes", "id": "Danau", "ru": "Озёра"}', '{"lake","lakes","raft house","danau","waduk","озеро","озера","озере","плавучие домики"}', '[]'),
  ('viewpoint', 34, false, '{"en": "Viewpoints", "id": "Titik pandang", "ru": "Смотровые площадки"}', '{"viewpoint","viewpoints","view point","titik pandang","смотровая","смотровая площадка","смотровые площадки","вид"}', '[]'),
  ('family', 35, true, '{"en": "With children", "id": "Dengan anak", "ru": "С детьми"}', '{"family","families","kids","children","child friendly","baby","toddler","keluarga","anak anak","dengan anak","семья","семейная","семейный","семьей","с детьми","дети","детьми","ребенком"}', '[{"good_for": ["children"]}]'),
  ('honeymoon', 36, true, '{"en": "Honeymoon", "id": "Bulan madu", "ru": "Для двоих"}', '{"honeymoon","romantic","couples","couple","bulan madu","romantis","медовый месяц","романтика","романтический","романтическая","для двоих","свадебное путешествие"}', '[{"good_for": ["couples"]}]'),
  ('study', 37, false, '{"en": "Study tours", "id": "Study tour", "ru": "Для школьников"}', '{"study tour","school","schools","students","student","studi banding","sekolah","mahasiswa","pelajar","школа","школьников","студенты","учебный"}', '[]'),
  ('multiday', 38, false, '{"en": "Several days", "id": "Beberapa hari", "ru": "Несколько дней"}', '{"multi day","several days","3d2n","4d3n","5d4n","beberapa hari","многодневный","многодневная","многодневные","несколько дней","на несколько дней"}', '[]'),
  ('lanterns', 39, false, '{"en": "Sky lanterns", "id": "Festival lampion", "ru": "Небесные фонарики"}', '{"lantern","lanterns","lantern festival","yi peng","loy krathong","lampion","фонарики","фонариков","небесные фонарики"}', '[]'),
  ('safari', 40, false, '{"en": "Wildlife", "id": "Satwa liar", "ru": "Дикая природа"}', '{"wildlife","safari","orangutan","orangutans","satwa","orang utan","природа","сафари","орангутаны"}', '[]'),
  ('volcano', 41, false, '{"en": "Volcanoes", "id": "Gunung api", "ru": "Вулканы"}', '{"volcano","volcanoes","volcanic","gunung","gunung api","kawah","вулкан","вулканы","вулкана"}', '[]'),
  ('halal', 42, false, '{"en": "Halal meals", "id": "Makanan halal", "ru": "Халяльная еда"}', '{"halal","muslim","халяль","халяльный","халяльная"}', '[{"diets": ["halal"]}]'),
  ('vegetarian', 43, false, '{"en": "Vegetarian meals", "id": "Makanan vegetarian", "ru": "Вегетарианская еда"}', '{"vegetarian","vegan","vegetarian food","вегетарианский","вегетарианская","веган","вегетарианцы"}', '[{"diets": ["vegetarian"]}, {"diets": ["vegan"]}]'),
  ('wheelchair', 44, false, '{"en": "With a wheelchair", "id": "Dengan kursi roda", "ru": "На инвалидной коляске"}', '{"wheelchair","accessible","disabled","kursi roda","инвалид","инвалидная коляска","на коляске"}', '[{"wheelchair": "yes"}]'),
  ('seniors', 45, false, '{"en": "With grandparents", "id": "Dengan lansia", "ru": "С пожилыми"}', '{"seniors","senior","elderly","grandparents","lansia","orang tua","пожилые","пожилым","пенсионеры","пенсионеров","бабушка"}', '[{"good_for": ["seniors"]}]'),
  ('pregnant', 46, false, '{"en": "In pregnancy", "id": "Saat hamil", "ru": "При беременности"}', '{"pregnant","pregnancy","hamil","беременные","беременным","беременность","беременной"}', '[{"pregnant": "yes"}]'),
  ('park', 47, false, '{"en": "Theme parks", "id": "Taman hiburan", "ru": "Парки развлечений"}', '{"theme park","amusement park","universal studios","disneyland","taman hiburan","парк развлечений","парки развлечений","диснейленд"}', '[]');


SELECT renew_search_words(ARRAY(SELECT id FROM tour));
UPDATE blog SET title = title;

CREATE TRIGGER search_activity_words AFTER INSERT OR UPDATE OR DELETE ON "search_activity"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_activities();

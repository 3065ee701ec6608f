-- Rules of values. Checks of tables use most of these functions. A changed rule is not applied to stored rows, so a
-- migration has to bring these rows in order first.

-- Returns the languages of the texts. Every rule of the database reads them here.
CREATE OR REPLACE FUNCTION site_languages() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['id', 'en', 'ru'];

-- Tells whether a value is a text in several languages, such as {"en": "…", "id": "…"}. The English text is there and
-- not blank. The other languages are texts or are left out.
CREATE OR REPLACE FUNCTION is_localized(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - site_languages() = '{}'
    AND coalesce(value ->> 'en' ~ '\S', false)
    AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
  ELSE false
END;

-- Tells whether a value is a text of a draft, whose English text may still be empty: {"en": ""}.
CREATE OR REPLACE FUNCTION is_localized_draft(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN is_localized(value) OR (coalesce(value ->> 'en' = '', false) AND is_localized(value || '{"en": "-"}'));

-- Tells whether a value has texts in some languages of the site, or in none, each with at most `longest` characters.
-- A `longest` of NULL means no limit.
CREATE OR REPLACE FUNCTION is_text_by_language(value jsonb, longest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - site_languages() = '{}'
    AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
    AND NOT EXISTS (SELECT FROM jsonb_each_text(value) AS text WHERE char_length(text.value) > longest)
  ELSE false
END;

-- Tells whether a value is absent, or has an English text and texts of at most `longest` characters.
CREATE OR REPLACE FUNCTION is_text_or_absent(value jsonb, longest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN value IS NULL OR (is_text_by_language(value, longest) AND value ? 'en');

-- Tells whether a value is a JSON array of at most `most` elements.
CREATE OR REPLACE FUNCTION is_short_list(value jsonb, most integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN jsonb_typeof(value) = 'array' AND jsonb_array_length(value) <= most;

-- Tells whether two days are a period. The days of a yearly period stand in the leap year 2000, so that 29 February
-- can be written. Other periods are at most five years long.
CREATE OR REPLACE FUNCTION is_period(from_day date, until_day date, yearly boolean) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN yearly
  THEN date_part('year', from_day) = 2000 AND date_part('year', until_day) = 2000
  ELSE from_day >= '2001-01-01'::date AND until_day BETWEEN from_day AND from_day + 1826
END;

-- Joins the texts of all languages of the given values, one text on a line.
CREATE OR REPLACE FUNCTION localized_texts(VARIADIC items jsonb[]) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(text #>> '{}', E'\n') FROM unnest(items) AS item, jsonb_path_query(item, '$.*') AS text
$$;

-- Returns the fingerprint of a text, by which a translation knows its English text (docs/decisions/32). Only white
-- space of ASCII is folded, so that SQL and JavaScript agree to the byte.
CREATE OR REPLACE FUNCTION text_print(input text) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN substring(sha256(convert_to(
  btrim(regexp_replace(normalize(input, NFC), E'[ \\t\\n\\r\\f]+', ' ', 'g'), ' '), 'UTF8')) FOR 16);

-- Returns the ids of the tours to whose pages an article links, in any language.
CREATE OR REPLACE FUNCTION article_tours(content jsonb) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT found[1]::integer
  FROM jsonb_each_text(content) AS texts (language, html),
    regexp_matches(
      html, 'href="/[a-z]{2}/(?:tours|international-tours|domestic-tours)/(?:[^"/?#]*-)?([1-9][0-9]{0,8})["?#]', 'g'
    ) AS found
  ORDER BY 1
);

-- For whom a price line is, how many guests rated a tour and where, and since when an original price was asked. Nothing of
-- these is known of a tour that is stored already, so that visitors see neither its rating nor its original price until
-- staff state them.
ALTER TABLE "tour_price"
  ADD COLUMN "kind" TEXT,
  ADD COLUMN "age_from" SMALLINT,
  ADD COLUMN "age_to" SMALLINT,
  ADD COLUMN "group_size" SMALLINT,
  ADD CONSTRAINT "tour_price_kind_check" CHECK ("kind" IN ('adult', 'child', 'infant', 'group', 'extra')),
  ADD CONSTRAINT "tour_price_age_check" CHECK (
    "age_from" BETWEEN 0 AND 99 AND "age_to" BETWEEN 0 AND 99 AND "age_from" <= "age_to"),
  -- Without COALESCE, a line without a kind would pass.
  ADD CONSTRAINT "tour_price_age_kind_check" CHECK (
    "age_from" IS NULL AND "age_to" IS NULL OR COALESCE("kind" IN ('adult', 'child', 'infant'), false)),
  ADD CONSTRAINT "tour_price_group_size_check" CHECK (
    "group_size" IS NULL OR "group_size" BETWEEN 1 AND 400 AND COALESCE("kind" = 'group', false));

ALTER TABLE "tour"
  ADD COLUMN "rating_count" INTEGER,
  ADD COLUMN "rating_source" TEXT,
  ADD COLUMN "original_price_since" DATE,
  ADD CONSTRAINT "tour_rating_count_check" CHECK ("rating_count" >= 1),
  ADD CONSTRAINT "tour_rating_source_check" CHECK ("rating_source" ~ '\S' AND length("rating_source") <= 60),
  ADD CONSTRAINT "tour_original_price_since_check" CHECK (
    "original_price_since" IS NULL OR "original_price" IS NOT NULL);

ALTER TABLE "tour_season"
  ADD COLUMN "original_price_since" DATE,
  ADD CONSTRAINT "tour_season_original_price_since_check" CHECK (
    "original_price_since" IS NULL OR "original_price" IS NOT NULL);

-- Proposes the kinds of stored lines. A line gets a kind only if its whole English name is one of the plain forms below,
-- such as "Adult", "Child (4-11 years)", "Infant under 3", "Per boat up to 8"; every other line stays without a kind.
WITH line AS (
  SELECT id,
    btrim(regexp_replace(lower(translate("service_type" ->> 'en', '–—−', '---')), '\s+', ' ', 'g')) AS name,
    lower("description" ->> 'en') AS description
  FROM "tour_price"
), person AS (
  -- What follows the word, without brackets and words for years.
  SELECT id,
    CASE WHEN found[1] ~ '^adult' THEN 'adult' WHEN found[1] ~ '^child' THEN 'child' ELSE 'infant' END AS kind,
    btrim(regexp_replace(
      regexp_replace(found[2], '\m(ages?|aged|years?|yrs?|old|y\.?o\.?)\M\.?|[(),]', ' ', 'g'), '\s+', ' ', 'g')) AS ages
  FROM line, regexp_match(name, '^(adults?|child|children|infants?|baby|babies)\M(.*)$') AS found
  WHERE description !~ '\mper (couple|family|group|boat|van|car|vehicle|room|night)\M'
), aged AS (
  SELECT id, kind, ages = '' AS "open",
    regexp_match(ages, '^(\d{1,2}) ?(?:-|to) ?(\d{1,2})$')::int[] AS span,
    (regexp_match(ages, '^(?:under|below) (\d{1,2})$'))[1]::int AS under,
    (regexp_match(ages, '^(?:from )?(\d{1,2}) ?(?:\+|and over|and older|and above|and up)$|^from (\d{1,2})$'))::int[] AS least
  FROM person
), proposal AS (
  SELECT id, kind,
    COALESCE(span[1], least[1], least[2]) AS age_from, COALESCE(span[2], under - 1) AS age_to, NULL::int AS group_size
  FROM aged
  WHERE CASE kind
    -- "Adult 2-4" and "Adult from 4" can mean the number of adults.
    WHEN 'adult' THEN "open" OR COALESCE(least[1], least[2]) >= 10
    ELSE "open" OR span[1] <= span[2] AND span[2] < 18 OR under BETWEEN 1 AND 18 OR COALESCE(least[1], least[2]) < 18
  END
  UNION ALL
  SELECT id, 'group', NULL, NULL, size
  FROM line,
    regexp_match(name,
      '^(?:per|whole|private) (?:group|boat|speedboat|longtail|longtail boat|catamaran|yacht|van|minivan|minibus|car|vehicle)'
      ',? \(?(?:for )?(?:up to|max\.?|maximum) (\d{1,3})(?: (?:persons|people|guests|passengers|pax))?\)?$') AS found,
    CAST(found[1] AS int) AS size
  WHERE size BETWEEN 1 AND 400 AND description !~ '\mper (person|guest|adult|head|pax)\M|\meach\M'
  UNION ALL
  SELECT id, 'extra', NULL, NULL, NULL FROM line WHERE name ~ '^(single (room )?supplement|extra (hour|night|bed))$'
)
UPDATE "tour_price"
SET "kind" = proposal.kind, "age_from" = proposal.age_from, "age_to" = proposal.age_to, "group_size" = proposal.group_size
FROM proposal WHERE "tour_price".id = proposal.id;

-- Proposes the hours until which guests cancel free of charge. A tour gets the fact only if one of its terms says so in a
-- plain English form, such as "Free cancellation up to 48 hours before pick-up"; the first such term counts.
WITH term AS (
  SELECT DISTINCT ON (policy.tour_id) policy.tour_id, found[1]::int * CASE found[2] WHEN 'day' THEN 24 ELSE 1 END AS hours
  FROM "cancellation_policy" AS policy,
    regexp_match(policy."description" ->> 'en',
      '^\s*free cancell?ation(?: or (?:a )?change of (?:time|date|day))?,? (?:up to|until) (\d{1,3}) (hour|day)s? before\M', 'i') AS found
  WHERE found IS NOT NULL
  ORDER BY policy.tour_id, policy.position
)
UPDATE "tour"
SET "facts" = "tour"."facts" || jsonb_build_object('free_cancellation', term.hours)
FROM term
WHERE "tour".id = term.tour_id AND term.hours BETWEEN 1 AND 2160 AND NOT "tour"."facts" ? 'free_cancellation';

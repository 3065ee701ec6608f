-- The records that the demo content made (docs/decisions/52). No page shows this table, so it raises no content key.
CREATE TABLE "demo_record" (
  "entity" TEXT NOT NULL,
  "record_key" TEXT NOT NULL,
  "seeded_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "demo_record_pkey" PRIMARY KEY ("entity", "record_key"),
  CONSTRAINT "demo_record_entity_check" CHECK ("entity" ~ '^[a-z][a-z_]*$')
);

-- The kinds of batches are listed in the code alone (lib/history/schema.ts), as the kinds of records are.
ALTER TABLE "change_batch"
  DROP CONSTRAINT "change_batch_kind_check",
  ADD CONSTRAINT "change_batch_kind_check" CHECK ("kind" ~ '^[a-z][a-z_]*$');

-- The invented visits are set aside as long as the demo content is removed.
ALTER TABLE "figure"
  DROP CONSTRAINT "figure_what_check",
  ADD CONSTRAINT "figure_what_check" CHECK ("what" ~ '^(demo-)?(view|request|search|country)$'),
  DROP CONSTRAINT "figure_found_check",
  ADD CONSTRAINT "figure_found_check" CHECK (
    "found" IS NULL OR ("what" IN ('search', 'demo-search') AND "found" >= 0));

-- Marks the demo content of a site that was filled before. The seed writes rates with the source `demo`, and all its records
-- in one transaction of at most two minutes. A record that staff made or changed has a version with their account.
DO $$
DECLARE
  began timestamptz := (SELECT min(created_at) FROM "tour");
  kind text;
BEGIN
  IF began IS NULL OR NOT EXISTS (SELECT FROM "exchange_rate" WHERE "source" = 'demo') THEN
    RETURN;
  END IF;
  FOREACH kind IN ARRAY ARRAY['tour', 'promo', 'blog', 'shared_text', 'closed_period', 'place'] LOOP
    EXECUTE format(
      'INSERT INTO "demo_record" ("entity", "record_key", "seeded_at")
       SELECT %1$L, id::text, $1 + interval ''3 minutes'' FROM %1$I AS made
       WHERE created_at BETWEEN $1 - interval ''3 minutes'' AND $1 + interval ''3 minutes'' AND NOT EXISTS (
         SELECT FROM "record_version" WHERE "entity" = %1$L AND "record_key" = made.id::text AND "user_id" IS NOT NULL)',
      kind)
    USING began;
  END LOOP;
  INSERT INTO "demo_record" ("entity", "record_key", "seeded_at")
  SELECT "entity", "record_key", began + interval '3 minutes' FROM (
    SELECT 'site' AS "entity", "id"::text AS "record_key" FROM "site" WHERE "name" = 'Ombak Andaman'
    UNION ALL SELECT 'home', "id"::text FROM "home" WHERE "slides" <> '[]'
    UNION ALL SELECT 'seo', "page" FROM "seo_content"
  ) AS "settings"
  WHERE NOT EXISTS (
    SELECT FROM "record_version" AS "version"
    WHERE "version"."entity" = "settings"."entity" AND "version"."record_key" = "settings"."record_key"
      AND "version"."user_id" IS NOT NULL);
END
$$;

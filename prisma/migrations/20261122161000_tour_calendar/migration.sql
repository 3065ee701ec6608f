-- When a tour runs: weekdays, cut-off, seasons with prices of their own, closed days of a tour and of the operator. A tour
-- without any of it runs every day and may be asked for until the day before, as it was.

-- A yearly day stands in the leap year 2000, so that 29 February can be written. A dated period is no longer than five years.
CREATE FUNCTION is_period(from_day date, until_day date, yearly boolean) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN yearly
  THEN date_part('year', from_day) = 2000 AND date_part('year', until_day) = 2000
  ELSE from_day >= '2001-01-01'::date AND until_day BETWEEN from_day AND from_day + 1826
END;

ALTER TABLE "tour"
  -- ISO: 1 is Monday. Empty: every day.
  ADD COLUMN "weekdays" SMALLINT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "cutoff_days" SMALLINT,
  ADD COLUMN "cutoff_time" TEXT,
  ADD COLUMN "only_in_seasons" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "tour_weekdays_check" CHECK (
    "weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[] AND cardinality("weekdays") <= 6),
  ADD CONSTRAINT "tour_cutoff_days_check" CHECK ("cutoff_days" BETWEEN 1 AND 60),
  ADD CONSTRAINT "tour_cutoff_time_check" CHECK (
    "cutoff_time" IS NULL OR ("cutoff_days" IS NOT NULL AND "cutoff_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'));

-- CreateTable
CREATE TABLE "tour_season" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" JSONB,
    "from_day" DATE NOT NULL,
    "until_day" DATE NOT NULL,
    "yearly" BOOLEAN NOT NULL,
    "starting_price" DECIMAL(14,2),
    "original_price" DECIMAL(14,2),
    "rough" BOOLEAN NOT NULL DEFAULT false,
    "note" JSONB,

    CONSTRAINT "tour_season_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tour_season_position_check" CHECK ("position" >= 0),
    CONSTRAINT "tour_season_period_check" CHECK (is_period("from_day", "until_day", "yearly")),
    CONSTRAINT "tour_season_price_check" CHECK ("starting_price" >= 0 AND "original_price" >= 0),
    -- is_localized(NULL) is false.
    CONSTRAINT "tour_season_name_check" CHECK ("name" IS NULL OR is_localized("name")),
    CONSTRAINT "tour_season_note_check" CHECK ("note" IS NULL OR is_localized("note"))
);

-- CreateTable: gone with its season or its price line.
CREATE TABLE "tour_season_price" (
    "season_id" INTEGER NOT NULL,
    "price_id" INTEGER NOT NULL,
    "price" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "tour_season_price_pkey" PRIMARY KEY ("season_id","price_id"),
    CONSTRAINT "tour_season_price_check" CHECK ("price" >= 0)
);

-- CreateTable
CREATE TABLE "tour_closed_period" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "from_day" DATE NOT NULL,
    "until_day" DATE NOT NULL,
    "yearly" BOOLEAN NOT NULL,
    "reason" JSONB,

    CONSTRAINT "tour_closed_period_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tour_closed_period_position_check" CHECK ("position" >= 0),
    CONSTRAINT "tour_closed_period_period_check" CHECK (is_period("from_day", "until_day", "yearly")),
    CONSTRAINT "tour_closed_period_reason_check" CHECK ("reason" IS NULL OR is_localized("reason"))
);

-- CreateTable: the operator's own closed days, for tours of one kind or of all (NULL).
CREATE TABLE "closed_period" (
    "id" SERIAL NOT NULL,
    "tour_type" SMALLINT,
    "from_day" DATE NOT NULL,
    "until_day" DATE NOT NULL,
    "yearly" BOOLEAN NOT NULL,
    "reason" JSONB,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "closed_period_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "closed_period_tour_type_check" CHECK ("tour_type" IN (1, 2, 3)),
    CONSTRAINT "closed_period_period_check" CHECK (is_period("from_day", "until_day", "yearly")),
    CONSTRAINT "closed_period_reason_check" CHECK ("reason" IS NULL OR is_localized("reason"))
);

-- CreateIndex
CREATE INDEX "tour_season_tour_id_position_idx" ON "tour_season"("tour_id", "position");
CREATE INDEX "tour_season_price_price_id_idx" ON "tour_season_price"("price_id");
CREATE INDEX "tour_closed_period_tour_id_position_idx" ON "tour_closed_period"("tour_id", "position");

-- AddForeignKey
ALTER TABLE "tour_season" ADD CONSTRAINT "tour_season_tour_id_fkey"
  FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tour_season_price" ADD CONSTRAINT "tour_season_price_season_id_fkey"
  FOREIGN KEY ("season_id") REFERENCES "tour_season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tour_season_price" ADD CONSTRAINT "tour_season_price_price_id_fkey"
  FOREIGN KEY ("price_id") REFERENCES "tour_price"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tour_closed_period" ADD CONSTRAINT "tour_closed_period_tour_id_fkey"
  FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER closed_period_updated_at BEFORE UPDATE OF updated_at ON "closed_period"
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();

-- What the rows of a calendar touch: their tour; the operator's closed days touch every page that shows tours. Lists neither
-- sort nor filter by the new columns of a tour.
CREATE OR REPLACE FUNCTION content_keys(content text, before jsonb, after jsonb) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  localized CONSTANT text := '(_(' || array_to_string(site_languages(), '|') || '))?';
  shown CONSTANT text := '^(' || concat_ws('|',
    'name', 'duration', 'location', 'overview', 'code', 'currency', 'starting_price', 'original_price', 'image',
    'created_at', 'updated_at', 'search_words', 'weekdays', 'cutoff_days', 'cutoff_time', 'only_in_seasons',
    'title' || localized, 'content' || localized, 'seo_title' || localized, 'seo_description' || localized) || ')$';
  changed CONSTANT text[] := ARRAY(
    SELECT name FROM jsonb_each(before) AS was (name, value) FULL JOIN jsonb_each(after) AS becomes (name, value) USING (name)
    WHERE was.value IS DISTINCT FROM becomes.value);
  listed CONSTANT boolean := EXISTS (SELECT FROM unnest(changed) AS name WHERE name !~ shown);
  searched CONSTANT boolean := 'search_words' = ANY (changed);
  side jsonb;
BEGIN
  IF changed = '{}' THEN
    RETURN;
  END IF;
  -- No row shows a file that is new or gone (foreign keys); a transaction beside this one may just begin to show this one.
  IF content = 'stored_image' THEN
    IF before IS NOT NULL AND after IS NOT NULL AND changed <> ARRAY['created_at'] THEN
      RETURN NEXT '*';
    END IF;
    RETURN;
  END IF;
  FOREACH side IN ARRAY ARRAY[before, after] LOOP
    CONTINUE WHEN side IS NULL;
    CASE
      WHEN content = 'tour' THEN
        RETURN NEXT 'tour:' || (side ->> 'id');
        IF listed THEN
          RETURN NEXT 'tours:' || (side ->> 'tour_type');
        END IF;
        IF searched THEN
          RETURN NEXT 'tour-words:' || (side ->> 'tour_type');
        END IF;
      WHEN content = 'blog' THEN
        RETURN NEXT 'blog:' || (side ->> 'id');
        IF listed THEN
          RETURN NEXT 'blogs';
        END IF;
        IF searched THEN
          RETURN NEXT 'blog-words';
        END IF;
      WHEN content = 'promo' THEN
        RETURN NEXT 'promo:' || (side ->> 'id');
      WHEN content = 'seo_content' THEN
        RETURN NEXT 'seo:' || (side ->> 'page');
      WHEN content = 'search_word' THEN
        RETURN NEXT 'search-words';
      WHEN content = 'closed_period' THEN
        RETURN NEXT 'closed-days';
      WHEN side ? 'tour_id' THEN
        RETURN NEXT 'tour:' || (side ->> 'tour_id');
      WHEN side ? 'day_id' THEN
        -- A day that is gone has raised its tour itself.
        RETURN QUERY SELECT 'tour:' || tour_id FROM itinerary_day WHERE id = (side ->> 'day_id')::integer;
      WHEN side ? 'season_id' THEN
        -- A season that is gone has raised its tour itself.
        RETURN QUERY SELECT 'tour:' || tour_id FROM tour_season WHERE id = (side ->> 'season_id')::integer;
      ELSE
        RETURN NEXT '*';
    END CASE;
  END LOOP;
END
$$;

SELECT watch_content(content, 'id') FROM unnest(ARRAY['tour_season', 'tour_closed_period', 'closed_period']) AS content;
SELECT watch_content('tour_season_price', 'season_id', 'price_id');

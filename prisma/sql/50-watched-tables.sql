-- The triggers that many tables share. A new table gets its triggers by a line at the end of this file.

-- Moves `updated_at` forward by at least a millisecond, so that two saves of a row never share a value. A change of
-- position alone does not name this column, so an open form of a colleague stays valid.
CREATE OR REPLACE FUNCTION advance_updated_at() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), OLD.updated_at + interval '1 millisecond');
  RETURN NEW;
END
$$;

-- Gives a table the triggers that raise the content keys of its rows. `id` names the columns of its primary key.
CREATE OR REPLACE FUNCTION watch_content(content text, VARIADIC id text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  arguments CONSTANT text := (SELECT string_agg(quote_literal(part), ', ') FROM unnest(id) AS part);
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()',
    content || '_content_change', content);
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_content_rows(%s)',
    content || '_content_insert', content, arguments);
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_content_rows(%s)',
    content || '_content_update', content, arguments);
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_content_rows(%s)',
    content || '_content_delete', content, arguments);
END
$$;

-- Gives a table of records its triggers: `updated_at` moves at each save, and each write raises the keys of the
-- written records.
CREATE OR REPLACE FUNCTION watch_records(records text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  watch record;
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %I BEFORE UPDATE OF updated_at ON %I FOR EACH ROW EXECUTE FUNCTION advance_updated_at()',
    records || '_updated_at', records);
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()',
    records || '_content_change', records);
  FOR watch IN
    SELECT * FROM (VALUES
      ('insert', 'NEW TABLE AS new_rows'),
      ('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'),
      ('delete', 'OLD TABLE AS old_rows')
    ) AS watched(event, rows)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION note_content_records()',
      records || '_content_' || watch.event, watch.event, records, watch.rows);
  END LOOP;
END
$$;

SELECT watch_records('own_page');
SELECT watch_records('pickup_area');
SELECT watch_records('place');
SELECT watch_records('promo');
SELECT watch_records('search_activity');
SELECT watch_records('search_alias');
SELECT watch_records('search_filler');
SELECT watch_records('site');

SELECT watch_content('blog', 'id');
SELECT watch_content('cancellation_policy', 'id');
SELECT watch_content('closed_period', 'id');
SELECT watch_content('included_excluded', 'id');
SELECT watch_content('itinerary_activity', 'id');
SELECT watch_content('itinerary_day', 'id');
SELECT watch_content('itinerary_meal', 'id');
SELECT watch_content('seo_content', 'page');
SELECT watch_content('stored_image', 'path');
SELECT watch_content('tour', 'id');
SELECT watch_content('tour_closed_period', 'id');
SELECT watch_content('tour_day', 'tour_id', 'day');
SELECT watch_content('tour_faq', 'id');
SELECT watch_content('tour_highlight', 'id');
SELECT watch_content('tour_image', 'id');
SELECT watch_content('tour_price', 'id');
SELECT watch_content('tour_season', 'id');
SELECT watch_content('tour_season_price', 'season_id', 'price_id');
SELECT watch_content('tour_stop', 'id');

CREATE OR REPLACE TRIGGER blog_updated_at BEFORE UPDATE OF updated_at ON blog
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE OR REPLACE TRIGGER closed_period_updated_at BEFORE UPDATE OF updated_at ON closed_period
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE OR REPLACE TRIGGER exchange_rate_updated_at BEFORE UPDATE OF updated_at ON exchange_rate
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE OR REPLACE TRIGGER home_updated_at BEFORE UPDATE OF updated_at ON home
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE OR REPLACE TRIGGER seo_content_updated_at BEFORE UPDATE OF updated_at ON seo_content
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE OR REPLACE TRIGGER shared_text_updated_at BEFORE UPDATE OF updated_at ON shared_text
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE OR REPLACE TRIGGER tour_updated_at BEFORE UPDATE OF updated_at ON tour
  FOR EACH ROW EXECUTE FUNCTION advance_updated_at();

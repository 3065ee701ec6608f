-- Content keys that a write raises beside the key of its own record, because other pages show a part of that record.

-- Raises the articles of the tours that an article links, because the pages of these tours link the article.
CREATE OR REPLACE FUNCTION note_article_tours() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before CONSTANT integer[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE article_tours(OLD.content) END;
  after CONSTANT integer[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE article_tours(NEW.content) END;
BEGIN
  PERFORM raise_content_keys(ARRAY(SELECT DISTINCT 'tour-articles:' || id FROM unnest(before || after) AS id));
  RETURN NULL;
END
$$;

-- Raises the lists of articles when an article is shown or hidden.
CREATE OR REPLACE FUNCTION note_published_blog() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['blogs']);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER blog_tours_written AFTER INSERT OR DELETE ON blog
  FOR EACH ROW EXECUTE FUNCTION note_article_tours();
CREATE OR REPLACE TRIGGER blog_tours_changed AFTER UPDATE OF title, content, posting_date, published ON blog
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.content IS DISTINCT FROM NEW.content
    OR OLD.posting_date IS DISTINCT FROM NEW.posting_date OR OLD.published IS DISTINCT FROM NEW.published)
  EXECUTE FUNCTION note_article_tours();
CREATE OR REPLACE TRIGGER blog_published_update AFTER UPDATE OF published ON blog
  FOR EACH ROW WHEN (OLD.published IS DISTINCT FROM NEW.published) EXECUTE FUNCTION note_published_blog();

-- Returns the slides of the home page without their words. Pages whose Open Graph image shows a slide depend on these
-- values alone.
CREATE OR REPLACE FUNCTION slide_pictures(slides jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT jsonb_agg(slide - ARRAY['title', 'subtitle'] ORDER BY position)
  FROM jsonb_array_elements(slides) WITH ORDINALITY AS listed (slide, position));

-- Raises the home page, and its links and pictures where these changed.
CREATE OR REPLACE FUNCTION note_content_home() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    PERFORM raise_content_keys(ARRAY['home', 'home-links', 'home-pictures']);
  ELSIF to_jsonb(OLD) <> to_jsonb(NEW) THEN
    PERFORM raise_content_keys(ARRAY['home']
      || CASE WHEN OLD.links <> NEW.links THEN ARRAY['home-links'] ELSE '{}' END
      || CASE WHEN slide_pictures(OLD.slides) IS DISTINCT FROM slide_pictures(NEW.slides)
        THEN ARRAY['home-pictures'] ELSE '{}' END);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER home_content AFTER INSERT OR UPDATE OR DELETE ON home
  FOR EACH ROW EXECUTE FUNCTION note_content_home();
CREATE OR REPLACE TRIGGER home_content_change AFTER TRUNCATE ON home
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

-- Raises the links to own pages, which header and footer of every page show, where a link changed.
CREATE OR REPLACE FUNCTION note_own_page_links() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['own-page-links']);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER own_page_links_write AFTER INSERT OR DELETE ON own_page
  FOR EACH ROW EXECUTE FUNCTION note_own_page_links();
CREATE OR REPLACE TRIGGER own_page_links_update AFTER UPDATE ON own_page
  FOR EACH ROW WHEN (OLD.address IS DISTINCT FROM NEW.address OR OLD.title IS DISTINCT FROM NEW.title
    OR OLD.placement IS DISTINCT FROM NEW.placement OR OLD.position IS DISTINCT FROM NEW.position
    OR OLD.published IS DISTINCT FROM NEW.published)
  EXECUTE FUNCTION note_own_page_links();

-- Raises the exchange rates, on which every page with a price depends.
CREATE OR REPLACE FUNCTION note_content_rates() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['rates']);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER exchange_rate_content_write AFTER INSERT OR DELETE ON exchange_rate
  FOR EACH ROW EXECUTE FUNCTION note_content_rates();
CREATE OR REPLACE TRIGGER exchange_rate_content_update AFTER UPDATE ON exchange_rate
  FOR EACH ROW WHEN (OLD.currency IS DISTINCT FROM NEW.currency OR OLD.baht IS DISTINCT FROM NEW.baht
    OR OLD.source IS DISTINCT FROM NEW.source OR OLD.quoted_on IS DISTINCT FROM NEW.quoted_on)
  EXECUTE FUNCTION note_content_rates();
CREATE OR REPLACE TRIGGER exchange_rate_content_change AFTER TRUNCATE ON exchange_rate
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

-- Raises the page of trip passes, which carries the public keys and says which are withdrawn.
CREATE OR REPLACE FUNCTION note_content_pass_keys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['pass-keys']);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER trip_pass_key_content_write AFTER INSERT OR DELETE ON trip_pass_key
  FOR EACH ROW EXECUTE FUNCTION note_content_pass_keys();
CREATE OR REPLACE TRIGGER trip_pass_key_content_update AFTER UPDATE ON trip_pass_key
  FOR EACH ROW WHEN (
    OLD.id IS DISTINCT FROM NEW.id OR OLD.public_key IS DISTINCT FROM NEW.public_key
    OR OLD.withdrawn_at IS DISTINCT FROM NEW.withdrawn_at
  )
  EXECUTE FUNCTION note_content_pass_keys();
CREATE OR REPLACE TRIGGER trip_pass_key_content_change AFTER TRUNCATE ON trip_pass_key
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

-- Raises the tours that name a changed pick-up area, and the pages that show the whole list of areas.
CREATE OR REPLACE FUNCTION note_pickup_areas() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT code FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT code FROM old_rows);
  ELSE
    touched := ARRAY(
      SELECT code FROM new_rows AS becomes LEFT JOIN old_rows AS was USING (code)
      WHERE (was.name, was.surcharge, was.position) IS DISTINCT FROM (becomes.name, becomes.surcharge, becomes.position));
  END IF;
  IF touched <> '{}' THEN
    PERFORM raise_content_keys(
      ARRAY(SELECT 'tour:' || id FROM tour WHERE facts #> '{pickup,areas}' ?| touched) || ARRAY['pickup-areas']);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER pickup_area_tours_insert AFTER INSERT ON pickup_area
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_pickup_areas();
CREATE OR REPLACE TRIGGER pickup_area_tours_update AFTER UPDATE ON pickup_area
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_pickup_areas();
CREATE OR REPLACE TRIGGER pickup_area_tours_delete AFTER DELETE ON pickup_area
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_pickup_areas();

-- Raises the tours that stop at a place whose name, point, waters or closures changed. Staff alone read kind and area, so
-- these raise the list of places alone.
CREATE OR REPLACE FUNCTION note_places() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched text[] := '{}';
  listed boolean := true;
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT code FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT code FROM old_rows);
  ELSE
    touched := ARRAY(
      SELECT code FROM new_rows AS becomes LEFT JOIN old_rows AS was USING (code)
      WHERE (was.name, was.aliases, was.lat, was.lon, was.waters, was.closures)
        IS DISTINCT FROM (becomes.name, becomes.aliases, becomes.lat, becomes.lon, becomes.waters, becomes.closures));
    listed := EXISTS (
      SELECT FROM new_rows AS becomes LEFT JOIN old_rows AS was USING (code)
      WHERE (was.kind, was.area) IS DISTINCT FROM (becomes.kind, becomes.area));
  END IF;
  IF listed OR touched <> '{}' THEN
    PERFORM raise_content_keys(
      ARRAY(SELECT DISTINCT 'tour:' || tour_id FROM tour_stop WHERE place_code = ANY (touched)) || ARRAY['places']);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER place_stops_insert AFTER INSERT ON place
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();
CREATE OR REPLACE TRIGGER place_stops_update AFTER UPDATE ON place
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();
CREATE OR REPLACE TRIGGER place_stops_delete AFTER DELETE ON place
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_places();

-- Raises the tour of a promo, because the page of the tour and lists show the promo.
CREATE OR REPLACE FUNCTION note_tour_of_promo() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY(
    SELECT DISTINCT 'tour:' || id FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.tour_id END,
      CASE WHEN TG_OP <> 'DELETE' THEN NEW.tour_id END
    ]) AS id WHERE id IS NOT NULL));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER promo_tour_write AFTER INSERT OR DELETE ON promo
  FOR EACH ROW EXECUTE FUNCTION note_tour_of_promo();
CREATE OR REPLACE TRIGGER promo_tour_update AFTER UPDATE ON promo
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_tour_of_promo();

-- The words of the search have one key, which their tables raise.
CREATE OR REPLACE TRIGGER search_word_content_insert AFTER INSERT ON search_word
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_word_content_update AFTER UPDATE ON search_word
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_word_content_delete AFTER DELETE ON search_word
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_word_content_change AFTER TRUNCATE ON search_word
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

CREATE OR REPLACE TRIGGER search_activity_words_insert AFTER INSERT ON search_activity
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_activity_words_update AFTER UPDATE ON search_activity
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_activity_words_delete AFTER DELETE ON search_activity
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE OR REPLACE TRIGGER search_alias_words_insert AFTER INSERT ON search_alias
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_alias_words_update AFTER UPDATE ON search_alias
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_alias_words_delete AFTER DELETE ON search_alias
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE OR REPLACE TRIGGER search_filler_words_insert AFTER INSERT ON search_filler
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_filler_words_update AFTER UPDATE ON search_filler
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE OR REPLACE TRIGGER search_filler_words_delete AFTER DELETE ON search_filler
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

-- Raises the orders of the harbour office when a closing with an order is made or undone, because tours that run all the
-- same speak of the order.
CREATE OR REPLACE FUNCTION note_harbour_orders() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['harbour-orders']);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER change_batch_order_insert AFTER INSERT ON change_batch
  FOR EACH ROW WHEN (NEW.kind = 'closures' AND NEW.request ? 'order') EXECUTE FUNCTION note_harbour_orders();
CREATE OR REPLACE TRIGGER change_batch_order_update AFTER UPDATE OF undone_at ON change_batch
  FOR EACH ROW WHEN (NEW.kind = 'closures' AND NEW.request ? 'order' AND OLD.undone_at IS DISTINCT FROM NEW.undone_at)
  EXECUTE FUNCTION note_harbour_orders();
CREATE OR REPLACE TRIGGER change_batch_order_delete AFTER DELETE ON change_batch
  FOR EACH ROW WHEN (OLD.kind = 'closures' AND OLD.request ? 'order') EXECUTE FUNCTION note_harbour_orders();

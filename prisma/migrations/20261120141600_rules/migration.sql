-- What the tables may hold, and what happens when they change.

-- {"en": "…", "id": "…", "ru": "…"}: English there and not blank, the others text or left out.
CREATE FUNCTION is_localized(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['en', 'id', 'ru'] = '{}'
    AND coalesce(jsonb_typeof(value -> 'en') = 'string', false)
    AND value ->> 'en' ~ '\S'
    AND coalesce(jsonb_typeof(value -> 'id') = 'string', true)
    AND coalesce(jsonb_typeof(value -> 'ru') = 'string', true)
  ELSE false
END;

ALTER TABLE "tour"
  ADD CONSTRAINT "tour_type_check" CHECK ("tour_type" IN (1, 2, 3)),
  ADD CONSTRAINT "tour_order_check" CHECK ("order" >= 0),
  ADD CONSTRAINT "tour_code_check" CHECK ("code" ~ '\S'),
  ADD CONSTRAINT "tour_name_check" CHECK (is_localized("name")),
  ADD CONSTRAINT "tour_duration_check" CHECK (is_localized("duration")),
  ADD CONSTRAINT "tour_location_check" CHECK (is_localized("location")),
  ADD CONSTRAINT "tour_overview_check" CHECK (is_localized("overview")),
  ADD CONSTRAINT "tour_tags_check" CHECK ("tags" IN ('1_day_trip', 'open_trip', 'multi_day_trip', 'private_service')),
  ADD CONSTRAINT "tour_rate_check" CHECK ("rate" BETWEEN 0 AND 5),
  ADD CONSTRAINT "tour_starting_price_check" CHECK ("starting_price" >= 0),
  ADD CONSTRAINT "tour_original_price_check" CHECK ("original_price" >= 0),
  ADD CONSTRAINT "tour_seo_title_check" CHECK (
    greatest(char_length("seo_title_id"), char_length("seo_title_en"), char_length("seo_title_ru")) <= 255),
  ADD CONSTRAINT "tour_seo_description_check" CHECK (
    greatest(char_length("seo_description_id"), char_length("seo_description_en"), char_length("seo_description_ru")) <= 500);

ALTER TABLE "tour_image"
  ADD CONSTRAINT "tour_image_order_check" CHECK ("order" >= 0);

ALTER TABLE "tour_price"
  ADD CONSTRAINT "tour_price_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "tour_price_service_type_check" CHECK (is_localized("service_type")),
  ADD CONSTRAINT "tour_price_price_check" CHECK ("price" >= 0),
  ADD CONSTRAINT "tour_price_description_check" CHECK (is_localized("description"));

ALTER TABLE "tour_highlight"
  ADD CONSTRAINT "tour_highlight_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "tour_highlight_description_check" CHECK (is_localized("description"));

ALTER TABLE "itinerary_day"
  ADD CONSTRAINT "itinerary_day_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "itinerary_day_day_check" CHECK ("day" >= 0),
  ADD CONSTRAINT "itinerary_day_title_check" CHECK (is_localized("title"));

ALTER TABLE "itinerary_activity"
  ADD CONSTRAINT "itinerary_activity_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "itinerary_activity_time_check" CHECK ("time" ~ '\S'),
  ADD CONSTRAINT "itinerary_activity_description_check" CHECK (is_localized("description"));

ALTER TABLE "itinerary_meal"
  ADD CONSTRAINT "itinerary_meal_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "itinerary_meal_description_check" CHECK (is_localized("description"));

ALTER TABLE "included_excluded"
  ADD CONSTRAINT "included_excluded_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "included_excluded_type_check" CHECK ("type" IN ('included', 'excluded')),
  ADD CONSTRAINT "included_excluded_description_check" CHECK (is_localized("description"));

ALTER TABLE "tour_faq"
  ADD CONSTRAINT "tour_faq_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "tour_faq_question_check" CHECK (is_localized("question")),
  ADD CONSTRAINT "tour_faq_answer_check" CHECK (is_localized("answer"));

ALTER TABLE "cancellation_policy"
  ADD CONSTRAINT "cancellation_policy_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "cancellation_policy_description_check" CHECK (is_localized("description"));

ALTER TABLE "stored_image"
  ADD CONSTRAINT "stored_image_path_check" CHECK ("path" ~ '^[a-z0-9][a-z0-9._/-]*$' AND "path" !~ '\.\.|//|/$'),
  ADD CONSTRAINT "stored_image_size_check" CHECK ("width" > 0 AND "height" > 0),
  ADD CONSTRAINT "stored_image_widths_check" CHECK (0 < ALL ("widths"));

ALTER TABLE "promo"
  ADD CONSTRAINT "promo_title_check" CHECK ("title_id" ~ '\S' AND "title_en" ~ '\S' AND "title_ru" ~ '\S'),
  ADD CONSTRAINT "promo_description_check" CHECK (
    "description_id" ~ '\S' AND "description_en" ~ '\S' AND "description_ru" ~ '\S'),
  ADD CONSTRAINT "promo_price_check" CHECK ("price" ~ '\S'),
  ADD CONSTRAINT "promo_old_price_check" CHECK ("old_price" ~ '\S'),
  ADD CONSTRAINT "promo_price2_check" CHECK ("price2" ~ '\S'),
  ADD CONSTRAINT "promo_old_price2_check" CHECK ("old_price2" ~ '\S'),
  ADD CONSTRAINT "promo_pdf_url_check" CHECK ("pdf_url" ~* '^(https?://|/[^/])');

ALTER TABLE "blog"
  ADD CONSTRAINT "blog_title_check" CHECK ("title_en" ~ '\S'),
  ADD CONSTRAINT "blog_content_check" CHECK ("content_en" ~ '\S'),
  ADD CONSTRAINT "blog_category_check" CHECK ("category" ~ '\S'),
  ADD CONSTRAINT "blog_seo_title_check" CHECK (
    greatest(char_length("seo_title_id"), char_length("seo_title_en"), char_length("seo_title_ru")) <= 255),
  ADD CONSTRAINT "blog_seo_description_check" CHECK (
    greatest(char_length("seo_description_id"), char_length("seo_description_en"), char_length("seo_description_ru")) <= 500);

ALTER TABLE "seo_content"
  ADD CONSTRAINT "seo_content_page_check" CHECK ("page" IN ('home', 'blogs', 'tours', 'intlTours', 'domesticTours')),
  ADD CONSTRAINT "seo_content_language_check" CHECK ("language" IN ('id', 'en', 'ru')),
  ADD CONSTRAINT "seo_content_title_check" CHECK (char_length("title") <= 255),
  ADD CONSTRAINT "seo_content_description_check" CHECK (char_length("description") <= 500),
  ADD CONSTRAINT "seo_content_hreflang_check" CHECK (jsonb_typeof("hreflang") = 'object');

ALTER TABLE "content_version"
  ADD CONSTRAINT "content_version_id_check" CHECK ("id" = 1);

ALTER TABLE "admin_user"
  ADD CONSTRAINT "admin_user_username_check" CHECK (char_length("username") BETWEEN 1 AND 100);

ALTER TABLE "session"
  ADD CONSTRAINT "session_kind_check" CHECK ("kind" IN ('cookie', 'bearer')),
  ADD CONSTRAINT "session_expires_at_check" CHECK ("expires_at" > "created_at");

-- Two saves of a row never share an updated_at. A change of place alone does not name the column:
-- it is no edit, so it makes nobody's open form stale.
CREATE FUNCTION advance_updated_at() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), OLD.updated_at + interval '1 millisecond');
  RETURN NEW;
END
$$;

CREATE TRIGGER tour_updated_at BEFORE UPDATE OF updated_at ON "tour" FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE TRIGGER promo_updated_at BEFORE UPDATE OF updated_at ON "promo" FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE TRIGGER blog_updated_at BEFORE UPDATE OF updated_at ON "blog" FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE TRIGGER seo_content_updated_at BEFORE UPDATE OF updated_at ON "seo_content" FOR EACH ROW EXECUTE FUNCTION advance_updated_at();

-- The content version: a statement that changes content notes its transaction; at commit the version
-- is raised once. Raising it at the statement would hold the one row until the end of every writer,
-- and two writers that need each other's rows would lock each other out.
INSERT INTO "content_version" DEFAULT VALUES;

CREATE FUNCTION note_content_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_change (transaction_id) VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE FUNCTION raise_content_version() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_change WHERE transaction_id = NEW.transaction_id;
  UPDATE content_version SET version = version + 1;
  RETURN NULL;
END
$$;

CREATE FUNCTION announce_content_version() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', NEW.version::text);
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER content_change_raise AFTER INSERT ON "content_change"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();
CREATE TRIGGER content_version_announce AFTER UPDATE ON "content_version"
  FOR EACH ROW EXECUTE FUNCTION announce_content_version();

DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY ARRAY[
    'tour', 'tour_image', 'tour_price', 'tour_highlight', 'itinerary_day', 'itinerary_activity',
    'itinerary_meal', 'included_excluded', 'tour_faq', 'cancellation_policy', 'promo', 'blog', 'seo_content'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()',
      content || '_content_change', content);
  END LOOP;
END
$$;

-- A new file is on no page yet: only a change of a known one is a change of content.
CREATE TRIGGER stored_image_content_change AFTER UPDATE OR DELETE OR TRUNCATE ON "stored_image"
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

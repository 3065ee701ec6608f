-- The schema of release 0.3.0 (commit 643068d5), in place of the 65 migrations that led to that schema. A database of release 0.3.0
-- has this schema already, so the start only records this migration there (server/database/baseline.ts).
--
-- Functions stand here only where a table needs them. All functions and triggers as they are now stand in prisma/sql/.

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE FUNCTION site_languages() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['id', 'en', 'ru'];

CREATE FUNCTION is_localized(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - site_languages() = '{}'
    AND coalesce(value ->> 'en' ~ '\S', false)
    AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
  ELSE false
END;

CREATE FUNCTION is_localized_draft(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN is_localized(value) OR (coalesce(value ->> 'en' = '', false) AND is_localized(value || '{"en": "-"}'));

CREATE FUNCTION is_text_by_language(value jsonb, longest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - site_languages() = '{}'
    AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
    AND NOT EXISTS (SELECT FROM jsonb_each_text(value) AS text WHERE char_length(text.value) > longest)
  ELSE false
END;

CREATE FUNCTION is_text_or_absent(value jsonb, longest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN value IS NULL OR (is_text_by_language(value, longest) AND value ? 'en');

CREATE FUNCTION is_short_list(value jsonb, most integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN jsonb_typeof(value) = 'array' AND jsonb_array_length(value) <= most;

CREATE FUNCTION is_period(from_day date, until_day date, yearly boolean) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN yearly
  THEN date_part('year', from_day) = 2000 AND date_part('year', until_day) = 2000
  ELSE from_day >= '2001-01-01'::date AND until_day BETWEEN from_day AND from_day + 1826
END;

CREATE FUNCTION search_tokens(input text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(token, 32) ORDER BY place), '{}')
  FROM regexp_split_to_table(
    replace(lower(unaccent(normalize(input, NFKC))), 'ё', 'е'), '[^[:alnum:]]+'
  ) WITH ORDINALITY AS split (token, place)
  WHERE token <> ''
$$;

CREATE FUNCTION are_search_phrases(phrases text[]) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(bool_and(phrase = array_to_string(tokens, ' ') AND cardinality(tokens) BETWEEN 1 AND 4), true)
  FROM unnest(phrases) AS phrase, search_tokens(phrase) AS tokens
$$;

CREATE FUNCTION article_tours(content jsonb) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT found[1]::integer
  FROM jsonb_each_text(content) AS texts (language, html),
    regexp_matches(
      html, 'href="/[a-z]{2}/(?:tours|international-tours|domestic-tours)/(?:[^"/?#]*-)?([1-9][0-9]{0,8})["?#]', 'g'
    ) AS found
  ORDER BY 1
);

-- The queries of a plan by quality and field; functions of the search exchange this type.
CREATE TYPE search_queries AS (
  exact_a tsquery[],
  exact_b tsquery[],
  exact_c tsquery[],
  exact_d tsquery[],
  loose_a tsquery[],
  loose_b tsquery[],
  loose_c tsquery[],
  filler_a tsquery[]
);

CREATE TABLE admin_user (
  id serial NOT NULL,
  username text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  role text DEFAULT 'admin'::text NOT NULL,
  active boolean DEFAULT true NOT NULL,
  password_changed_at timestamp(6) with time zone,
  totp_secret text,
  totp_confirmed_at timestamp(6) with time zone,
  totp_last_step integer,
  CONSTRAINT admin_user_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text]))),
  CONSTRAINT admin_user_totp_check CHECK (((totp_confirmed_at IS NULL) OR (totp_secret IS NOT NULL))),
  CONSTRAINT admin_user_username_check CHECK (((char_length(username) >= 1) AND (char_length(username) <= 100))),
  CONSTRAINT admin_user_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX admin_user_username_key ON admin_user USING btree (username);

CREATE TABLE blog (
  id serial NOT NULL,
  posting_date timestamp(3) with time zone NOT NULL,
  category text NOT NULL,
  image text,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  search_words tsvector,
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  seo_title jsonb DEFAULT '{}'::jsonb NOT NULL,
  seo_description jsonb DEFAULT '{}'::jsonb NOT NULL,
  published boolean DEFAULT true NOT NULL,
  CONSTRAINT blog_category_check CHECK ((category ~ '\S'::text)),
  CONSTRAINT blog_content_check CHECK (is_localized(content)),
  CONSTRAINT blog_seo_description_check CHECK (is_text_by_language(seo_description, 500)),
  CONSTRAINT blog_seo_title_check CHECK (is_text_by_language(seo_title, 255)),
  CONSTRAINT blog_title_check CHECK (is_localized(title)),
  CONSTRAINT blog_pkey PRIMARY KEY (id)
);
CREATE INDEX blog_category_idx ON blog USING btree (category);
CREATE INDEX blog_image_idx ON blog USING btree (image);
CREATE INDEX blog_posting_date_id_idx ON blog USING btree (posting_date DESC, id DESC);
CREATE INDEX blog_search_words_idx ON blog USING gin (search_words);
CREATE INDEX blog_tours ON blog USING gin (article_tours(content));

CREATE TABLE cancellation_policy (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  description jsonb NOT NULL,
  shared_text_id integer,
  CONSTRAINT cancellation_policy_description_check CHECK (is_localized(description)),
  CONSTRAINT cancellation_policy_position_check CHECK (("position" >= 0)),
  CONSTRAINT cancellation_policy_shared_text_id_check CHECK ((shared_text_id > 0)),
  CONSTRAINT cancellation_policy_pkey PRIMARY KEY (id)
);
CREATE INDEX cancellation_policy_copy_idx ON cancellation_policy USING btree (shared_text_id) WHERE (shared_text_id IS NOT NULL);
CREATE INDEX cancellation_policy_tour_id_position_idx ON cancellation_policy USING btree (tour_id, "position");

CREATE TABLE change_batch (
  id serial NOT NULL,
  kind text NOT NULL,
  request jsonb NOT NULL,
  records integer NOT NULL,
  user_id integer,
  username text NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  undone_at timestamp(6) with time zone,
  undone_by text,
  CONSTRAINT change_batch_kind_check CHECK ((kind ~ '^[a-z][a-z_]*$'::text)),
  CONSTRAINT change_batch_records_check CHECK ((records > 0)),
  CONSTRAINT change_batch_pkey PRIMARY KEY (id)
);
CREATE INDEX change_batch_user_id_idx ON change_batch USING btree (user_id);

CREATE TABLE closed_period (
  id serial NOT NULL,
  tour_type smallint,
  from_day date NOT NULL,
  until_day date NOT NULL,
  yearly boolean NOT NULL,
  reason jsonb,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT closed_period_period_check CHECK (is_period(from_day, until_day, yearly)),
  CONSTRAINT closed_period_reason_check CHECK (((reason IS NULL) OR is_localized(reason))),
  CONSTRAINT closed_period_tour_type_check CHECK ((tour_type = ANY (ARRAY[1, 2, 3]))),
  CONSTRAINT closed_period_pkey PRIMARY KEY (id)
);

CREATE TABLE content_change (
  transaction_id bigint NOT NULL,
  CONSTRAINT content_change_pkey PRIMARY KEY (transaction_id)
);

CREATE TABLE content_change_key (
  transaction_id bigint NOT NULL,
  key text NOT NULL,
  CONSTRAINT content_change_key_pkey PRIMARY KEY (transaction_id, key)
);

CREATE TABLE content_log (
  version bigint NOT NULL,
  write_id uuid NOT NULL,
  previous_write_id uuid NOT NULL,
  keys text[],
  CONSTRAINT content_log_pkey PRIMARY KEY (version)
);

CREATE TABLE content_version (
  id smallint DEFAULT 1 NOT NULL,
  version bigint DEFAULT 1 NOT NULL,
  write_id uuid DEFAULT gen_random_uuid() NOT NULL,
  frame_links jsonb,
  CONSTRAINT content_version_id_check CHECK ((id = 1)),
  CONSTRAINT content_version_pkey PRIMARY KEY (id)
);

CREATE TABLE demo_record (
  entity text NOT NULL,
  record_key text NOT NULL,
  seeded_at timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT demo_record_entity_check CHECK ((entity ~ '^[a-z][a-z_]*$'::text)),
  CONSTRAINT demo_record_pkey PRIMARY KEY (entity, record_key)
);

CREATE TABLE exchange_rate (
  currency text NOT NULL,
  baht numeric(18,8) NOT NULL,
  source text NOT NULL,
  quoted_on date NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT exchange_rate_baht_check CHECK ((baht > (0)::numeric)),
  CONSTRAINT exchange_rate_currency_check CHECK (((currency ~ '^[A-Z]{3}$'::text) AND (currency <> 'THB'::text))),
  CONSTRAINT exchange_rate_source_check CHECK ((source = ANY (ARRAY['staff'::text, 'feed'::text, 'demo'::text]))),
  CONSTRAINT exchange_rate_pkey PRIMARY KEY (currency)
);

CREATE TABLE exchange_rate_feed (
  id smallint DEFAULT 1 NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL,
  answered_at timestamp(3) with time zone,
  refused text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT exchange_rate_feed_id_check CHECK ((id = 1)),
  CONSTRAINT exchange_rate_feed_pkey PRIMARY KEY (id)
);

CREATE TABLE figure (
  day date NOT NULL,
  what text NOT NULL,
  key text NOT NULL,
  language text NOT NULL,
  count integer NOT NULL,
  found integer,
  CONSTRAINT figure_count_check CHECK ((count > 0)),
  CONSTRAINT figure_found_check CHECK (((found IS NULL) OR ((what = ANY (ARRAY['search'::text, 'demo-search'::text])) AND (found >= 0)))),
  CONSTRAINT figure_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 120))),
  CONSTRAINT figure_language_check CHECK ((language = ANY (site_languages()))),
  CONSTRAINT figure_what_check CHECK ((what ~ '^(demo-)?(view|request|search|country)$'::text)),
  CONSTRAINT figure_pkey PRIMARY KEY (day, what, key, language)
);
CREATE INDEX figure_what_day_idx ON figure USING btree (what, day);

CREATE TABLE getting_started (
  id integer DEFAULT 1 NOT NULL,
  open boolean DEFAULT true NOT NULL,
  CONSTRAINT getting_started_id_check CHECK ((id = 1)),
  CONSTRAINT getting_started_pkey PRIMARY KEY (id)
);

CREATE TABLE home (
  id integer DEFAULT 1 NOT NULL,
  hero_title jsonb,
  slides jsonb DEFAULT '[]'::jsonb NOT NULL,
  promo_visible boolean DEFAULT true NOT NULL,
  promo_title jsonb,
  promo_lead jsonb,
  packages_visible boolean DEFAULT true NOT NULL,
  packages_title jsonb,
  packages_lead jsonb,
  reviews_visible boolean DEFAULT true NOT NULL,
  reviews_title jsonb,
  reviews_lead jsonb,
  reviews jsonb DEFAULT '[]'::jsonb NOT NULL,
  advantages_visible boolean DEFAULT true NOT NULL,
  advantages_title jsonb,
  advantages_lead jsonb,
  advantages jsonb DEFAULT '[]'::jsonb NOT NULL,
  about_visible boolean DEFAULT true NOT NULL,
  about_title jsonb,
  about_lead jsonb,
  paragraphs jsonb DEFAULT '[]'::jsonb NOT NULL,
  about_picture text,
  about_alt jsonb,
  figures jsonb DEFAULT '[]'::jsonb NOT NULL,
  gallery_visible boolean DEFAULT true NOT NULL,
  gallery_title jsonb,
  gallery_lead jsonb,
  gallery jsonb DEFAULT '[]'::jsonb NOT NULL,
  faq_visible boolean DEFAULT true NOT NULL,
  faq_title jsonb,
  faq_lead jsonb,
  questions jsonb DEFAULT '[]'::jsonb NOT NULL,
  links text[] DEFAULT ARRAY[]::text[] NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT home_about_alt_check CHECK (is_text_or_absent(about_alt, 300)),
  CONSTRAINT home_about_lead_check CHECK (is_text_or_absent(about_lead, 300)),
  CONSTRAINT home_about_title_check CHECK (is_text_or_absent(about_title, 100)),
  CONSTRAINT home_advantages_check CHECK (is_short_list(advantages, 9)),
  CONSTRAINT home_advantages_lead_check CHECK (is_text_or_absent(advantages_lead, 300)),
  CONSTRAINT home_advantages_title_check CHECK (is_text_or_absent(advantages_title, 100)),
  CONSTRAINT home_faq_lead_check CHECK (is_text_or_absent(faq_lead, 300)),
  CONSTRAINT home_faq_title_check CHECK (is_text_or_absent(faq_title, 100)),
  CONSTRAINT home_figures_check CHECK (is_short_list(figures, 3)),
  CONSTRAINT home_gallery_check CHECK (is_short_list(gallery, 20)),
  CONSTRAINT home_gallery_lead_check CHECK (is_text_or_absent(gallery_lead, 300)),
  CONSTRAINT home_gallery_title_check CHECK (is_text_or_absent(gallery_title, 100)),
  CONSTRAINT home_hero_title_check CHECK (is_text_or_absent(hero_title, 120)),
  CONSTRAINT home_id_check CHECK ((id = 1)),
  CONSTRAINT home_packages_lead_check CHECK (is_text_or_absent(packages_lead, 300)),
  CONSTRAINT home_packages_title_check CHECK (is_text_or_absent(packages_title, 100)),
  CONSTRAINT home_paragraphs_check CHECK (is_short_list(paragraphs, 4)),
  CONSTRAINT home_promo_lead_check CHECK (is_text_or_absent(promo_lead, 300)),
  CONSTRAINT home_promo_title_check CHECK (is_text_or_absent(promo_title, 100)),
  CONSTRAINT home_questions_check CHECK (is_short_list(questions, 16)),
  CONSTRAINT home_reviews_check CHECK (is_short_list(reviews, 12)),
  CONSTRAINT home_reviews_lead_check CHECK (is_text_or_absent(reviews_lead, 300)),
  CONSTRAINT home_reviews_title_check CHECK (is_text_or_absent(reviews_title, 100)),
  CONSTRAINT home_slides_check CHECK (is_short_list(slides, 8)),
  CONSTRAINT home_pkey PRIMARY KEY (id)
);

CREATE TABLE home_picture (
  path text NOT NULL,
  CONSTRAINT home_picture_pkey PRIMARY KEY (path)
);

CREATE TABLE idempotent_answer (
  session_id integer NOT NULL,
  key character varying(200) NOT NULL,
  fingerprint text NOT NULL,
  answer json,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT idempotent_answer_pkey PRIMARY KEY (session_id, key)
);
CREATE INDEX idempotent_answer_created_at_idx ON idempotent_answer USING btree (created_at);

CREATE TABLE included_excluded (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  type text NOT NULL,
  description jsonb NOT NULL,
  shared_text_id integer,
  CONSTRAINT included_excluded_description_check CHECK (is_localized(description)),
  CONSTRAINT included_excluded_position_check CHECK (("position" >= 0)),
  CONSTRAINT included_excluded_shared_text_id_check CHECK ((shared_text_id > 0)),
  CONSTRAINT included_excluded_type_check CHECK ((type = ANY (ARRAY['included'::text, 'excluded'::text]))),
  CONSTRAINT included_excluded_pkey PRIMARY KEY (id)
);
CREATE INDEX included_excluded_copy_idx ON included_excluded USING btree (shared_text_id) WHERE (shared_text_id IS NOT NULL);
CREATE INDEX included_excluded_tour_id_position_idx ON included_excluded USING btree (tour_id, "position");

CREATE TABLE invitation (
  id serial NOT NULL,
  token_hash text NOT NULL,
  role text NOT NULL,
  created_by integer NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  expires_at timestamp(6) with time zone NOT NULL,
  CONSTRAINT invitation_expires_at_check CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '7 days'::interval)))),
  CONSTRAINT invitation_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text]))),
  CONSTRAINT invitation_pkey PRIMARY KEY (id)
);
CREATE INDEX invitation_created_by_idx ON invitation USING btree (created_by);
CREATE UNIQUE INDEX invitation_token_hash_key ON invitation USING btree (token_hash);

CREATE TABLE itinerary_activity (
  id serial NOT NULL,
  day_id integer NOT NULL,
  "position" integer NOT NULL,
  "time" text NOT NULL,
  description jsonb NOT NULL,
  CONSTRAINT itinerary_activity_description_check CHECK (is_localized(description)),
  CONSTRAINT itinerary_activity_position_check CHECK (("position" >= 0)),
  CONSTRAINT itinerary_activity_time_check CHECK (("time" ~ '\S'::text)),
  CONSTRAINT itinerary_activity_pkey PRIMARY KEY (id)
);
CREATE INDEX itinerary_activity_day_id_position_idx ON itinerary_activity USING btree (day_id, "position");

CREATE TABLE itinerary_day (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  day integer NOT NULL,
  title jsonb NOT NULL,
  CONSTRAINT itinerary_day_day_check CHECK ((day >= 0)),
  CONSTRAINT itinerary_day_position_check CHECK (("position" >= 0)),
  CONSTRAINT itinerary_day_title_check CHECK (is_localized(title)),
  CONSTRAINT itinerary_day_pkey PRIMARY KEY (id)
);
CREATE INDEX itinerary_day_tour_id_position_idx ON itinerary_day USING btree (tour_id, "position");

CREATE TABLE itinerary_meal (
  id serial NOT NULL,
  day_id integer NOT NULL,
  "position" integer NOT NULL,
  description jsonb NOT NULL,
  CONSTRAINT itinerary_meal_description_check CHECK (is_localized(description)),
  CONSTRAINT itinerary_meal_position_check CHECK (("position" >= 0)),
  CONSTRAINT itinerary_meal_pkey PRIMARY KEY (id)
);
CREATE INDEX itinerary_meal_day_id_position_idx ON itinerary_meal USING btree (day_id, "position");

CREATE TABLE login_attempt (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  account character varying(64),
  CONSTRAINT login_attempt_pkey PRIMARY KEY (key)
);
CREATE INDEX login_attempt_account_idx ON login_attempt USING btree (account);
CREATE INDEX login_attempt_expire_idx ON login_attempt USING btree (expire);

CREATE TABLE login_network (
  user_id integer NOT NULL,
  network character varying(64) NOT NULL,
  last_used_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT login_network_pkey PRIMARY KEY (user_id, network)
);

CREATE TABLE open_translation (
  entity text NOT NULL,
  record_key text NOT NULL,
  language text NOT NULL,
  path text NOT NULL,
  "position" integer NOT NULL,
  state text NOT NULL,
  source text,
  target text,
  source_print bytea NOT NULL,
  target_print bytea,
  CONSTRAINT open_translation_entity_check CHECK ((entity ~ '^[a-z][a-z_]*$'::text)),
  CONSTRAINT open_translation_language_check CHECK (((language = ANY (site_languages())) AND (language <> 'en'::text))),
  CONSTRAINT open_translation_state_check CHECK (((state = ANY (ARRAY['missing'::text, 'stale'::text, 'machine'::text])) AND ((state = 'missing'::text) = (target_print IS NULL)))),
  CONSTRAINT open_translation_pkey PRIMARY KEY (entity, record_key, language, path)
);
CREATE INDEX open_translation_pair_idx ON open_translation USING btree (language, source_print, target_print);
CREATE INDEX open_translation_queue_idx ON open_translation USING btree (language, entity, length(record_key), record_key, "position");

CREATE TABLE pickup_area (
  id serial NOT NULL,
  code text NOT NULL,
  "position" integer NOT NULL,
  name jsonb NOT NULL,
  surcharge jsonb,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT pickup_area_code_check CHECK (((code ~ '^[a-z0-9]+([_-][a-z0-9]+)*$'::text) AND (char_length(code) <= 60))),
  CONSTRAINT pickup_area_name_check CHECK (is_localized(name)),
  CONSTRAINT pickup_area_position_check CHECK (("position" >= 0)),
  CONSTRAINT pickup_area_surcharge_check CHECK (((surcharge IS NULL) OR is_localized(surcharge))),
  CONSTRAINT pickup_area_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX pickup_area_code_key ON pickup_area USING btree (code);

CREATE TABLE place (
  code text NOT NULL,
  name jsonb NOT NULL,
  aliases text[] DEFAULT '{}'::text[] NOT NULL,
  lat numeric(8,5),
  lon numeric(8,5),
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  closures jsonb DEFAULT '[]'::jsonb NOT NULL,
  id serial NOT NULL,
  kind text,
  area text,
  CONSTRAINT place_area_check CHECK (((char_length(area) >= 1) AND (char_length(area) <= 60))),
  CONSTRAINT place_closures_check CHECK ((jsonb_typeof(closures) = 'array'::text)),
  CONSTRAINT place_code_check CHECK ((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CONSTRAINT place_kind_check CHECK ((kind ~ '^[a-z][a-z_]*$'::text)),
  CONSTRAINT place_name_check CHECK (is_localized(name)),
  CONSTRAINT place_point_check CHECK ((((lat IS NULL) = (lon IS NULL)) AND ((lat >= ('-90'::integer)::numeric) AND (lat <= (90)::numeric)) AND ((lon >= ('-180'::integer)::numeric) AND (lon <= (180)::numeric)))),
  CONSTRAINT place_pkey PRIMARY KEY (code)
);
CREATE UNIQUE INDEX place_id_key ON place USING btree (id);

CREATE TABLE preview_link (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  token_hash text NOT NULL,
  created_by integer,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  expires_at timestamp(6) with time zone NOT NULL,
  CONSTRAINT preview_link_expires_at_check CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '30 days'::interval)))),
  CONSTRAINT preview_link_pkey PRIMARY KEY (id)
);
CREATE INDEX preview_link_created_by_idx ON preview_link USING btree (created_by);
CREATE INDEX preview_link_tour_id_idx ON preview_link USING btree (tour_id);
CREATE UNIQUE INDEX preview_link_token_hash_key ON preview_link USING btree (token_hash);

CREATE TABLE promo (
  id serial NOT NULL,
  price text NOT NULL,
  old_price text,
  price2 text,
  old_price2 text,
  end_date timestamp(3) with time zone NOT NULL,
  pdf_url text NOT NULL,
  image text,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  title jsonb NOT NULL,
  description jsonb NOT NULL,
  tour_id integer,
  start_date date,
  tour_price numeric(14,2),
  published boolean DEFAULT true NOT NULL,
  old_price_since date,
  CONSTRAINT promo_description_check CHECK ((is_localized(description) AND (NOT jsonb_path_exists(description, '$.*?(!(@ like_regex "\\S"))'::jsonpath)))),
  CONSTRAINT promo_old_price2_check CHECK ((old_price2 ~ '\S'::text)),
  CONSTRAINT promo_old_price_check CHECK ((old_price ~ '\S'::text)),
  CONSTRAINT promo_pdf_url_check CHECK ((pdf_url ~* '^(https?://|/[^/])'::text)),
  CONSTRAINT promo_price2_check CHECK ((price2 ~ '\S'::text)),
  CONSTRAINT promo_price_check CHECK ((price ~ '\S'::text)),
  CONSTRAINT promo_start_date_check CHECK ((start_date <= ((end_date AT TIME ZONE 'UTC'::text))::date)),
  CONSTRAINT promo_title_check CHECK ((is_localized(title) AND (NOT jsonb_path_exists(title, '$.*?(!(@ like_regex "\\S"))'::jsonpath)))),
  CONSTRAINT promo_tour_price_check CHECK ((tour_price > (0)::numeric)),
  CONSTRAINT promo_pkey PRIMARY KEY (id)
);
CREATE INDEX promo_end_date_idx ON promo USING btree (end_date);
CREATE INDEX promo_image_idx ON promo USING btree (image);
CREATE INDEX promo_tour_id_idx ON promo USING btree (tour_id);

CREATE TABLE record_version (
  id bigserial NOT NULL,
  entity text NOT NULL,
  record_key text NOT NULL,
  number integer NOT NULL,
  action text NOT NULL,
  snapshot jsonb NOT NULL,
  changed text[] DEFAULT '{}'::text[] NOT NULL,
  title text DEFAULT ''::text NOT NULL,
  tour_type smallint,
  restored_from integer,
  batch_id integer,
  user_id integer,
  username text DEFAULT ''::text NOT NULL,
  via text,
  created_at timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL,
  "position" integer,
  CONSTRAINT record_version_action_check CHECK ((action = ANY (ARRAY['baseline'::text, 'create'::text, 'update'::text, 'delete'::text, 'restore'::text, 'batch'::text, 'undo'::text]))),
  CONSTRAINT record_version_baseline_check CHECK (((action <> 'baseline'::text) OR (number = 1))),
  CONSTRAINT record_version_entity_check CHECK ((entity ~ '^[a-z][a-z_]*$'::text)),
  CONSTRAINT record_version_number_check CHECK ((number > 0)),
  CONSTRAINT record_version_position_check CHECK (("position" > 0)),
  CONSTRAINT record_version_record_key_check CHECK ((record_key ~ '\S'::text)),
  CONSTRAINT record_version_snapshot_check CHECK ((jsonb_typeof(snapshot) = 'object'::text)),
  CONSTRAINT record_version_via_check CHECK ((via = ANY (ARRAY['cookie'::text, 'bearer'::text, 'token'::text]))),
  CONSTRAINT record_version_pkey PRIMARY KEY (id)
);
CREATE INDEX record_version_batch_id_idx ON record_version USING btree (batch_id);
CREATE INDEX record_version_created_at_idx ON record_version USING btree (created_at);
CREATE INDEX record_version_deleted_idx ON record_version USING btree (created_at DESC) WHERE (action = 'delete'::text);
CREATE INDEX record_version_user_id_idx ON record_version USING btree (user_id);
CREATE UNIQUE INDEX record_version_entity_record_key_number_key ON record_version USING btree (entity, record_key, number);

CREATE TABLE recovery_code (
  id serial NOT NULL,
  user_id integer NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp(6) with time zone,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX recovery_code_user_id_code_hash_key ON recovery_code USING btree (user_id, code_hash);

CREATE TABLE search_activity (
  code text NOT NULL,
  "position" integer NOT NULL,
  chip boolean DEFAULT false NOT NULL,
  name jsonb NOT NULL,
  words text[] NOT NULL,
  facts jsonb DEFAULT '[]'::jsonb NOT NULL,
  stems text[] DEFAULT '{}'::text[] NOT NULL,
  id serial NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT search_activity_code_check CHECK ((code ~ '^[a-z][a-z-]{1,39}$'::text)),
  CONSTRAINT search_activity_facts_check CHECK ((jsonb_typeof(facts) = 'array'::text)),
  CONSTRAINT search_activity_name_check CHECK (is_localized(name)),
  CONSTRAINT search_activity_words_check CHECK (((words <> '{}'::text[]) AND are_search_phrases(words))),
  CONSTRAINT search_activity_pkey PRIMARY KEY (code)
);
CREATE UNIQUE INDEX search_activity_id_key ON search_activity USING btree (id);

CREATE TABLE search_alias (
  word text NOT NULL,
  meant text NOT NULL,
  instead boolean DEFAULT false NOT NULL,
  id serial NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT search_alias_meant_check CHECK (((meant = array_to_string(search_tokens(meant), ' '::text)) AND ((cardinality(search_tokens(meant)) >= 1) AND (cardinality(search_tokens(meant)) <= 4)))),
  CONSTRAINT search_alias_word_check CHECK (((word = array_to_string(search_tokens(word), ' '::text)) AND ((cardinality(search_tokens(word)) >= 1) AND (cardinality(search_tokens(word)) <= 4)))),
  CONSTRAINT search_alias_pkey PRIMARY KEY (word, meant)
);
CREATE UNIQUE INDEX search_alias_id_key ON search_alias USING btree (id);

CREATE TABLE search_filler (
  language text NOT NULL,
  word text NOT NULL,
  id serial NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT search_filler_language_check CHECK ((language = ANY (ARRAY['id'::text, 'en'::text, 'ru'::text]))),
  CONSTRAINT search_filler_word_check CHECK ((search_tokens(word) = ARRAY[word])),
  CONSTRAINT search_filler_pkey PRIMARY KEY (language, word)
);
CREATE UNIQUE INDEX search_filler_id_key ON search_filler USING btree (id);

CREATE TABLE search_word (
  word text NOT NULL,
  CONSTRAINT search_word_pkey PRIMARY KEY (word)
);
CREATE INDEX search_word_end_idx ON search_word USING btree (reverse(word) text_pattern_ops);
CREATE INDEX search_word_length_idx ON search_word USING btree (char_length(word), word);
CREATE INDEX search_word_parts_idx ON search_word USING gin (word gin_trgm_ops);
CREATE INDEX search_word_start_idx ON search_word USING btree (word text_pattern_ops);

CREATE TABLE seo_content (
  page text NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  title jsonb DEFAULT '{}'::jsonb NOT NULL,
  description jsonb DEFAULT '{}'::jsonb NOT NULL,
  author jsonb DEFAULT '{}'::jsonb NOT NULL,
  robots jsonb DEFAULT '{}'::jsonb NOT NULL,
  "canonicalUrl" jsonb DEFAULT '{}'::jsonb NOT NULL,
  hreflang jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT seo_content_author_check CHECK (is_text_by_language(author, NULL::integer)),
  CONSTRAINT "seo_content_canonicalUrl_check" CHECK (is_text_by_language("canonicalUrl", NULL::integer)),
  CONSTRAINT seo_content_description_check CHECK (is_text_by_language(description, 500)),
  CONSTRAINT seo_content_hreflang_check CHECK (
CASE
  WHEN (jsonb_typeof(hreflang) = 'object'::text) THEN (((hreflang - site_languages()) = '{}'::jsonb) AND (NOT jsonb_path_exists(hreflang, 'strict $.*?(@.type() != "object")'::jsonpath)))
  ELSE false
END),
  CONSTRAINT seo_content_page_check CHECK ((page = ANY (ARRAY['home'::text, 'blogs'::text, 'tours'::text, 'intlTours'::text, 'domesticTours'::text]))),
  CONSTRAINT seo_content_robots_check CHECK (is_text_by_language(robots, NULL::integer)),
  CONSTRAINT seo_content_title_check CHECK (is_text_by_language(title, 255)),
  CONSTRAINT seo_content_pkey PRIMARY KEY (page)
);

CREATE TABLE session (
  id serial NOT NULL,
  user_id integer NOT NULL,
  token_hash text NOT NULL,
  kind text NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_used_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  expires_at timestamp(6) with time zone,
  network text,
  agent character varying(400),
  name character varying(100),
  scope text,
  CONSTRAINT session_expires_at_check CHECK ((expires_at > created_at)),
  CONSTRAINT session_kind_check CHECK ((kind = ANY (ARRAY['cookie'::text, 'bearer'::text, 'token'::text]))),
  CONSTRAINT session_name_check CHECK (((name)::text ~ '\S'::text)),
  CONSTRAINT session_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text]))),
  CONSTRAINT session_token_check CHECK ((((kind = 'token'::text) = (name IS NOT NULL)) AND ((kind = 'token'::text) = (scope IS NOT NULL)) AND ((kind = 'token'::text) OR (expires_at IS NOT NULL)))),
  CONSTRAINT session_pkey PRIMARY KEY (id)
);
CREATE INDEX session_expires_at_idx ON session USING btree (expires_at);
CREATE INDEX session_user_id_idx ON session USING btree (user_id);
CREATE UNIQUE INDEX session_token_hash_key ON session USING btree (token_hash);

CREATE TABLE shared_text (
  id serial NOT NULL,
  kind text NOT NULL,
  question jsonb,
  text jsonb NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT shared_text_kind_check CHECK ((kind = ANY (ARRAY['included'::text, 'excluded'::text, 'faq'::text, 'policy'::text]))),
  CONSTRAINT shared_text_question_check CHECK ((((kind = 'faq'::text) = (question IS NOT NULL)) AND ((question IS NULL) OR is_localized(question)))),
  CONSTRAINT shared_text_text_check CHECK (is_localized(text)),
  CONSTRAINT shared_text_pkey PRIMARY KEY (id)
);

CREATE TABLE sign_in (
  id bigserial NOT NULL,
  user_id integer NOT NULL,
  at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  network text,
  agent character varying(400),
  outcome text NOT NULL,
  CONSTRAINT sign_in_outcome_check CHECK ((outcome = ANY (ARRAY['success'::text, 'wrong_password'::text, 'wrong_code'::text]))),
  CONSTRAINT sign_in_pkey PRIMARY KEY (id)
);
CREATE INDEX sign_in_at_idx ON sign_in USING btree (at);
CREATE INDEX sign_in_user_id_at_idx ON sign_in USING btree (user_id, at DESC);

CREATE TABLE site (
  id integer DEFAULT 1 NOT NULL,
  name text DEFAULT ''::text NOT NULL,
  legal_name text,
  licence_number text,
  founded integer,
  booking_prefix text,
  logo text,
  accent text,
  whatsapp_number text,
  telegram_account text,
  email text,
  phones jsonb DEFAULT '[]'::jsonb NOT NULL,
  opening_hours jsonb DEFAULT '{}'::jsonb NOT NULL,
  addresses jsonb DEFAULT '[]'::jsonb NOT NULL,
  instagram text,
  youtube text,
  tiktok text,
  facebook text,
  linkedin text,
  privacy_policy text,
  payment_methods text,
  privacy_text jsonb DEFAULT '{}'::jsonb NOT NULL,
  terms_text jsonb DEFAULT '{}'::jsonb NOT NULL,
  chat_greeting jsonb DEFAULT '{}'::jsonb NOT NULL,
  hero_greeting jsonb DEFAULT '{}'::jsonb NOT NULL,
  promo_greeting jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  blurb jsonb DEFAULT '{}'::jsonb NOT NULL,
  guest_phone text DEFAULT 'off'::text NOT NULL,
  CONSTRAINT site_accent_check CHECK ((accent ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT site_addresses_check CHECK ((jsonb_typeof(addresses) = 'array'::text)),
  CONSTRAINT site_blurb_check CHECK (is_text_by_language(blurb, 300)),
  CONSTRAINT site_booking_prefix_check CHECK ((booking_prefix ~ '^[A-Z]{2,4}$'::text)),
  CONSTRAINT site_chat_greeting_check CHECK (is_text_by_language(chat_greeting, 300)),
  CONSTRAINT site_email_check CHECK ((char_length(email) <= 254)),
  CONSTRAINT site_founded_check CHECK (((founded >= 1800) AND (founded <= 2199))),
  CONSTRAINT site_guest_phone_check CHECK ((guest_phone = ANY (ARRAY['off'::text, 'optional'::text, 'required'::text]))),
  CONSTRAINT site_hero_greeting_check CHECK (is_text_by_language(hero_greeting, 300)),
  CONSTRAINT site_id_check CHECK ((id = 1)),
  CONSTRAINT site_legal_name_check CHECK ((char_length(legal_name) <= 120)),
  CONSTRAINT site_licence_number_check CHECK ((char_length(licence_number) <= 60)),
  CONSTRAINT site_logo_check CHECK ((char_length(logo) <= 80)),
  CONSTRAINT site_name_check CHECK ((char_length(name) <= 60)),
  CONSTRAINT site_opening_hours_check CHECK (is_text_by_language(opening_hours, 200)),
  CONSTRAINT site_phones_check CHECK ((jsonb_typeof(phones) = 'array'::text)),
  CONSTRAINT site_promo_greeting_check CHECK (is_text_by_language(promo_greeting, 300)),
  CONSTRAINT site_telegram_account_check CHECK ((telegram_account ~ '^[A-Za-z][A-Za-z0-9_]{4,31}$'::text)),
  CONSTRAINT site_whatsapp_number_check CHECK ((whatsapp_number ~ '^\+[1-9][0-9]{7,14}$'::text)),
  CONSTRAINT site_pkey PRIMARY KEY (id)
);

CREATE TABLE site_document (
  name text NOT NULL,
  content bytea NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT site_document_name_check CHECK ((name ~ '^[0-9a-f]{32}\.pdf$'::text)),
  CONSTRAINT site_document_pkey PRIMARY KEY (name)
);

CREATE TABLE site_logo (
  name text NOT NULL,
  content bytea NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT site_logo_name_check CHECK ((name ~ '^[0-9a-f]{32}-[0-9]{1,3}x[0-9]{1,3}-(light|dark)\.(svg|png)$'::text)),
  CONSTRAINT site_logo_pkey PRIMARY KEY (name)
);

CREATE TABLE stored_image (
  path text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[],
  avif boolean NOT NULL,
  thumbhash text NOT NULL,
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT stored_image_path_check CHECK (((path ~ '^[a-z0-9][a-z0-9._/-]*$'::text) AND (path !~ '\.\.|//|/$'::text))),
  CONSTRAINT stored_image_size_check CHECK (((width > 0) AND (height > 0))),
  CONSTRAINT stored_image_widths_check CHECK ((0 < ALL (widths))),
  CONSTRAINT stored_image_pkey PRIMARY KEY (path)
);

CREATE TABLE tour (
  id serial NOT NULL,
  tour_type smallint NOT NULL,
  "order" integer NOT NULL,
  code text,
  name jsonb NOT NULL,
  duration jsonb NOT NULL,
  location jsonb NOT NULL,
  overview jsonb NOT NULL,
  tags text,
  rate numeric(2,1),
  currency text DEFAULT ''::text NOT NULL,
  starting_price numeric(14,2),
  original_price numeric(14,2),
  created_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  search_words tsvector,
  seo_title jsonb DEFAULT '{}'::jsonb NOT NULL,
  seo_description jsonb DEFAULT '{}'::jsonb NOT NULL,
  published boolean DEFAULT true NOT NULL,
  publish_from date,
  publish_until date,
  weekdays smallint[] DEFAULT '{}'::smallint[] NOT NULL,
  cutoff_days smallint,
  cutoff_time text,
  only_in_seasons boolean DEFAULT false NOT NULL,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  duration_minutes integer,
  rating_count integer,
  rating_source text,
  original_price_since date,
  planned_prices jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT tour_code_check CHECK ((code ~ '\S'::text)),
  CONSTRAINT tour_cutoff_days_check CHECK (((cutoff_days >= 1) AND (cutoff_days <= 60))),
  CONSTRAINT tour_cutoff_time_check CHECK (((cutoff_time IS NULL) OR ((cutoff_days IS NOT NULL) AND (cutoff_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)))),
  CONSTRAINT tour_duration_check CHECK ((is_localized(duration) OR ((NOT published) AND is_localized_draft(duration)))),
  CONSTRAINT tour_duration_minutes_check CHECK ((duration_minutes > 0)),
  CONSTRAINT tour_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  CONSTRAINT tour_location_check CHECK ((is_localized(location) OR ((NOT published) AND is_localized_draft(location)))),
  CONSTRAINT tour_name_check CHECK (is_localized(name)),
  CONSTRAINT tour_order_check CHECK (("order" >= 0)),
  CONSTRAINT tour_original_price_check CHECK ((original_price >= (0)::numeric)),
  CONSTRAINT tour_original_price_since_check CHECK (((original_price_since IS NULL) OR (original_price IS NOT NULL))),
  CONSTRAINT tour_overview_check CHECK ((is_localized(overview) OR ((NOT published) AND is_localized_draft(overview)))),
  CONSTRAINT tour_planned_prices_check CHECK ((jsonb_typeof(planned_prices) = 'array'::text)),
  CONSTRAINT tour_publish_check CHECK ((publish_until >= publish_from)),
  CONSTRAINT tour_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= (5)::numeric))),
  CONSTRAINT tour_rating_count_check CHECK ((rating_count >= 1)),
  CONSTRAINT tour_rating_source_check CHECK (((rating_source ~ '\S'::text) AND (length(rating_source) <= 60))),
  CONSTRAINT tour_seo_description_check CHECK (is_text_by_language(seo_description, 500)),
  CONSTRAINT tour_seo_title_check CHECK (is_text_by_language(seo_title, 255)),
  CONSTRAINT tour_starting_price_check CHECK ((starting_price >= (0)::numeric)),
  CONSTRAINT tour_tags_check CHECK ((tags = ANY (ARRAY['1_day_trip'::text, 'open_trip'::text, 'multi_day_trip'::text, 'private_service'::text]))),
  CONSTRAINT tour_type_check CHECK ((tour_type = ANY (ARRAY[1, 2, 3]))),
  CONSTRAINT tour_weekdays_check CHECK (((weekdays <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]) AND (cardinality(weekdays) <= 6))),
  CONSTRAINT tour_pkey PRIMARY KEY (id),
  CONSTRAINT tour_tour_type_order_key UNIQUE (tour_type, "order") DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX tour_facts_idx ON tour USING gin (facts jsonb_path_ops);
CREATE INDEX tour_order_id_idx ON tour USING btree ("order", id DESC, published, publish_from, publish_until);
CREATE INDEX tour_publish_from_idx ON tour USING btree (publish_from) WHERE (publish_from IS NOT NULL);
CREATE INDEX tour_publish_until_idx ON tour USING btree (publish_until) WHERE (publish_until IS NOT NULL);
CREATE INDEX tour_search_words_idx ON tour USING gin (search_words);
CREATE INDEX tour_tour_type_order_id_rate_idx ON tour USING btree (tour_type, "order", id DESC, rate, published, publish_from, publish_until);
CREATE INDEX tour_tour_type_rate_idx ON tour USING btree (tour_type, rate, published, publish_from, publish_until);
CREATE INDEX tour_tour_type_tags_order_id_idx ON tour USING btree (tour_type, tags, "order", id DESC, published, publish_from, publish_until);

CREATE TABLE tour_closed_period (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  from_day date NOT NULL,
  until_day date NOT NULL,
  yearly boolean NOT NULL,
  reason jsonb,
  CONSTRAINT tour_closed_period_period_check CHECK (is_period(from_day, until_day, yearly)),
  CONSTRAINT tour_closed_period_position_check CHECK (("position" >= 0)),
  CONSTRAINT tour_closed_period_reason_check CHECK (((reason IS NULL) OR is_localized(reason))),
  CONSTRAINT tour_closed_period_pkey PRIMARY KEY (id)
);
CREATE INDEX tour_closed_period_tour_id_position_idx ON tour_closed_period USING btree (tour_id, "position");

CREATE TABLE tour_faq (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  question jsonb NOT NULL,
  answer jsonb NOT NULL,
  shared_text_id integer,
  CONSTRAINT tour_faq_answer_check CHECK (is_localized(answer)),
  CONSTRAINT tour_faq_position_check CHECK (("position" >= 0)),
  CONSTRAINT tour_faq_question_check CHECK (is_localized(question)),
  CONSTRAINT tour_faq_shared_text_id_check CHECK ((shared_text_id > 0)),
  CONSTRAINT tour_faq_pkey PRIMARY KEY (id)
);
CREATE INDEX tour_faq_copy_idx ON tour_faq USING btree (shared_text_id) WHERE (shared_text_id IS NOT NULL);
CREATE INDEX tour_faq_tour_id_position_idx ON tour_faq USING btree (tour_id, "position");

CREATE TABLE tour_highlight (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  description jsonb NOT NULL,
  CONSTRAINT tour_highlight_description_check CHECK (is_localized(description)),
  CONSTRAINT tour_highlight_position_check CHECK (("position" >= 0)),
  CONSTRAINT tour_highlight_pkey PRIMARY KEY (id)
);
CREATE INDEX tour_highlight_tour_id_position_idx ON tour_highlight USING btree (tour_id, "position");

CREATE TABLE tour_image (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  path text NOT NULL,
  "order" integer NOT NULL,
  alt jsonb,
  CONSTRAINT tour_image_alt_check CHECK (
CASE
  WHEN (jsonb_typeof(alt) = 'object'::text) THEN ((alt - site_languages()) = '{}'::jsonb)
  ELSE (alt IS NULL)
END),
  CONSTRAINT tour_image_order_check CHECK (("order" >= 0)),
  CONSTRAINT tour_image_pkey PRIMARY KEY (id)
);
CREATE INDEX tour_image_path_idx ON tour_image USING btree (path);
CREATE INDEX tour_image_tour_id_order_idx ON tour_image USING btree (tour_id, "order");

CREATE TABLE tour_price (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  service_type jsonb NOT NULL,
  price numeric(14,2) NOT NULL,
  description jsonb NOT NULL,
  kind text,
  age_from smallint,
  age_to smallint,
  group_size smallint,
  CONSTRAINT tour_price_age_check CHECK (age_from BETWEEN 0 AND 99 AND age_to BETWEEN 0 AND 99 AND age_from <= age_to),
  CONSTRAINT tour_price_age_kind_check CHECK ((((age_from IS NULL) AND (age_to IS NULL)) OR COALESCE((kind = ANY (ARRAY['adult'::text, 'child'::text, 'infant'::text])), false))),
  CONSTRAINT tour_price_description_check CHECK (is_localized(description)),
  CONSTRAINT tour_price_group_size_check CHECK (group_size IS NULL OR group_size BETWEEN 1 AND 400 AND coalesce(kind = 'group', false)),
  CONSTRAINT tour_price_kind_check CHECK ((kind = ANY (ARRAY['adult'::text, 'child'::text, 'infant'::text, 'group'::text, 'extra'::text]))),
  CONSTRAINT tour_price_position_check CHECK (("position" >= 0)),
  CONSTRAINT tour_price_price_check CHECK ((price >= (0)::numeric)),
  CONSTRAINT tour_price_service_type_check CHECK (is_localized(service_type)),
  CONSTRAINT tour_price_pkey PRIMARY KEY (id)
);
CREATE INDEX tour_price_tour_id_position_idx ON tour_price USING btree (tour_id, "position");

CREATE TABLE tour_season (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  name jsonb,
  from_day date NOT NULL,
  until_day date NOT NULL,
  yearly boolean NOT NULL,
  starting_price numeric(14,2),
  original_price numeric(14,2),
  rough boolean DEFAULT false NOT NULL,
  note jsonb,
  original_price_since date,
  CONSTRAINT tour_season_name_check CHECK (((name IS NULL) OR is_localized(name))),
  CONSTRAINT tour_season_note_check CHECK (((note IS NULL) OR is_localized(note))),
  CONSTRAINT tour_season_original_price_since_check CHECK (((original_price_since IS NULL) OR (original_price IS NOT NULL))),
  CONSTRAINT tour_season_period_check CHECK (is_period(from_day, until_day, yearly)),
  CONSTRAINT tour_season_position_check CHECK (("position" >= 0)),
  CONSTRAINT tour_season_price_check CHECK (((starting_price >= (0)::numeric) AND (original_price >= (0)::numeric))),
  CONSTRAINT tour_season_pkey PRIMARY KEY (id)
);
CREATE INDEX tour_season_tour_id_position_idx ON tour_season USING btree (tour_id, "position");

CREATE TABLE tour_season_price (
  season_id integer NOT NULL,
  price_id integer NOT NULL,
  price numeric(14,2) NOT NULL,
  CONSTRAINT tour_season_price_check CHECK ((price >= (0)::numeric)),
  CONSTRAINT tour_season_price_pkey PRIMARY KEY (season_id, price_id)
);
CREATE INDEX tour_season_price_price_id_idx ON tour_season_price USING btree (price_id);

CREATE TABLE tour_stop (
  id serial NOT NULL,
  tour_id integer NOT NULL,
  "position" integer NOT NULL,
  place_code text NOT NULL,
  CONSTRAINT tour_stop_position_check CHECK (("position" >= 0)),
  CONSTRAINT tour_stop_pkey PRIMARY KEY (id)
);
CREATE INDEX tour_stop_place_code_idx ON tour_stop USING btree (place_code);
CREATE INDEX tour_stop_tour_id_position_idx ON tour_stop USING btree (tour_id, "position");

CREATE TABLE translation_pair (
  language text NOT NULL,
  source_print bytea NOT NULL,
  target_print bytea NOT NULL,
  source text,
  target text,
  origin text NOT NULL,
  username text DEFAULT ''::text NOT NULL,
  created_at timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT translation_pair_language_check CHECK (((language = ANY (site_languages())) AND (language <> 'en'::text))),
  CONSTRAINT translation_pair_origin_check CHECK ((origin = ANY (ARRAY['before'::text, 'typed'::text, 'confirmed'::text, 'sheet'::text, 'machine'::text, 'stale'::text]))),
  CONSTRAINT translation_pair_print_check CHECK (((length(source_print) = 16) AND (length(target_print) = 16))),
  CONSTRAINT translation_pair_text_check CHECK (((char_length(source) <= 2000) AND (char_length(target) <= 2000))),
  CONSTRAINT translation_pair_pkey PRIMARY KEY (language, source_print, target_print)
);
CREATE INDEX translation_pair_target_idx ON translation_pair USING btree (language, target_print, created_at DESC);

CREATE TABLE translation_state (
  entity text NOT NULL,
  record_key text NOT NULL,
  language text NOT NULL,
  missing integer NOT NULL,
  stale integer NOT NULL,
  machine integer NOT NULL,
  CONSTRAINT translation_state_count_check CHECK (((missing >= 0) AND (stale >= 0) AND (machine >= 0))),
  CONSTRAINT translation_state_entity_check CHECK ((entity ~ '^[a-z][a-z_]*$'::text)),
  CONSTRAINT translation_state_language_check CHECK (((language = ANY (site_languages())) AND (language <> 'en'::text))),
  CONSTRAINT translation_state_pkey PRIMARY KEY (entity, record_key, language)
);
CREATE INDEX translation_state_open_idx ON translation_state USING btree (entity, language) WHERE ((stale > 0) OR (missing > 0) OR (machine > 0));

CREATE TABLE trip_pass_key (
  id text NOT NULL,
  public_key bytea NOT NULL,
  private_key bytea NOT NULL,
  created_at timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL,
  retired_at timestamp(6) with time zone,
  CONSTRAINT trip_pass_key_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{8}$'::text)),
  CONSTRAINT trip_pass_key_public_check CHECK ((octet_length(public_key) = 32)),
  CONSTRAINT trip_pass_key_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX trip_pass_key_signing_key ON trip_pass_key USING btree ((true)) WHERE (retired_at IS NULL);

CREATE TABLE version_image (
  version_id bigint NOT NULL,
  path text NOT NULL,
  CONSTRAINT version_image_pkey PRIMARY KEY (version_id, path)
);
CREATE INDEX version_image_path_idx ON version_image USING btree (path);

ALTER TABLE blog ADD CONSTRAINT blog_image_fkey FOREIGN KEY (image) REFERENCES stored_image(path) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE cancellation_policy ADD CONSTRAINT cancellation_policy_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE change_batch ADD CONSTRAINT change_batch_user_id_fkey FOREIGN KEY (user_id) REFERENCES admin_user(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE home_picture ADD CONSTRAINT home_picture_path_fkey FOREIGN KEY (path) REFERENCES stored_image(path) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE idempotent_answer ADD CONSTRAINT idempotent_answer_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE included_excluded ADD CONSTRAINT included_excluded_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE invitation ADD CONSTRAINT invitation_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin_user(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE itinerary_activity ADD CONSTRAINT itinerary_activity_day_id_fkey FOREIGN KEY (day_id) REFERENCES itinerary_day(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE itinerary_day ADD CONSTRAINT itinerary_day_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE itinerary_meal ADD CONSTRAINT itinerary_meal_day_id_fkey FOREIGN KEY (day_id) REFERENCES itinerary_day(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE login_network ADD CONSTRAINT login_network_user_id_fkey FOREIGN KEY (user_id) REFERENCES admin_user(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE preview_link ADD CONSTRAINT preview_link_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin_user(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE preview_link ADD CONSTRAINT preview_link_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE promo ADD CONSTRAINT promo_image_fkey FOREIGN KEY (image) REFERENCES stored_image(path) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE promo ADD CONSTRAINT promo_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE record_version ADD CONSTRAINT record_version_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES change_batch(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE record_version ADD CONSTRAINT record_version_user_id_fkey FOREIGN KEY (user_id) REFERENCES admin_user(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES admin_user(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE session ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES admin_user(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE sign_in ADD CONSTRAINT sign_in_user_id_fkey FOREIGN KEY (user_id) REFERENCES admin_user(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_closed_period ADD CONSTRAINT tour_closed_period_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_faq ADD CONSTRAINT tour_faq_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_highlight ADD CONSTRAINT tour_highlight_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_image ADD CONSTRAINT tour_image_path_fkey FOREIGN KEY (path) REFERENCES stored_image(path) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE tour_image ADD CONSTRAINT tour_image_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_price ADD CONSTRAINT tour_price_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_season_price ADD CONSTRAINT tour_season_price_price_id_fkey FOREIGN KEY (price_id) REFERENCES tour_price(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_season_price ADD CONSTRAINT tour_season_price_season_id_fkey FOREIGN KEY (season_id) REFERENCES tour_season(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_season ADD CONSTRAINT tour_season_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tour_stop ADD CONSTRAINT tour_stop_place_code_fkey FOREIGN KEY (place_code) REFERENCES place(code) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE tour_stop ADD CONSTRAINT tour_stop_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE version_image ADD CONSTRAINT version_image_path_fkey FOREIGN KEY (path) REFERENCES stored_image(path) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE version_image ADD CONSTRAINT version_image_version_id_fkey FOREIGN KEY (version_id) REFERENCES record_version(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- The records that every site has from the beginning: one row each for the version of the content, the settings of the site and the
-- home page, and the words that the search knows.
INSERT INTO content_version DEFAULT VALUES;
INSERT INTO site DEFAULT VALUES;
INSERT INTO home DEFAULT VALUES;

INSERT INTO search_alias (word, meant, instead) VALUES
  ('фи фи', 'phi phi', true),
  ('пипи', 'phi phi', false),
  ('пи пи', 'phi phi', false),
  ('фифи', 'phi phi', false),
  ('пхипхи', 'phi phi', false),
  ('pipi', 'phi phi', false),
  ('pi pi', 'phi phi', false),
  ('fi fi', 'phi phi', false),
  ('майя бей', 'maya bay', false),
  ('майя бэй', 'maya bay', false),
  ('майя бич', 'maya bay', false),
  ('майябей', 'maya bay', false),
  ('майябэй', 'maya bay', false),
  ('мая бей', 'maya bay', false),
  ('майа бей', 'maya bay', false),
  ('панг нга', 'phang nga', false),
  ('пангнга', 'phang nga', false),
  ('пханг на', 'phang nga', false),
  ('фанг нга', 'phang nga', false),
  ('пхангнга', 'phang nga', false),
  ('pang nga', 'phang nga', false),
  ('pangnga', 'phang nga', false),
  ('джеймсбонд', 'james bond', false),
  ('биг будда', 'big buddha', false),
  ('бигбудда', 'big buddha', false),
  ('рая', 'racha', false),
  ('райя', 'racha', false),
  ('raya', 'racha', false),
  ('као лак', 'khao lak', false),
  ('као сок', 'khao sok', false),
  ('кхао лак', 'khao lak', false),
  ('кхао сок', 'khao sok', false),
  ('рафтинг', 'rafting', false),
  ('сплав', 'rafting', false),
  ('дети', 'children', false),
  ('дети', 'anak', false),
  ('детей', 'children', false),
  ('детей', 'anak', false),
  ('детям', 'children', false),
  ('детям', 'anak', false),
  ('детьми', 'children', false),
  ('детьми', 'anak', false),
  ('ребенок', 'children', false),
  ('ребенок', 'anak', false),
  ('ребенком', 'children', false),
  ('ребенком', 'anak', false),
  ('ребенка', 'children', false),
  ('ребенка', 'anak', false),
  ('kids', 'children', false),
  ('kids', 'anak', false),
  ('4 islands', 'four islands', false),
  ('4 острова', 'four islands', false),
  ('4 pulau', 'four islands', false),
  ('халонг', 'ha long', false),
  ('halong', 'ha long', false);

INSERT INTO search_filler (language, word) VALUES
  ('en', 'tour'),
  ('en', 'tours'),
  ('en', 'trip'),
  ('en', 'trips'),
  ('en', 'excursion'),
  ('en', 'excursions'),
  ('en', 'package'),
  ('en', 'packages'),
  ('en', 'travel'),
  ('en', 'holiday'),
  ('en', 'holidays'),
  ('en', 'vacation'),
  ('en', 'activity'),
  ('en', 'activities'),
  ('en', 'things'),
  ('en', 'phuket'),
  ('en', 'thailand'),
  ('en', 'best'),
  ('en', 'top'),
  ('en', 'cheap'),
  ('en', 'good'),
  ('en', 'nice'),
  ('en', 'price'),
  ('en', 'prices'),
  ('en', 'cost'),
  ('en', 'book'),
  ('en', 'booking'),
  ('en', 'online'),
  ('en', 'a'),
  ('en', 'an'),
  ('en', 'the'),
  ('en', 'to'),
  ('en', 'from'),
  ('en', 'in'),
  ('en', 'on'),
  ('en', 'at'),
  ('en', 'for'),
  ('en', 'and'),
  ('en', 'or'),
  ('en', 'of'),
  ('en', 'with'),
  ('en', 'near'),
  ('en', 'around'),
  ('en', 'by'),
  ('en', 'do'),
  ('en', 'go'),
  ('en', 'want'),
  ('en', 'my'),
  ('en', 'our'),
  ('en', 'we'),
  ('en', 'i'),
  ('en', 'me'),
  ('en', 'you'),
  ('en', 'what'),
  ('en', 'when'),
  ('en', 'where'),
  ('en', 'how'),
  ('en', 'much'),
  ('en', 'many'),
  ('en', 'is'),
  ('en', 'are'),
  ('en', 'it'),
  ('en', 'see'),
  ('en', 'visit'),
  ('en', 'show'),
  ('en', 'full'),
  ('id', 'paket'),
  ('id', 'wisata'),
  ('id', 'tur'),
  ('id', 'liburan'),
  ('id', 'jalan'),
  ('id', 'perjalanan'),
  ('id', 'trip'),
  ('id', 'tour'),
  ('id', 'phuket'),
  ('id', 'thailand'),
  ('id', 'murah'),
  ('id', 'terbaik'),
  ('id', 'bagus'),
  ('id', 'harga'),
  ('id', 'biaya'),
  ('id', 'pesan'),
  ('id', 'ke'),
  ('id', 'di'),
  ('id', 'dari'),
  ('id', 'untuk'),
  ('id', 'dan'),
  ('id', 'dengan'),
  ('id', 'yang'),
  ('id', 'mau'),
  ('id', 'ingin'),
  ('id', 'sekitar'),
  ('id', 'dekat'),
  ('id', 'naik'),
  ('id', 'ikut'),
  ('id', 'lihat'),
  ('id', 'melihat'),
  ('id', 'apa'),
  ('id', 'berapa'),
  ('id', 'bisa'),
  ('id', 'ada'),
  ('id', 'tempat'),
  ('ru', 'тур'),
  ('ru', 'туры'),
  ('ru', 'тура'),
  ('ru', 'туров'),
  ('ru', 'экскурсия'),
  ('ru', 'экскурсии'),
  ('ru', 'экскурсию'),
  ('ru', 'экскурсий'),
  ('ru', 'поездка'),
  ('ru', 'поездки'),
  ('ru', 'поездку'),
  ('ru', 'путешествие'),
  ('ru', 'пакет'),
  ('ru', 'отдых'),
  ('ru', 'отпуск'),
  ('ru', 'пхукет'),
  ('ru', 'пхукета'),
  ('ru', 'пхукете'),
  ('ru', 'таиланд'),
  ('ru', 'таиланде'),
  ('ru', 'тайланд'),
  ('ru', 'тайланде'),
  ('ru', 'лучшие'),
  ('ru', 'лучший'),
  ('ru', 'недорого'),
  ('ru', 'дешево'),
  ('ru', 'цена'),
  ('ru', 'цены'),
  ('ru', 'стоимость'),
  ('ru', 'купить'),
  ('ru', 'заказать'),
  ('ru', 'забронировать'),
  ('ru', 'из'),
  ('ru', 'с'),
  ('ru', 'со'),
  ('ru', 'на'),
  ('ru', 'в'),
  ('ru', 'во'),
  ('ru', 'к'),
  ('ru', 'ко'),
  ('ru', 'по'),
  ('ru', 'для'),
  ('ru', 'и'),
  ('ru', 'или'),
  ('ru', 'от'),
  ('ru', 'до'),
  ('ru', 'у'),
  ('ru', 'за'),
  ('ru', 'мы'),
  ('ru', 'я'),
  ('ru', 'хочу'),
  ('ru', 'можно'),
  ('ru', 'где'),
  ('ru', 'что'),
  ('ru', 'как'),
  ('ru', 'когда'),
  ('ru', 'сколько'),
  ('ru', 'куда'),
  ('ru', 'посмотреть'),
  ('ru', 'поехать'),
  ('ru', 'поплавать'),
  ('ru', 'покататься'),
  ('ru', 'самые'),
  ('ru', 'самый'),
  ('ru', 'самая'),
  ('ru', 'красивые'),
  ('ru', 'отзывы');

INSERT INTO search_activity (code, "position", chip, name, words, facts, stems) VALUES
  ('snorkelling', 1, true, '{"en": "Snorkelling", "id": "Snorkeling", "ru": "Снорклинг"}', '{snorkelling,snorkeling,snorkel,snorkle,"маска и ласты","ныряние с маской",снорклинг,снорклинга,сноркелинг,snorkling}', '[]', '{snorkelling,snorkel,сноркелинг,снорклинг,snorkle,снорклинга,snorkeling,snorkling,snorkl}'),
  ('diving', 2, true, '{"en": "Diving", "id": "Menyelam", "ru": "Дайвинг"}', '{diving,dive,scuba,menyelam,selam,дайвинг,дайвинга,погружение,погружения,акваланг}', '[]', '{дайвинг,акваланг,погружен,погружение,selam,menyelam,diving,dive,дайвинга,scuba,погружения}'),
  ('fishing', 3, true, '{"en": "Fishing", "id": "Memancing", "ru": "Рыбалка"}', '{fishing,angling,memancing,mancing,pancing,рыбалка,рыбалки,рыбалку,"рыбная ловля","ловля кальмаров","половить рыбу"}', '[]', '{рыбалки,mancing,fish,angling,angl,fishing,manc,memancing,pancing,рыбалку,memanc,рыбалка,panc,рыбалк}'),
  ('sunset', 4, true, '{"en": "Sunset", "id": "Matahari terbenam", "ru": "Закат"}', '{sunset,sundown,"matahari terbenam",senja,закат,закате,заката,"на закате"}', '[]', '{закате,senja,sundown,заката,sunset,закат}'),
  ('sunrise', 5, false, '{"en": "Sunrise", "id": "Matahari terbit", "ru": "Рассвет"}', '{sunrise,dawn,"matahari terbit",fajar,рассвет,рассвете,рассвета}', '[]', '{dawn,fajar,sunris,рассвета,рассвет,sunrise,рассвете}'),
  ('overnight', 6, true, '{"en": "Overnight", "id": "Menginap", "ru": "С ночёвкой"}', '{overnight,2d1n,"two days",menginap,"2 hari",ночевка,ночевкой,ночевки,"с ночевкой",двухдневная,двухдневный,"на два дня","на 2 дня"}', '[]', '{inap,двухдневный,overnight,ночевкой,ночевк,ночевка,menginap,двухдневн,ночевки,двухдневная,2d1n}'),
  ('private', 7, true, '{"en": "Private", "id": "Privat", "ru": "Индивидуально"}', '{private,charter,exclusive,privat,pribadi,"sewa kapal",индивидуальный,индивидуальная,индивидуально,частный,частная,"аренда лодки","аренда яхты",чартер}', '[{"group": {"kind": "private"}}]', '{exclusive,индивидуальная,pribadi,pribad,private,частн,charter,индивидуально,частная,частный,exclus,privat,чартер,индивидуальный,индивидуальн}'),
  ('elephants', 8, true, '{"en": "Elephants", "id": "Gajah", "ru": "Слоны"}', '{elephant,elephants,gajah,слон,слоны,слонов,слонами,слонам}', '[]', '{eleph,слон,elephants,слонам,elephant,слонами,gajah,слонов,слоны}'),
  ('waterfall', 9, true, '{"en": "Waterfall", "id": "Air terjun", "ru": "Водопад"}', '{waterfall,waterfalls,"air terjun",curug,водопад,водопады,водопада}', '[]', '{водопада,водопад,waterfal,curug,waterfalls,waterfall,водопады}'),
  ('kayak', 10, true, '{"en": "Kayak", "id": "Kayak", "ru": "Каяк"}', '{kayak,kayaks,kayaking,canoe,canoeing,kano,mendayung,каяк,каяки,каякинг,каноэ,байдарка,байдарки}', '[{"vessel": "canoe"}]', '{каяки,байдарк,байдарки,kayaking,kayak,байдарка,каноэ,kano,каякинг,dayung,каяк,canoeing,mendayung,cano,kayaks,canoe}'),
  ('cooking', 11, true, '{"en": "Cooking class", "id": "Kelas memasak", "ru": "Кулинарный класс"}', '{cooking,cook,cookery,"cooking class","kelas memasak",memasak,masak,кулинарный,кулинария,"кулинарный класс","кулинарный мастер класс",готовить,готовка}', '[]', '{cook,готовка,готовить,memasak,кулинар,masak,cookery,cooking,готов,cookeri,готовк,кулинарный,кулинарн,pasak,кулинария}'),
  ('massage', 12, true, '{"en": "Massage and spa", "id": "Pijat dan spa", "ru": "Массаж и спа"}', '{massage,spa,wellness,pijat,массаж,массажа,спа}', '[]', '{pijat,well,spa,массаж,массажа,wellness,massage,спа,massag}'),
  ('transfer', 13, true, '{"en": "Transfer", "id": "Antar-jemput", "ru": "Трансфер"}', '{transfer,transfers,airport,taxi,"antar jemput",bandara,taksi,трансфер,трансфера,аэропорт,аэропорта,такси}', '[]', '{taxi,такси,такс,airport,трансфера,bandara,transfer,аэропорта,трансфер,аэропорт,transfers,taksi}'),
  ('rental', 14, false, '{"en": "Car with driver", "id": "Sewa mobil", "ru": "Аренда машины"}', '{van,minivan,car,"rent a car","car rental","sewa mobil","rental mobil",mobil,машина,авто,минивэн,микроавтобус,"авто с водителем","аренда авто","прокат авто","аренда машины"}', '[]', '{car,микроавтобус,авт,машин,mobil,miniv,машина,minivan,минивэн,авто,van}'),
  ('guide', 15, false, '{"en": "Tour guide", "id": "Pemandu", "ru": "Гид"}', '{guide,guides,pemandu,"pemandu wisata",гид,гида,гиды,экскурсовод,"русский гид","русскоговорящий гид"}', '[]', '{экскурсовод,pandu,pemandu,гида,guid,гид,guides,гиды,guide}'),
  ('boat', 16, false, '{"en": "Boat trip", "id": "Naik kapal", "ru": "Морская прогулка"}', '{boat,"boat trip",boats,cruise,sailing,"island hopping","naik kapal",kapal,pelayaran,"keliling pulau","морская прогулка","морские прогулки","морскую прогулку","морская экскурсия","морские экскурсии",круиз,лодка,"на лодке",катер,"по островам",корабль,теплоход}', '[{"vessel": "speedboat"}, {"vessel": "catamaran"}, {"vessel": "big_boat"}, {"vessel": "longtail"}]', '{boats,лодк,pelayaran,теплоход,лодка,катер,cruise,корабль,круиз,layar,boat,корабл,sail,sailing,kapal,cruis}'),
  ('speedboat', 17, false, '{"en": "Speedboat", "id": "Speedboat", "ru": "Скоростной катер"}', '{speedboat,"speed boat","kapal cepat","скоростной катер",спидбот}', '[{"vessel": "speedboat"}]', '{спидбот,speedboat}'),
  ('catamaran', 18, false, '{"en": "Catamaran and yacht", "id": "Katamaran dan yacht", "ru": "Катамаран и яхта"}', '{catamaran,yacht,yachts,"sailing yacht",katamaran,"kapal pesiar",яхта,яхте,яхты,яхту,катамаран,катамаране,"парусная яхта"}', '[{"vessel": "catamaran"}]', '{katamar,яхту,яхты,yacht,яхт,яхте,катамаране,катамаран,яхта,catamar,katamaran,yachts,катамара,catamaran}'),
  ('longtail', 19, false, '{"en": "Longtail boat", "id": "Perahu longtail", "ru": "Лодка лонгтейл"}', '{longtail,"long tail","perahu ekor panjang",perahu,лонгтейл,"длиннохвостая лодка"}', '[{"vessel": "longtail"}]', '{лонгтейл,longtail,ahu,perahu}'),
  ('zipline', 20, false, '{"en": "Zipline", "id": "Flying fox", "ru": "Зиплайн"}', '{zipline,"zip line",ziplining,"flying fox",зиплайн,зиплайна,тарзанка,"полет гиббона","полеты гиббонов"}', '[]', '{тарзанк,зиплайна,ziplining,ziplin,зиплайн,zipline,тарзанка}'),
  ('atv', 21, false, '{"en": "ATV", "id": "ATV", "ru": "Квадроциклы"}', '{atv,quad,"quad bike",buggy,offroad,"off road",квадроцикл,квадроциклы,квадроциклах,багги,джип}', '[]', '{квадроцикл,buggy,buggi,багг,quad,atv,джип,багги,квадроциклах,квадроциклы,offroad}'),
  ('rafting', 22, false, '{"en": "Rafting", "id": "Arung jeram", "ru": "Рафтинг"}', '{rafting,raft,"arung jeram",рафтинг,сплав,"сплав на плотах"}', '[]', '{rafting,рафтинг,raft,сплав}'),
  ('trekking', 23, false, '{"en": "Trekking", "id": "Trekking", "ru": "Треккинг"}', '{trekking,trek,hiking,hike,jungle,треккинг,джунгли,джунглях,пешком}', '[]', '{джунгл,пешк,треккинг,trekking,джунгли,jungl,hiking,trekk,джунглях,trek,jungle,пешком,hike}'),
  ('temple', 24, false, '{"en": "Temples", "id": "Kuil", "ru": "Храмы"}', '{temple,temples,wat,buddha,kuil,vihara,candi,храм,храмы,храмов,будда,монастырь}', '[]', '{будд,temples,wat,храмы,храм,templ,храмов,temple,монастырь,монастыр,vihara,kuil,buddha,candi,будда}'),
  ('city', 25, false, '{"en": "City tour", "id": "Tur kota", "ru": "Обзорная по городу"}', '{"city tour",city,sightseeing,"old town","kota tua","keliling kota",обзорная,"обзорная экскурсия","по городу",город,"старый город"}', '[]', '{sightseeing,sightse,обзорная,city,citi,обзорн,город}'),
  ('food', 26, false, '{"en": "Street food", "id": "Kuliner", "ru": "Еда и рынки"}', '{food,"street food",market,"night market",kuliner,makanan,jajanan,"pasar malam",pasar,еда,"уличная еда",рынок,"ночной рынок",гастрономическая,гастротур}', '[]', '{гастрономическ,ед,kulin,pasar,jajanan,гастрономическая,kuliner,market,makan,еда,makanan,food,рынок,гастротур,jajan}'),
  ('muay-thai', 27, false, '{"en": "Muay Thai", "id": "Muay Thai", "ru": "Тайский бокс"}', '{"muay thai","thai boxing",boxing,"муай тай","тайский бокс",бокс}', '[]', '{boxing,бокс,box}'),
  ('caves', 28, false, '{"en": "Caves", "id": "Gua", "ru": "Пещеры"}', '{cave,caves,hong,gua,goa,пещера,пещеры,пещер}', '[]', '{cave,hong,пещера,gua,goa,caves,пещеры,пещер}'),
  ('beach', 29, false, '{"en": "Beaches", "id": "Pantai", "ru": "Пляжи"}', '{beach,beaches,pantai,пляж,пляжи,пляжа,пляжей}', '[]', '{panta,pantai,beach,пляжей,пляжи,beaches,пляжа,пляж}'),
  ('monkeys', 30, false, '{"en": "Monkeys", "id": "Monyet", "ru": "Обезьяны"}', '{monkey,monkeys,monyet,kera,обезьяна,обезьяны,обезьян}', '[]', '{kera,monyet,monkey,обезьяна,monkeys,обезьяны,обезья,обезьян}'),
  ('turtles', 31, false, '{"en": "Turtles", "id": "Penyu", "ru": "Черепахи"}', '{turtle,turtles,penyu,черепаха,черепахи,черепах}', '[]', '{turtle,черепахи,turtles,turtl,череп,черепах,penyu,черепаха}'),
  ('plankton', 32, false, '{"en": "Glowing plankton", "id": "Plankton bercahaya", "ru": "Светящийся планктон"}', '{plankton,bioluminescence,bioluminescent,"glowing water","plankton bercahaya",планктон,"светящийся планктон","ночное море"}', '[]', '{bioluminescence,планктон,plankton,bioluminescent,bioluminesc}'),
  ('lake', 33, false, '{"en": "Lakes", "id": "Danau", "ru": "Озёра"}', '{lake,lakes,"raft house",danau,waduk,озеро,озера,озере,"плавучие домики"}', '[]', '{озера,озеро,lake,lakes,waduk,danau,озер,озере}'),
  ('viewpoint', 34, false, '{"en": "Viewpoints", "id": "Titik pandang", "ru": "Смотровые площадки"}', '{viewpoint,viewpoints,"view point","titik pandang",смотровая,"смотровая площадка","смотровые площадки",вид}', '[]', '{viewpoints,смотровая,viewpoint,вид,смотров}'),
  ('family', 35, true, '{"en": "With children", "id": "Dengan anak", "ru": "С детьми"}', '{family,families,kids,children,"child friendly",baby,toddler,keluarga,"anak anak","dengan anak",семья,семейная,семейный,семьей,"с детьми",дети,детьми,ребенком}', '[{"good_for": ["children"]}]', '{baby,luarga,дети,семейная,ребенком,семейный,семьей,family,children,keluarga,детьми,семейн,семья,babi,families,детьм,kids,kid,famili,toddler,ребенк,дет,сем}'),
  ('honeymoon', 36, true, '{"en": "Honeymoon", "id": "Bulan madu", "ru": "Для двоих"}', '{honeymoon,romantic,couples,couple,"bulan madu",romantis,"медовый месяц",романтика,романтический,романтическая,"для двоих","свадебное путешествие"}', '[{"good_for": ["couples"]}]', '{romant,романтика,романтическ,романтический,couples,romantic,романтик,романтическая,romantis,coupl,honeymoon,romanti,couple}'),
  ('study', 37, false, '{"en": "Study tours", "id": "Study tour", "ru": "Для школьников"}', '{"study tour",school,schools,students,student,"studi banding",sekolah,mahasiswa,pelajar,школа,школьников,студенты,учебный}', '[]', '{seko,учебный,студенты,mahasiswa,pelajar,школьников,schools,школьник,школ,students,sekolah,учебн,student,school,школа,студент,ajar}'),
  ('multiday', 38, false, '{"en": "Several days", "id": "Beberapa hari", "ru": "Несколько дней"}', '{"multi day","several days",3d2n,4d3n,5d4n,"beberapa hari",многодневный,многодневная,многодневные,"несколько дней","на несколько дней"}', '[]', '{многодневная,4d3n,5d4n,многодневный,3d2n,многодневн,многодневные}'),
  ('lanterns', 39, false, '{"en": "Sky lanterns", "id": "Festival lampion", "ru": "Небесные фонарики"}', '{lantern,lanterns,"lantern festival","yi peng","loy krathong",lampion,фонарики,фонариков,"небесные фонарики"}', '[]', '{lampion,lantern,фонарик,lanterns,фонарики,фонариков}'),
  ('safari', 40, false, '{"en": "Wildlife", "id": "Satwa liar", "ru": "Дикая природа"}', '{wildlife,safari,orangutan,orangutans,satwa,"orang utan",природа,сафари,орангутаны}', '[]', '{природ,сафари,orangut,орангута,satwa,сафар,wildlif,orangutan,wildlife,природа,орангутаны,orangutans,safar,safari}'),
  ('volcano', 41, false, '{"en": "Volcanoes", "id": "Gunung api", "ru": "Вулканы"}', '{volcano,volcanoes,volcanic,gunung,"gunung api",kawah,вулкан,вулканы,вулкана}', '[]', '{вулка,volcanic,kawah,volcan,вулкан,вулканы,gunung,volcano,volcanoes,вулкана}'),
  ('halal', 42, false, '{"en": "Halal meals", "id": "Makanan halal", "ru": "Халяльная еда"}', '{halal,muslim,халяль,халяльный,халяльная}', '[{"diets": ["halal"]}]', '{халял,muslim,халяльная,халяльн,халяль,халяльный,halal}'),
  ('vegetarian', 43, false, '{"en": "Vegetarian meals", "id": "Makanan vegetarian", "ru": "Вегетарианская еда"}', '{vegetarian,vegan,"vegetarian food",вегетарианский,вегетарианская,веган,вегетарианцы}', '[{"diets": ["vegetarian"]}, {"diets": ["vegan"]}]', '{веган,vegetari,вегетарианская,vegan,вега,вегетарианц,вегетарианцы,vegetarian,вегетарианск,вегетарианский}'),
  ('wheelchair', 44, false, '{"en": "With a wheelchair", "id": "Dengan kursi roda", "ru": "На инвалидной коляске"}', '{wheelchair,accessible,disabled,"kursi roda",инвалид,"инвалидная коляска","на коляске"}', '[{"wheelchair": "yes"}]', '{access,инвалид,disabled,disabl,wheelchair,sabled,accessible}'),
  ('seniors', 45, false, '{"en": "With grandparents", "id": "Dengan lansia", "ru": "С пожилыми"}', '{seniors,senior,elderly,grandparents,lansia,"orang tua",пожилые,пожилым,пенсионеры,пенсионеров,бабушка}', '[{"good_for": ["seniors"]}]', '{пожилые,бабушк,seniors,пенсионеры,grandpar,elderly,senior,grandparents,пожил,пенсионер,пенсионеров,бабушка,elder,lansia,пожилым}'),
  ('pregnant', 46, false, '{"en": "In pregnancy", "id": "Saat hamil", "ru": "При беременности"}', '{pregnant,pregnancy,hamil,беременные,беременным,беременность,беременной}', '[{"pregnant": "yes"}]', '{pregnanc,беременность,pregnancy,беременные,беремен,hamil,беременной,беременным,pregnant}'),
  ('park', 47, false, '{"en": "Theme parks", "id": "Taman hiburan", "ru": "Парки развлечений"}', '{"theme park","amusement park","universal studios",disneyland,"taman hiburan","парк развлечений","парки развлечений",диснейленд}', '[]', '{sneyland,диснейленд,disneyland}');

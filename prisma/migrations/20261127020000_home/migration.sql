-- The content of the home page. The table has one row, which is there from the beginning.
CREATE FUNCTION is_text_or_absent(value jsonb, longest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN value IS NULL OR (is_text_by_language(value, longest) AND value ? 'en');

CREATE FUNCTION is_short_list(value jsonb, most integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN jsonb_typeof(value) = 'array' AND jsonb_array_length(value) <= most;

CREATE TABLE "home" (
    "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "hero_title" JSONB CHECK (is_text_or_absent("hero_title", 120)),
    "slides" JSONB NOT NULL DEFAULT '[]' CHECK (is_short_list("slides", 8)),
    "promo_visible" BOOLEAN NOT NULL DEFAULT true,
    "promo_title" JSONB CHECK (is_text_or_absent("promo_title", 100)),
    "promo_lead" JSONB CHECK (is_text_or_absent("promo_lead", 300)),
    "packages_visible" BOOLEAN NOT NULL DEFAULT true,
    "packages_title" JSONB CHECK (is_text_or_absent("packages_title", 100)),
    "packages_lead" JSONB CHECK (is_text_or_absent("packages_lead", 300)),
    "reviews_visible" BOOLEAN NOT NULL DEFAULT true,
    "reviews_title" JSONB CHECK (is_text_or_absent("reviews_title", 100)),
    "reviews_lead" JSONB CHECK (is_text_or_absent("reviews_lead", 300)),
    "reviews" JSONB NOT NULL DEFAULT '[]' CHECK (is_short_list("reviews", 12)),
    "advantages_visible" BOOLEAN NOT NULL DEFAULT true,
    "advantages_title" JSONB CHECK (is_text_or_absent("advantages_title", 100)),
    "advantages_lead" JSONB CHECK (is_text_or_absent("advantages_lead", 300)),
    "advantages" JSONB NOT NULL DEFAULT '[]' CHECK (is_short_list("advantages", 9)),
    "about_visible" BOOLEAN NOT NULL DEFAULT true,
    "about_title" JSONB CHECK (is_text_or_absent("about_title", 100)),
    "about_lead" JSONB CHECK (is_text_or_absent("about_lead", 300)),
    "paragraphs" JSONB NOT NULL DEFAULT '[]' CHECK (is_short_list("paragraphs", 4)),
    "about_picture" TEXT,
    "about_alt" JSONB CHECK (is_text_or_absent("about_alt", 300)),
    "figures" JSONB NOT NULL DEFAULT '[]' CHECK (is_short_list("figures", 3)),
    "gallery_visible" BOOLEAN NOT NULL DEFAULT true,
    "gallery_title" JSONB CHECK (is_text_or_absent("gallery_title", 100)),
    "gallery_lead" JSONB CHECK (is_text_or_absent("gallery_lead", 300)),
    "gallery" JSONB NOT NULL DEFAULT '[]' CHECK (is_short_list("gallery", 20)),
    "faq_visible" BOOLEAN NOT NULL DEFAULT true,
    "faq_title" JSONB CHECK (is_text_or_absent("faq_title", 100)),
    "faq_lead" JSONB CHECK (is_text_or_absent("faq_lead", 300)),
    "questions" JSONB NOT NULL DEFAULT '[]' CHECK (is_short_list("questions", 16)),
    "links" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "home_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "home_picture" (
    "path" TEXT NOT NULL,

    CONSTRAINT "home_picture_pkey" PRIMARY KEY ("path"),
    CONSTRAINT "home_picture_path_fkey" FOREIGN KEY ("path") REFERENCES "stored_image"("path") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- Raises `home` for the home page, and `home-links` for header and footer of every page, which name its sections.
CREATE FUNCTION note_home() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    PERFORM raise_content_keys(ARRAY['home', 'home-links']);
  ELSIF to_jsonb(OLD) <> to_jsonb(NEW) THEN
    PERFORM raise_content_keys(
      CASE WHEN OLD.links = NEW.links THEN ARRAY['home'] ELSE ARRAY['home', 'home-links'] END);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER home_updated_at BEFORE UPDATE OF updated_at ON "home" FOR EACH ROW EXECUTE FUNCTION advance_updated_at();
CREATE TRIGGER home_content AFTER INSERT OR UPDATE OR DELETE ON "home" FOR EACH ROW EXECUTE FUNCTION note_home();
CREATE TRIGGER home_content_change AFTER TRUNCATE ON "home" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

INSERT INTO "home" ("id") VALUES (1);

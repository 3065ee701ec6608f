-- Promos and blogs can be drafts, as tours can.
ALTER TABLE "promo" ADD COLUMN "published" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "blog" ADD COLUMN "published" BOOLEAN NOT NULL DEFAULT true;

-- Lists of blogs change with a blog that is shown or hidden.
CREATE FUNCTION note_published_blog() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_content_keys(ARRAY['blogs']);
  RETURN NULL;
END
$$;

CREATE TRIGGER blog_published_update AFTER UPDATE OF published ON "blog"
  FOR EACH ROW WHEN (OLD.published IS DISTINCT FROM NEW.published)
  EXECUTE FUNCTION note_published_blog();

-- The tours to whose pages an article links, in any language.
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

CREATE INDEX "blog_tours" ON "blog" USING gin (article_tours(content));

-- The pages of tours link the articles that name them, so each written article raises the keys of these tours.
CREATE FUNCTION note_article_tours() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before CONSTANT integer[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE article_tours(OLD.content) END;
  after CONSTANT integer[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE article_tours(NEW.content) END;
BEGIN
  PERFORM raise_content_keys(ARRAY(SELECT DISTINCT 'tour-articles:' || id FROM unnest(before || after) AS id));
  RETURN NULL;
END
$$;

CREATE TRIGGER blog_tours_written AFTER INSERT OR DELETE ON "blog"
  FOR EACH ROW EXECUTE FUNCTION note_article_tours();

CREATE TRIGGER blog_tours_changed AFTER UPDATE OF title, content, posting_date, published ON "blog"
  FOR EACH ROW WHEN (
    (OLD.title, OLD.content, OLD.posting_date, OLD.published)
      IS DISTINCT FROM (NEW.title, NEW.content, NEW.posting_date, NEW.published)
  )
  EXECUTE FUNCTION note_article_tours();

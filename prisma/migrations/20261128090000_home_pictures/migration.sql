-- Raises `home-pictures` for the pages whose Open Graph image shows a picture of the home page's slides, and for no other change.
CREATE FUNCTION slide_pictures(slides jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT jsonb_agg(slide - ARRAY['title', 'subtitle'] ORDER BY position)
  FROM jsonb_array_elements(slides) WITH ORDINALITY AS listed (slide, position));

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

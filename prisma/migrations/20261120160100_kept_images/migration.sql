-- Storing a picture again renews its created_at, which gives it another day before the sweep may take it.
-- That changes no page.
DROP TRIGGER stored_image_content_change ON "stored_image";
CREATE TRIGGER stored_image_content_change
  AFTER UPDATE OF path, width, height, widths, avif, thumbhash OR DELETE OR TRUNCATE ON "stored_image"
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

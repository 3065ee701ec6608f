-- Pages of tours name others that stop at the same places: a changed stop touches the stops of its kind as well.
CREATE OR REPLACE FUNCTION renew_words_of_stops() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT DISTINCT tour_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    -- Stops also go with their tour.
    touched := ARRAY(SELECT DISTINCT tour_id FROM old_rows JOIN tour ON tour.id = tour_id);
  ELSE
    -- Another order of the same stops touches nothing here.
    touched := ARRAY(
      SELECT tour_id FROM (SELECT tour_id, place_code FROM old_rows EXCEPT SELECT tour_id, place_code FROM new_rows) AS gone
      UNION
      SELECT tour_id FROM (SELECT tour_id, place_code FROM new_rows EXCEPT SELECT tour_id, place_code FROM old_rows) AS fresh);
  END IF;
  IF touched <> '{}' THEN
    PERFORM lock_stops(false);
    PERFORM renew_search_words(touched);
    PERFORM raise_content_keys(ARRAY(SELECT DISTINCT 'stops:' || tour_type FROM tour WHERE id = ANY (touched)));
  END IF;
  RETURN NULL;
END
$$;

-- A draft of a tour needs its English name only. A text that is not written yet is {"en": ""}.
CREATE FUNCTION is_localized_draft(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN is_localized(value) OR (coalesce(value ->> 'en' = '', false) AND is_localized(value || '{"en": "-"}'));

ALTER TABLE "tour"
  DROP CONSTRAINT "tour_duration_check",
  DROP CONSTRAINT "tour_location_check",
  DROP CONSTRAINT "tour_overview_check",
  ADD CONSTRAINT "tour_duration_check" CHECK (is_localized("duration") OR NOT "published" AND is_localized_draft("duration")),
  ADD CONSTRAINT "tour_location_check" CHECK (is_localized("location") OR NOT "published" AND is_localized_draft("location")),
  ADD CONSTRAINT "tour_overview_check" CHECK (is_localized("overview") OR NOT "published" AND is_localized_draft("overview"));

import type { ClientBase } from "pg";
import { destinations, trips } from "./tour-words.ts";

/** The number of tours with texts of their own. Further tours repeat these texts. */
const ownTexts = destinations.length * trips.length;

function localized(text: (language: "en" | "id" | "ru") => string) {
  return { en: text("en"), id: text("id"), ru: text("ru") };
}

function textsOf(number: number) {
  const destination = destinations[number % destinations.length] ?? destinations[0];
  const other = destinations[(number * 7 + 3) % destinations.length] ?? destinations[0];
  const trip = trips[Math.floor(number / destinations.length) % trips.length] ?? trips[0];
  return {
    name: localized((language) => `${destination[language]}: ${trip.name[language]}`),
    location: localized((language) => `${destination[language]}, ${other[language]}`),
    overview: localized((language) => `${trip.text[language]} ${destination[language]}. ${other[language]}.`),
  };
}

const insertOwn = `
  INSERT INTO tour (tour_type, "order", code, name, duration, location, overview, tags, rate, currency, starting_price, original_price)
  SELECT 1 + n % 3, 1000000 + n, 'BN-' || n, item -> 'name', '{"en": "1 day", "id": "1 hari", "ru": "1 день"}',
    item -> 'location', item -> 'overview',
    (ARRAY['1_day_trip', 'open_trip', 'multi_day_trip', 'private_service', NULL])[1 + n % 5],
    3.5 + (n % 16) / 10.0, 'THB', 900 + n % 90 * 50, CASE WHEN n % 3 = 0 THEN 6000 END
  FROM (SELECT n, $1::jsonb -> n AS item FROM generate_series(0, jsonb_array_length($1::jsonb) - 1) AS n) AS items`;

/** Switches triggers off: the search words are copied with the tour that is repeated. */
const repeatOwn = `
  INSERT INTO tour (tour_type, "order", name, duration, location, overview, tags, rate, currency, starting_price, original_price, search_words)
  SELECT tour_type, 1000000 + $2::int * (1 + (n / $2::int)) + "order" - 1000000, name, duration, location, overview, tags, rate,
    currency, starting_price, original_price, search_words
  FROM generate_series(0, $1::int - 1) AS n JOIN tour ON "order" = 1000000 + n % $2::int AND code = 'BN-' || n % $2::int`;

const insertCovers = `
  WITH pictures AS (SELECT array_agg(path ORDER BY path) AS paths FROM stored_image)
  INSERT INTO tour_image (tour_id, path, "order")
  SELECT id, paths[1 + id % cardinality(paths)], 0 FROM tour, pictures
  WHERE cardinality(paths) > 0 AND "order" >= 1000000`;

/**
 * Adds `count` tours of all types, with covers if the database has pictures, and updates the planner's
 * statistics.
 */
export async function fillTours(client: ClientBase, count: number): Promise<void> {
  const own = Math.min(count, ownTexts);
  const texts = JSON.stringify(Array.from({ length: own }, (_, number) => textsOf(number)));
  await client.query("BEGIN");
  await client.query(insertOwn, [texts]);
  await client.query("SET LOCAL session_replication_role = replica");
  if (count > own) await client.query(repeatOwn, [count - own, own]);
  await client.query(insertCovers);
  await client.query("COMMIT");
  await client.query("VACUUM ANALYZE");
}

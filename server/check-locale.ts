import { announce } from "./announce.ts";
import { withClient } from "./with-client.ts";

/** Works only where the database knows letters beyond ASCII (builtin or libc C.UTF-8, or any UTF-8 language). */
const KNOWS_CYRILLIC = `
  SELECT lower('ПХИ') = 'пхи' AND 'Пхи' ILIKE 'пхи'
    AND to_tsvector('simple', 'ПХИ') @@ to_tsquery('simple', 'пхи') AS knows`;

/** Says so when the database's locale makes the search miss Russian; the site works otherwise. */
export async function checkLocale(connectionString: string) {
  const { rows } = await withClient({ connectionString }, (client) =>
    client.query<{ knows: boolean }>(KNOWS_CYRILLIC),
  );
  if (rows[0]?.knows) return;
  announce(
    "database",
    "WARNING: its locale knows no Cyrillic, so the search misses Russian; create it with LC_CTYPE C.UTF-8",
  );
}

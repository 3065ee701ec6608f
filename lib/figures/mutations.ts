import "server-only";
import { listBlogs } from "../blogs/queries";
import { operatorDay } from "../content/days";
import { db } from "../db";
import { kinds } from "../tours/kinds";
import { listTours } from "../tours/queries";
import { readSearchKey } from "./keys";
import type { Figure } from "./schema";

/** What was counted since the last time. */
export type Addition = Omit<Figure, "found">;

/** Of a search only the number is asked for. */
const one = { page: 1, perPage: 1 } as const;

/** How many records a search finds now. */
async function countFound(key: string): Promise<number | null> {
  const { place, words: search } = readSearchKey(key) ?? {};
  const tours = async () => (await listTours({ ...one, search })).pagination.total;
  const blogs = async () => (await listBlogs({ ...one, search })).pagination.total;
  if (place === undefined || search === undefined) return null;
  if (place === "blogs") return blogs();
  if (place === "search") return (await tours()) + (await blogs());
  return (await listTours({ ...one, search, type: kinds[place].type })).pagination.total;
}

/** Each search is asked for once, one after the other: nobody waits for it. */
async function withFound(additions: readonly Addition[]): Promise<Figure[]> {
  const known = new Map<string, number | null>();
  for (const { what, key } of additions) {
    if (what === "search" && !known.has(key)) known.set(key, await countFound(key));
  }
  return additions.map((each) => ({
    ...each,
    found: each.what === "search" ? (known.get(each.key) ?? null) : null,
  }));
}

/**
 * Adds what was counted to the sums of its days, all or nothing; other processes add theirs. Pages and requests of records
 * that are not there are left out: what a browser says of itself is not believed.
 */
export async function addFigures(additions: readonly Addition[]): Promise<void> {
  if (additions.length === 0) return;
  const rows = JSON.stringify(await withFound(additions));
  // In one order, so that two processes never wait for each other.
  await db().$executeRaw`
    INSERT INTO figure (day, what, key, language, count, found)
    SELECT day, what, key, language, count, found
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS added(day date, what text, key text, language text, count int, found int)
    WHERE CASE
      WHEN key ~ '^tour/[0-9]' AND what <> 'search' THEN
        EXISTS (SELECT FROM tour WHERE id = substring(key FROM '^tour/([0-9]+)')::int)
      WHEN key ~ '^blog/[0-9]' AND what <> 'search' THEN
        EXISTS (SELECT FROM blog WHERE id = substring(key FROM '^blog/([0-9]+)')::int)
      ELSE true END
    ORDER BY day, what, key, language
    ON CONFLICT (day, what, key, language) DO UPDATE
    SET count = figure.count + EXCLUDED.count, found = coalesce(EXCLUDED.found, figure.found)`;
}

/** For how long sums are kept: two years can be compared, and searches, which people typed, go sooner. */
const kept = { months: 25, searchDays: 90 } as const;

/** Deletes sums that are kept no longer. No page shows any, so the content version stays. */
export function sweepFigures(now = new Date()): Promise<number> {
  const today = operatorDay(now).toISOString().slice(0, 10);
  return db().$executeRaw`
    DELETE FROM figure
    WHERE day < ${today}::date - make_interval(months => ${kept.months}::int)
      OR (what = 'search' AND day < ${today}::date - ${kept.searchDays}::int)`;
}

import "server-only";
import { Prisma } from "../../prisma/client/client";
import { publishedBefore } from "../blogs/publication";
import { listBlogs } from "../blogs/queries";
import type { Transaction } from "../core/content/change-content";
import { operatorDay } from "../core/content/days";
import { db } from "../core/db";
import { kinds } from "../tours/kinds";
import { listTours } from "../tours/list/queries";
import { visibleTours } from "../tours/visible-tours";
import { readSearchKey } from "./keys";
import type { Figure } from "./schema";

export type Addition = Omit<Figure, "found">;

/** Only the number of results of a visitor's search is read. */
const one = { page: 1, perPage: 1, byFit: true } as const;

async function countFound(key: string): Promise<number | null> {
  const { scope, words: search } = readSearchKey(key) ?? {};
  const tours = async () => (await listTours({ ...one, search })).pagination.total;
  const blogs = async () => (await listBlogs({ ...one, search })).pagination.total;
  if (scope === undefined || search === undefined) return null;
  if (scope === "blogs") return blogs();
  if (scope === "search") return (await tours()) + (await blogs());
  return (await listTours({ ...one, search, type: kinds[scope].type })).pagination.total;
}

const mostSearches = 1_000;

/** Searches that are stored already always fit; of new ones the most frequent come first. */
async function withRoom(additions: readonly Addition[]): Promise<Addition[]> {
  const searches = additions.filter(({ what }) => what === "search");
  if (searches.length === 0) return [...additions];
  const admitted = await db().$queryRaw<{ index: number }[]>`
    WITH added AS (
      SELECT (position - 1)::int AS index, day, key, language, count
      FROM jsonb_array_elements(${JSON.stringify(searches)}::jsonb) WITH ORDINALITY AS item(value, position),
        jsonb_to_record(value) AS search(day date, key text, language text, count int)
    ), known AS (
      SELECT added.*, figure.key IS NOT NULL AS stored FROM added LEFT JOIN figure
        ON figure.day = added.day AND figure.what = 'search' AND figure.key = added.key
          AND figure.language = added.language
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY day, stored ORDER BY count DESC, key, language) AS rank FROM known
    )
    SELECT index FROM ranked
    WHERE stored OR rank <= ${mostSearches}::int - (
      SELECT count(*) FROM figure WHERE what = 'search' AND figure.day = ranked.day)`;
  const kept = new Set(admitted.map(({ index }) => searches[index]));
  return additions.filter((each) => each.what !== "search" || kept.has(each));
}

/** Searches run one after another, because no request waits for them. */
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

/** Leaves out records that visitors cannot see, because a browser may report anything. */
export async function addFigures(additions: readonly Addition[], now = new Date()): Promise<void> {
  if (additions.length === 0) return;
  const rows = JSON.stringify(await withFound(await withRoom(additions)));
  // A fixed order, so that two processes cannot deadlock.
  await db().$executeRaw`
    INSERT INTO figure (day, what, key, language, count, found)
    SELECT day, what, key, language, count, found
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS added(day date, what text, key text, language text, count int, found int)
    WHERE CASE
      WHEN key ~ '^tour/[0-9]' AND what <> 'search' THEN
        EXISTS (SELECT FROM tour WHERE id = substring(key FROM '^tour/([0-9]+)')::int AND ${visibleTours()})
      WHEN key ~ '^blog/[0-9]' AND what <> 'search' THEN
        EXISTS (SELECT FROM blog WHERE id = substring(key FROM '^blog/([0-9]+)')::int
          AND published AND posting_date < ${publishedBefore(now)})
      ELSE true END
    ORDER BY day, what, key, language
    ON CONFLICT (day, what, key, language) DO UPDATE
    SET count = figure.count + EXCLUDED.count, found = coalesce(EXCLUDED.found, figure.found)`;
}

/** How long sums are kept: long enough to compare two years. Searches, which people typed, are deleted sooner. */
const kept = { months: 25, searchDays: 90 } as const;

/** Deletes expired sums and searches beyond the limit. No page shows them, so the content version stays. */
export async function sweepFigures(now = new Date()): Promise<number> {
  const today = operatorDay(now).toISOString().slice(0, 10);
  const outdated = await db().$executeRaw`
    DELETE FROM figure
    WHERE day < ${today}::date - make_interval(months => ${kept.months}::int)
      OR (what = 'search' AND day < ${today}::date - ${kept.searchDays}::int)`;
  const surplus = await db().$executeRaw`
    DELETE FROM figure USING (
      SELECT day, key, language, row_number() OVER (PARTITION BY day ORDER BY count DESC, key, language) AS rank
      FROM figure WHERE what = 'search'
    ) AS ranked
    WHERE rank > ${mostSearches}::int AND figure.what = 'search' AND figure.day = ranked.day
      AND figure.key = ranked.key AND figure.language = ranked.language`;
  return outdated + surplus;
}

async function renameFigures(tx: Transaction, what: Prisma.Sql, moved: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    WITH taken AS (DELETE FROM figure WHERE ${moved} RETURNING *)
    INSERT INTO figure (day, what, key, language, count, found)
    SELECT day, ${what}, key, language, count, found FROM taken
    ON CONFLICT (day, what, key, language) DO UPDATE SET count = figure.count + EXCLUDED.count`;
}

/**
 * Hides the invented visits of the demo. They were written for the days until the seed, when a site has no real visits yet,
 * so all figures of these days are hidden.
 */
export function hideDemoFigures(tx: Transaction): Promise<void> {
  const days = Prisma.sql`day <= (SELECT (min(seeded_at) AT TIME ZONE site_time_zone())::date FROM demo_record)`;
  return renameFigures(tx, Prisma.sql`'demo-' || what`, Prisma.sql`what NOT LIKE 'demo-%' AND ${days}`);
}

export function showDemoFigures(tx: Transaction): Promise<void> {
  return renameFigures(tx, Prisma.sql`substr(what, 6)`, Prisma.sql`what LIKE 'demo-%'`);
}

import "server-only";
import { Prisma } from "../../prisma/client/client";
import { dayInZone } from "../core/calendar/days";
import { staffText } from "../core/content/localized-text";
import { db } from "../core/db";
import { AppError } from "../core/errors";
import { formatNumber } from "../core/format";
import { isLanguage } from "../core/i18n/languages";
import { tourFields } from "../tours/fields";
import { kindOf } from "../tours/kinds";
import { readSearchKey } from "./keys";
import { type Counted, counted, type Figure, type FiguresQuery, mostRows } from "./schema";
import {
  type Compared,
  compareViews,
  type DayViews,
  type EmptySearch,
  type FiguresOverview,
  type FiguresSummary,
  firstShownDay,
  type SummaryLimits,
  summaryDays,
  type TourFigures,
} from "./summary";

/** Throws 422 for more than `mostRows` sums. */
export async function listFigures({ from, until, what }: Omit<FiguresQuery, "format">): Promise<Figure[]> {
  const rows = await db().$queryRaw<
    (Omit<Figure, "what" | "language"> & { what: string; language: string })[]
  >`
    SELECT day::text, what, key, language, count, found FROM figure
    WHERE day BETWEEN ${from}::date AND ${until}::date AND coalesce(what = ${what ?? null}, true)
    ORDER BY day, what, key, language LIMIT ${mostRows + 1}`;
  if (rows.length > mostRows) {
    const message = `Lebih dari ${formatNumber(mostRows, "id")} baris. Pilih lebih sedikit hari, atau satu jenis dengan "what".`;
    throw new AppError(422, "Data tidak valid.", { until: [message] });
  }
  return rows.flatMap(({ what, language, ...row }) => {
    const known = counted.find((each) => each === what);
    return known && isLanguage(language) ? [{ ...row, what: known, language }] : [];
  });
}

interface Days {
  from: string;
  until: string;
}

function figuresOf(what: Counted, { from, until }: Days): Prisma.Sql {
  return Prisma.sql`figure WHERE what = ${what} AND day BETWEEN ${from}::date AND ${until}::date`;
}

function sumWhere(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce(sum(count) FILTER (WHERE ${condition}), 0)::float8`;
}

/** How often assistants asked each tool in these days, the most asked first. */
export function listAssistantCalls(days: Days): Promise<{ tool: string; count: number }[]> {
  return db().$queryRaw`
    SELECT key AS tool, sum(count)::float8 AS count
    FROM ${figuresOf("assistant", days)} GROUP BY key ORDER BY 2 DESC, 1`;
}

async function readViews(days: Days): Promise<DayViews[]> {
  const rows = await db().$queryRaw<{ day: string; language: string; count: number }[]>`
    SELECT day::text, language, sum(count)::float8 AS count
    FROM ${figuresOf("view", days)} GROUP BY day, language`;
  return rows.flatMap(({ language, ...row }) => (isLanguage(language) ? [{ ...row, language }] : []));
}

async function readRequests(days: Days, shown: Prisma.Sql): Promise<Compared> {
  const [sum] = await db().$queryRaw<Compared[]>`
    SELECT ${sumWhere(shown)} AS now, ${sumWhere(Prisma.sql`NOT ${shown}`)} AS before
    FROM ${figuresOf("request", days)}`;
  return sum ?? { now: 0, before: 0 };
}

interface TourRow {
  id: number;
  views_now: number;
  views_before: number;
  requests_now: number;
  requests_before: number;
}

async function readTours({ from, until }: Days, shown: Prisma.Sql, limit: number): Promise<TourFigures[]> {
  const rows = await db().$queryRaw<TourRow[]>`
    SELECT substring(key FROM '^tour/([0-9]+)')::int AS id,
      ${sumWhere(Prisma.sql`what = 'view' AND ${shown}`)} AS views_now,
      ${sumWhere(Prisma.sql`what = 'view' AND NOT ${shown}`)} AS views_before,
      ${sumWhere(Prisma.sql`what = 'request' AND ${shown}`)} AS requests_now,
      ${sumWhere(Prisma.sql`what = 'request' AND NOT ${shown}`)} AS requests_before
    FROM figure
    WHERE what IN ('view', 'request') AND key ~ '^tour/[0-9]'
      AND day BETWEEN ${from}::date AND ${until}::date
    GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 4 DESC, 5 DESC, 1 LIMIT ${limit}`;
  return rows.map((row) => ({
    id: row.id,
    views: { now: row.views_now, before: row.views_before },
    requests: { now: row.requests_now, before: row.requests_before },
  }));
}

function readCountries(days: Days, shown: Prisma.Sql, limit: number): Promise<FiguresSummary["countries"]> {
  return db().$queryRaw`
    SELECT key AS country, ${sumWhere(shown)} AS now, ${sumWhere(Prisma.sql`NOT ${shown}`)} AS before
    FROM ${figuresOf("country", days)} GROUP BY key ORDER BY 2 DESC, 3 DESC, 1 LIMIT ${limit}`;
}

/** A search is empty if it found no record in any language on its last day. */
function emptySearches(days: Days): Prisma.Sql {
  return Prisma.sql`
    SELECT key, sum(count)::float8 AS count FROM (
      SELECT key, day, sum(count) AS count, max(found) AS found
      FROM ${figuresOf("search", days)} GROUP BY key, day
    ) AS daily
    GROUP BY key HAVING (array_agg(found ORDER BY day DESC))[1] = 0`;
}

async function readEmptySearches(days: Days, limit: number): Promise<EmptySearch[]> {
  const rows = await db().$queryRaw<{ key: string; count: number }[]>`
    ${emptySearches(days)} ORDER BY 2 DESC, 1 LIMIT ${limit}`;
  return rows.flatMap(({ key, count }) => {
    const search = readSearchKey(key);
    return search ? [{ ...search, count }] : [];
  });
}

/** PostgreSQL computes the sums, so that a flood of searches never reaches this process's memory (R-45.18). */
export async function getFiguresSummary(now: Date, most: SummaryLimits): Promise<FiguresSummary> {
  const today = dayInZone(now);
  const first = firstShownDay(today);
  const shown = Prisma.sql`day >= ${first}::date`;
  const days = summaryDays(today);
  const [views, requests, tours, countries, empty] = await Promise.all([
    readViews(days),
    readRequests(days, shown),
    readTours(days, shown, most.tours),
    readCountries(days, shown, most.countries),
    readEmptySearches({ from: first, until: today }, most.searches),
  ]);
  return {
    ...compareViews(views, today),
    requests,
    hasRequests: requests.now + requests.before > 0,
    tours,
    countries,
    emptySearches: empty,
  };
}

export async function getFiguresOverview(now: Date): Promise<FiguresOverview> {
  const today = dayInZone(now);
  const shownDays = { from: firstShownDay(today), until: today };
  const [views, [empty]] = await Promise.all([
    readViews(summaryDays(today)),
    db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (${emptySearches(shownDays)}) AS searches`,
  ]);
  return { ...compareViews(views, today), emptySearches: empty?.count ?? 0 };
}

export interface TourName {
  name: string;
  href: string;
}

/** Includes hidden tours, and leaves out deleted ones. */
export async function listTourPages(ids: number[]): Promise<Map<number, TourName>> {
  const rows = await db().tour.findMany({
    where: { id: { in: ids } },
    select: { id: true, tour_type: true, name: true },
  });
  return new Map(
    rows.map(({ id, tour_type, name }) => [
      id,
      { name: staffText(tourFields.name.stored.parse(name)), href: `/admin/${kindOf(tour_type)}/${id}` },
    ]),
  );
}

import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { phuketDay } from "../../core/calendar/days";
import { type ContentKey, momentOfDay } from "../../core/content/dependencies";
import { type PageOf, rowsBefore } from "../../core/content/pagination";
import { findAsTyped, findByQuery } from "../../core/content/search-query";
import { searchText } from "../../core/content/text";
import { db } from "../../core/db";
import type { TourType } from "../kinds";
import { ownStartingPrice } from "../pricing/prices-today";
import type { TourState } from "../publication";
import { findFitting, listCloseIds, type TourSearchScope } from "../search-by-fit";
import type { Tag } from "../tags";
import { toursIn } from "../visible-tours";

export interface TourFilter {
  type?: TourType;
  search?: string;
  tag?: Tag | null;
  minRate?: number;
  /** Absent: visible tours only. Other states are for staff. */
  state?: TourState | "all";
}

export interface TourListRequest extends TourFilter, PageOf {
  /** Do not try the other keyboard layout if the search finds no tour. */
  asTyped?: boolean;
  /**
   * Searches as visitors do: meaningless words need not be found, and the best results stand first.
   * Otherwise every word must be found and results stand in list order, as the API promises.
   */
  byFit?: boolean;
}

interface Found {
  ids: number[];
  total: number;
  /** The score of the best result of a search by fit; 0 in other lists. */
  best: number;
}

interface FoundByQuery {
  ids: number[];
  total: number;
  query: string | null;
}

function conditions({ type, tag, minRate, state = "visible" }: TourFilter): Prisma.Sql {
  const all = [
    toursIn(state),
    type === undefined ? null : Prisma.sql`tour_type = ${type}`,
    tag ? Prisma.sql`tags = ${tag}` : null,
    minRate === undefined ? null : Prisma.sql`rate >= ${minRate}`,
  ].filter((condition) => condition !== null);
  return Prisma.join(all, " AND ");
}

function listKeys({ type, search }: TourFilter): ContentKey[] {
  const which = type ?? "*";
  const plain = `tours:${which}` as const;
  return searchText(search) ? [plain, `tour-words:${which}`, "search-words"] : [plain];
}

async function findPlain(request: TourListRequest): Promise<Found> {
  const where = conditions(request);
  const [count] = await db(...listKeys(request)).$queryRaw<
    { total: number }[]
  >`SELECT count(*)::int AS total FROM tour WHERE ${where}`;
  const total = count?.total ?? 0;
  const before = rowsBefore(request, total);
  if (before === null) return { ids: [], total, best: 0 };
  const rows = await db(...listKeys(request)).$queryRaw<{ id: number }[]>`
    SELECT id FROM tour WHERE ${where} ORDER BY "order", id DESC LIMIT ${request.perPage} OFFSET ${before}`;
  return { ids: rows.map(({ id }) => id), total, best: 0 };
}

interface RatedRow {
  id: number;
  order: number;
  /** 2 for a day trip at sea, 1 for another day trip. */
  lead: number;
  rate: number;
  starting_price: number | null;
  planned_prices: unknown;
}

/** Finds the tours of a type that staff have placed on the home page, in the order of staff. */
export async function findPlacedTours(type: TourType, most: number): Promise<number[]> {
  const filter = { type };
  const rows = await db(...listKeys(filter)).$queryRaw<{ id: number }[]>`
    SELECT id FROM tour WHERE home_position IS NOT NULL AND ${conditions(filter)}
    ORDER BY home_position, "order", id DESC LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

/**
 * Finds the best tours of a type for a visitor who knows none: day trips at sea first, other day trips, then the best rated, the
 * cheapest of these and the list order. SQL takes the tours that are equal with the last one as well, because their prices are compared here.
 */
export async function findBestRated(
  type: TourType,
  { minRate, most }: { minRate: number; most: number },
): Promise<number[]> {
  const filter = { type, minRate };
  const rows = await db(...listKeys(filter)).$queryRaw<RatedRow[]>`
    SELECT id, "order", rate::float8, starting_price::float8, planned_prices,
      CASE WHEN tags NOT IN ('1_day_trip', 'open_trip') OR tags IS NULL THEN 0
        WHEN facts ->> 'sea' IN ('sheltered', 'open') THEN 2 ELSE 1 END AS lead
    FROM tour WHERE ${conditions(filter)} ORDER BY lead DESC, rate DESC FETCH FIRST (${most}) ROWS WITH TIES`;
  const today = phuketDay(momentOfDay());
  const priced = rows.map((row) => ({
    ...row,
    price: ownStartingPrice(row, today) || Number.POSITIVE_INFINITY,
  }));
  const compare = (a: (typeof priced)[number], b: (typeof priced)[number]) =>
    b.lead - a.lead ||
    b.rate - a.rate ||
    (a.price === b.price ? 0 : a.price - b.price) ||
    a.order - b.order ||
    b.id - a.id;
  return priced
    .sort(compare)
    .slice(0, most)
    .map(({ id }) => id);
}

/** One pass over the matches gives both the exact total and the page: 1 to 310 ms at 100,000 tours. */
function findPageOfMatches(request: TourListRequest, search: string): Promise<Found> {
  const before = (request.page - 1) * request.perPage;
  return findByQuery(search, async (query) => {
    const [found] = await db(...listKeys(request)).$queryRaw<FoundByQuery[]>`
      WITH typed AS MATERIALIZED (SELECT ${query} AS query),
        found AS MATERIALIZED (
          SELECT id, "order" FROM tour, typed WHERE search_words @@ typed.query AND ${conditions(request)}
        )
      SELECT (SELECT query::text FROM typed) AS query, (SELECT count(*)::int FROM found) AS total,
        ARRAY(SELECT id FROM found ORDER BY "order", id DESC LIMIT ${request.perPage} OFFSET ${before}) AS ids`;
    return { ids: [], total: 0, query: null, ...found, best: 0 };
  });
}

/** Selects the tours among which a search by fit looks, and names the content keys of the search. */
function scopeOf(filter: TourFilter): TourSearchScope {
  return { keys: listKeys(filter), where: conditions(filter) };
}

/** The ids of a page of tours, and how many there are: in list order, or by fit. */
export async function findTourIds(request: TourListRequest): Promise<Found & { search: string }> {
  const search = searchText(request.search) ?? "";
  if (!search) return { ...(await findPlain(request)), search };
  const find = (text: string): Promise<Found> =>
    request.byFit ? findFitting(text, scopeOf(request), request) : findPageOfMatches(request, text);
  return request.asTyped ? { ...(await find(search)), search } : findAsTyped(search, find);
}

/** Finds the tours that are close to a visitor's search, the best first. */
export function findClose(request: TourFilter & { search: string }): Promise<number[]> {
  return listCloseIds(request.search, scopeOf(request));
}

export async function listMatchingIds(search: string): Promise<number[]> {
  const { ids } = await findByQuery(search, async (query) => {
    const [found] = await db(...listKeys({ search })).$queryRaw<{ ids: number[]; query: string | null }[]>`
      WITH typed AS MATERIALIZED (SELECT ${query} AS query)
      SELECT (SELECT query::text FROM typed) AS query,
        ARRAY(SELECT id FROM tour, typed WHERE search_words @@ typed.query) AS ids`;
    return found ?? { ids: [], query: null };
  });
  return ids;
}

import "server-only";
import { Prisma } from "../../prisma/client/client";
import { listCommonClosedPeriods } from "../calendar/queries";
import { cachedRecords } from "../content/cached-content";
import { type ContentKey, momentOfDay } from "../content/dependencies";
import { type PageInfo, type PageOf, pageInfo, rowsBefore } from "../content/pagination";
import { findAsTyped, findByPlan, findByQuery } from "../content/search-query";
import { searchText } from "../content/text";
import { db, inOrder, isDatabaseId } from "../db";
import { listCurrentRates } from "../rates/queries";
import type { Current } from "./calendar/current";
import { tourNow } from "./calendar/tour-now";
import { kinds, type TourType } from "./kinds";
import { isVisible, type TourState } from "./publication";
import { toTour, toTourSummary, tourWithCover, wholeTour } from "./rows";
import { type Tour, type TourSummary, tourSchema } from "./schema";
import type { Tag } from "./tags";
import { toursIn, whereVisible } from "./visible-tours";

interface TourFilter {
  type?: TourType;
  search?: string;
  tag?: Tag | null;
  minRate?: number;
  /** Absent: visible tours only. Other states are for staff. */
  state?: TourState | "all";
}

export interface TourListRequest extends TourFilter, PageOf {
  /** Day trips first, then the best rated, the cheapest of these and the list order. Has no effect on searches. */
  forNewcomers?: boolean;
  /** Do not try the other keyboard layout if the search finds no tour. */
  asTyped?: boolean;
  /**
   * The search of visitors: words that say nothing here need not be found, and the best results stand first (R-33.19 to
   * Without it every word must be found and results stand in list order, as the API promises.
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

interface FoundByPlan {
  ids: number[];
  total: number;
  best: number;
  plan: string | null;
}

/** Results of a search are ordered by fit up to this number. With more of them, list order is as good and much cheaper. */
const mostRanked = 2_000;

/** Fewer results than this are followed by tours that are close to the typed words. */
export const fewResults = 3;

const mostClose = 6;

function conditions({ type, tag, minRate, state = "visible" }: TourFilter): Prisma.Sql {
  const all = [
    toursIn(state),
    type === undefined ? null : Prisma.sql`tour_type = ${type}`,
    tag ? Prisma.sql`tags = ${tag}` : null,
    minRate === undefined ? null : Prisma.sql`rate >= ${minRate}`,
  ].filter((condition) => condition !== null);
  return Prisma.join(all, " AND ");
}

const tourKey = (id: number) => `tour:${id}` as const;

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
  const best = request.forNewcomers
    ? Prisma.sql`coalesce(tags IN ('1_day_trip', 'open_trip'), false) DESC, rate DESC NULLS LAST, starting_price NULLS LAST,`
    : Prisma.empty;
  const rows = await db(...listKeys(request)).$queryRaw<{ id: number }[]>`
    SELECT id FROM tour WHERE ${where} ORDER BY ${best} "order", id DESC LIMIT ${request.perPage} OFFSET ${before}`;
  return { ids: rows.map(({ id }) => id), total, best: 0 };
}

/** One pass over the matches gives both the exact total and the page: 1 to 310 ms at 100,000 tours. */
function findMatching(request: TourListRequest, search: string): Promise<Found> {
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

/** Finds the tours that a visitor's search means, the best first, and their number. */
function findFitting(request: TourListRequest, search: string): Promise<Found> {
  const before = (request.page - 1) * request.perPage;
  return findByPlan(search, async (typed) => {
    const [found] = await db(...listKeys(request)).$queryRaw<FoundByPlan[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed),
        found AS MATERIALIZED (
          SELECT id, "order" FROM tour, typed
          WHERE search_words @@ (plan ->> 'needed')::tsquery AND ${conditions(request)}
        ),
        counted AS MATERIALIZED (SELECT count(*)::int AS total FROM found),
        ranked AS MATERIALIZED (
          SELECT id, found."order", search_score(search_words, queries) AS score
          FROM found JOIN tour USING (id), queries, counted WHERE total <= ${mostRanked}
        )
      SELECT (SELECT plan::text FROM typed) AS plan, total,
        coalesce((SELECT max(score) FROM ranked), 0)::int AS best,
        CASE WHEN total <= ${mostRanked}
          THEN ARRAY(SELECT id FROM ranked ORDER BY score DESC, "order", id DESC LIMIT ${request.perPage} OFFSET ${before})
          ELSE ARRAY(SELECT id FROM found ORDER BY "order", id DESC LIMIT ${request.perPage} OFFSET ${before})
        END AS ids
      FROM counted`;
    return found ?? { ids: [], total: 0, best: 0, plan: null };
  });
}

/** The ids of a page of tours, and how many there are: in list order, or by fit. */
async function findTours(request: TourListRequest): Promise<Found & { search: string }> {
  const search = searchText(request.search) ?? "";
  if (!search) return { ...(await findPlain(request)), search };
  const find = (text: string) => (request.byFit ? findFitting : findMatching)(request, text);
  return request.asTyped ? { ...(await find(search)), search } : findAsTyped(search, find);
}

/** The summaries of all tours take about four megabytes. */
const cachedSummaries = cachedRecords<TourSummary>({
  max: 1_000,
  keyOf: tourKey,
  load: async (ids) => {
    const rows = await db(...ids.map(tourKey)).tour.findMany({
      where: { id: { in: ids } },
      include: tourWithCover,
    });
    return rows.map(toTourSummary);
  },
});

const tourAddressSchema = tourSchema.pick({
  id: true,
  tour_type: true,
  name: true,
  updated_at: true,
  publish_from: true,
});

const linkedTourSchema = tourSchema.pick({ id: true, tour_type: true, name: true });

export interface TourPage<T> {
  tours: T[];
  pagination: PageInfo;
}

/** A page of a list of cards. */
export interface TourCardPage extends TourPage<TourSummary> {
  /** The text that was searched for: as typed, or the same keys in the other keyboard layout. */
  search: string;
  /** How well the best result of a search by fit fits; only for comparing lists of one search. */
  best: number;
}

/** Tours with all their parts, in no order. */
async function loadWholeTours(ids: number[]): Promise<Tour[]> {
  const where = { id: { in: ids } };
  const rows = await db(...ids.map(tourKey)).tour.findMany({ where, include: wholeTour });
  return rows.map((row) => toTour(row));
}

/** The tours whose pages were rendered last, about ten megabytes. Their pages in other languages need them again. */
const cachedTours = cachedRecords<Tour>({ max: 200, keyOf: tourKey, load: loadWholeTours });

/** Null if the tour does not exist or is not visible. `hidden` (for staff) reads hidden tours too, past the cache. */
export async function getTour(id: number, { hidden = false } = {}): Promise<Tour | null> {
  if (!isDatabaseId(id)) return null;
  const [stored] = hidden ? await loadWholeTours([id]) : await cachedTours([id]);
  if (!stored) return null;
  const tour = await withCommonClosedPeriods(stored);
  const now = tour.publish_from || tour.publish_until ? momentOfDay() : new Date();
  return hidden || isVisible(tour, now) ? tour : null;
}

export async function getCurrentTour(id: number): Promise<Current<Tour> | null> {
  const [tour, rates] = await Promise.all([getTour(id), listCurrentRates()]);
  return tour && tourNow(tour, rates);
}

/** Cached tours do not include the operator's closed days, which change on their own. */
async function withCommonClosedPeriods<T extends TourSummary | Tour>(tour: T): Promise<T> {
  const common_closed_periods = await listCommonClosedPeriods(tour.tour_type);
  return { ...tour, calendar: { ...tour.calendar, common_closed_periods } };
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

/** The ids of all tours that a visitor's search means, of every type and state, the best first. */
export async function listFittingIds(search: string): Promise<number[]> {
  const { ids } = await findByPlan(search, async (typed) => {
    const [found] = await db(...listKeys({ search })).$queryRaw<{ ids: number[]; plan: string | null }[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed)
      SELECT (SELECT plan::text FROM typed) AS plan, ARRAY(
        SELECT id FROM tour, typed, queries WHERE search_words @@ (plan ->> 'needed')::tsquery
        ORDER BY search_score(search_words, queries) DESC, "order", id DESC) AS ids`;
    return found ?? { ids: [], plan: null };
  });
  return ids;
}

export async function listSummaries(ids: number[]): Promise<TourSummary[]> {
  return inOrder(ids, await Promise.all((await cachedSummaries(ids)).map(withCommonClosedPeriods)));
}

export async function listWholeToursOf(ids: number[]): Promise<Tour[]> {
  return ids.length === 0 ? [] : inOrder(ids, await loadWholeTours(ids));
}

/** A page of a list, as cards show it. */
export async function listTours(request: TourListRequest): Promise<TourCardPage> {
  const { ids, total, best, search } = await findTours(request);
  return { tours: await listSummaries(ids), pagination: pageInfo(request, total), search, best };
}

/**
 * Tours that match at least half of the words of a visitor's search but not all of them, the best first and at most six. They
 * follow the results where fewer than three tours match all words.
 */
export async function listCloseTours(request: TourFilter & { search: string }): Promise<TourSummary[]> {
  const { ids } = await findByPlan(request.search, async (typed) => {
    const [found] = await db(...listKeys(request)).$queryRaw<{ ids: number[]; plan: string | null }[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed),
        near AS MATERIALIZED (
          SELECT id, "order", search_score(search_words, queries) AS score FROM tour, typed, queries
          WHERE search_words @@ (plan ->> 'some')::tsquery AND NOT search_words @@ (plan ->> 'needed')::tsquery
            AND ${conditions(request)}
          LIMIT ${mostRanked}
        )
      SELECT (SELECT plan::text FROM typed) AS plan, ARRAY(
        SELECT near.id FROM near, typed WHERE score / 1000 * 2 >= jsonb_array_length(plan -> 'exact')
        ORDER BY score DESC, "order", near.id DESC LIMIT ${mostClose}) AS ids`;
    return found ?? { ids: [], plan: null };
  });
  return listSummaries(ids);
}

export async function listWholeTours(request: TourListRequest): Promise<TourPage<Tour>> {
  const { ids, total } = await findTours(request);
  return { tours: await listWholeToursOf(ids), pagination: pageInfo(request, total) };
}

const top = { type: kinds.tours.type, page: 1, perPage: 8 } as const;

/** Up to eight general tours rated 4.5 or better, day trips first; without any, the first eight of the list. */
export async function listTopTours(): Promise<TourSummary[]> {
  const { tours } = await listTours({ ...top, minRate: 4.5, forNewcomers: true });
  return tours.length > 0 ? tours : (await listTours(top)).tours;
}

type TourAddress = Pick<Tour, "id" | "tour_type" | "name" | "updated_at" | "publish_from"> & {
  images: string[];
};

/** Visible tours of one type by id, in portions: ids above `after`, up to `until`. */
export async function listTourAddresses(
  type: number,
  { after, until, limit }: { after: number; until: number; limit: number },
): Promise<TourAddress[]> {
  const rows = await db("tour:*").tour.findMany({
    where: { tour_type: type, id: { gt: after, lte: until }, ...whereVisible() },
    orderBy: { id: "asc" },
    take: limit,
    select: {
      id: true,
      tour_type: true,
      name: true,
      updated_at: true,
      publish_from: true,
      images: { select: { path: true }, orderBy: [{ order: "asc" }, { id: "asc" }] },
    },
  });
  return rows.map(({ images, ...row }) => ({
    ...tourAddressSchema.parse(row),
    images: images.map(({ path }) => path),
  }));
}

/** The fields that a link to a visible tour needs. */
export async function listLinkedTours(ids: number[]): Promise<Pick<Tour, "id" | "tour_type" | "name">[]> {
  if (ids.length === 0) return [];
  const rows = await db(...ids.map(tourKey)).tour.findMany({
    where: { id: { in: ids }, ...whereVisible() },
    select: { id: true, tour_type: true, name: true },
  });
  return rows.map((row) => linkedTourSchema.parse(row));
}

export interface TourChoice {
  id: number;
  name: string;
  starting_price: number | null;
  currency: string;
}

/** All tours by their English names, as a form offers them. */
export async function listTourChoices(): Promise<TourChoice[]> {
  return db().$queryRaw`
    SELECT id, name ->> 'en' AS name, starting_price::float8, currency FROM tour ORDER BY name ->> 'en', id`;
}

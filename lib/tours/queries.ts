import "server-only";
import { Prisma } from "../../prisma/client/client";
import { phuketDay } from "../calendar/days";
import { listCommonClosedPeriods } from "../calendar/queries";
import { cachedRecords } from "../content/cached-content";
import { type ContentKey, momentOfDay } from "../content/dependencies";
import { type PageInfo, type PageOf, pageInfo, rowsBefore } from "../content/pagination";
import { findAsTyped, findByQuery } from "../content/search-query";
import { searchText } from "../content/text";
import { db, inOrder, isDatabaseId } from "../db";
import type { Current } from "./calendar/current";
import { toursNow } from "./calendar/tour-now";
import { kinds, type TourType } from "./kinds";
import { listPickupAreas } from "./pickup-areas/queries";
import { startingPriceOn, summaryToday, tourToday } from "./prices/prices-today";
import { isVisible, type TourState } from "./publication";
import { toTour, toTourSummary, tourWithCover, wholeTour } from "./rows";
import { type Tour, type TourSummary, tourSchema } from "./schema";
import { findFitting, listCloseIds, type TourSearchScope } from "./search-by-fit";
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
    ? Prisma.sql`coalesce(tags IN ('1_day_trip', 'open_trip'), false) DESC,
        CASE WHEN rating_count > 0 THEN rate END DESC NULLS LAST,
        ${startingPriceOn(phuketDay(momentOfDay()))} NULLS LAST,`
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

/** Selects the tours among which a search by fit looks, and names the content keys of the search. */
function scopeOf(filter: TourFilter): TourSearchScope {
  return { keys: listKeys(filter), where: conditions(filter) };
}

/** The ids of a page of tours, and how many there are: in list order, or by fit. */
async function findTours(request: TourListRequest): Promise<Found & { search: string }> {
  const search = searchText(request.search) ?? "";
  if (!search) return { ...(await findPlain(request)), search };
  const find = (text: string): Promise<Found> =>
    request.byFit ? findFitting(text, scopeOf(request), request) : findMatching(request, text);
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

export interface TourCardPage extends TourPage<TourSummary> {
  /** The text that was searched for: as typed, or the same keys in the other keyboard layout. */
  search: string;
  /** How well the best result of a search by fit fits; only for comparing lists of one search. */
  best: number;
}

async function loadWholeTours(ids: number[]): Promise<Tour[]> {
  const where = { id: { in: ids } };
  const rows = await db(...ids.map(tourKey)).tour.findMany({ where, include: wholeTour });
  const areas = await listPickupAreas(...ids.map(tourKey));
  return rows.map((row) => {
    const tour = toTour(row);
    const named = tour.facts.pickup?.areas ?? [];
    return { ...tour, areas: areas.filter(({ code }) => named.includes(code)) };
  });
}

/** The tours whose pages were rendered last, about ten megabytes. Their pages in other languages need them again. */
const cachedTours = cachedRecords<Tour>({ max: 200, keyOf: tourKey, load: loadWholeTours });

/** Null if the tour does not exist or is not visible. `hidden` (for staff) reads hidden tours too, past the cache. */
export async function getTour(id: number, { hidden = false } = {}): Promise<Tour | null> {
  if (!isDatabaseId(id)) return null;
  const [stored] = hidden ? await loadWholeTours([id]) : await cachedTours([id]);
  if (!stored) return null;
  const tour = tourToday(await withCommonClosedPeriods(stored));
  const now = tour.publish_from || tour.publish_until ? momentOfDay() : new Date();
  return hidden || isVisible(tour, now) ? tour : null;
}

export async function getCurrentTour(id: number): Promise<Current<Tour> | null> {
  const tour = await getTour(id);
  const [current = null] = await toursNow(tour ? [tour] : []);
  return current;
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

export async function listSummaries(ids: number[]): Promise<TourSummary[]> {
  const summaries = (await cachedSummaries(ids)).map(summaryToday);
  return inOrder(ids, await Promise.all(summaries.map(withCommonClosedPeriods)));
}

export async function listWholeToursOf(ids: number[]): Promise<Tour[]> {
  return ids.length === 0 ? [] : inOrder(ids, (await loadWholeTours(ids)).map(tourToday));
}

export async function listTours(request: TourListRequest): Promise<TourCardPage> {
  const { ids, total, best, search } = await findTours(request);
  return { tours: await listSummaries(ids), pagination: pageInfo(request, total), search, best };
}

/** Lists tours that are close to a visitor's search, for a page with few results. */
export async function listCloseTours(request: TourFilter & { search: string }): Promise<TourSummary[]> {
  return listSummaries(await listCloseIds(request.search, scopeOf(request)));
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

/** The tours of these ids that visitors see, in the order of their ids. */
export async function listTourAddresses(ids: number[]): Promise<TourAddress[]> {
  const rows = await db("tour:*").tour.findMany({
    where: { id: { in: ids }, ...whereVisible() },
    orderBy: { id: "asc" },
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
  code: string | null;
  starting_price: number | null;
  currency: string;
}

/** All tours by the names that staff read, as a form offers them. */
export async function listTourChoices(): Promise<TourChoice[]> {
  return db().$queryRaw`
    SELECT id, coalesce(name ->> 'id', name ->> 'en') AS name, code, (${startingPriceOn(phuketDay(new Date()))})::float8 AS starting_price, currency
    FROM tour ORDER BY coalesce(name ->> 'id', name ->> 'en'), id`;
}

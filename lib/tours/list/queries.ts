import "server-only";
import { getCutoff } from "../../core/calendar/calendar";
import { cachedByName } from "../../core/content/cached-content";
import { changesAt, momentOfDay } from "../../core/content/dependencies";
import { type PageInfo, pageInfo } from "../../core/content/pagination";
import { findAsTyped } from "../../core/content/search-query";
import { searchText } from "../../core/content/text";
import { getOutlook, type Outlook } from "../calendar/running-on";
import { kinds } from "../kinds";
import { listPickupAreas } from "../pickup-areas/queries";
import { listSummaries, listWholeToursOf } from "../queries";
import type { Tour, TourSummary } from "../schema";
import { listFittingIds } from "../search-by-fit";
import { countOptions, type Facets } from "./facets";
import { hasFilters, type ListFilters } from "./filters";
import {
  findBestRated,
  findClose,
  findPlacedTours,
  findTourIds,
  listMatchingIds,
  type TourFilter,
  type TourListRequest,
} from "./find-tours";
import { listListedTours, pricedOn } from "./listed-tours";
import { type OfferedOptions, offeredBeside } from "./offered";
import {
  isUncompared,
  type ListedTour,
  type RequestedDay,
  type Selection,
  selectTours,
} from "./select-tours";

/** Tours that do not run on a day are listed up to so many. */
const mostClosed = 100;

export interface OnDay<T> {
  tour: T;
  /** Null where no day was asked about. */
  outlook: Outlook | null;
}

/** A page of cards in list order or by fit. */
export interface CardPage {
  tours: TourSummary[];
  pagination: PageInfo;
  /** The text that was searched for: as typed, or the same keys in the other keyboard layout. */
  search: string;
  /** How well the best result of a search by fit fits; only for comparing lists of one search. */
  best: number;
}

export interface ListPage<T> {
  listed: OnDay<T>[];
  pagination: PageInfo;
  /** The text that was searched for: as typed, or the same keys in the other keyboard layout. */
  search: string;
  /** The first of those that only the day keeps out, in the order of the list. */
  closed: OnDay<TourSummary>[];
  closedTotal: number;
  /** Whether tours stand last because there is no rate for their currency. */
  uncompared: boolean;
  /** The options beside those that narrow the list. Null if no filter and no day narrows or orders the list. */
  offered: OfferedOptions | null;
}

export interface ListRequest extends TourListRequest, ListFilters {
  day?: string | null;
}

/** The ids of the tours that a search finds, of all types and states: at most 400 KB for each search at 100,000 tours. */
const matchesOfSearch = cachedByName({
  max: 50,
  contentKeys: ["tours:*", "tour-words:*", "search-words"],
  load: async (search) => Int32Array.from(await listMatchingIds(search)),
});

/** The same for the search of visitors, the best results first. */
const fitsOfSearch = cachedByName({
  max: 50,
  contentKeys: ["tours:*", "tour-words:*", "search-words"],
  load: async (search) => Int32Array.from(await listFittingIds(search)),
});

async function listWithDayPrices({ day }: Pick<ListRequest, "day">): Promise<ListedTour[]> {
  const tours = await listListedTours();
  return day ? pricedOn(tours, day) : tours;
}

/** Has the page renewed when the next of the tours can no longer be requested for a day. */
function renewAtCutoffs(tours: readonly ListedTour[], { day, now }: RequestedDay): void {
  let next = Number.POSITIVE_INFINITY;
  for (const calendar of new Set(tours.map((tour) => tour.calendar))) {
    const cutoff = getCutoff(calendar, day);
    if (cutoff > now.getTime()) next = Math.min(next, cutoff);
  }
  changesAt(next);
}

/** Reads the filters of a request. A search is tried as typed, and then in the other keyboard layout. */
async function selectionOf(tours: readonly ListedTour[], request: ListRequest): Promise<Selection> {
  const { search, state = "visible", day, byFit: _, ...filters } = request;
  const requested = day ? { day, now: momentOfDay() } : null;
  if (requested) renewAtCutoffs(tours, requested);
  const selection = { ...filters, state, requested };
  const text = searchText(search);
  if (!text) return selection;
  const { found } = await findAsTyped(text, async (typed) => {
    const found = { text, ids: new Set(await (request.byFit ? fitsOfSearch : matchesOfSearch)(typed)) };
    const total = selectTours(tours, { type: request.type, state, search: found }).tours.length;
    return { total, found };
  });
  return { ...selection, search: found };
}

function orderByFit(tours: ListedTour[], ranked: number[]): ListedTour[] {
  const positions = new Map(ranked.map((id, position) => [id, position]));
  const positionOf = ({ id }: ListedTour) => positions.get(id) ?? ranked.length;
  return tours.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** Lists without reading all tours. SQL finds the page, so that the page depends on no tour beside those that it shows. */
async function listPlain<T extends { id: number }>(
  request: ListRequest,
  read: (ids: number[]) => Promise<T[]>,
): Promise<ListPage<T>> {
  const { ids, total, search } = await findTourIds(request);
  const listed = (await read(ids)).map((tour): OnDay<T> => ({ tour, outlook: null }));
  const pagination = pageInfo(request, total);
  return { listed, pagination, search, closed: [], closedTotal: 0, uncompared: false, offered: null };
}

/** Lists by filters, order and day, which compare the values of all tours. */
async function listFiltered<T extends { id: number }>(
  request: ListRequest,
  read: (ids: number[]) => Promise<T[]>,
): Promise<ListPage<T>> {
  const now = momentOfDay();
  const { day, page, perPage } = request;
  const all = await listWithDayPrices(request);
  const selection = await selectionOf(all, request);
  const { tours: inListOrder, closed } = selectTours(all, selection);
  const tours =
    request.byFit && !request.sort && selection.search
      ? orderByFit(inListOrder, [...selection.search.ids])
      : inListOrder;
  const idOf = ({ id }: ListedTour) => id;
  const shown = tours.slice((page - 1) * perPage, page * perPage);
  const shownClosed = closed.slice(0, mostClosed);
  const [listed, others] = await Promise.all([read(shown.map(idOf)), listSummaries(shownClosed.map(idOf))]);
  const calendars = new Map([...shown, ...shownClosed].map(({ id, calendar }) => [id, calendar]));
  const outlookOf = (id: number): Outlook | null => {
    const calendar = calendars.get(id);
    if (!day || !calendar) return null;
    const outlook = getOutlook(calendar, day, now);
    if (outlook.next !== null) changesAt(getCutoff(calendar, outlook.next));
    return outlook;
  };
  const withOutlook = <S extends { id: number }>(found: S[]) =>
    found.map((tour): OnDay<S> => ({ tour, outlook: outlookOf(tour.id) }));
  return {
    listed: withOutlook(listed),
    pagination: pageInfo(request, tours.length),
    search: selection.search?.text ?? "",
    closed: withOutlook(others),
    closedTotal: closed.length,
    uncompared: request.sort?.startsWith("price") === true && tours.some(isUncompared),
    offered: offeredBeside(all, selection),
  };
}

function listPage<T extends { id: number }>(
  request: ListRequest,
  read: (ids: number[]) => Promise<T[]>,
): Promise<ListPage<T>> {
  return request.day || hasFilters(request) ? listFiltered(request, read) : listPlain(request, read);
}

export function listCardPage(request: ListRequest): Promise<ListPage<TourSummary>> {
  return listPage(request, listSummaries);
}

/** Lists a page of tours with all parts, as the API returns them. */
export function listWholePage(request: ListRequest): Promise<ListPage<Tour>> {
  return listPage(request, listWholeToursOf);
}

export async function listTours(request: TourListRequest): Promise<CardPage> {
  const { ids, total, best, search } = await findTourIds(request);
  return { tours: await listSummaries(ids), pagination: pageInfo(request, total), search, best };
}

/** Lists tours that are close to a visitor's search, for a page with few results. */
export async function listCloseTours(request: TourFilter & { search: string }): Promise<TourSummary[]> {
  return listSummaries(await findClose(request));
}

const top = { type: kinds.tours.type, most: 8 };

/**
 * Up to eight general tours: those that staff have placed on the home page; else those rated 4.5 or better, day trips at sea first; else
 * the first eight of the list.
 */
export async function listTopTours(): Promise<TourSummary[]> {
  const { type, most } = top;
  const placed = await findPlacedTours(type, most);
  if (placed.length > 0) return listSummaries(placed);
  const best = await findBestRated(type, { minRate: 4.5, most });
  return best.length > 0 ? listSummaries(best) : (await listTours({ type, page: 1, perPage: most })).tours;
}

export async function getFacets(request: Omit<ListRequest, "page" | "perPage">): Promise<Facets> {
  const [tours, areas] = await Promise.all([listWithDayPrices(request), listPickupAreas()]);
  const selection = await selectionOf(tours, { ...request, page: 1, perPage: 1 });
  return countOptions(
    tours,
    selection,
    areas.map(({ code }) => code),
  );
}

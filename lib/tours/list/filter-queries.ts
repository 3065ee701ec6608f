import "server-only";
import { getCutoff } from "../../calendar/calendar";
import { cachedByName } from "../../content/cached-content";
import { changesAt, momentOfDay } from "../../content/dependencies";
import { type PageInfo, pageInfo } from "../../content/pagination";
import { findAsTyped } from "../../content/search-query";
import { searchText } from "../../content/text";
import { getOutlook, type Outlook } from "../calendar/running-on";
import { listPickupAreas } from "../pickup-areas/queries";
import { listMatchingIds, listSummaries, listWholeToursOf, type TourListRequest } from "../queries";
import type { Tour, TourSummary } from "../schema";
import { listFittingIds } from "../search-by-fit";
import { countOptions, type Facets } from "./facets";
import type { ListFilters } from "./filters";
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

export interface FilteredPage<T> {
  listed: OnDay<T>[];
  pagination: PageInfo;
  /** The first of those that only the day keeps out, in the order of the list. */
  closed: OnDay<TourSummary>[];
  closedTotal: number;
  /** Whether tours stand last because there is no rate for their currency. */
  uncompared: boolean;
  offered: OfferedOptions;
}

export interface FilteredRequest extends TourListRequest, ListFilters {
  day?: string | null;
}

/** The ids of the tours that a search finds, of all types and states: at most 400 KB for each search at 100,000 tours. */
const findMatching = cachedByName({
  max: 50,
  contentKeys: ["tours:*", "tour-words:*", "search-words"],
  load: async (search) => Int32Array.from(await listMatchingIds(search)),
});

/** The same for the search of visitors, the best results first. */
const findFitting = cachedByName({
  max: 50,
  contentKeys: ["tours:*", "tour-words:*", "search-words"],
  load: async (search) => Int32Array.from(await listFittingIds(search)),
});

async function listWithDayPrices({ day }: Pick<FilteredRequest, "day">): Promise<ListedTour[]> {
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
async function selectionOf(tours: readonly ListedTour[], request: FilteredRequest): Promise<Selection> {
  const { search, state = "visible", day, byFit: _, ...filters } = request;
  const requested = day ? { day, now: momentOfDay() } : null;
  if (requested) renewAtCutoffs(tours, requested);
  const selection = { ...filters, state, requested };
  const text = searchText(search);
  if (!text) return selection;
  const { found } = await findAsTyped(text, async (typed) => {
    const found = { text, ids: new Set(await (request.byFit ? findFitting : findMatching)(typed)) };
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

async function listFiltered<T extends { id: number }>(
  request: FilteredRequest,
  read: (ids: number[]) => Promise<T[]>,
): Promise<FilteredPage<T>> {
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
    closed: withOutlook(others),
    closedTotal: closed.length,
    uncompared: request.sort?.startsWith("price") === true && tours.some(isUncompared),
    offered: offeredBeside(all, selection),
  };
}

/** A page of a list that is narrowed or ordered by more than its search and category, as cards show it. */
export function listFilteredTours(request: FilteredRequest): Promise<FilteredPage<TourSummary>> {
  return listFiltered(request, listSummaries);
}

/** The same with all parts of the tours, as the API returns it. */
export function listWholeFilteredTours(request: FilteredRequest): Promise<FilteredPage<Tour>> {
  return listFiltered(request, listWholeToursOf);
}

export async function getFacets(request: Omit<FilteredRequest, "page" | "perPage">): Promise<Facets> {
  const [tours, areas] = await Promise.all([listWithDayPrices(request), listPickupAreas()]);
  const selection = await selectionOf(tours, { ...request, page: 1, perPage: 1 });
  return countOptions(
    tours,
    selection,
    areas.map(({ code }) => code),
  );
}

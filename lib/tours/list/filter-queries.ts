import "server-only";
import { getCutoff } from "../../calendar/calendar";
import { cachedByName } from "../../content/cached-content";
import { changesAt, momentOfDay } from "../../content/dependencies";
import { type PageInfo, pageInfo } from "../../content/pagination";
import { findAsTyped } from "../../content/search-query";
import { searchText } from "../../content/text";
import { getOutlook, type Outlook } from "../calendar/running-on";
import { listMatchingIds, listSummaries, listWholeToursOf, type TourListRequest } from "../queries";
import type { Tour, TourSummary } from "../schema";
import { countOptions, type Facets } from "./facets";
import type { ListFilters } from "./filters";
import { selectTours } from "./select-tours";
import type { RequestedDay, Selection, TourTable } from "./table-filters";
import { getTourTable } from "./tour-table";

/** Tours that do not run on a day are listed up to so many. */
const mostClosed = 100;

export interface OnDay<T> {
  tour: T;
  /** Null where no day was asked about. */
  outlook: Outlook | null;
}

export interface FilteredPage<T> {
  /** A page of those that are asked for. */
  listed: OnDay<T>[];
  pagination: PageInfo;
  /** The first of those that only the day keeps out, in the order of the list. */
  closed: OnDay<TourSummary>[];
  closedTotal: number;
  /** Whether tours stand last because there is no rate for their currency. */
  uncompared: boolean;
}

export interface FilteredRequest extends TourListRequest, ListFilters {
  day?: string | null;
}

/** The tours that a search finds, of all types and states: at most 400 KB each at 100,000 tours. */
const findMatching = cachedByName({
  max: 50,
  madeOf: ["tours:*", "tour-words:*", "search-words"],
  load: async (search) => Int32Array.from(await listMatchingIds(search)),
});

function marked({ ids, placeOf }: TourTable, found: Int32Array): Uint8Array {
  const marks = new Uint8Array(ids.length);
  for (const id of found) {
    const place = placeOf.get(id);
    if (place !== undefined) marks[place] = 1;
  }
  return marks;
}

/** Has the page renewed when the requests for a day end for the next of the tours. */
function renewAtCutoffs({ calendars }: TourTable, { day, now }: RequestedDay): void {
  let next = Number.POSITIVE_INFINITY;
  for (const calendar of calendars) {
    const cutoff = getCutoff(calendar, day);
    if (cutoff > now.getTime()) next = Math.min(next, cutoff);
  }
  changesAt(next);
}

/** What a request asks of the table: of its search, what was found. */
export async function selectionOf(table: TourTable, request: FilteredRequest): Promise<Selection> {
  const { search, state = "visible", day, ...filters } = request;
  const requested = day ? { day, now: momentOfDay() } : null;
  if (requested) renewAtCutoffs(table, requested);
  const selection = { ...filters, state, requested };
  const text = searchText(search);
  if (!text) return selection;
  const { matching } = await findAsTyped(text, async (typed) => {
    const found = { text, matching: marked(table, await findMatching(typed)) };
    const { total } = selectTours(table, { type: request.type, state, search: found });
    return { total, matching: found };
  });
  return { ...selection, search: matching };
}

async function listFiltered<T extends { id: number }>(
  request: FilteredRequest,
  read: (ids: number[]) => Promise<T[]>,
): Promise<FilteredPage<T>> {
  const now = momentOfDay();
  const { day } = request;
  const table = await getTourTable();
  const selected = selectTours(table, await selectionOf(table, request));
  const shown = selected.list((request.page - 1) * request.perPage, request.perPage);
  const closed = selected.listClosed(0, mostClosed);
  const idOf = (place: number) => table.ids[place] ?? 0;
  const [tours, others] = await Promise.all([read(shown.map(idOf)), listSummaries(closed.map(idOf))]);
  // Tours that share a calendar share what is said of the day.
  const outlooks = new Map<number, Outlook | null>();
  const outlookOf = (id: number): Outlook | null => {
    const place = table.calendarOf[table.placeOf.get(id) ?? -1] ?? -1;
    const calendar = table.calendars[place];
    if (!day || !calendar) return null;
    const outlook = outlooks.get(place) ?? getOutlook(calendar, day, now);
    if (outlook.next !== null) changesAt(getCutoff(calendar, outlook.next));
    outlooks.set(place, outlook);
    return outlook;
  };
  const withOutlook = <S extends { id: number }>(found: S[]) =>
    found.map((tour): OnDay<S> => ({ tour, outlook: outlookOf(tour.id) }));
  return {
    listed: withOutlook(tours),
    pagination: pageInfo(request, selected.total),
    closed: withOutlook(others),
    closedTotal: selected.closedTotal,
    uncompared: request.sort?.startsWith("price") === true && table.foreignPlaces.some(selected.has),
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

/** How many tours each option of the filters would leave. */
export async function getFacets(request: Omit<FilteredRequest, "page" | "perPage">): Promise<Facets> {
  const table = await getTourTable();
  return countOptions(table, await selectionOf(table, { ...request, page: 1, perPage: 1 }));
}

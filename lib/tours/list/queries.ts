import "server-only";
import { getCutoff } from "../../core/calendar/calendar";
import { seeCommittedChanges } from "../../core/content/committed-changes";
import { changesAt, momentOfDay } from "../../core/content/dependencies";
import { type PageInfo, type PageOf, pageInfo } from "../../core/content/pagination";
import { findAsTyped } from "../../core/content/search-query";
import { searchText } from "../../core/content/text";
import { getOutlook, type Outlook } from "../calendar/running-on";
import { type Kind, kindPaths, kinds } from "../kinds";
import { listPickupAreas } from "../pickup-areas/queries";
import { listSummaries, listWholeToursOf } from "../queries";
import type { Tour, TourSummary } from "../schema";
import { findCloseMatches, findMatches, type Matches } from "../search-matches";
import { findBestRated, findPlacedTours } from "./best-rated";
import { countOptions, type Facets } from "./facets";
import { hasFilters, type ListFilters } from "./filters";
import { listRows } from "./list-rows";
import { type OfferedOptions, offeredBeside } from "./offered";
import { type FoundBySearch, type ListRow, type PlainSelection, selectPlain } from "./plain-rows";
import { listPricedRows, pricedOn } from "./priced-rows";
import {
  isUncompared,
  type PricedListRow,
  type RequestedDay,
  type Selection,
  selectRows,
} from "./select-rows";

/** Tours that do not run on a day are listed up to so many. */
const mostClosed = 100;

export interface OnDay<T> {
  tour: T;
  /** Null where no day was asked about. */
  outlook: Outlook | null;
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

/** The filters of a list. Without `state`, a list has the tours that visitors see; other states are for staff. */
interface FilterRequest extends Omit<PlainSelection, "search" | "state">, ListFilters {
  search?: string;
  state?: PlainSelection["state"];
  day?: string | null;
  /**
   * Searches as visitors do: meaningless words need not be found, and the best results stand first.
   * Otherwise every word must be found and results stand in list order, as the API promises.
   */
  byFit?: boolean;
}

export interface ListRequest extends FilterRequest, PageOf {}

const idOf = ({ id }: ListRow) => id;

function foundBy(typed: string, searched: string, { ids, scores }: Matches): FoundBySearch {
  return { typed, searched, scores: new Map(Array.from(ids, (id, index) => [id, scores[index] ?? 0])) };
}

/** Finds the tours of a search: as typed, and if no tour of the list is found, in the other keyboard layout. */
async function searchRows(rows: readonly ListRow[], request: FilterRequest): Promise<FoundBySearch | null> {
  const typed = searchText(request.search);
  if (!typed) return null;
  const { type, state = "visible" } = request;
  const { found } = await findAsTyped(typed, async (searched) => {
    const found = foundBy(typed, searched, await findMatches(searched, request));
    return { found, total: selectPlain(rows, { type, state, search: found }).length };
  });
  return found;
}

/** Has the page renewed when the next of the tours can no longer be requested for a day. */
function renewAtCutoffs(rows: readonly PricedListRow[], { day, now }: RequestedDay): void {
  let next = Number.POSITIVE_INFINITY;
  for (const calendar of new Set(rows.map((row) => row.calendar))) {
    const cutoff = getCutoff(calendar, day);
    if (cutoff > now.getTime()) next = Math.min(next, cutoff);
  }
  changesAt(next);
}

async function readPricedRows({ day }: FilterRequest): Promise<PricedListRow[]> {
  const rows = await listPricedRows();
  return day ? pricedOn(rows, day) : rows;
}

async function selectionOf(rows: readonly PricedListRow[], request: FilterRequest): Promise<Selection> {
  const { state = "visible", day, byFit: _, ...filters } = request;
  const requested = day ? { day, now: momentOfDay() } : null;
  if (requested) renewAtCutoffs(rows, requested);
  return { ...filters, state, requested, search: await searchRows(rows, request) };
}

/** The tours of a list in their order, and what its page says beside them. */
interface Chosen extends Pick<ListPage<never>, "uncompared" | "offered"> {
  rows: ListRow[];
  closed: ListRow[];
  search: FoundBySearch | null;
  /** Null where no day was asked about. */
  outlookOf: (row: ListRow) => Outlook | null;
}

/** Chooses without a price, a fact or a day, so that the page depends on no tour beside those that it shows. */
async function chooseByRow(request: FilterRequest): Promise<Chosen> {
  const all = await listRows(request.type);
  const search = await searchRows(all, request);
  const rows = selectPlain(all, { ...request, state: request.state ?? "visible", search });
  return { rows, closed: [], search, outlookOf: () => null, uncompared: false, offered: null };
}

async function chooseByPrice(request: FilterRequest): Promise<Chosen> {
  const now = momentOfDay();
  const all = await readPricedRows(request);
  const selection = await selectionOf(all, request);
  const { rows, closed } = selectRows(all, selection);
  const { day, sort } = request;
  return {
    rows,
    closed,
    search: selection.search ?? null,
    outlookOf: ({ calendar }) => {
      if (!day || !calendar) return null;
      const outlook = getOutlook(calendar, day, now);
      if (outlook.next !== null) changesAt(getCutoff(calendar, outlook.next));
      return outlook;
    },
    uncompared: sort?.startsWith("price") === true && rows.some(isUncompared),
    offered: offeredBeside(all, selection),
  };
}

/** Chooses the tours of a list. The only place that decides which values a list reads: prices change more often than lists. */
async function choose(request: FilterRequest): Promise<Chosen> {
  // Staff see what was saved before they asked, by any process.
  if (request.state !== undefined) await seeCommittedChanges();
  return request.day || hasFilters(request) ? chooseByPrice(request) : chooseByRow(request);
}

async function listPage<T extends { id: number }>(
  request: ListRequest,
  read: (ids: number[]) => Promise<T[]>,
): Promise<ListPage<T>> {
  const { page, perPage } = request;
  const { rows, closed, search, outlookOf, ...beside } = await choose(request);
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const shownClosed = closed.slice(0, mostClosed);
  const [tours, closedTours] = await Promise.all([
    read(shown.map(idOf)),
    listSummaries(shownClosed.map(idOf)),
  ]);
  const rowOf = new Map([...shown, ...shownClosed].map((row) => [row.id, row]));
  const withOutlook = <S extends { id: number }>(found: S[]) =>
    found.map((tour): OnDay<S> => {
      const row = rowOf.get(tour.id);
      return { tour, outlook: row ? outlookOf(row) : null };
    });
  return {
    listed: withOutlook(tours),
    pagination: pageInfo(request, rows.length),
    search: search?.searched ?? "",
    closed: withOutlook(closedTours),
    closedTotal: closed.length,
    ...beside,
  };
}

export function listCardPage(request: ListRequest): Promise<ListPage<TourSummary>> {
  return listPage(request, listSummaries);
}

/** Lists a page of tours with all parts, as the API returns them. */
export function listWholePage(request: ListRequest): Promise<ListPage<Tour>> {
  return listPage(request, listWholeToursOf);
}

export async function listTours(request: ListRequest) {
  const { listed, pagination, search } = await listCardPage(request);
  return { tours: listed.map(({ tour }) => tour), pagination, search };
}

/** The first tours of a kind that a visitor's search means, and how well the best one fits. */
interface KindResults {
  kind: Kind;
  tours: TourSummary[];
  total: number;
  best: number;
}

/** Lists the first tours of each kind. One statement finds the results of all kinds. */
export async function listFirstOfKinds(
  typed: string,
  { tag, most }: Pick<PlainSelection, "tag"> & { most: number },
): Promise<KindResults[]> {
  const all = await listRows();
  const search = typed ? foundBy(typed, typed, await findMatches(typed, { byFit: true })) : null;
  return Promise.all(
    kindPaths.map(async (kind) => {
      const rows = selectPlain(all, { type: kinds[kind].type, state: "visible", tag, search });
      const tours = await listSummaries(rows.slice(0, most).map(idOf));
      return { kind, tours, total: rows.length, best: search?.scores.get(rows[0]?.id ?? 0) ?? 0 };
    }),
  );
}

/** Lists all tours that a visitor's search means, of every type, the best first, as staff try a search. */
export async function listFittingIds(typed: string): Promise<number[]> {
  await seeCommittedChanges();
  const [all, matches] = await Promise.all([listRows(), findMatches(typed, { byFit: true })]);
  return selectPlain(all, { state: "visible", search: foundBy(typed, typed, matches) }).map(idOf);
}

/** A page with few results adds at most six that are close to the typed words. */
const mostClose = 6;

/** Lists tours that are close to a visitor's search, the best first, for a page with few results. */
export async function listCloseTours(
  typed: string,
  { type, tag }: Pick<PlainSelection, "type" | "tag">,
): Promise<TourSummary[]> {
  const [all, matches] = await Promise.all([listRows(type), findCloseMatches(typed, { type })]);
  const rows = selectPlain(all, { type, tag, state: "visible", search: foundBy(typed, typed, matches) });
  return listSummaries(rows.slice(0, mostClose).map(idOf));
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

export async function getFacets(request: FilterRequest): Promise<Facets> {
  const [rows, areas] = await Promise.all([readPricedRows(request), listPickupAreas()]);
  const selection = await selectionOf(rows, request);
  return countOptions(
    rows,
    selection,
    areas.map(({ code }) => code),
  );
}

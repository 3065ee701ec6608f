import "server-only";
import { momentOfDay } from "../../content/dependencies";
import { tourOnDay } from "../calendar/current";
import { requestedDay } from "../calendar/running-on";
import { toursNow } from "../calendar/tour-now";
import { type Kind, kinds } from "../kinds";
import { listPickupAreas } from "../pickup-areas/queries";
import { listCloseTours, listTours } from "../queries";
import type { TourSummary } from "../schema";
import { fewResults } from "../search-by-fit";
import { type FilteredRequest, getFacets, listFilteredTours } from "./filter-queries";
import { hasFilters } from "./filters";
import { readFrameState } from "./frame-links";
import { type TourListState, toursPerPage } from "./list-state";
import { listOfferedOptions } from "./offered";

/** Reads the tours of one page of a list. Null where the page is beyond the last one, or the operator has no such pick-up area. */
export async function loadTourList(kind: Kind, state: TourListState) {
  const [areas, { searches }] = await Promise.all([listPickupAreas(), readFrameState()]);
  if (state.area && !areas.some(({ code }) => code === state.area)) return null;
  const list = await readTourList(kind, state);
  return state.page > list.pagination.last_page
    ? null
    : { ...list, areas, searches: searches[kinds[kind].type] ?? [] };
}

/** Counts the tours of a list that run on its day, whatever else the list is narrowed by. */
async function countRunning({ type, day }: Pick<FilteredRequest, "type" | "day">): Promise<number | null> {
  if (!day) return null;
  const { pagination } = await listFilteredTours({ type, day, page: 1, perPage: 1 });
  return pagination.total;
}

async function readTourList(kind: Kind, state: TourListState) {
  const now = momentOfDay();
  const asked = requestedDay(state.date ?? "", now);
  const request = { ...state, type: kinds[kind].type, perPage: toursPerPage, byFit: true };
  if (asked?.state === "asked" || hasFilters(state)) {
    const filtered = { ...request, day: asked?.state === "asked" ? asked.day : null };
    const { listed, pagination, uncompared, offered, ...closed } = await listFilteredTours(filtered);
    const isNarrowed = hasFilters(state) || state.search !== "" || state.tag !== null;
    const facets = pagination.total === 0 && isNarrowed ? await getFacets(filtered) : null;
    const { day: date } = filtered;
    const currentTours = await toursNow(listed.map(({ tour }) => tour));
    const tours = currentTours.map((current, index) => {
      const outlook = listed[index]?.outlook ?? null;
      return date ? { tour: tourOnDay(current, date), outlook, date } : { tour: current, outlook };
    });
    return {
      tours,
      close: [],
      pagination,
      now,
      uncompared,
      offered,
      facets,
      day: asked && { asked, ...closed, running: facets ? await countRunning(filtered) : null },
    };
  }
  const { tours, pagination, search } = await listTours(request);
  const cardsOf = async (found: TourSummary[]) =>
    (await toursNow(found)).map((tour) => ({ tour, outlook: null }));
  const isShort = search !== "" && pagination.total < fewResults;
  const close = isShort ? await listCloseTours({ type: request.type, tag: state.tag, search }) : [];
  const day = asked && { asked, closed: [], closedTotal: 0, running: null };
  return {
    tours: await cardsOf(tours),
    close: await cardsOf(close),
    pagination,
    now,
    uncompared: false,
    offered: await listOfferedOptions(kind),
    facets: null,
    day,
  };
}

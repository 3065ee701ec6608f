import "server-only";
import { momentOfDay } from "../../core/content/dependencies";
import { tourOnDay } from "../calendar/current";
import { requestedDay } from "../calendar/running-on";
import { toursNow } from "../calendar/tour-now";
import { listDayNotes } from "../day-notes";
import { type Kind, kinds } from "../kinds";
import { listPickupAreas } from "../pickup-areas/queries";
import { fewResults } from "../search-matches";
import { hasFilters } from "./filters";
import { readFrameState } from "./frame-links";
import { type TourListState, toursPerPage } from "./list-state";
import { listCategories, listOfferedOptions, listServedAreas } from "./offered";
import { getFacets, type ListRequest, listCardPage, listCloseTours } from "./queries";

/** Reads the tours of one page of a list. Null where the page is beyond the last one, or the operator has no such pick-up area. */
export async function loadTourList(kind: Kind, state: TourListState) {
  const [areas, servedAreas, { searches, kinds: filled }, categories] = await Promise.all([
    listPickupAreas(),
    listServedAreas(kind),
    readFrameState(),
    listCategories(kind),
  ]);
  if (state.area && !areas.some(({ code }) => code === state.area)) return null;
  const list = await readTourList(kind, state);
  return state.page > list.pagination.last_page
    ? null
    : {
        ...list,
        areas,
        servedAreas,
        categories,
        searches: searches[kinds[kind].type] ?? [],
        isEmpty: !filled.includes(kinds[kind].type),
      };
}

/** Counts the tours of a list that run on its day, whatever else the list is narrowed by. */
async function countRunning({ type, day }: Pick<ListRequest, "type" | "day">): Promise<number | null> {
  if (!day) return null;
  const { pagination } = await listCardPage({ type, day, page: 1, perPage: 1 });
  return pagination.total;
}

async function readTourList(kind: Kind, state: TourListState) {
  const now = momentOfDay();
  const asked = requestedDay(state.date ?? "", now);
  const day = asked?.state === "asked" ? asked.day : null;
  const { type } = kinds[kind];
  const request = { ...state, type, perPage: toursPerPage, byFit: true, day };
  const { listed, pagination, search, uncompared, offered, ...closed } = await listCardPage(request);
  const isShort = offered === null && search !== "" && pagination.total < fewResults;
  const close = isShort ? await listCloseTours(search, { type, tag: state.tag }) : [];
  const isNarrowed = hasFilters(state) || state.search !== "" || state.tag !== null;
  const facets = offered && pagination.total === 0 && isNarrowed ? await getFacets(request) : null;
  const current = await toursNow(listed.map(({ tour }) => tour));
  const notes = day ? await listDayNotes(current, day) : [];
  const tours = current.map((tour, index) => {
    const outlook = listed[index]?.outlook ?? null;
    return day ? { tour: tourOnDay(tour, day), outlook, date: day, notes: notes[index] } : { tour, outlook };
  });
  return {
    tours,
    close: (await toursNow(close)).map((tour) => ({ tour, outlook: null })),
    pagination,
    now,
    uncompared,
    offered: offered ?? (await listOfferedOptions(kind)),
    facets,
    day: asked && { asked, ...closed, running: facets ? await countRunning(request) : null },
  };
}

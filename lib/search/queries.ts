import "server-only";
import { listBlogs } from "../blogs/queries";
import { findAsTyped } from "../content/search-query";
import { listCurrentRates } from "../rates/queries";
import { tourNow } from "../tours/calendar/tour-now";
import { type Kind, kindPaths, kinds } from "../tours/kinds";
import { listTours } from "../tours/queries";
import type { SearchState } from "./address";
import type { FoundGroup, SearchResults } from "./search";

/** Most results per group on one page: more, if only one or two groups have results. */
const most = { oneOrTwo: 6, more: 3 } as const;

const page = { page: 1, perPage: most.oneOrTwo, asTyped: true } as const;

async function findTours(kind: Kind, search: string, { tag }: SearchState): Promise<FoundGroup> {
  const { tours, pagination } = await listTours({ ...page, type: kinds[kind].type, search, tag });
  const rates = await listCurrentRates();
  return { kind, tours: tours.map((tour) => tourNow(tour, rates)), count: pagination.total };
}

async function findBlogs(search: string): Promise<FoundGroup> {
  const { blogs, pagination } = await listBlogs({ ...page, search });
  return { kind: "blogs", blogs, count: pagination.total };
}

function shortened(group: FoundGroup, length: number): FoundGroup {
  return group.kind === "blogs"
    ? { ...group, blogs: group.blogs.slice(0, length) }
    : { ...group, tours: group.tours.slice(0, length) };
}

/**
 * Searches tours of all kinds and articles. Articles have no categories, so a search with a category finds only tours
 * (R-33.1, R-33.2).
 */
export async function findEverything(state: SearchState): Promise<SearchResults> {
  return findAsTyped(state.search, async (search) => {
    const found = await Promise.all([
      ...kindPaths.map((kind) => findTours(kind, search, state)),
      ...(state.tag ? [] : [findBlogs(search)]),
    ]);
    const groups = found.filter(({ count }) => count > 0);
    const length = groups.length > 2 ? most.more : most.oneOrTwo;
    return {
      total: groups.reduce((sum, { count }) => sum + count, 0),
      groups: groups.map((group) => shortened(group, length)),
    };
  });
}

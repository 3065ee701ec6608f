import { readPage } from "../page-param";
import { type Tag, tagOf } from "./tags";

/** Longer searches are cut (the header's field takes no more). */
const searchLimit = 100;

/** Tours on a page of a list. */
export const toursPerPage = 12;

/** What a list shows, as its address says it. */
export interface TourListState {
  page: number;
  search: string;
  category: string;
  tag: Tag | null;
}

type SearchParams = Record<string, string | string[] | undefined>;

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function searchOf(value: string | undefined): string {
  const text = (value ?? "").replaceAll("\0", "").toWellFormed().trim();
  return [...text].slice(0, searchLimit).join("").trim();
}

/**
 * Reads a list's query. Null where it names no page or an unknown category: both are no address of this
 * site. `firstPage` where page 1 is spelt out, which has the bare address.
 */
export function readListState(params: SearchParams): (TourListState & { firstPage: boolean }) | null {
  const page = readPage(one(params.page));
  const category = one(params.category) ?? "";
  const tag = tagOf(category);
  if (page === null || tag === undefined) return null;
  return {
    page: page === "first" ? 1 : page,
    firstPage: page === "first",
    search: searchOf(one(params.search)),
    category: tag ?? "",
    tag,
  };
}

/** Whether the list is narrowed down: such a page is no search engine's. */
export function isFiltered({ search, tag }: TourListState): boolean {
  return search !== "" || tag !== null;
}

import { readPage } from "../page-param";
import { searchText } from "../search-text";

/** Articles on a page of the list. */
export const blogsPerPage = 9;

/** What the list of blogs shows, as its address says it. */
export interface BlogListState {
  page: number;
  search: string;
  /** One of the categories in use, as staff wrote it; empty for all. */
  category: string;
}

type Parameter = string | string[] | undefined;

function one(value: Parameter): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Reads the list's query; null where it names no page. `firstPage` where page 1 is spelt out, which has
 * the bare address.
 */
export function readBlogListState(
  params: Record<string, Parameter>,
): (BlogListState & { firstPage: boolean }) | null {
  const page = readPage(one(params.page));
  if (page === null) return null;
  return {
    page: page === "first" ? 1 : page,
    firstPage: page === "first",
    search: searchText(one(params.search)) ?? "",
    category: searchText(one(params.category)) ?? "",
  };
}

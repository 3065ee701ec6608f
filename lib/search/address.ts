import type { Language } from "../i18n/languages";
import { defineAddress, firstValues, sentUrl } from "../pages/address";
import { listQuery } from "../pages/paths";
import { readListState, type TourListState } from "../tours/list/list-state";

export type SearchState = Pick<TourListState, "search" | "category" | "tag">;

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads the query of the search as the lists read theirs; null where it names an unknown category. */
export function readSearch({ search, category }: SearchParams): SearchState | null {
  const read = readListState({ search, category });
  return read && { search: read.search, category: read.category, tag: read.tag };
}

export function searchPath(language: Language, state: { search?: string; category?: string } = {}): string {
  const { search, category } = state;
  return `/${language}/search${listQuery({ search, category })}`;
}

const parameters = ["search", "category"] as const;

export const searchAddress = defineAddress<{ state: SearchState }>({
  route: "/search",
  read({ language, pathname, query }) {
    const state = readSearch(firstValues(query, parameters));
    if (!state) return { params: null, url: sentUrl(pathname, query, parameters), keep: false };
    const keep = state.search === "" && state.category === "";
    return { params: { state }, url: searchPath(language, state), keep };
  },
});

import type { Language } from "../core/i18n/languages";
import { defineAddress, firstValues, sentUrl } from "../core/pages/address";
import { type ListState, listQuery } from "../core/pages/paths";
import { readListState, type TourListState } from "../tours/list/list-state";

export type SearchState = Pick<TourListState, "search" | "category" | "tag" | "date">;

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads the query of the search as the lists read theirs; null where it names an unknown category. */
export function readSearch({ search, category, date }: SearchParams): SearchState | null {
  const read = readListState({ search, category, date });
  return read && { search: read.search, category: read.category, tag: read.tag, date: read.date };
}

export function searchPath(
  language: Language,
  state: Pick<ListState, "search" | "category" | "date"> = {},
): string {
  const { search, category, date } = state;
  return `/${language}/search${listQuery({ search, category, date })}`;
}

const parameters = ["search", "category", "date"] as const;

export const searchAddress = defineAddress<{ state: SearchState }>({
  route: "/search",
  read({ language, pathname, query }) {
    const state = readSearch(firstValues(query, parameters));
    if (!state) return { params: null, url: sentUrl(pathname, query, parameters), keep: false };
    const url = searchPath(language, state);
    return { params: { state }, url, keep: url === searchPath(language) };
  },
});

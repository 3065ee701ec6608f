import type { Metadata } from "next";
import type { Blog } from "../blogs/schema";
import { type Language, languages } from "../i18n/languages";
import { translate } from "../i18n/messages";
import { listQuery } from "../pages/paths";
import { hideIn, type PublicPage, wholePage } from "../pages/public-page";
import { pageMetadata } from "../seo/metadata";
import { site } from "../site";
import type { Current } from "../tours/calendar/current";
import type { Kind } from "../tours/kinds";
import { readListState, type TourListState } from "../tours/list/list-state";
import { tourListOgImage } from "../tours/pages/metadata";
import type { TourSummary } from "../tours/schema";

/** The search over everything: what was typed, and a category of tours. */
export type SearchState = Pick<TourListState, "search" | "category" | "tag">;

export type FoundGroup = { count: number } & (
  | { kind: Kind; tours: Current<TourSummary>[] }
  | { kind: "blogs"; blogs: Blog[] }
);

export interface SearchResults {
  /** What was searched for: as typed, or the same keys in the other keyboard layout. */
  search: string;
  total: number;
  /** The lists in which something was found, the one with the best result first. */
  groups: FoundGroup[];
  /** Tours that match at least half of the words, where fewer than three results match all. */
  close: Current<TourSummary>[];
}

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads the query of the search as the lists read theirs; null where it names an unknown category. */
export function readSearch({ search, category }: SearchParams): SearchState | null {
  return readListState({ search, category });
}

export function searchPath(language: Language, state: { search?: string; category?: string } = {}): string {
  const { search, category } = state;
  return `/${language}/search${listQuery({ search, category })}`;
}

/** No search is for search engines. */
export function searchPage(state: SearchState): PublicPage {
  const page = wholePage((language) => searchPath(language, state));
  return hideIn({ ...page, canonicals: wholePage((language) => searchPath(language)).paths }, languages);
}

export function searchMetadata(state: SearchState, language: Language): Metadata {
  const t = translate(language);
  const title = state.search ? t("search.resultsFor", { search: state.search }) : t("search.title");
  return pageMetadata({
    page: searchPage(state),
    language,
    title: `${title} | ${site.name}`,
    description: t("search.subtitle"),
    ogImage: tourListOgImage("tours", language),
  });
}

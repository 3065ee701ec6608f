import type { Metadata } from "next";
import type { Blog } from "../blogs/schema";
import type { LocalizedText } from "../core/content/localized-text";
import { type Language, languages } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { hideIn, type PublicPage, wholePage } from "../core/pages/public-page";
import type { OwnPageLink } from "../own-pages/schema";
import { pageMetadata } from "../seo/metadata";
import { titleWithName } from "../site/settings";
import type { Current } from "../tours/calendar/current";
import type { DayRequest, Outlook } from "../tours/calendar/running-on";
import type { DayNotes } from "../tours/day-notes";
import type { Kind } from "../tours/kinds";
import { tourListOgImage } from "../tours/pages/metadata";
import type { NamedArea } from "../tours/pickup-areas/named-areas";
import type { TourSummary } from "../tours/schema";
import { type SearchState, searchPath } from "./address";

/** A found tour, with the prices of the day that the visitor has named, if the tour runs on that day. */
export interface TourOnNamedDay {
  tour: Current<TourSummary>;
  /** How the tour stands on the named day; null if no day is named. */
  outlook: Outlook | null;
  /** The named day, if the tour runs on that day. */
  date?: string;
  notes?: DayNotes;
}

export type FoundGroup = { count: number } & (
  | { kind: Kind; tours: TourOnNamedDay[] }
  | { kind: "blogs"; blogs: Blog[] }
);

export interface Activity {
  code: string;
  name: LocalizedText;
}

export interface SearchResults {
  /** The text that was searched: as typed, or in the other keyboard layout. */
  search: string;
  total: number;
  groups: FoundGroup[];
  /** The operator's own pages with all words. */
  pages: OwnPageLink[];
  /** Tours that match at least half of the words, where fewer than three results match all. */
  close: TourOnNamedDay[];
  activities: Activity[];
  /** The quick searches that find a tour of any type. */
  quick: string[];
  areas: NamedArea[];
  now: Date;
  /** Null if the visitor asked about no day. */
  asked: DayRequest | null;
}

/** Search engines list no page of results. */
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
    title: titleWithName(title),
    description: t("search.subtitle"),
    ogImage: tourListOgImage("tours", language),
  });
}

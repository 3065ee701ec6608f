import type { LocalizedText } from "../../core/content/localized-text";
import { byLanguage } from "../../core/i18n/languages";
import { hideIn, type PublicPage, translatedPage, wholePage } from "../../core/pages/public-page";
import type { Trip } from "../../trip/trip";
import { type Kind, kindOf } from "../kinds";
import { isFiltered, type TourListState } from "../list/list-state";
import { quotedQuery, tourPath, toursPath } from "./paths";

type NamedTour = { id: number; tour_type: number; name: LocalizedText };

export function tourPage(tour: NamedTour): PublicPage {
  const kind = kindOf(tour.tour_type);
  return translatedPage(tour.name, (language) => tourPath(language, kind, tour));
}

/** The page of a tour with the quote of a trip, for which the plain page is canonical. */
export function quotedTourPage(tour: NamedTour, trip: Trip): PublicPage {
  const page = tourPage(tour);
  return hideIn({ ...page, paths: byLanguage((language) => page.paths[language] + quotedQuery(trip)) });
}

/** The plain list is canonical for a narrowed list. `total` is undefined if it is unknown but not zero. */
export function tourListPage(
  kind: Kind,
  state: TourListState,
  total?: number,
  filtered = isFiltered(state),
): PublicPage {
  const page = wholePage((language) => toursPath(language, kind, state));
  if (!filtered) return total === 0 ? hideIn(page) : page;
  const { paths: canonicals } = wholePage((language) => toursPath(language, kind));
  return hideIn({ ...page, canonicals });
}

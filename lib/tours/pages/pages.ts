import type { LocalizedText } from "../../content/localized-text";
import { hideIn, type PublicPage, translatedPage, wholePage } from "../../pages/public-page";
import { type Kind, kindOf } from "../kinds";
import { isFiltered, type TourListState } from "../list/list-state";
import { tourPath, toursPath } from "./paths";

/** The page of a tour. */
export function tourPage(tour: { id: number; tour_type: number; name: LocalizedText }): PublicPage {
  const kind = kindOf(tour.tour_type);
  return translatedPage(tour.name, (language) => tourPath(language, kind, tour));
}

/** A page of a list of `total` tours. The plain list is canonical for searches and filters. Empty lists are noindex. */
export function tourListPage(kind: Kind, state: TourListState, total: number): PublicPage {
  const page = wholePage((language) => toursPath(language, kind, state));
  if (isFiltered(state)) {
    return hideIn({ ...page, canonicals: wholePage((language) => toursPath(language, kind)).paths });
  }
  return total > 0 ? page : hideIn(page);
}

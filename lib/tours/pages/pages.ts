import type { LocalizedText } from "../../content/localized-text";
import type { ListState } from "../../pages/paths";
import { hideIn, type PublicPage, translatedPage, wholePage } from "../../pages/public-page";
import { type Kind, kindOf } from "../kinds";
import { isFiltered, type TourListState } from "../list/list-state";
import { tourPath, toursPath } from "./paths";

/** The page of a tour. */
export function tourPage(tour: { id: number; tour_type: number; name: LocalizedText }): PublicPage {
  const kind = kindOf(tour.tour_type);
  return translatedPage(tour.name, (language) => tourPath(language, kind, tour));
}

/** A page of a list that is narrowed down: the plain list is canonical for it. */
export function filteredListPage(kind: Kind, state: ListState): PublicPage {
  const { paths: canonicals } = wholePage((language) => toursPath(language, kind));
  return hideIn({ ...wholePage((language) => toursPath(language, kind, state)), canonicals });
}

/** A page of a list of `total` tours. Empty lists are noindex. */
export function tourListPage(kind: Kind, state: TourListState, total: number): PublicPage {
  if (isFiltered(state)) return filteredListPage(kind, state);
  const page = wholePage((language) => toursPath(language, kind, state));
  return total > 0 ? page : hideIn(page);
}

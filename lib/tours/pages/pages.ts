import type { LocalizedText } from "../../core/content/localized-text";
import { hideIn, type PublicPage, translatedPage, wholePage } from "../../core/pages/public-page";
import { type Kind, kindOf } from "../kinds";
import { isFiltered, type TourListState } from "../list/list-state";
import { tourPath, toursPath } from "./paths";

export function tourPage(tour: { id: number; tour_type: number; name: LocalizedText }): PublicPage {
  const kind = kindOf(tour.tour_type);
  return translatedPage(tour.name, (language) => tourPath(language, kind, tour));
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

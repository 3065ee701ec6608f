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

/**
 * A page of a list. The plain list is canonical for a list that is narrowed down. Search engines are asked to leave out both
 * such a list and an empty one.
 *
 * @param total the number of tours in the list; undefined where the number is unknown, but not zero
 * @param filtered whether the list is narrowed down. A template of filtered lists is, although its own state has no filter.
 */
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

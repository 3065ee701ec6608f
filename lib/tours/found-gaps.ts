import { type FoundGap, foundGaps } from "../found-page";
import type { Language } from "../i18n/languages";
import { currencyCode } from "./currency";
import type { Tour } from "./schema";

/** What a tour's page lacks for search engines and chats in one language. */
export function tourGaps(tour: Tour, language: Language): FoundGap[] {
  const lacks: Partial<Record<FoundGap, boolean>> = {
    translation: !tour.name[language],
    seoTitle: !tour[`seo_title_${language}`],
    seoDescription: !tour[`seo_description_${language}`],
    picture: tour.images.length === 0,
    price: tour.starting_price === null,
    currency: tour.starting_price !== null && currencyCode(tour.currency) === null,
  };
  return foundGaps.filter((gap) => lacks[gap]);
}

import { formatNumber, formatRate } from "../format";
import type { Language } from "../i18n/languages";
import { translate } from "../i18n/messages";

interface Rated {
  rate: number | null;
  rating_count: number | null;
  rating_source: string | null;
}

/** The rating that visitors see; null without the number of guests who rated. */
export function shownRating({ rate, rating_count: count, rating_source: source }: Rated) {
  return rate === null || count === null ? null : { rate, count, source };
}

/** The rating in words: `4.7 (128, Tripadvisor)`, and for screen readers. */
export function ratingTexts(tour: Rated, language: Language): { written: string; spoken: string } | null {
  const rating = shownRating(tour);
  if (!rating) return null;
  const [rate, count] = [formatRate(rating.rate, language), formatNumber(rating.count, language)];
  const guests = translate(language)("tours.rating", { rate, count: rating.count });
  return {
    written: `${rate} (${[count, rating.source].filter(Boolean).join(", ")})`,
    spoken: [guests, rating.source].filter(Boolean).join(", "),
  };
}

import type { Language } from "../i18n/languages";
import { type BookedTour, tomorrowInBangkok } from "./booking";

export interface DayRefusal {
  because: "late" | "closed";
  reason: { text: string; language: Language } | null;
  /** Null if no day can be requested. */
  next: string | null;
}

/** A promo that lowers a price on a day. */
export interface DayOffer {
  title: string;
  /** The last day of the promo. */
  until: string;
  /** The position of the price line that costs less. */
  line: number;
  /** What the line costs without the promo. */
  price: number;
}

/** The functions take the current moment, because a page may stay open for days. */
export interface DayRules {
  getEarliest: (now: Date) => string | null;
  getRefusal: (day: string, now: Date) => DayRefusal | null;
  listPrices: (day: string) => number[] | null;
  getOffer: (day: string) => DayOffer | null;
}

/** The rules of a tour without a calendar: every day from tomorrow on, at the tour's own prices. */
export const everyDay: DayRules = {
  getEarliest: tomorrowInBangkok,
  getRefusal: () => null,
  listPrices: () => null,
  getOffer: () => null,
};

/** Returns the tour with the prices and the promo of a day. */
export function pricedTour(tour: BookedTour, { listPrices, getOffer }: DayRules, day: string): BookedTour {
  const found = listPrices(day);
  if (!found) return tour;
  const offer = getOffer(day);
  const prices = tour.prices.map((line, index) => ({
    ...line,
    price: found[index] ?? line.price,
    ...(offer?.line === index && { before: offer.price }),
  }));
  return { ...tour, prices, ...(offer && { offer: { title: offer.title, until: offer.until } }) };
}

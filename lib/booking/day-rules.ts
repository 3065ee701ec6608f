import type { Language } from "../i18n/languages";
import { type BookedTour, tomorrowInBangkok } from "./booking";

export interface DayRefusal {
  because: "late" | "closed";
  reason: { text: string; language: Language } | null;
  /** Null if no day can be requested. */
  next: string | null;
}

/** The seasons and weekdays of a tour as sentences for the visitor. */
export interface DayReasons {
  season?: string;
  weekday?: string;
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

export interface ClosedStopNote {
  name: string;
  text: { text: string; language: Language } | null;
}

/** The functions take the current moment, because a page may stay open for days. */
export interface DayRules {
  getEarliest: (now: Date) => string | null;
  getRefusal: (day: string, now: Date) => DayRefusal | null;
  listPrices: (day: string) => number[] | null;
  getOffer: (day: string) => DayOffer | null;
  listStopNotes: (day: string) => ClosedStopNote[];
}

/** The rules of a tour without a calendar: every day from tomorrow on, at the tour's own prices. */
export const everyDay: DayRules = {
  getEarliest: tomorrowInBangkok,
  getRefusal: () => null,
  listPrices: () => null,
  getOffer: () => null,
  listStopNotes: () => [],
};

/** Returns the tour with the prices, the promo and the closed stops of a day. */
export function pricedTour(tour: BookedTour, rules: DayRules, day: string): BookedTour {
  const found = rules.listPrices(day);
  if (!found) return tour;
  const offer = rules.getOffer(day);
  const closedStops = rules.listStopNotes(day).map(({ name }) => name);
  const prices = tour.prices.map((line, index) => ({
    ...line,
    price: found[index] ?? line.price,
    ...(offer?.line === index && { before: offer.price }),
  }));
  return {
    ...tour,
    prices,
    ...(closedStops.length > 0 && { closedStops }),
    ...(offer && { offer: { title: offer.title, until: offer.until } }),
  };
}

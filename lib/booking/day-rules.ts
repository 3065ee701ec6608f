import type { Language } from "../core/i18n/languages";
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

/** The price lines and the packages of a day, and the promo that makes a line cheaper. */
export type LinesOfDay = Pick<BookedTour, "prices" | "offer" | "packages" | "shown">;

export interface ClosedStopNote {
  name: string;
  text: { text: string; language: Language } | null;
}

/** The functions take the current moment, because a page may stay open for days. */
/** A message of staff about the places left on a day. The text names the moment of the report. */
export interface ToldText {
  day: string;
  text: string;
  full?: true;
}

/** The tour is best around a water that falls into its hours on some days, which `GET packages/{id}/availability` tells. */
export interface BestWaterText {
  tour: number;
  text: string;
}

export interface DayRules {
  getEarliest: (now: Date) => string | null;
  getRefusal: (day: string, now: Date) => DayRefusal | null;
  /** Null: the tour costs the same on every day. */
  getPrices: (day: string) => LinesOfDay | null;
  listStopNotes: (day: string) => ClosedStopNote[];
  /** The messages of staff about places left. Absent if staff reported nothing about the tour. */
  told?: readonly ToldText[];
  best?: BestWaterText;
}

/** The rules of a tour without a calendar: every day from tomorrow on, at the tour's own prices. */
export const everyDay: DayRules = {
  getEarliest: tomorrowInBangkok,
  getRefusal: () => null,
  getPrices: () => null,
  listStopNotes: () => [],
};

/**
 * Returns the test of the days that the grid offers. A tour without a cut-off refuses no day for being early, so that days that have
 * passed are left out by the earliest day.
 */
export function offeredDays({ getEarliest, getRefusal }: DayRules, now: Date): (day: string) => boolean {
  const earliest = getEarliest(now);
  return (day) => earliest !== null && day >= earliest && getRefusal(day, now) === null;
}

/** Returns the tour with the prices, the promo and the closed stops of a day. */
export function pricedTour(tour: BookedTour, rules: DayRules, day: string): BookedTour {
  const ofDay = rules.getPrices(day);
  if (!ofDay) return tour;
  const closedStops = rules.listStopNotes(day).map(({ name }) => name);
  return {
    ...tour,
    ...ofDay,
    ...(closedStops.length > 0 && { closedStops }),
  };
}

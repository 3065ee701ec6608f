import type { Language } from "../i18n/languages";
import { tomorrowInBangkok } from "./booking";

/** Why a day cannot be requested, and the nearest one that can. */
export interface DayRefusal {
  because: "late" | "closed";
  /** What staff wrote, in the page's language or in English. */
  reason: { text: string; language: Language } | null;
  /** Null where no day can be requested. */
  next: string | null;
}

/** What the form asks of the days of a tour. Every answer is computed when it is asked for: a page may stay open for days. */
export interface DayRules {
  /** Null where no day can be requested. */
  getEarliest: (now: Date) => string | null;
  getRefusal: (day: string, now: Date) => DayRefusal | null;
  /** Of the price lines, in their order; null where the tour's own prices hold every day. */
  listPrices: (day: string) => number[] | null;
}

/** The rules of a tour without a calendar: every day from tomorrow on, at the tour's own prices. */
export const everyDay: DayRules = {
  getEarliest: tomorrowInBangkok,
  getRefusal: () => null,
  listPrices: () => null,
};

import type { Language } from "../i18n/languages";
import { tomorrowInBangkok } from "./booking";

export interface DayRefusal {
  because: "late" | "closed";
  reason: { text: string; language: Language } | null;
  /** Null if no day can be requested. */
  next: string | null;
}

/** The functions take the current moment, because a page may stay open for days. */
export interface DayRules {
  getEarliest: (now: Date) => string | null;
  getRefusal: (day: string, now: Date) => DayRefusal | null;
  listPrices: (day: string) => number[] | null;
}

/** The rules of a tour without a calendar: every day from tomorrow on, at the tour's own prices. */
export const everyDay: DayRules = {
  getEarliest: tomorrowInBangkok,
  getRefusal: () => null,
  listPrices: () => null,
};

import { addDays, daysBetween } from "../calendar/days";
import { type Language, languages } from "../i18n/languages";
import type { SearchPlace } from "./keys";

/** Days that are shown, and as many before them to compare with. */
export const shownDays = 28;

/** A sum of the shown days and of as many before. */
export interface Compared {
  now: number;
  before: number;
}

export interface TourFigures {
  id: number;
  views: Compared;
  requests: Compared;
}

/** A search that found nothing when it was made last. */
export interface EmptySearch {
  place: SearchPlace;
  words: string;
  count: number;
}

export interface FiguresSummary {
  from: string;
  until: string;
  /** Views of each shown day, and of the day 28 days before it. */
  days: ({ day: string } & Compared)[];
  views: Compared;
  requests: Compared;
  /** Whether any request was counted: else they are not counted, or there was none. */
  hasRequests: boolean;
  /** The most looked at first. */
  tours: TourFigures[];
  languages: ({ language: Language } & Compared)[];
  /** The most frequent first. */
  countries: ({ country: string } & Compared)[];
  /** The most frequent first. */
  emptySearches: EmptySearch[];
}

/** The dashboard's part of the summary. */
export interface FiguresOverview extends Pick<FiguresSummary, "days" | "views"> {
  /** How many searches found nothing when they were made last. */
  emptySearches: number;
}

/** How many items each list of the summary has at most. */
export interface SummaryLimits {
  tours: number;
  countries: number;
  searches: number;
}

const none = (): Compared => ({ now: 0, before: 0 });

/** The first of the days that are shown; the days before are only compared with. */
export function firstShownDay(today: string): string {
  return addDays(today, 1 - shownDays);
}

/** The days that a summary needs: from and until, both included. */
export function summaryDays(today: string): { from: string; until: string } {
  return { from: addDays(today, 1 - 2 * shownDays), until: today };
}

/** Views of one day in one language. */
export interface DayViews {
  day: string;
  language: Language;
  count: number;
}

type ViewsSummary = Pick<FiguresSummary, "from" | "until" | "days" | "views" | "languages">;

/** Compares the views of the last 28 days, today included, with the 28 days before. */
export function compareViews(counts: readonly DayViews[], today: string): ViewsSummary {
  const from = firstShownDay(today);
  const days = Array.from({ length: shownDays }, (_, index) => ({ day: addDays(from, index), ...none() }));
  const views = none();
  const byLanguage = new Map(languages.map((language) => [language, none()]));
  for (const { day, language, count } of counts) {
    const side = day >= from ? "now" : "before";
    const offset = daysBetween(from, day) + (side === "now" ? 0 : shownDays);
    for (const sum of [views, byLanguage.get(language), days[offset]]) if (sum) sum[side] += count;
  }
  return {
    from,
    until: today,
    days,
    views,
    languages: languages.map((language) => ({ language, ...(byLanguage.get(language) ?? none()) })),
  };
}

/** Requests for each hundred views; null where there was no view. */
export function perHundred(requests: number, views: number): number | null {
  return views > 0 ? Math.round((requests * 1_000) / views) / 10 : null;
}

/** The change in per cent; null where there was nothing before. */
export function changePercent({ now, before }: Compared): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}

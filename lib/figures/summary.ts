import { addDays, daysBetween } from "../core/calendar/days";
import { type Language, languages } from "../core/i18n/languages";
import type { SearchScope } from "./keys";

export const shownDays = 28;

export interface Compared {
  now: number;
  before: number;
}

export interface TourFigures {
  id: number;
  views: Compared;
  requests: Compared;
}

export interface EmptySearch {
  scope: SearchScope;
  words: string;
  count: number;
}

export interface FiguresSummary {
  from: string;
  until: string;
  days: ({ day: string } & Compared)[];
  views: Compared;
  requests: Compared;
  /** False if requests are not counted, or if there was none. */
  hasRequests: boolean;
  tours: TourFigures[];
  languages: ({ language: Language } & Compared)[];
  countries: ({ country: string } & Compared)[];
  emptySearches: EmptySearch[];
}

export interface FiguresOverview extends Pick<FiguresSummary, "days" | "views"> {
  emptySearches: number;
}

export interface SummaryLimits {
  tours: number;
  countries: number;
  searches: number;
}

const none = (): Compared => ({ now: 0, before: 0 });

export function firstShownDay(today: string): string {
  return addDays(today, 1 - shownDays);
}

export function summaryDays(today: string): { from: string; until: string } {
  return { from: addDays(today, 1 - 2 * shownDays), until: today };
}

export interface DayViews {
  day: string;
  language: Language;
  count: number;
}

type ViewsSummary = Pick<FiguresSummary, "from" | "until" | "days" | "views" | "languages">;

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

export function perHundred(requests: number, views: number): number | null {
  return views > 0 ? Math.round((requests * 1_000) / views) / 10 : null;
}

/** Null if there was no view before. */
export function changePercent({ now, before }: Compared): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}

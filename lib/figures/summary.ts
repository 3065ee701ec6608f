import { addDays, daysBetween } from "../calendar/days";
import { type Language, languages } from "../i18n/languages";
import { readSearchKey, type SearchPlace } from "./keys";
import type { Figure } from "./schema";

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

const none = (): Compared => ({ now: 0, before: 0 });

/** The days that a summary needs: from and until, both included. */
export function summaryDays(today: string): { from: string; until: string } {
  return { from: addDays(today, 1 - 2 * shownDays), until: today };
}

/** Of the latest day of each search what it found, in whichever language. */
function listEmptySearches(searches: Figure[], first: string): EmptySearch[] {
  const latest = new Map<string, Figure>();
  const counts = new Map<string, number>();
  for (const each of searches) {
    const known = latest.get(each.key);
    // The days come in order; of one day the language that found something counts.
    if (!known || each.day > known.day || (each.found ?? 0) > (known.found ?? 0)) latest.set(each.key, each);
    if (each.day >= first) counts.set(each.key, (counts.get(each.key) ?? 0) + each.count);
  }
  return [...counts]
    .flatMap(([key, count]) => {
      const search = latest.get(key)?.found === 0 ? readSearchKey(key) : null;
      return search ? [{ ...search, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.words.localeCompare(b.words));
}

const byNow = (a: Compared, b: Compared) => b.now - a.now || b.before - a.before;

/** What staff are shown of the last 28 days, today included, beside the 28 before. */
export function summarizeFigures(figures: readonly Figure[], today: string): FiguresSummary {
  const from = addDays(today, 1 - shownDays);
  const days = Array.from({ length: shownDays }, (_, index) => ({ day: addDays(from, index), ...none() }));
  const [views, requests] = [none(), none()];
  const tours = new Map<number, TourFigures>();
  const languageSums = new Map(languages.map((language) => [language, none()]));
  const countries = new Map<string, Compared>();

  for (const { day, what, key, language, count } of figures) {
    const side = day >= from ? "now" : "before";
    const add = (sum: Compared | undefined) => {
      if (sum) sum[side] += count;
    };
    const [, tour] = /^tour\/(\d+)/.exec(key) ?? [];
    if (tour && (what === "view" || what === "request")) {
      const id = Number(tour);
      const known = tours.get(id) ?? { id, views: none(), requests: none() };
      tours.set(id, known);
      add(what === "view" ? known.views : known.requests);
    }
    if (what === "view") {
      add(views);
      add(languageSums.get(language));
      add(days[daysBetween(from, day) + (side === "now" ? 0 : shownDays)]);
    }
    if (what === "request") add(requests);
    if (what === "country") {
      const known = countries.get(key) ?? none();
      countries.set(key, known);
      add(known);
    }
  }

  return {
    ...{ from, until: today, days, views, requests },
    hasRequests: requests.now + requests.before > 0,
    tours: [...tours.values()].toSorted((a, b) => byNow(a.views, b.views) || byNow(a.requests, b.requests)),
    languages: languages.map((language) => ({ language, ...(languageSums.get(language) ?? none()) })),
    countries: [...countries].map(([country, sum]) => ({ country, ...sum })).toSorted(byNow),
    emptySearches: listEmptySearches(
      figures.filter(({ what }) => what === "search"),
      from,
    ),
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

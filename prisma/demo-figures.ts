import { addDays } from "../lib/core/calendar/days.ts";
import type { Transaction } from "../lib/core/content/change-content.ts";
import { type Language, languages } from "../lib/core/i18n/languages.ts";
import type { Figure } from "../lib/figures/schema.ts";

/** Days with visits: the 28 that are shown, and the 28 before. */
const days = 56;

/** Visits per day at the end, before the weekday's factor; they grow by a sixth over the time. */
const perDay = { home: 34, list: 21, tours: 180, blogs: 40 } as const;

/** Factors of the weekdays, Sunday first. */
const weekdays = [1.2, 0.9, 0.85, 0.9, 0.95, 1.05, 1.25] as const;

const shares: Record<string, number> = { id: 0.36, en: 0.4, ru: 0.24 };

const countries: [code: string, language: Language, share: number][] = [
  ["ID", "id", 0.33],
  ["RU", "ru", 0.17],
  ["TH", "en", 0.11],
  ["AU", "en", 0.09],
  ["SG", "en", 0.07],
  ["MY", "en", 0.06],
  ["DE", "en", 0.05],
  ["IN", "en", 0.04],
  ["KZ", "ru", 0.04],
  ["ZZ", "en", 0.04],
];

const searches: [key: string, language: Language, perWeek: number, found: number][] = [
  ["tours phi phi", "en", 19, 7],
  ["tours симиланы", "ru", 12, 1],
  ["domestic-tours komodo", "id", 9, 2],
  ["search raja ampat", "id", 7, 1],
  ["search samui", "en", 6, 0],
  ["tours whale shark", "en", 4, 0],
  ["search сплав по реке", "ru", 3, 0],
  ["domestic-tours wakatobi", "id", 3, 0],
  ["blogs travel insurance", "en", 2, 0],
];

/** A pseudo-random generator: every seeding gives the same numbers. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shares of the visits, falling along the list with some variation. */
function sharesOf(ids: number[], next: () => number): [id: number, share: number][] {
  const weighed = ids.map((id, index): [number, number] => [id, (0.3 + next()) / (index + 3)]);
  const sum = weighed.reduce((total, [, weight]) => total + weight, 0);
  return weighed.map(([id, weight]) => [id, weight / sum]);
}

export function demoFigures(tourIds: number[], blogIds: number[], today: string): Figure[] {
  const next = numbersFrom(20_261_122);
  const [tours, blogs] = [sharesOf(tourIds, next), sharesOf(blogIds, next)];
  const figures: Figure[] = [];
  // Rounds up or down at random, so that small expectations still give some visits.
  const round = (expected: number) => Math.floor(expected * (0.75 + next() / 2) + next());
  const add = (figure: Omit<Figure, "found"> & { found?: number }) => {
    if (figure.count > 0) figures.push({ found: null, ...figure });
  };
  for (let index = 0; index < days; index += 1) {
    const day = addDays(today, index + 1 - days);
    const busy = (weekdays[new Date(day).getUTCDay()] ?? 1) * (0.86 + (0.14 * index) / days);
    for (const language of languages) {
      const share = busy * (shares[language] ?? 0);
      const view = (key: string, expected: number) => {
        const count = round(expected * share);
        add({ day, what: "view", key, language, count });
        return count;
      };
      view("home", perDay.home);
      for (const list of ["tours", "domestic-tours", "international-tours"]) view(list, perDay.list);
      for (const [id, part] of blogs) view(`blog/${id}`, perDay.blogs * part);
      for (const [id, part] of tours) {
        const count = round(0.06 * view(`tour/${id}`, perDay.tours * part));
        const key = `tour/${id} ${language === "ru" ? "telegram" : "whatsapp"}`;
        add({ day, what: "request", key, language, count });
      }
    }
    const visits = perDay.home + 3 * perDay.list + perDay.tours + perDay.blogs;
    for (const [key, language, part] of countries) {
      add({ day, what: "country", key, language, count: round(busy * visits * part) });
    }
    for (const [key, language, perWeek, found] of searches) {
      add({ day, what: "search", key, language, count: round((busy * perWeek) / 7), found });
    }
  }
  return figures;
}

/** Writes the demo's visits, unless real ones exist. */
export async function writeFigures(tx: Transaction, figures: Figure[]): Promise<void> {
  if ((await tx.figure.count()) > 0) return;
  await tx.$executeRaw`
    INSERT INTO figure (day, what, key, language, count, found)
    SELECT day, what, key, language, count, found
    FROM jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
      AS added(day date, what text, key text, language text, count int, found int)`;
}

import { isDatedDay } from "../../core/calendar/days";
import { formatDay, formatDayPart } from "../../core/format";
import { languages } from "../../core/i18n/languages";
import { plainText } from "./message-text";

const letters = /\p{L}+/gu;

function monthNames(month: number): string[] {
  return languages.flatMap((language) => {
    const written = formatDay(new Date(Date.UTC(2027, month, 1)), language);
    return written.toLowerCase().match(letters)?.slice(0, 1) ?? [];
  });
}

/** The names of a month that stand alone: Russian has another ending beside a day. */
function nominative(month: number): string[] {
  const day = new Date(Date.UTC(2027, month, 1)).toISOString().slice(0, 10);
  return languages.flatMap(
    (language) => formatDayPart(day, "month", language).toLowerCase().match(letters)?.slice(0, 1) ?? [],
  );
}

let months: Map<string, number> | undefined;

/** Finds a month by its first three letters, which differ in each of the languages. */
function monthOf(word: string): number | undefined {
  months ??= new Map(
    Array.from({ length: 12 }, (_, month) =>
      monthNames(month).map((name) => [name.slice(0, 3), month + 1] as const),
    ).flat(),
  );
  // The nominative and the genitive of the Russian May.
  const start = word.toLowerCase().slice(0, 3);
  return months.get(start === "май" ? "мая" : start);
}

let wholeNames: Map<string, number> | undefined;

export function monthNamed(word: string): number | null {
  wholeNames ??= new Map(
    Array.from({ length: 12 }, (_, month) =>
      [...monthNames(month), ...nominative(month)].flatMap((name): [string, number][] => [
        [name, month + 1],
        [name.slice(0, 3), month + 1],
      ]),
    ).flat(),
  );
  return wholeNames.get(word.toLowerCase()) ?? null;
}

function isoDay(year: number, month: number, day: number): string | null {
  const written = [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
  return isDatedDay(written) ? written : null;
}

/** Reads a day as the languages of the site write a day, and as guests type one. Null for a text that is no whole day. */
export function readWrittenDay(written: string): string | null {
  const text = plainText(written).trim();
  const [, year, month, day] = /^(?:\p{L}+,? )?(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text) ?? [];
  if (year && month && day) return isoDay(Number(year), Number(month), Number(day));
  const [, dayFirst, numbered, endYear] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  if (dayFirst && numbered && endYear) return isoDay(Number(endYear), Number(numbered), Number(dayFirst));
  const parts = text.match(/\d+|\p{L}+/gu) ?? [];
  const numbers = parts.filter((part) => /^\d/.test(part)).map(Number);
  const [named] = parts.flatMap((part) => monthOf(part) ?? []);
  const inYear = numbers.find((number) => number >= 2000 && number <= 2199);
  const inMonth = numbers.find((number) => number >= 1 && number <= 31);
  if (numbers.length !== 2 || !named || !inYear || !inMonth) return null;
  return isoDay(inYear, named, inMonth);
}

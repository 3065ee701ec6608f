import { formatDay, formatDayPart } from "../core/format";
import { fill } from "../core/i18n/fill";
import type { Language } from "../core/i18n/languages";

/** Formats `2027-03-06` in the visitor's language, independent of the device's time zone; empty for an invalid date. */
export function writtenDay(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? "" : formatDay(day, language);
}

/** Inserts a day into a sentence at `{day}`. A Russian day ends with "г.", whose dot also ends the sentence. */
export function sentenceWithDay(sentence: string, date: string, language: Language): string {
  return fill(sentence, { day: writtenDay(date, language) }).replace(/\.\.$/, ".");
}

/** Formats a day with weekday and year: `Thursday, 26 November 2026`; empty for an invalid date. */
export function weekdayText(date: string, language: Language): string {
  const day = writtenDay(date, language);
  if (day === "") return "";
  const weekday = formatDayPart(date, "weekday", language);
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  return `${name}, ${day}`;
}

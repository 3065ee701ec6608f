import { formatDay, formatDayPart } from "../format";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";
import { daysBetween } from "./days";

/**
 * Formats `2027-03-06` in the visitor's language, independent of the device's time zone; empty for an invalid date. The next open day
 * of a tour has its year as well, because a season can be a year away.
 */
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

/** Days from today within which a day is written without its year. */
const withoutYear = 330;

/** Writes a day as visitors read it, with the year where the day is far. */
export function formatNearDay(day: string, today: string, language: Language): string {
  const isNear = Math.abs(daysBetween(today, day)) < withoutYear;
  return isNear ? formatDayPart(day, "dayMonth", language) : writtenDay(day, language);
}

import { formatDay, formatDayPart } from "../format";
import type { Language } from "../i18n/languages";
import { daysBetween } from "./days";

/** Days from today within which a day is written without its year. */
const withoutYear = 330;

/** Writes a day as visitors read it, with the year where the day is far. */
export function formatNearDay(day: string, today: string, language: Language): string {
  const isNear = Math.abs(daysBetween(today, day)) < withoutYear;
  return isNear ? formatDayPart(day, "dayMonth", language) : formatNextDay(day, language);
}

/** Writes the next open day of a tour, always with its year, because a season can be a year away. */
export function formatNextDay(day: string, language: Language): string {
  return formatDay(new Date(`${day}T00:00:00Z`), language);
}

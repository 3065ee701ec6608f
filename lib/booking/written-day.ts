import { formatDay } from "../format";
import type { Language } from "../i18n/languages";

/** `2027-03-06` written out in the visitor's language, whatever the device's time zone; empty where it is no date. */
export function writtenDay(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? "" : formatDay(day, language);
}

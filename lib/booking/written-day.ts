import { formatDay } from "../format";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";

/** `2027-03-06` written out in the visitor's language, whatever the device's time zone; empty where it is no date. */
export function writtenDay(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? "" : formatDay(day, language);
}

/** Writes a day into a sentence at `{day}`. A Russian day ends with the dot of "г.", which ends the sentence as well. */
export function sentenceWithDay(sentence: string, date: string, language: Language): string {
  return fill(sentence, { day: writtenDay(date, language) }).replace(/\.\.$/, ".");
}

import type { Language } from "../i18n/languages";

/** `2027-03-06` written out in the visitor's language, whatever the device's time zone. */
export function writtenDay(date: string, language: Language): string {
  const locale = language === "en" ? "en-GB" : language;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return "";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

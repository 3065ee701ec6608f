import type { Language } from "./i18n/languages";
import { numberFormat } from "./number-format";

const dayLocales: Record<Language, string> = { id: "id-ID", en: "en-GB", ru: "ru-RU" };

/** `1,234,567` (en), `1.234.567` (id), `1 234 567` with no-break spaces (ru); cents only where there are any. */
export function formatNumber(value: number, language: Language): string {
  const text = numberFormat(language, Number.isInteger(value) ? 0 : 2, 2).format(value);
  return text.replace(/\s/g, "\u00a0");
}

/** Currency as staff typed it, then the number. */
export function formatMoney(value: number, currency: string, language: Language): string {
  const number = formatNumber(value, language);
  return currency ? `${currency} ${number}` : number;
}

/** A calendar day, stored as its midnight in UTC, written out: `6 March 2027`, `6 Maret 2027`, `6 марта 2027 г.` */
export function formatDay(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(dayLocales[language], { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** Rounded percentage off, null where nothing is off; 0 stays 0: no badge, but a struck price. */
export function discountPercent(original: number | null, starting: number | null): number | null {
  if (original === null || starting === null || original <= starting) return null;
  return Math.round(((original - starting) / original) * 100);
}

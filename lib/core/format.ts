import { dayLocales, type Language, numberLocales } from "./i18n/languages";
import { typedNumber } from "./typed-number";

const known = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a format takes longer than writing all numbers of a list. */
function numberFormat(language: Language, least: number, most: number): Intl.NumberFormat {
  const key = `${language} ${least} ${most}`;
  const format =
    known.get(key) ??
    new Intl.NumberFormat(numberLocales[language], {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
  known.set(key, format);
  return format;
}

/** `1,234,567` (en), `1.234.567` (id), `1 234 567` with no-break spaces (ru); cents only if there are any. */
export function formatNumber(value: number, language: Language): string {
  const text = numberFormat(language, Number.isInteger(value) ? 0 : 2, 2).format(value);
  return text.replace(/\s/g, "\u00a0");
}

/** Rounds to at most `most` decimals and uses a non-breaking space between thousands: `32,415` (id). */
export function formatDecimal(value: number, most: number, language: Language): string {
  return numberFormat(language, 0, most).format(value).replace(/\s/g, "\u00a0");
}

/** Indonesian texts write `Rp` for `IDR`. */
export function currencyText(currency: string, language: Language): string {
  return language === "id" && currency === "IDR" ? "Rp" : currency;
}

/** The currency as staff typed it, then the number. */
export function formatMoney(value: number, currency: string, language: Language): string {
  const number = formatNumber(value, language);
  const prefix = currencyText(currency, language);
  return prefix ? `${prefix} ${number}` : number;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(language: Language, dateStyle: "long" | "medium"): Intl.DateTimeFormat {
  const key = `${language} ${dateStyle}`;
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(dayLocales[language], { dateStyle, timeZone: "UTC" });
  dayFormats.set(key, format);
  return format;
}

/** Formats a calendar day, stored as its midnight in UTC: `6 March 2027`, `6 Maret 2027`, `6 марта 2027 г.` */
export function formatDay(date: Date, language: Language): string {
  return dayFormat(language, "long").format(date);
}

export function formatShortDay(date: Date, language: Language): string {
  return dayFormat(language, "medium").format(date);
}

const parts = {
  dayMonth: { day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
  shortMonth: { month: "short" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const partFormats = new Map<string, Intl.DateTimeFormat>();

/** `dayMonth` is `6 March`, `6 Maret`, `6 марта`, `month` is `March 2027`, `shortMonth` is `Mar`, `weekday` is `Saturday`, `shortWeekday` is `Sat`. */
export function formatDayPart(day: string, part: keyof typeof parts, language: Language): string {
  const key = `${language} ${part}`;
  const format =
    partFormats.get(key) ??
    new Intl.DateTimeFormat(dayLocales[language], { ...parts[part], timeZone: "UTC" });
  partFormats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A rating with one decimal: `4.7` (en), `4,7` (id, ru), `5.0`. */
export function formatRate(rate: number, language: Language): string {
  return numberFormat(language, 1, 1).format(rate);
}

/** Reads `THB 4,600` or `2.300.000 IDR`. Returns null for any other text. */
export function readMoney(text: string): { currency: string; amount: number } | null {
  const typed = /^([^\d\s.,]{1,4}\.?)?\s*(\d.*?)\s*([^\d\s.,]{1,4}\.?)?$/u.exec(text.trim());
  const [, before = "", number = "", after = ""] = typed ?? [];
  const amount = typedNumber(number, 2);
  if (amount === null || Number(amount.toFixed(2)) !== amount) return null;
  return (before === "") === (after === "") ? null : { currency: before || after, amount };
}

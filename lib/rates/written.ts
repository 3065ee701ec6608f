import { dayLocales, type Language, numberLocales } from "../core/i18n/languages";
import type { Approximation } from "./rates";

const formats = new Map<string, Intl.NumberFormat>();

function written(
  { amount, currency }: Pick<Approximation, "amount" | "currency">,
  locale: string,
  currencyDisplay: "symbol" | "name",
): string {
  const key = `${locale} ${currency} ${currencyDisplay}`;
  const options = { style: "currency", currency, currencyDisplay, maximumSignificantDigits: 2 } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(amount);
}

/** Formats the price for reading, on one line: `$71`, `Rp 1.200.000`, `5 700 ₽`. */
export function writtenAbout(about: Approximation, language: Language): string {
  return written(about, numberLocales[language], "symbol").replace(/\s/g, "\u00a0");
}

/** Formats the price for screen readers: `5,700 Russian roubles`. */
export function spokenAbout(about: Approximation, language: Language): string {
  return written(about, dayLocales[language], "name");
}

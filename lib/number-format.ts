import type { Language } from "./i18n/languages";

const locales: Record<Language, string> = { id: "id-ID", en: "en-US", ru: "ru-RU" };

const known = new Map<string, Intl.NumberFormat>();

/** Writes numbers with `least` to `most` decimals; made once, which takes longer than to write all numbers of a list. */
export function numberFormat(language: Language, least: number, most: number): Intl.NumberFormat {
  const key = `${language} ${least} ${most}`;
  const format =
    known.get(key) ??
    new Intl.NumberFormat(locales[language], { minimumFractionDigits: least, maximumFractionDigits: most });
  known.set(key, format);
  return format;
}

import type { Language } from "./i18n/languages";

/** A rating with its one decimal: `4.7` (en), `4,7` (id, ru), `5.0`. */
export function formatRate(rate: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rate);
}

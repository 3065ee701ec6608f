import type { Language } from "./i18n/languages";
import { numberFormat } from "./number-format";

/** A rating with its one decimal: `4.7` (en), `4,7` (id, ru), `5.0`. */
export function formatRate(rate: number, language: Language): string {
  return numberFormat(language, 1, 1).format(rate);
}

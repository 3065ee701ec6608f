import { formatMoney } from "../../core/format";
import type { Language } from "../../core/i18n/languages";
import { isFree, isOnRequest, type PriceLine } from "./price-line";

export interface LinePriceWords {
  onRequest: string;
  free: string;
}

/** Writes the price of a line as visitors read it: a line of 0 is on request, or free for an infant. */
export function linePriceText(
  line: PriceLine,
  currency: string,
  language: Language,
  words: LinePriceWords,
): string {
  if (isFree(line)) return words.free;
  return isOnRequest(line) ? words.onRequest : formatMoney(line.price, currency, language);
}

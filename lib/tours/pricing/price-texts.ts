import { formatMoney } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import type { Language } from "../../core/i18n/languages";
import type { PackagePrice } from "./packages";
import { isFree, isOnRequest, type PriceLine } from "./price-line";

interface LinePriceWords {
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

export interface PackageWords {
  packageFor: string;
}

/** Writes a price for so many guests together: `price for 4 people: THB 9,000`. */
export function packageText(
  { guests, price }: Pick<PackagePrice, "guests" | "price">,
  currency: string,
  language: Language,
  { packageFor }: PackageWords,
): string {
  return fill(packageFor, { guests, price: formatMoney(price, currency, language) });
}

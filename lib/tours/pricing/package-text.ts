import { formatMoney } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import type { Language } from "../../core/i18n/languages";
import type { PackagePrice } from "./packages";

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

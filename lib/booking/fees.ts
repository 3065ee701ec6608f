import type { Language } from "../i18n/languages";
import { type FeeWords, type SpotFee, spotFeeTexts } from "../trip/spot-fees";
import { type BookingPriceLine, type Quantities, quantity } from "./cost";

export function spotFeeLines(
  { prices, fees = [] }: { prices: BookingPriceLine[]; fees?: SpotFee[] },
  quantities: Quantities,
  language: Language,
  words: FeeWords,
): string[] {
  const chosen = prices.map(({ id, kind }) => ({ kind, count: quantity(quantities[id]) }));
  return spotFeeTexts(fees, chosen, language, words);
}

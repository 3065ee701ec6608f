import { discountPercent } from "../../format";

interface Prices {
  starting_price: number | null;
  original_price: number | null;
}

interface ShownPrice {
  starting: number;
  /** Shown struck through; null without a discount. */
  original: number | null;
  /** Shown as a badge if above 0. */
  percent: number;
}

/** The price that visitors see; null if the starting price is missing or 0. */
export function shownPrice({ starting_price, original_price }: Prices): ShownPrice | null {
  if (!starting_price) return null;
  const percent = discountPercent(original_price, starting_price);
  return {
    starting: starting_price,
    original: percent === null ? null : original_price,
    percent: percent ?? 0,
  };
}

/** False if all lines cost 0: visitors ask for an offer instead. */
export function isBookable({ prices }: { prices: { price: number }[] }): boolean {
  return prices.some(({ price }) => price > 0);
}

import { discountPercent } from "../../format";

interface Prices {
  starting_price: number | null;
  original_price: number | null;
}

interface ShownPrice {
  starting: number;
  /** Struck through beside it; null where nothing is off. */
  original: number | null;
  /** Shown as a badge where above 0. */
  percent: number;
}

/** What visitors see of a tour's price; null without a starting price, and 0 is none. */
export function shownPrice({ starting_price, original_price }: Prices): ShownPrice | null {
  if (!starting_price) return null;
  const percent = discountPercent(original_price, starting_price);
  return {
    starting: starting_price,
    original: percent === null ? null : original_price,
    percent: percent ?? 0,
  };
}

/** Whether a booking request can have a participant: where all lines cost nothing, an offer is asked for. */
export function isBookable({ prices }: { prices: { price: number }[] }): boolean {
  return prices.some(({ price }) => price > 0);
}

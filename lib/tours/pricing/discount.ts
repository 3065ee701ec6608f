export interface Discount {
  /** The price before the discount, shown struck through. */
  original: number;
  /** For the badge, which is shown above 0. A small discount can round to 0. */
  percent: number;
}

/** Decides about every discount that visitors see. Returns null unless the original price exceeds the price. */
export function discountOf(original: number | null, price: number | null): Discount | null {
  if (original === null || price === null || original <= price) return null;
  return { original, percent: Math.round(((original - price) / original) * 100) };
}

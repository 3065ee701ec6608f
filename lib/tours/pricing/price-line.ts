import type { PartyLine } from "./party";

/** A price line. A price of 0 is on request, but for infants, who are free of charge. */
export interface PriceLine {
  price: number;
  kind?: PartyLine["kind"];
}

/** Tells whether a line is on request. Visitors choose a line on request like the others. */
export function isOnRequest({ price, kind }: PriceLine): boolean {
  return price === 0 && kind !== "infant";
}

/** Tells whether a line costs nothing. */
export function isFree({ price, kind }: PriceLine): boolean {
  return price === 0 && kind === "infant";
}

/** Tells whether a tour can be requested in its form. */
export function hasPriceLines({ prices }: { prices: readonly unknown[] }): boolean {
  return prices.length > 0;
}

import type { StatedLine } from "./party";
import { type PricedByDay, priceOn } from "./price-on";
import { type Party, type PartyConditions, type PartyQuote, quoteLines } from "./quote-lines";

/** Decides what a party pays if a tour starts on a day. A null day gives the tour's own prices. */
export function quote<Line extends StatedLine, What = string>(
  tour: PricedByDay<Line> & PartyConditions<What>,
  day: string | null,
  party: Party,
): PartyQuote<Line & { before?: number }, What> {
  const { lines, packages } = priceOn(tour, day);
  return quoteLines(lines, party, { ...tour, packages });
}

import { formatMoney } from "../core/format";
import { fill } from "../core/i18n/fill";
import type { Language } from "../core/i18n/languages";
import type { PartyQuote } from "../tours/pricing/quote-lines";

export interface BookingCost {
  total: number;
  /** Names of the chosen lines whose price is on request. The total does not contain them. */
  unpriced: string[];
}

export function costOf({
  sum,
  onRequest,
}: Pick<PartyQuote<{ service: string }>, "sum" | "onRequest">): BookingCost {
  return { total: sum, unpriced: onRequest.map(({ service }) => service) };
}

export interface CostWords {
  onRequest: string;
  without: string;
}

/** Formats a cost. `without` names the lines that the amount does not contain; empty if it contains all. */
export function writtenCost(
  { total, unpriced }: BookingCost,
  currency: string,
  language: Language,
  words: CostWords,
): { amount: string; without: string } {
  if (unpriced.length === 0) return { amount: formatMoney(total, currency, language), without: "" };
  if (total === 0) return { amount: words.onRequest, without: "" };
  const without = fill(words.without, { lines: unpriced.join(", ") });
  return { amount: formatMoney(total, currency, language), without };
}

export function costText(...[cost, currency, language, words]: Parameters<typeof writtenCost>): string {
  const { amount, without } = writtenCost(cost, currency, language, words);
  return without ? `${amount}, ${without}` : amount;
}

import { formatMoney } from "../format";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";
import type { PartyLine } from "../trip/party";

/** The parts that say whom a line is for are absent where staff have not said so. */
export interface BookingPriceLine extends Partial<Omit<PartyLine, "price">> {
  id: number;
  service: string;
  description: string;
  price: number;
  /** The price of the line without the promo of the chosen day. Absent on days without a promo. */
  before?: number;
}

export type Quantities = Record<number, number>;

/** Reads a whole number from 0; an empty or invalid value counts as 0. */
export function quantity(value: unknown): number {
  const number = Math.floor(Number(value));
  return Number.isFinite(number) && number > 0 ? Math.min(number, Number.MAX_SAFE_INTEGER) : 0;
}

/** Multiplies in cents, to avoid rounding errors. */
export function lineTotal(price: number, count: number): number {
  return (Math.round(price * 100) * count) / 100;
}

export function bookingTotal(prices: BookingPriceLine[], quantities: Quantities): number {
  const cents = prices.map(({ id, price }) => Math.round(price * 100) * quantity(quantities[id]));
  return cents.reduce((sum, each) => sum + each, 0) / 100;
}

export function hasParticipant(prices: BookingPriceLine[], quantities: Quantities): boolean {
  return prices.some(({ id }) => quantity(quantities[id]) > 0);
}

export interface BookingCost {
  total: number;
  /** Names of the chosen lines whose price is on request (stored as 0). The total does not contain them. */
  unpriced: string[];
}

export function bookingCost(prices: BookingPriceLine[], quantities: Quantities): BookingCost {
  const unpriced = prices.filter(({ id, price }) => price === 0 && quantity(quantities[id]) > 0);
  return { total: bookingTotal(prices, quantities), unpriced: unpriced.map(({ service }) => service) };
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

import { formatMoney } from "../format";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";
import { type BookingPriceLine, lineTotal, type Quantities, quantity } from "./cost";

/** What a guest pays on the spot. Without an amount for children nobody has said what a child pays. */
export interface SpotFee {
  what: string;
  adult: number;
  child?: number;
  currency: string;
}

export interface FeeWords {
  perAdult: string;
}

/** Counts the guests of the chosen lines. Null where a line does not say for how many adults or children it is. */
function countGuests(prices: BookingPriceLine[], quantities: Quantities) {
  const counts = { adult: 0, child: 0 };
  for (const { id, kind = null } of prices) {
    const count = quantity(quantities[id]);
    if (count === 0 || kind === "extra" || kind === "infant") continue;
    if (kind !== "adult" && kind !== "child") return null;
    counts[kind] += count;
  }
  return counts;
}

/**
 * Names the fees that the chosen guests pay on the spot: `National park fee THB 1,000`. Where the lines do not say who comes, or
 * nobody has said what a child pays, the fee of an adult is named.
 */
export function spotFeeLines(
  { prices, fees = [] }: { prices: BookingPriceLine[]; fees?: SpotFee[] },
  quantities: Quantities,
  language: Language,
  { perAdult }: FeeWords,
): string[] {
  const guests = countGuests(prices, quantities);
  return fees.flatMap(({ what, adult, child, currency }) => {
    const money = (amount: number) => `${what} ${formatMoney(amount, currency, language)}`;
    const isKnown = guests !== null && (guests.child === 0 || child !== undefined);
    if (!isKnown || guests.adult + guests.child === 0)
      return adult > 0 ? [fill(perAdult, { fee: money(adult) })] : [];
    const sum = lineTotal(adult, guests.adult) + lineTotal(child ?? 0, guests.child);
    return sum > 0 ? [money(Math.round(sum * 100) / 100)] : [];
  });
}

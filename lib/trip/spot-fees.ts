import { formatMoney } from "../format";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";
import type { PartyLine } from "./party";

/** A fee that a guest pays on the spot. `child` is absent if staff have not stated the amount for a child. */
export interface SpotFee {
  what: string;
  adult: number;
  child?: number;
  currency: string;
}

export interface FeeWords {
  perAdult: string;
}

/** How many of a price line are chosen, and for whom the line is. */
export interface ChosenLine {
  kind?: PartyLine["kind"];
  count: number;
}

/** Counts the guests of the chosen lines. Null where a line does not say for how many adults or children it is. */
function countPayingGuests(chosen: ChosenLine[]) {
  const counts = { adult: 0, child: 0 };
  for (const { kind = null, count } of chosen) {
    if (count === 0 || kind === "extra" || kind === "infant") continue;
    if (kind !== "adult" && kind !== "child") return null;
    counts[kind] += count;
  }
  return counts;
}

/**
 * Names the fees that the chosen guests pay on the spot: `National park fee THB 1,000`. Names the fee of an adult if the guests
 * or the fee of a child are unknown.
 */
export function spotFeeTexts(
  fees: SpotFee[],
  chosen: ChosenLine[],
  language: Language,
  { perAdult }: FeeWords,
): string[] {
  const guests = countPayingGuests(chosen);
  return fees.flatMap(({ what, adult, child, currency }) => {
    const money = (amount: number) => `${what} ${formatMoney(amount, currency, language)}`;
    const isKnown = guests !== null && (guests.child === 0 || child !== undefined);
    if (!isKnown || guests.adult + guests.child === 0)
      return adult > 0 ? [fill(perAdult, { fee: money(adult) })] : [];
    const cents = Math.round(adult * 100) * guests.adult + Math.round((child ?? 0) * 100) * guests.child;
    return cents > 0 ? [money(cents / 100)] : [];
  });
}

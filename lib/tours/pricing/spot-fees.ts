import { formatMoney } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import type { Language } from "../../core/i18n/languages";
import type { PartyLine } from "./party";

/** A fee that a guest pays on the spot. `child` is absent if staff have not stated the amount for a child. */
export interface SpotFee<What = string> {
  what: What;
  adult: number;
  child?: number;
  currency: string;
}

/** What a party pays on the spot: `amount` for all guests together, or for one adult where the guests are not known. */
export interface QuotedFee<What = string> {
  what: What;
  amount: number;
  currency: string;
  of: "party" | "adult";
}

/** How many of a price line are chosen, and for whom the line is. */
export interface ChosenLine {
  kind?: PartyLine["kind"];
  count: number;
}

/** Counts the guests of the chosen lines. Null where a line does not say for how many adults or children it is. */
function countPayingGuests(chosen: readonly ChosenLine[]) {
  const counts = { adult: 0, child: 0 };
  for (const { kind = null, count } of chosen) {
    if (count === 0 || kind === "extra" || kind === "infant") continue;
    if (kind !== "adult" && kind !== "child") return null;
    counts[kind] += count;
  }
  return counts;
}

/** Returns the fee of an adult if the guests or the fee of a child are unknown. Leaves out fees of 0. */
export function quotedFees<What>(
  fees: readonly SpotFee<What>[],
  chosen: readonly ChosenLine[],
): QuotedFee<What>[] {
  const guests = countPayingGuests(chosen);
  const all = fees.map(({ what, adult, child, currency }): QuotedFee<What> => {
    const isKnown = guests !== null && (guests.child === 0 || child !== undefined);
    if (!isKnown || guests.adult + guests.child === 0) return { what, amount: adult, currency, of: "adult" };
    const cents = Math.round(adult * 100) * guests.adult + Math.round((child ?? 0) * 100) * guests.child;
    return { what, amount: cents / 100, currency, of: "party" };
  });
  return all.filter(({ amount }) => amount > 0);
}

/** Returns the fees of an adult, which stand beside a price that does not include them. */
export function adultFees<What>(fees: readonly SpotFee<What>[]): QuotedFee<What>[] {
  return quotedFees(fees, []);
}

export interface FeeWords {
  perAdult: string;
}

/** Names the fees of a quote: `National park fee THB 1,000`. */
export function feeTexts(fees: readonly QuotedFee[], language: Language, { perAdult }: FeeWords): string[] {
  return fees.map(({ what, amount, currency, of }) => {
    const fee = `${what} ${formatMoney(amount, currency, language)}`;
    return of === "adult" ? fill(perAdult, { fee }) : fee;
  });
}

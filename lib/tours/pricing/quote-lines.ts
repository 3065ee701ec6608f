import { type PackagePrice, type TakenPackage, takenPackage } from "./packages";
import { allotParty, type Guests, type StatedLine } from "./party";
import { isOnRequest } from "./price-line";
import { type ChosenLine, type QuotedFee, quotedFees, type SpotFee } from "./spot-fees";

/** The guests of a party, or the number of pieces that a form has for each price line. */
export type Party = Guests | { counts: readonly number[] };

/** What else than its prices a tour asks of a party. An absent value asks nothing. */
export interface PartyConditions<What = string> {
  /** Fees that guests pay on the spot, in the order of the tour. */
  fees?: readonly SpotFee<What>[];
  /** Ages in years, both included. */
  age?: { least?: number; most?: number };
  mostGuests?: number;
  /** The prices of the day for so many guests together. */
  packages?: readonly PackagePrice[];
}

/** Why a tour may not fit a party. No doubt blocks a request. */
export type PartyDoubt =
  | { because: "young"; least: number }
  | { because: "old"; most: number }
  | { because: "many"; most: number };

export interface PartyQuote<Line, What = string> {
  /** The chosen lines in the order of the tour. `amount` is the price of all of `count`. */
  lines: (Line & { count: number; amount: number })[];
  counts: number[];
  /** The sum of the chosen lines that have a price, with the package in the place of its lines. */
  sum: number;
  /** The package that the party pays. Null where no package fits the party exactly or costs less. */
  package: TakenPackage | null;
  /** The chosen lines whose price is on request. The sum does not contain them. */
  onRequest: Line[];
  /** Guests for whom no line is meant: the ages of children, and null for all adults together. */
  without: (number | null)[];
  /** The sum, if it says what the party pays: null if no adult comes, or if the adults have no line with a price. */
  total: number | null;
  fees: QuotedFee<What>[];
  doubts: PartyDoubt[];
}

/** Multiplies in cents, to avoid rounding errors. */
export function lineAmount(price: number, count: number): number {
  return (Math.round(price * 100) * count) / 100;
}

/** Adds amounts of one currency in cents. */
export function addAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

/** Reads a whole number from 0; an empty or invalid value counts as 0. */
export function quantity(value: unknown): number {
  const number = Math.floor(Number(value));
  return Number.isFinite(number) && number > 0 ? Math.min(number, Number.MAX_SAFE_INTEGER) : 0;
}

/** Returns the counts of price lines in the order of the lines. */
export function countsOf(
  lines: readonly { id: number }[],
  quantities: Readonly<Record<number, unknown>>,
): number[] {
  return lines.map(({ id }) => quantity(quantities[id]));
}

/** Counts the guests of the chosen lines. An extra is no guest, and a group is one at least. */
function chosenGuests(chosen: readonly ChosenLine[]): number {
  return chosen.reduce((sum, { kind, count }) => (kind === "extra" ? sum : sum + count), 0);
}

function doubtsOf(
  party: Party,
  chosen: readonly ChosenLine[],
  { age: { least, most } = {}, mostGuests }: PartyConditions<unknown>,
): PartyDoubt[] {
  const isByCount = "counts" in party;
  const { adults, children } = isByCount ? { adults: 0, children: [] } : party;
  const guests = isByCount ? chosenGuests(chosen) : adults + children.length;
  const isTooYoung = least !== undefined && children.some((age) => age < least);
  const isTooOld = most !== undefined && most < 18 && (adults > 0 || children.some((age) => age > most));
  return [
    ...(isTooYoung ? [{ because: "young" as const, least }] : []),
    ...(isTooOld ? [{ because: "old" as const, most }] : []),
    ...(mostGuests !== undefined && guests > mostGuests
      ? [{ because: "many" as const, most: mostGuests }]
      : []),
  ];
}

/**
 * Decides what a party pays for price lines that have the prices of a day: lines by kind of guest, infants, groups and extras, fees
 * on the spot, and what the sum does not contain.
 */
export function quoteLines<Line extends StatedLine, What = string>(
  lines: readonly Line[],
  party: Party,
  conditions: PartyConditions<What> = {},
): PartyQuote<Line, What> {
  const isByCount = "counts" in party;
  const { counts, without } = isByCount
    ? { counts: lines.map((_, index) => party.counts[index] ?? 0), without: [] }
    : allotParty(lines, party);
  const chosen = lines.flatMap((line, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ ...line, count, amount: lineAmount(line.price, count) }] : [];
  });
  const onRequest = lines.filter((line, index) => isOnRequest(line) && (counts[index] ?? 0) > 0);
  const taken = without.length > 0 ? null : takenPackage(lines, counts, conditions.packages ?? []);
  const amounts = chosen.map(({ amount }) => amount);
  const sum = addAmounts(taken ? [...amounts, taken.price, -taken.instead] : amounts);
  const isPriced =
    chosen.length > onRequest.length &&
    onRequest.every(({ kind }) => kind === "child") &&
    !without.includes(null);
  return {
    lines: chosen,
    counts,
    sum,
    package: taken,
    onRequest,
    without,
    total: isPriced && (isByCount || party.adults > 0) ? sum : null,
    fees: quotedFees(conditions.fees ?? [], chosen),
    doubts: doubtsOf(party, chosen, conditions),
  };
}

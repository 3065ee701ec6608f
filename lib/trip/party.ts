import type { Trip } from "./trip";

/** The parts of a price line that say whom the line is for. All ages are in years and included. */
export interface PartyLine {
  price: number;
  /** Null where staff have not said whom the line is for. */
  kind: "adult" | "child" | "infant" | "group" | "extra" | null;
  age_from: number | null;
  age_to: number | null;
  /** The most guests for one price of a line per group. */
  group_size: number | null;
}

type StatedLine = { price: number } & Partial<Omit<PartyLine, "price">>;

/** Returns the price lines of a tour with the prices of a day. A part that nobody stated is null. */
export function partyLines(lines: readonly StatedLine[], prices: readonly number[] = []): PartyLine[] {
  return lines.map(({ price, kind, age_from, age_to, group_size }, index) => ({
    price: prices[index] ?? price,
    kind: kind ?? null,
    age_from: age_from ?? null,
    age_to: age_to ?? null,
    group_size: group_size ?? null,
  }));
}

export type Party = Pick<Trip, "adults" | "children">;

export interface Allotment {
  /** The number to book of each line, in the order of the lines. */
  counts: number[];
  /** Guests for whom no line is meant: the ages of children, and null for all adults together. */
  without: (number | null)[];
}

type Numbered = PartyLine & { index: number };

const states = (line: PartyLine) => line.age_from !== null || line.age_to !== null;
const holds = ({ age_from, age_to }: PartyLine, age: number) =>
  age >= (age_from ?? 0) && (age_to === null || age <= age_to);

/** Returns the highest age of the lines for children and infants. Null if a line has no upper age. */
function oldestNamed(lines: Numbered[]): number | null {
  const named = lines.filter(({ kind }) => kind === "child" || kind === "infant");
  if (named.length === 0 || named.some(({ age_to }) => age_to === null)) return null;
  return Math.max(...named.map(({ age_to }) => age_to ?? 0));
}

/**
 * Returns the line for a child: a line that names the age, else the line for children of every age. A child who is older than
 * the ages that the lines name pays as an adult.
 */
function lineOfChild(lines: Numbered[], age: number): Numbered | undefined {
  const young = lines.filter(({ kind }) => kind === "child" || kind === "infant");
  const named = young.find((line) => states(line) && holds(line, age));
  const anyAge = young.find((line) => line.kind === "child" && !states(line));
  const oldest = oldestNamed(lines);
  const adult = lines.find(({ kind, age_from }) => {
    if (kind !== "adult") return false;
    return age_from === null ? oldest !== null && age > oldest : age >= age_from;
  });
  return named ?? anyAge ?? adult;
}

/** Returns the smallest group that holds all guests, else the largest; a group without a size is never guessed. */
function groupLine(lines: Numbered[], guests: number): Numbered | undefined {
  const bySize = lines
    .filter(({ kind, group_size }) => kind === "group" && group_size !== null && group_size > 0)
    .sort((one, other) => (one.group_size ?? 0) - (other.group_size ?? 0) || one.index - other.index);
  return bySize.find(({ group_size }) => (group_size ?? 0) >= guests) ?? bySize.at(-1);
}

/**
 * Finds the first fitting price line of each guest. A tour without a line for adults is paid by the group, rounded up to whole
 * groups. Extras and lines without a kind are never taken.
 */
export function allotParty(priceLines: readonly PartyLine[], { adults, children }: Party): Allotment {
  const lines = priceLines.map((line, index) => ({ ...line, index }));
  const counts = lines.map(() => 0);
  const without: Allotment["without"] = [];
  const add = (line: Numbered | undefined, count: number, guest: number | null) => {
    if (line) counts[line.index] = (counts[line.index] ?? 0) + count;
    else without.push(guest);
  };
  const guests = adults + children.length;
  const adult = lines.find(({ kind }) => kind === "adult");
  const group = adult ? undefined : groupLine(lines, guests);
  if (group?.group_size) {
    if (guests > 0) add(group, Math.ceil(guests / group.group_size), null);
    return { counts, without };
  }
  if (adults > 0) add(adult, adults, null);
  for (const age of children) add(lineOfChild(lines, age), 1, age);
  return { counts, without };
}

/**
 * Returns what the guests pay together. Null without an adult, where a guest has no line, and where the price of a guest's line
 * is on request (0).
 */
export function partyTotal(lines: readonly PartyLine[], party: Party): number | null {
  if (party.adults === 0) return null;
  const { counts, without } = allotParty(lines, party);
  if (without.length > 0) return null;
  const taken = lines.flatMap(({ price }, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ price, count }] : [];
  });
  if (taken.length === 0 || taken.some(({ price }) => price <= 0)) return null;
  return taken.reduce((sum, { price, count }) => sum + Math.round(price * 100) * count, 0) / 100;
}

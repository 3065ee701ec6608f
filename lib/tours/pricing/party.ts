import type { Trip } from "../../trip/trip";

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

/** A price line as it is sent to the browser. A part that staff have not stated is absent. */
export type StatedLine = { price: number } & Partial<Omit<PartyLine, "price">>;

export type Guests = Pick<Trip, "adults" | "children">;

export interface Allotment {
  /** The number to book of each line, in the order of the lines. */
  counts: number[];
  /** Guests for whom no line is meant: the ages of children, and null for all adults together. */
  without: (number | null)[];
}

type Numbered = PartyLine & { index: number };

function numbered({ price, kind, age_from, age_to, group_size }: StatedLine, index: number): Numbered {
  return {
    index,
    price,
    kind: kind ?? null,
    age_from: age_from ?? null,
    age_to: age_to ?? null,
    group_size: group_size ?? null,
  };
}

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

interface ChosenGroup {
  line: Numbered;
  count: number;
}

/**
 * Returns the cheapest group that holds all guests. If no group holds them, returns the cheapest number of equal groups. A line on
 * request is taken only if no other is left, and a group without a size is never guessed.
 */
function groupLine(lines: Numbered[], guests: number): ChosenGroup | undefined {
  const groups = lines.flatMap((line) =>
    line.kind === "group" && line.group_size ? [{ line, count: Math.ceil(guests / line.group_size) }] : [],
  );
  const holding = groups.filter(({ count }) => count <= 1);
  const costOf = ({ line: { price }, count }: ChosenGroup) =>
    price > 0 ? price * count : Number.POSITIVE_INFINITY;
  const [cheapest] = (holding.length > 0 ? holding : groups).sort((one, other) => {
    const [cost, otherCost] = [costOf(one), costOf(other)];
    return cost === otherCost ? one.count - other.count : cost - otherCost;
  });
  return cheapest;
}

/**
 * Finds the first fitting price line of each guest. A tour without a line for adults is paid by the group. Extras and lines without a kind are never taken.
 */
export function allotParty(priceLines: readonly StatedLine[], { adults, children }: Guests): Allotment {
  const lines = priceLines.map(numbered);
  const counts = lines.map(() => 0);
  const without: Allotment["without"] = [];
  const add = (line: Numbered | undefined, count: number, guest: number | null) => {
    if (line) counts[line.index] = (counts[line.index] ?? 0) + count;
    else without.push(guest);
  };
  const guests = adults + children.length;
  const adult = lines.find(({ kind }) => kind === "adult");
  const group = adult ? undefined : groupLine(lines, guests);
  if (group) {
    if (guests > 0) add(group.line, group.count, null);
    return { counts, without };
  }
  if (adults > 0) add(adult, adults, null);
  for (const age of children) add(lineOfChild(lines, age), 1, age);
  return { counts, without };
}

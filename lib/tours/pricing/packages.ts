import type { DayPromo } from "../../core/calendar/calendar";
import { allotParty, type StatedLine } from "./party";

/** What so many adults and children pay together on the days of a promo. */
export interface PackagePrice {
  /** The promo. */
  id: number;
  guests: number;
  price: number;
}

/** A package that a party pays. `instead` is the amount of the price lines in its place. */
export interface TakenPackage extends PackagePrice {
  instead: number;
}

export type PackagePromo = DayPromo & Required<Pick<DayPromo, "package">>;

/** Lists the promos with a package that have not ended, the smallest party first. */
export function listPackages(promos: readonly DayPromo[], today: string): PackagePromo[] {
  return promos
    .filter((promo): promo is PackagePromo => promo.package !== undefined && promo.until >= today)
    .sort((one, other) => one.package.guests - other.package.guests || one.id - other.id);
}

const childAges = Array.from({ length: 18 }, (_, age) => age);

/** Tells for each price line whether a package can take its place: the lines that adults and children of any age are given. */
export function packageLines(lines: readonly StatedLine[]): boolean[] {
  const { counts } = allotParty(lines, { adults: 1, children: childAges });
  return lines.map(({ kind }, index) => (kind === "adult" || kind === "child") && counts[index] !== 0);
}

/**
 * Returns the cheapest package for exactly the chosen guests, if it costs less than their price lines. Infants and extras pay beside
 * a package. Returns null where a guest has no line or a line on request, or has chosen another line, such as another boat.
 */
export function takenPackage(
  lines: readonly StatedLine[],
  counts: readonly number[],
  packages: readonly PackagePrice[],
): TakenPackage | null {
  if (packages.length === 0) return null;
  const held = packageLines(lines);
  let guests = 0;
  let cents = 0;
  for (const [index, { price, kind }] of lines.entries()) {
    const count = counts[index] ?? 0;
    if (count === 0 || (!held[index] && (kind === "infant" || kind === "extra"))) continue;
    if (!held[index] || price === 0) return null;
    guests += count;
    cents += Math.round(price * 100) * count;
  }
  const instead = cents / 100;
  const [cheapest] = packages
    .filter((each) => each.guests === guests && each.price < instead)
    .sort((one, other) => one.price - other.price || one.id - other.id);
  return cheapest ? { ...cheapest, instead } : null;
}

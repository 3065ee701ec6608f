import type { DayPromo, PlannedPrices } from "../../core/calendar/calendar";
import { periodOf } from "../../core/calendar/periods";
import { operatorDay } from "../../core/content/days";
import { localized } from "../../core/content/localized-text";

interface PromoRow {
  id: number;
  title: unknown;
  start_date: Date | null;
  end_date: Date;
  created_at: Date;
  weekdays?: number[];
  tour_price: { toNumber(): number } | null;
  package_price?: { toNumber(): number } | null;
  package_guests?: number | null;
}

/** The prices of a tour on all days. */
interface AllPrices {
  starting_price: number | null;
  /** By position. */
  prices: number[];
  seasons: { starting_price: number | null; prices: (number | null)[] }[];
  planned_prices: Pick<PlannedPrices, "starting_price" | "prices">[];
}

interface PromoTour extends AllPrices {
  /** Whom each price line is for. A package takes the place of lines for adults and children. A tour without a line for adults has no package. */
  kinds?: readonly (string | null)[];
}

/** Returns the position of the price line that has the starting price, or -1. */
export function startingLine({
  starting_price,
  prices,
}: Pick<AllPrices, "starting_price" | "prices">): number {
  return starting_price ? prices.indexOf(starting_price) : -1;
}

/** Seasons and planned prices count too, so that a package is refused only if the package is never the lower price. */
export function highestLinePrice({ prices, seasons, planned_prices }: AllPrices, line: number): number {
  const others = [...seasons, ...planned_prices].map((each) => each.prices[line] ?? 0);
  return Math.max(prices[line] ?? 0, ...others);
}

/** Tells whether so many adults or children pay more on some day without the package. */
function isLowerPackage({ kinds = [], ...tour }: PromoTour, guests: number, price: number): boolean {
  const isHeld = (kind: string | null) => kind === "adult" || kind === "child";
  return kinds.some((kind, line) => isHeld(kind) && price < guests * highestLinePrice(tour, line));
}

/** Returns the highest price that a promo of the tour can lower, in any season and from any planned day on; 0 if there is none. */
export function highestStartingPrice(tour: AllPrices): number {
  const line = startingLine(tour);
  if (line === -1) return 0;
  const starting = [tour, ...tour.seasons, ...tour.planned_prices].map((each) => each.starting_price ?? 0);
  return Math.max(highestLinePrice(tour, line), ...starting);
}

/**
 * A promo without a first day begins with the day on which it was made. A price that is not lower than those of the tour counts as none, because a promo never makes a price
 * higher.
 */
export function tourPromos(rows: PromoRow[], tour: PromoTour): DayPromo[] {
  const line = startingLine(tour);
  const highest = highestStartingPrice(tour);
  const hasAdultLine = tour.kinds?.includes("adult") ?? false;
  return rows.map(({ id, title, start_date, end_date, created_at, weekdays = [], ...row }) => {
    const price = row.tour_price?.toNumber() ?? null;
    const isLower = price !== null && price < highest;
    const [guests, together] = [row.package_guests ?? 0, row.package_price?.toNumber() ?? 0];
    const hasPackage = together > 0 && hasAdultLine;
    const isPackage = hasPackage && isLowerPackage(tour, guests, together);
    const isNoLower = (price !== null && !isLower) || (hasPackage && !isPackage);
    return {
      id,
      title: localized.parse(title),
      ...periodOf({ from_day: start_date ?? operatorDay(created_at), until_day: end_date, yearly: false }),
      ...(weekdays.length > 0 && { weekdays }),
      price: isLower ? price : null,
      ...(isNoLower && { isNoLower: true as const }),
      line,
      ...(isPackage && { package: { guests, price: together } }),
    };
  });
}

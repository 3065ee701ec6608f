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
}

/** The prices of a tour on all days. */
interface AllPrices {
  starting_price: number | null;
  /** By position. */
  prices: number[];
  seasons: { starting_price: number | null; prices: (number | null)[] }[];
  planned_prices: Pick<PlannedPrices, "starting_price" | "prices">[];
}

/** Returns the position of the price line that has the starting price, or -1. */
export function startingLine({
  starting_price,
  prices,
}: Pick<AllPrices, "starting_price" | "prices">): number {
  return starting_price ? prices.indexOf(starting_price) : -1;
}

/** Returns the highest price that a promo of the tour can lower, in any season and from any planned day on; 0 if there is none. */
export function highestStartingPrice(tour: AllPrices): number {
  const line = startingLine(tour);
  if (line === -1) return 0;
  const others = [...tour.seasons, ...tour.planned_prices].flatMap(({ starting_price, prices }) => [
    starting_price,
    prices[line] ?? null,
  ]);
  return Math.max(tour.starting_price ?? 0, ...others.map((price) => price ?? 0));
}

/**
 * A promo without a first day begins with the day on which it was made. A price that is not lower than those of the tour counts as none, because a promo never makes a price
 * higher.
 */
export function tourPromos(rows: PromoRow[], tour: AllPrices): DayPromo[] {
  const line = startingLine(tour);
  const highest = highestStartingPrice(tour);
  return rows.map(({ id, title, start_date, end_date, created_at, weekdays = [], tour_price }) => {
    const price = tour_price?.toNumber() ?? null;
    return {
      id,
      title: localized.parse(title),
      ...periodOf({ from_day: start_date ?? operatorDay(created_at), until_day: end_date, yearly: false }),
      ...(weekdays.length > 0 && { weekdays }),
      price: price !== null && price < highest ? price : null,
      line,
    };
  });
}

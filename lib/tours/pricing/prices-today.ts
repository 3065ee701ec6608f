import "server-only";
import type { PlannedPrices } from "../../core/calendar/calendar";
import { addDays, dayInZone } from "../../core/calendar/days";
import { dependsOn } from "../../core/content/dependencies";
import type { Tour, TourSummary } from "../schema";
import { plannedPricesOn, settledPrices } from "./planned-prices";
import { readPlannedPrices } from "./read-planned-prices";

/** Returns the operator's today. The current page renews at midnight before each later day of the plans. */
function dayOfPlans(planned: readonly PlannedPrices[]): string {
  const today = dayInZone(new Date());
  const later = planned.filter(({ from }) => from > today);
  dependsOn(...later.map(({ from }) => `until:${addDays(from, -1)}` as const));
  return today;
}

/** Returns the stored tour with its prices of today. */
export function tourToday(tour: Tour): Tour {
  if (tour.planned_prices.length === 0) return tour;
  const settled = settledPrices(tour, dayOfPlans(tour.planned_prices));
  const { seasons, planned_prices } = settled;
  return { ...settled, calendar: { ...settled.calendar, seasons, planned_prices } };
}

/** Returns the stored summary with its prices of today. */
export function summaryToday(tour: TourSummary): TourSummary {
  const { starting_price, original_price, calendar } = tour;
  const { planned_prices: planned, seasons } = calendar;
  if (planned.length === 0) return tour;
  const stored = { starting_price, original_price, seasons, planned_prices: planned };
  const { seasons: settled, planned_prices, ...prices } = settledPrices(stored, dayOfPlans(planned));
  return { ...tour, ...prices, calendar: { ...calendar, seasons: settled, planned_prices } };
}

interface StartingPriceRow {
  starting_price: number | null;
  planned_prices: unknown;
}

/** Returns the starting price outside seasons on a day, of a row that has no more than it. */
export function ownStartingPrice(
  { starting_price, planned_prices }: StartingPriceRow,
  day: string,
): number | null {
  const stored = { starting_price, original_price: null, prices: [] };
  return plannedPricesOn(stored, readPlannedPrices(planned_prices), day).starting_price;
}

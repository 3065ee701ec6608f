import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { addDays, phuketDay } from "../../calendar/days";
import { type PlannedPrices, settledPrices } from "../../calendar/planned-prices";
import { dependsOn } from "../../content/dependencies";
import type { Tour, TourSummary } from "../schema";

/** Returns today in Phuket. The current page renews at midnight before each later day of the plans. */
function dayOfPlans(planned: readonly PlannedPrices[]): string {
  const today = phuketDay(new Date());
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

/** The starting price outside seasons on a day, for the order of a query. */
export function startingPriceOn(day: string): Prisma.Sql {
  return Prisma.sql`CASE WHEN planned_prices = '[]' THEN starting_price ELSE coalesce((
    SELECT (planned ->> 'starting_price')::numeric FROM jsonb_array_elements(planned_prices) AS planned
    WHERE planned ->> 'season' IS NULL AND planned ->> 'starting_price' IS NOT NULL AND planned ->> 'from' <= ${day}
    ORDER BY planned ->> 'from' DESC LIMIT 1), starting_price) END`;
}

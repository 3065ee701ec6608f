import "server-only";
import { getCutoff } from "../../calendar/calendar";
import { addDays } from "../../calendar/days";
import { changesAt, dependsOn, momentOfDay } from "../../content/dependencies";
import { listCurrentRates } from "../../rates/current-rates";
import { lastStruckDay } from "../prices/struck-price";
import { type Current, currentTour, isRestricted, type ScheduledTour } from "./current";

/**
 * The current page is rendered again at the cut-off of the first open day and at midnight in Phuket. A tour
 * without a calendar and without promos changes by time only with its struck price.
 */
export function tourNow<T extends ScheduledTour>(tour: T): Current<T> {
  const isUnrestricted = !isRestricted(tour.calendar) && tour.calendar.promos.length === 0;
  if (isUnrestricted) {
    const last = lastStruckDay(tour);
    if (last !== null && tour.original_price_since !== null) {
      dependsOn(`until:${addDays(tour.original_price_since, -1)}`, `until:${last}`);
    }
    return currentTour(tour, new Date());
  }
  const current = currentTour(tour, momentOfDay());
  if (current.firstDay !== null) changesAt(getCutoff(tour.calendar, current.firstDay));
  return current;
}

/** The tours as `tourNow` returns each, with the rates for the words beside their prices. */
export async function toursNow<T extends ScheduledTour>(tours: readonly T[]): Promise<Current<T>[]> {
  const rates = await listCurrentRates();
  return tours.map((tour) => ({ ...tourNow(tour), rates }));
}

import "server-only";
import { getCutoff } from "../../core/calendar/calendar";
import { changesAt, momentOfDay } from "../../core/content/dependencies";
import { listCurrentRates } from "../../rates/current-rates";
import { type Current, currentTour, isRestricted, type ScheduledTour } from "./current";

/**
 * The current page is rendered again at the cut-off of the first open day and at the operator's midnight. A tour
 * without a calendar and without promos does not change by time.
 */
export function tourNow<T extends ScheduledTour>(tour: T): Current<T> {
  const isUnrestricted = !isRestricted(tour.calendar) && tour.calendar.promos.length === 0;
  if (isUnrestricted) return currentTour(tour, new Date());
  const current = currentTour(tour, momentOfDay());
  if (current.firstDay !== null) changesAt(getCutoff(tour.calendar, current.firstDay));
  return current;
}

/** The tours as `tourNow` returns each, with the rates for the words beside their prices. */
export async function toursNow<T extends ScheduledTour>(tours: readonly T[]): Promise<Current<T>[]> {
  const rates = await listCurrentRates();
  return tours.map((tour) => ({ ...tourNow(tour), rates }));
}

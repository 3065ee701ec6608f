import "server-only";
import { getCutoff } from "../../calendar/calendar";
import { changesAt, momentOfDay } from "../../content/dependencies";
import type { Rates } from "../../rates/rates";
import { type Current, currentTour, isRestricted, type ScheduledTour } from "./current";

/**
 * The current page is rendered again at the cut-off of the first open day and at midnight in Phuket. A tour
 * without a calendar and without promos never changes by time.
 */
export function tourNow<T extends ScheduledTour>(tour: T, rates: Rates): Current<T> {
  const isTimeless = !isRestricted(tour.calendar) && tour.calendar.promos.length === 0;
  if (isTimeless) return currentTour(tour, new Date(), rates);
  const current = currentTour(tour, momentOfDay(), rates);
  if (current.firstDay !== null) changesAt(getCutoff(tour.calendar, current.firstDay));
  return current;
}

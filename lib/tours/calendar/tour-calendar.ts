import { type ClosedPeriod, getFirstOpenDay, type TourCalendar } from "../../calendar/calendar";
import { addDays, phuketDay } from "../../calendar/days";

type OwnCalendar = Omit<TourCalendar, "common_closed_periods" | "days">;

/**
 * When a tour runs, apart from everything else that is known of it.
 *
 * @param days of its itinerary; a tour without one takes a day
 * @param common the operator's closed days, of the tour's type and of all
 */
export function tourCalendar(tour: OwnCalendar, days: number, common: ClosedPeriod[] = []): TourCalendar {
  return {
    weekdays: tour.weekdays,
    cutoff_days: tour.cutoff_days,
    cutoff_time: tour.cutoff_time,
    only_in_seasons: tour.only_in_seasons,
    seasons: tour.seasons,
    closed_periods: tour.closed_periods,
    common_closed_periods: common,
    days: Math.max(1, days),
  };
}

/** Days for which a tour may be closed before that is worth a word. */
const shortWhile = 7;

/**
 * The last day before a tour runs again, where that is more than a week off, whether or not requests have ended; `never`
 * where it does not within two years.
 */
export function closedUntil(calendar: TourCalendar, now: Date): string | null {
  const first = getFirstOpenDay({ ...calendar, cutoff_days: null, cutoff_time: null }, now);
  if (first === null) return "never";
  return first > addDays(phuketDay(now), shortWhile) ? addDays(first, -1) : null;
}

import {
  type ClosedPeriod,
  type DayPromo,
  getFirstOpenDay,
  type TourCalendar,
} from "../../calendar/calendar";
import { addDays, phuketDay } from "../../calendar/days";

type OwnCalendar = Omit<TourCalendar, "common_closed_periods" | "promos" | "days">;

/**
 * @param days of the tour's itinerary; a tour without an itinerary takes one day
 * @param common the operator's closed days, for the tour's type and for all types
 */
export function tourCalendar(
  tour: OwnCalendar,
  days: number,
  common: ClosedPeriod[] = [],
  promos: DayPromo[] = [],
): TourCalendar {
  return {
    weekdays: tour.weekdays,
    cutoff_days: tour.cutoff_days,
    cutoff_time: tour.cutoff_time,
    only_in_seasons: tour.only_in_seasons,
    seasons: tour.seasons,
    closed_periods: tour.closed_periods,
    common_closed_periods: common,
    promos,
    days: Math.max(1, days),
  };
}

/** A tour that is closed for fewer days is not announced as closed. */
const shortWhile = 7;

/** The last closed day; `never` if the tour does not run within two years, null if it runs within a week. */
export function closedUntil(calendar: TourCalendar, now: Date): string | null {
  const first = getFirstOpenDay({ ...calendar, cutoff_days: null, cutoff_time: null }, now);
  if (first === null) return "never";
  return first > addDays(phuketDay(now), shortWhile) ? addDays(first, -1) : null;
}

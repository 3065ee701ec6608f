import { getFirstOpenDay, type TourCalendar } from "../../core/calendar/calendar";
import { addDays, dayInZone } from "../../core/calendar/days";

/** The parts of a calendar that are no part of the tour itself. */
type Beside = Pick<TourCalendar, "common_closed_periods" | "promos" | "closed_stops">;

type OwnCalendar = Omit<TourCalendar, keyof Beside | "days">;

/**
 * @param days of the tour's itinerary; a tour without an itinerary takes one day
 * @param beside the operator's closed days, the tour's promos, and the closures of its stops
 */
export function tourCalendar(
  tour: OwnCalendar,
  days: number,
  { common_closed_periods = [], promos = [], closed_stops = [] }: Partial<Beside> = {},
): TourCalendar {
  return {
    weekdays: tour.weekdays,
    cutoff_days: tour.cutoff_days,
    cutoff_time: tour.cutoff_time,
    only_in_seasons: tour.only_in_seasons,
    seasons: tour.seasons,
    planned_prices: tour.planned_prices,
    closed_periods: tour.closed_periods,
    common_closed_periods,
    promos,
    closed_stops,
    days: Math.max(1, days),
  };
}

/** A tour that is closed for fewer days is not announced as closed. */
const shortWhile = 7;

/** The last closed day; `never` if the tour does not run within two years, null if it runs within a week. */
export function closedUntil(calendar: TourCalendar, now: Date): string | null {
  const first = getFirstOpenDay({ ...calendar, cutoff_days: null, cutoff_time: null }, now);
  if (first === null) return "never";
  return first > addDays(dayInZone(now), shortWhile) ? addDays(first, -1) : null;
}

import { getFirstOpenDay, type TourCalendar } from "../../core/calendar/calendar";
import { addDays, dayInZone, daysBetween } from "../../core/calendar/days";
import type { Rates } from "../../rates/rates";
import { lowersPrices, type PricedByDay, type PriceOfDay, priceOn } from "../pricing/price-on";

export interface ScheduledTour extends PricedByDay {
  calendar: TourCalendar;
}

export type Current<T extends ScheduledTour> = T & {
  now: Date;
  today: string;
  /** What the tour costs on `priceDay`. The other prices of the tour are those outside seasons. */
  price: PriceOfDay;
  /** The first open day, or the day that a visitor has named. Null: the price is the tour's own. */
  priceDay: string | null;
  /** The first day that can be requested; null if there is no such day within two years. */
  firstDay: string | null;
  /** The rates for the words beside the prices; `toursNow` reads them. */
  rates: Rates;
};

/** A tour without the moment, for parts that are rendered once a day for all its pages. */
export type CurrentToday<T extends ScheduledTour> = Omit<Current<T>, "now">;

export function isRestricted(calendar: TourCalendar): boolean {
  const {
    weekdays,
    cutoff_days,
    only_in_seasons,
    seasons,
    planned_prices,
    closed_periods,
    common_closed_periods,
    closed_stops,
  } = calendar;
  const lists = [
    seasons,
    planned_prices,
    closed_periods,
    common_closed_periods,
    closed_stops,
    calendar.promos.filter(lowersPrices),
    calendar.told_days ?? [],
  ];
  return (
    weekdays !== null || cutoff_days !== null || only_in_seasons || lists.some((list) => list.length > 0)
  );
}

export function tourOnDay<T extends ScheduledTour>(tour: Current<T>, day: string): Current<T> {
  return { ...tour, price: priceOn(tour, day), priceDay: day };
}

export function currentTour<T extends ScheduledTour>(tour: T, now: Date): Current<T> {
  const today = dayInZone(now);
  const { calendar } = tour;
  const firstDay = isRestricted(calendar) ? getFirstOpenDay(calendar, now) : addDays(today, 1);
  return { ...tour, now, today, price: priceOn(tour, firstDay), priceDay: firstDay, firstDay, rates: [] };
}

/** Days from now after which the first open day is announced. */
const soon = 7;

export function openingDay({ today, firstDay }: { today: string; firstDay: string | null }): string | null {
  return firstDay !== null && daysBetween(today, firstDay) > soon ? firstDay : null;
}

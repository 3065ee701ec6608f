import { getFirstOpenDay, type TourCalendar } from "../../calendar/calendar";
import { addDays, daysBetween, phuketDay } from "../../calendar/days";
import { getDayPrices, isPriced } from "../../calendar/prices";
import type { Rates } from "../../rates/rates";
import { withStruckPrice } from "../prices/struck-price";

export interface ScheduledTour {
  calendar: TourCalendar;
  starting_price: number | null;
  original_price: number | null;
  original_price_since: string | null;
}

/** A tour as visitors see it at a moment. Its prices are those of the first open day. */
export type Current<T extends ScheduledTour> = T & {
  now: Date;
  today: string;
  /** The prices outside seasons with prices of their own. */
  own: { starting_price: number | null; original_price: number | null };
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
    calendar.promos.filter(isPriced),
  ];
  return (
    weekdays !== null || cutoff_days !== null || only_in_seasons || lists.some((list) => list.length > 0)
  );
}

function pricesFrom(calendar: TourCalendar, own: Current<ScheduledTour>["own"], day: string | null) {
  const { prices: _, promo: __, ...from } = getDayPrices(calendar, { ...own, prices: [] }, day);
  return from;
}

/** Returns the tour with the prices of a day that a visitor has named. */
export function tourOnDay<T extends ScheduledTour>(tour: Current<T>, day: string): Current<T> {
  return { ...tour, ...pricesFrom(tour.calendar, tour.own, day) };
}

function withStruckSeasons(calendar: TourCalendar, today: string): TourCalendar {
  const hasOriginal = calendar.seasons.some(({ original_price }) => original_price !== null);
  if (!hasOriginal) return calendar;
  return { ...calendar, seasons: calendar.seasons.map((season) => withStruckPrice(season, today)) };
}

/** Planned original prices are shown only while the stored one may be shown. */
function withStruckPlans(calendar: TourCalendar, original: number | null): TourCalendar {
  const { planned_prices: planned } = calendar;
  if (original !== null || planned.every(({ original_price }) => original_price === null)) return calendar;
  return { ...calendar, planned_prices: planned.map((each) => ({ ...each, original_price: null })) };
}

/** The original prices are only those that visitors may see on the day of `now`. */
export function currentTour<T extends ScheduledTour>(tour: T, now: Date): Current<T> {
  const today = phuketDay(now);
  const { starting_price, original_price } = withStruckPrice(tour, today);
  const own = { starting_price, original_price };
  const calendar = withStruckPlans(withStruckSeasons(tour.calendar, today), original_price);
  const shared = { calendar, now, today, own, rates: [] };
  if (!isRestricted(calendar)) return { ...tour, ...own, ...shared, firstDay: addDays(today, 1) };
  const firstDay = getFirstOpenDay(calendar, now);
  return { ...tour, ...pricesFrom(calendar, own, firstDay), ...shared, firstDay };
}

/** Days from now after which the first open day is announced. */
const soon = 7;

export function openingDay({ today, firstDay }: { today: string; firstDay: string | null }): string | null {
  return firstDay !== null && daysBetween(today, firstDay) > soon ? firstDay : null;
}

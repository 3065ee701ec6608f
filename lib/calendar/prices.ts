import { getFirstOpenDay, getSeason, listDayStates, type TourCalendar } from "./calendar";
import { addDays } from "./days";

export interface TourPrices {
  starting_price: number | null;
  original_price: number | null;
  /** The day since which the original price was asked. */
  original_price_since: string | null;
  prices: number[];
}

/**
 * The prices of a tour that starts on a day: the season's if it has some, otherwise the tour's own. A season with a
 * starting price of its own never has the tour's original price, which was not asked in that season.
 */
export function getDayPrices<T extends TourPrices>(
  calendar: TourCalendar,
  tour: T,
  day: string | null,
): TourPrices {
  const season = day === null ? null : getSeason(calendar.seasons, day);
  const isOwn = season !== null && (season.starting_price ?? season.original_price) !== null;
  const { original_price, original_price_since } = isOwn ? season : tour;
  return {
    starting_price: season?.starting_price ?? tour.starting_price,
    original_price,
    original_price_since,
    prices: tour.prices.map((price, index) => season?.prices[index] ?? price),
  };
}

export function getFromPrices(calendar: TourCalendar, tour: TourPrices, now: Date): TourPrices {
  return getDayPrices(calendar, tour, getFirstOpenDay(calendar, now));
}

/** The last open day, within a year, with the starting price of `day`; null if the price continues. */
export function getPriceValidUntil(
  calendar: TourCalendar,
  tour: TourPrices,
  day: string,
  now: Date,
): string | null {
  const isAlwaysTheSame = calendar.seasons.every(
    ({ starting_price }) => starting_price === null || starting_price === tour.starting_price,
  );
  // Most tours have one price and need no walk through a year of days.
  if (isAlwaysTheSame && getFirstOpenDay(calendar, now, addDays(day, 365)) !== null) return null;
  const priceOn = (each: string) => getDayPrices(calendar, tour, each).starting_price;
  const price = priceOn(day);
  let last = day;
  for (const each of listDayStates(calendar, addDays(day, 1), 364)) {
    if (each.state.state !== "open") continue;
    if (priceOn(each.day) !== price) return last;
    last = each.day;
  }
  return getFirstOpenDay(calendar, now, addDays(last, 1)) === null ? last : null;
}

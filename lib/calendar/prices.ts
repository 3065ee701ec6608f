import { type DayPromo, getFirstOpenDay, getSeason, listDayStates, type TourCalendar } from "./calendar";
import { addDays } from "./days";
import { periodHolds } from "./periods";
import { plannedPricesOn, seasonKey } from "./planned-prices";

export interface TourPrices {
  starting_price: number | null;
  original_price: number | null;
  prices: number[];
}

export type PricedPromo = DayPromo & { price: number };

export interface DayPrices extends TourPrices {
  /** The promo that makes a price of the day lower; absent if none does. */
  promo?: PricedPromo;
}

export function isPriced(promo: DayPromo): promo is PricedPromo {
  return promo.price !== null;
}

/** The cheapest promo of a day; of two equally cheap ones, the one that was made first. */
function promoOf({ promos }: TourCalendar, day: string): PricedPromo | null {
  const [cheapest = null] = promos
    .filter(isPriced)
    .filter((promo) => periodHolds(promo, day))
    .sort((a, b) => a.price - b.price || a.id - b.id);
  return cheapest;
}

/**
 * Lowers the starting price, and the price line that has the starting price, to the promo's price. A price that is as low stays
 * . The price without the promo is the struck one.
 */
function withPromo(season: TourPrices, promo: PricedPromo): DayPrices {
  const { starting_price, prices } = season;
  const isLower = (before: number | null | undefined) => typeof before === "number" && before > promo.price;
  const isLine = isLower(prices[promo.line]);
  if (!isLower(starting_price) && !isLine) return season;
  return {
    ...season,
    ...(isLower(starting_price) && {
      starting_price: promo.price,
      original_price: starting_price,
    }),
    prices: isLine ? prices.map((price, index) => (index === promo.line ? promo.price : price)) : prices,
    promo,
  };
}

/**
 * The prices of a tour that starts on a day, by price line: the season's if it has some, otherwise the tour's own, both as planned
 * for the day, and the promo's where that is lower. A null day gives the tour's own prices. A season with a starting price of its own
 * never has the tour's original price, which was not asked in that season.
 */
export function getDayPrices<T extends TourPrices>(
  calendar: TourCalendar,
  tour: T,
  day: string | null,
): DayPrices {
  const { starting_price, original_price, prices: lines } = tour;
  const given: TourPrices = { starting_price, original_price, prices: lines };
  if (day === null) return given;
  const { planned_prices: planned } = calendar;
  const own = plannedPricesOn(given, planned, day);
  const found = getSeason(calendar.seasons, day);
  const season = found && plannedPricesOn(found, planned, day, seasonKey(found));
  const isOwn = season !== null && (season.starting_price ?? season.original_price) !== null;
  const prices = {
    starting_price: season?.starting_price ?? own.starting_price,
    original_price: (isOwn ? season : own).original_price,
    prices: own.prices.map((price, index) => season?.prices[index] ?? price),
  };
  const promo = promoOf(calendar, day);
  return promo ? withPromo(prices, promo) : prices;
}

export function getFromPrices(calendar: TourCalendar, tour: TourPrices, now: Date): DayPrices {
  return getDayPrices(calendar, tour, getFirstOpenDay(calendar, now));
}

/** The last open day, within a year, with the starting price of `day`; null if the price continues. */
export function getPriceValidUntil(
  calendar: TourCalendar,
  tour: TourPrices,
  day: string,
  now: Date,
): string | null {
  const isAlwaysTheSame =
    !calendar.promos.some(isPriced) &&
    calendar.planned_prices.length === 0 &&
    calendar.seasons.every(
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

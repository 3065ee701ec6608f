import {
  type DayPromo,
  getFirstOpenDay,
  getSeason,
  listDayStates,
  promoHolds,
  type TourCalendar,
} from "../../core/calendar/calendar";
import { addDays } from "../../core/calendar/days";
import { discountOf } from "./discount";
import type { PackagePrice } from "./packages";
import { plannedPricesOn, seasonKey } from "./planned-prices";
import type { PriceLine } from "./price-line";

/** The prices of a tour outside seasons, and the calendar that changes them by day. */
export interface PricedByDay<Line extends PriceLine = PriceLine> {
  starting_price: number | null;
  original_price: number | null;
  /** Absent where only the starting price is asked for. */
  prices?: readonly Line[];
  calendar: Pick<TourCalendar, "seasons" | "planned_prices" | "promos">;
}

export type PricedPromo = DayPromo & { price: number };

/** The starting price as visitors see it. */
export interface ShownPrice {
  starting: number;
  /** Shown struck through; null without a discount. */
  original: number | null;
  /** Of the discount, shown as a badge if above 0. */
  percent: number;
}

/** What a tour costs on one day. */
export interface PriceOfDay<Line extends PriceLine = PriceLine> {
  starting_price: number | null;
  original_price: number | null;
  /** Null: the price is on request, because the starting price is missing or 0. */
  shown: ShownPrice | null;
  /** The price lines with their prices of the day. `before` is the price of the line without the promo of the day. */
  lines: (Line & { before?: number })[];
  /** The promo that makes a price of the day lower. Null if none does. */
  promo: PricedPromo | null;
  /** The prices of the day's promos for so many guests together. */
  packages: PackagePrice[];
  /** Whether some day of the tour can have a discount, for which a page keeps a hidden place. */
  canBeDiscounted: boolean;
}

export function isPriced(promo: DayPromo): promo is PricedPromo {
  return promo.price !== null;
}

/** Tells whether a promo changes what some guests pay. */
export function lowersPrices(promo: DayPromo): boolean {
  return isPriced(promo) || promo.package !== undefined;
}

interface Prices {
  starting_price: number | null;
  original_price: number | null;
  prices: number[];
}

function shownPrice(starting: number | null, before: number | null): ShownPrice | null {
  if (!starting) return null;
  const discount = discountOf(before, starting);
  return { starting, original: discount?.original ?? null, percent: discount?.percent ?? 0 };
}

/** The cheapest promo of a day; of two equally cheap ones, the one that was made first. */
function promoOf(promos: readonly DayPromo[], day: string): PricedPromo | null {
  const [cheapest = null] = promos
    .filter(isPriced)
    .filter((promo) => promoHolds(promo, day))
    .sort((a, b) => a.price - b.price || a.id - b.id);
  return cheapest;
}

function packagesOf(promos: readonly DayPromo[], day: string): PackagePrice[] {
  return promos.flatMap((promo) =>
    promo.package && promoHolds(promo, day) ? [{ id: promo.id, ...promo.package }] : [],
  );
}

/** Tells whether a promo makes a price lower. A price that is as low stays. */
function isDearer(price: number | null | undefined, promo: PricedPromo | null): boolean {
  return promo !== null && typeof price === "number" && price > promo.price;
}

/**
 * Returns the prices of a day without a promo: the prices of the season, or else the tour's own, both as planned for the day. A season with a starting price of its own never has the tour's original price, which was not asked in that season
 * (R-47.9).
 */
function pricesWithoutPromo(own: Prices, { calendar }: PricedByDay, day: string): Prices {
  const { planned_prices: planned, seasons } = calendar;
  const planless = plannedPricesOn(own, planned, day);
  const found = getSeason(seasons, day);
  if (!found) return planless;
  const season = plannedPricesOn(found, planned, day, seasonKey(found));
  const isOwn = (season.starting_price ?? season.original_price) !== null;
  return {
    starting_price: season.starting_price ?? planless.starting_price,
    original_price: (isOwn ? season : planless).original_price,
    prices: planless.prices.map((price, index) => season.prices[index] ?? price),
  };
}

function canBeDiscounted({ original_price, calendar }: PricedByDay): boolean {
  const { seasons, planned_prices, promos } = calendar;
  const isDear = (each: { original_price: number | null }) => each.original_price !== null;
  return (
    original_price !== null || seasons.some(isDear) || planned_prices.some(isDear) || promos.some(isPriced)
  );
}

/**
 * Decides what a tour costs if it starts on a day: planned prices, then the season, then the promo that is lower. A null
 * day gives the tour's own prices. Every view of a price calls this function and changes nothing of the result.
 */
export function priceOn<Line extends PriceLine>(
  tour: PricedByDay<Line>,
  day: string | null,
): PriceOfDay<Line> {
  const { prices: lines = [] } = tour;
  const own = {
    starting_price: tour.starting_price,
    original_price: tour.original_price,
    prices: lines.map(({ price }) => price),
  };
  const usual = day === null ? own : pricesWithoutPromo(own, tour, day);
  const promo = day === null ? null : promoOf(tour.calendar.promos, day);
  const isStartLower = isDearer(usual.starting_price, promo);
  const isLineLower = promo !== null && isDearer(usual.prices[promo.line], promo);
  const starting_price = isStartLower && promo ? promo.price : usual.starting_price;
  const original_price = isStartLower ? usual.starting_price : usual.original_price;
  return {
    starting_price,
    original_price,
    shown: shownPrice(starting_price, original_price),
    lines: lines.map((line, index) => {
      const price = usual.prices[index] ?? line.price;
      return isLineLower && promo && index === promo.line
        ? { ...line, price: promo.price, before: price }
        : { ...line, price };
    }),
    promo: isStartLower || isLineLower ? promo : null,
    packages: day === null ? [] : packagesOf(tour.calendar.promos, day),
    canBeDiscounted: canBeDiscounted(tour),
  };
}

type ScheduledPrices<Line extends PriceLine> = PricedByDay<Line> & { calendar: TourCalendar };

/** The last open day, within a year, with the starting price of `day`; null if the price continues. */
export function priceValidUntil(tour: ScheduledPrices<PriceLine>, day: string, now: Date): string | null {
  const { calendar, starting_price, original_price } = tour;
  const isAlwaysTheSame =
    !calendar.promos.some(isPriced) &&
    calendar.planned_prices.length === 0 &&
    calendar.seasons.every((season) => (season.starting_price ?? starting_price) === starting_price);
  // Most tours have one price and need no walk through a year of days.
  if (isAlwaysTheSame && getFirstOpenDay(calendar, now, addDays(day, 365)) !== null) return null;
  const startingOn = (each: string) =>
    priceOn({ calendar, starting_price, original_price }, each).starting_price;
  const price = startingOn(day);
  let last = day;
  for (const each of listDayStates(calendar, addDays(day, 1), 364)) {
    if (each.state.state !== "open") continue;
    if (startingOn(each.day) !== price) return last;
    last = each.day;
  }
  return getFirstOpenDay(calendar, now, addDays(last, 1)) === null ? last : null;
}

import {
  type ClosedPeriod,
  emptyCalendar,
  type Season,
  type TourCalendar,
} from "@/lib/core/calendar/calendar";
import { listMonths } from "@/lib/core/calendar/months";
import { priceOn } from "@/lib/tours/pricing/price-on";

let ids = 0;

export interface TourPrices {
  starting_price: number | null;
  original_price: number | null;
  prices: number[];
}

/** Returns the prices of a day with the amounts of the lines alone. */
export function pricesOn(calendar: TourCalendar, { prices, ...tour }: TourPrices, day: string | null) {
  const lines = prices.map((price) => ({ price }));
  const {
    starting_price,
    original_price,
    lines: ofDay,
    promo,
  } = priceOn({ ...tour, prices: lines, calendar }, day);
  return { starting_price, original_price, prices: ofDay.map(({ price }) => price), ...(promo && { promo }) };
}

/** A season without a name or prices of its own. */
export function season(from: string, until: string, rest: Partial<Season> = {}): Season {
  ids += 1;
  return {
    id: ids,
    from,
    until,
    name: null,
    starting_price: null,
    original_price: null,
    original_price_since: null,
    prices: [],
    rough: false,
    note: null,
    ...rest,
  };
}

/** Lists the months, of the twelve from `now` on, that have the named state for a tour. */
export const monthsIn = (state: "closed" | "rough", calendar: TourCalendar, now: Date) =>
  listMonths(calendar, now).flatMap((each) => (each.state === state ? [each.month] : []));

/** Runs from 15 October to 15 May, as the tours to the Similan Islands do. */
export const similan: TourCalendar = {
  ...emptyCalendar,
  only_in_seasons: true,
  seasons: [season("10-15", "05-15")],
};

export function closed(from: string, until: string): ClosedPeriod {
  ids += 1;
  return { id: ids, from, until, reason: null };
}

import "server-only";
import type { Prisma } from "../../../prisma/client/client";
import type { DayPromo, TourCalendar } from "../../core/calendar/calendar";
import { dayInZone } from "../../core/calendar/days";
import { listCommonClosedPeriods } from "../../core/calendar/queries";
import { cachedContent } from "../../core/content/cached-content";
import { momentOfDay } from "../../core/content/dependencies";
import { currencyCode } from "../../core/currencies";
import { db } from "../../core/db";
import { readBahtOf } from "../../rates/current-rates";
import { tourNow } from "../calendar/tour-now";
import { kindPaths, kinds } from "../kinds";
import { plannedPricesOn } from "../pricing/planned-prices";
import { priceOn } from "../pricing/price-on";
import { closedStopsOf, promosOf, toCalendar } from "../rows";
import { tourSchema } from "../schema";
import { areasOf, lengthOf, needsMetBy } from "./filters";
import { listRows } from "./list-rows";
import type { PricedListRow } from "./select-rows";

const columns = {
  id: true,
  currency: true,
  starting_price: true,
  planned_prices: true,
  facts: true,
  duration_minutes: true,
  weekdays: true,
  cutoff_days: true,
  cutoff_time: true,
  only_in_seasons: true,
} as const;

const valuesSchema = tourSchema.pick({ facts: true });

interface Priced {
  starting_price: number | null;
  calendar: TourCalendar;
}

/** Whether some days have a price of their own, by a season, a plan or a promo. */
function hasDayPrices({ seasons, planned_prices, promos }: TourCalendar): boolean {
  return (
    promos.length > 0 ||
    planned_prices.length > 0 ||
    seasons.some(({ starting_price }) => starting_price !== null)
  );
}

/** Returns the price of the first open day where a season, a plan or a promo has a price of its own, else the tour's price; 0 is no price. */
function priceToday({ starting_price, calendar }: Priced): number | null {
  const tour = { calendar, starting_price, original_price: null };
  const price = hasDayPrices(calendar) ? tourNow(tour).price : priceOn(tour, null);
  return price.shown?.starting ?? null;
}

/** Returns the rows with the prices of a day, by which the list of that day is ordered and filtered. */
export async function pricedOn(rows: readonly PricedListRow[], day: string): Promise<PricedListRow[]> {
  const bahtOf = await readBahtOf();
  return rows.map((row) => {
    const { calendar, ownPrice, currency } = row;
    if (!hasDayPrices(calendar)) return row;
    const own = { calendar, starting_price: ownPrice, original_price: null };
    const price = priceOn(own, day).shown?.starting ?? null;
    return { ...row, price, baht: price === null ? null : bahtOf(price, currency) };
  });
}

/** Returns one object for all calendars with equal rules, so that a day is looked up once for all their tours. */
function sharedCalendars(): (calendar: TourCalendar) => TourCalendar {
  const known = new Map<string, TourCalendar>();
  return (calendar) => {
    const rules = JSON.stringify(calendar);
    const shared = known.get(rules) ?? calendar;
    known.set(rules, shared);
    return shared;
  };
}

/** Groups rows by tour once, so that each look-up is cheap. */
function byTour<Row extends { tour_id: number }>(rows: readonly Row[]): (id: number) => Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.tour_id);
    if (group) group.push(row);
    else groups.set(row.tour_id, [row]);
  }
  return (id) => groups.get(id) ?? [];
}

const promosWithTours = {
  include: {
    tour: {
      select: {
        starting_price: true,
        planned_prices: true,
        prices: { orderBy: { position: "asc" } },
        seasons: { include: { prices: true } },
      },
    },
  },
} as const satisfies Prisma.PromoFindManyArgs;

/** Returns the promo as the calendar of its tour has it. */
function promosOfTour({
  tour_id,
  tour,
  ...promo
}: Prisma.PromoGetPayload<typeof promosWithTours>): (DayPromo & { tour_id: number })[] {
  if (tour_id === null || tour === null) return [];
  return promosOf({ ...tour, promos: [promo] }).map((each) => ({ ...each, tour_id }));
}

/** Reads whole tables: Prisma would ask for the parts of more than 32,767 tours with too many parameters. */
async function readTables() {
  const tables = db("tours:*", "tour:*");
  const byPosition = { orderBy: { position: "asc" } } as const;
  const [tours, seasons, closed, days, promos, stops] = await Promise.all([
    tables.tour.findMany({ select: columns }),
    tables.tourSeason.findMany(byPosition),
    tables.tourClosedPeriod.findMany(byPosition),
    tables.itineraryDay.groupBy({ by: ["tour_id"], _count: true }),
    tables.promo.findMany({
      where: { published: true, tour_price: { not: null }, tour_id: { not: null } },
      ...promosWithTours,
    }),
    tables.tourStop.findMany({
      where: { place: { NOT: { closures: { equals: [] } } } },
      orderBy: { position: "asc" },
      include: { place: true },
    }),
  ]);
  return {
    valuesOf: new Map(tours.map((tour) => [tour.id, tour])),
    seasonsOf: byTour(seasons.map((season) => ({ ...season, prices: [] }))),
    closedOf: byTour(closed),
    pricedPromosOf: byTour(promos.flatMap(promosOfTour)),
    closableStopsOf: byTour(stops),
    daysOf: new Map(days.map(({ tour_id, _count }) => [tour_id, _count])),
  };
}

async function loadPricedRows(): Promise<PricedListRow[]> {
  const now = momentOfDay();
  const types = kindPaths.map((kind) => kinds[kind].type);
  const [rows, tables, bahtOf, common] = await Promise.all([
    listRows(),
    readTables(),
    readBahtOf(),
    Promise.all(types.map(async (type) => [type, await listCommonClosedPeriods(type)] as const)),
  ]);
  const { valuesOf, seasonsOf, closedOf, pricedPromosOf, closableStopsOf, daysOf } = tables;
  const commonOf = new Map(common);
  const share = sharedCalendars();
  return rows.flatMap((row) => {
    const { id } = row;
    const values = valuesOf.get(id);
    if (!values) return [];
    const { currency, duration_minutes } = values;
    const { facts } = valuesSchema.parse(values);
    const dated = { ...values, seasons: seasonsOf(id), closed_periods: closedOf(id) };
    const beside = {
      common_closed_periods: commonOf.get(row.type),
      promos: pricedPromosOf(id),
      closed_stops: closedStopsOf({ stops: closableStopsOf(id) }),
    };
    const calendar = share(toCalendar(dated, daysOf.get(id) ?? 0, beside));
    const stored = values.starting_price?.toNumber() ?? null;
    const own = { starting_price: stored, original_price: null, prices: [] };
    const { starting_price } = plannedPricesOn(own, calendar.planned_prices, dayInZone(now));
    const price = priceToday({ starting_price, calendar });
    return {
      ...row,
      ownPrice: starting_price || null,
      price,
      currency: currencyCode(currency) ?? currency,
      baht: price === null ? null : bahtOf(price, currency),
      minutes: duration_minutes,
      length: lengthOf(duration_minutes ?? 0),
      needs: new Set(needsMetBy(facts)),
      areas: new Set(areasOf(facts)),
      sea: facts.sea ?? null,
      calendar,
    };
  });
}

/** Returns all tours in staff's order, visible and hidden. They are read again after a change of any tour or rate, and after midnight. */
export const listPricedRows = cachedContent(loadPricedRows);

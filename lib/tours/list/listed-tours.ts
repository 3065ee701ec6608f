import "server-only";
import type { Prisma } from "../../../prisma/client/client";
import type { DayPromo, TourCalendar } from "../../core/calendar/calendar";
import { phuketDay } from "../../core/calendar/days";
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
import { isVisible } from "../publication";
import { closedStopsOf, promosOf, toCalendar } from "../rows";
import { tourSchema } from "../schema";
import { areasOf, lengthOf, needsMetBy } from "./filters";
import type { ListedTour } from "./select-tours";

const columns = {
  id: true,
  tour_type: true,
  tags: true,
  rate: true,
  currency: true,
  starting_price: true,
  planned_prices: true,
  published: true,
  publish_from: true,
  publish_until: true,
  facts: true,
  duration_minutes: true,
  weekdays: true,
  cutoff_days: true,
  cutoff_time: true,
  only_in_seasons: true,
} as const;

const valuesSchema = tourSchema.pick({ tour_type: true, tags: true, facts: true });

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

/** Returns the tours with the prices of a day, by which the list of that day is ordered and filtered. */
export async function pricedOn(tours: readonly ListedTour[], day: string): Promise<ListedTour[]> {
  const bahtOf = await readBahtOf();
  return tours.map((tour) => {
    const { calendar, ownPrice, currency } = tour;
    if (!hasDayPrices(calendar)) return tour;
    const own = { calendar, starting_price: ownPrice, original_price: null };
    const price = priceOn(own, day).shown?.starting ?? null;
    return { ...tour, price, baht: price === null ? null : bahtOf(price, currency) };
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
    tables.tour.findMany({ orderBy: [{ order: "asc" }, { id: "desc" }], select: columns }),
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
    tours,
    seasonsOf: byTour(seasons.map((season) => ({ ...season, prices: [] }))),
    closedOf: byTour(closed),
    pricedPromosOf: byTour(promos.flatMap(promosOfTour)),
    closableStopsOf: byTour(stops),
    daysOf: new Map(days.map(({ tour_id, _count }) => [tour_id, _count])),
  };
}

async function loadListedTours(): Promise<ListedTour[]> {
  const now = momentOfDay();
  const types = kindPaths.map((kind) => kinds[kind].type);
  const [{ tours, seasonsOf, closedOf, pricedPromosOf, closableStopsOf, daysOf }, bahtOf, common] =
    await Promise.all([
      readTables(),
      readBahtOf(),
      Promise.all(types.map(async (type) => [type, await listCommonClosedPeriods(type)] as const)),
    ]);
  const commonOf = new Map(common);
  const share = sharedCalendars();
  return tours.map((row) => {
    const { id, currency, duration_minutes } = row;
    const { tour_type, tags, facts } = valuesSchema.parse(row);
    const dated = { ...row, seasons: seasonsOf(id), closed_periods: closedOf(id) };
    const beside = {
      common_closed_periods: commonOf.get(tour_type),
      promos: pricedPromosOf(id),
      closed_stops: closedStopsOf({ stops: closableStopsOf(id) }),
    };
    const calendar = share(toCalendar(dated, daysOf.get(id) ?? 0, beside));
    const stored = row.starting_price?.toNumber() ?? null;
    const own = { starting_price: stored, original_price: null, prices: [] };
    const { starting_price } = plannedPricesOn(own, calendar.planned_prices, phuketDay(now));
    const price = priceToday({ starting_price, calendar });
    return {
      id,
      type: tour_type,
      visible: isVisible(row, now),
      tag: tags,
      rate: row.rate?.toNumber() ?? null,
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
export const listListedTours = cachedContent(loadListedTours);

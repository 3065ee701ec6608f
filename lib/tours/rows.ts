import "server-only";
import type { Prisma } from "../../prisma/client/client";
import type { ClosedPeriod, ClosedStop, DayPromo, TourCalendar } from "../core/calendar/calendar";
import { dayTextOrNull } from "../core/calendar/days";
import { periodOf } from "../core/calendar/periods";
import { localized } from "../core/content/localized-text";
import { tourCalendar } from "./calendar/tour-calendar";
import { closuresSchema } from "./places/fields";
import { pointOf } from "./places/queries";
import { tourPromos } from "./pricing/promos";
import { readPlannedPrices } from "./pricing/read-planned-prices";
import { startingPriceUnit } from "./pricing/unit";
import { type Tour, type TourSummary, tourSchema, tourSummarySchema } from "./schema";

const byPosition = { orderBy: { position: "asc" } } as const;

const images = {
  orderBy: [{ order: "asc" }, { id: "asc" }],
  include: { file: true },
} as const satisfies Prisma.TourImageFindManyArgs;

const calendar = {
  seasons: { ...byPosition, include: { prices: true } },
  closed_periods: byPosition,
  promos: {
    where: { published: true },
    orderBy: [{ end_date: "asc" }, { id: "asc" }],
    select: {
      id: true,
      title: true,
      start_date: true,
      end_date: true,
      weekdays: true,
      tour_price: true,
      package_price: true,
      package_guests: true,
      created_at: true,
    },
  },
} as const satisfies Prisma.TourInclude;

const stops = { ...byPosition, include: { place: true } } as const satisfies Prisma.Tour$stopsArgs;

export const wholeTour = {
  images,
  ...calendar,
  stops,
  prices: byPosition,
  highlights: byPosition,
  itineraries: { ...byPosition, include: { activities: byPosition, meals: byPosition } },
  included_excluded: byPosition,
  faqs: byPosition,
  cancellation_policies: byPosition,
} as const satisfies Prisma.TourInclude;

export const tourWithCover = {
  images: { ...images, take: 1 },
  prices: byPosition,
  ...calendar,
  stops,
  _count: { select: { itineraries: true } },
} as const satisfies Prisma.TourInclude;

export const hasCalendar = [
  { weekdays: { isEmpty: false } },
  { only_in_seasons: true },
  { closed_periods: { some: {} } },
] satisfies Prisma.TourWhereInput[];

type WholeRow = Prisma.TourGetPayload<{ include: typeof wholeTour }>;
type CoverRow = Prisma.TourGetPayload<{ include: typeof tourWithCover }>;

function drawable({ file, ...image }: CoverRow["images"][number]) {
  return { ...file, ...image };
}

function figures({ rate, starting_price, original_price, original_price_since }: Omit<CoverRow, "_count">) {
  return {
    rate: rate?.toNumber() ?? null,
    starting_price: starting_price?.toNumber() ?? null,
    original_price: original_price?.toNumber() ?? null,
    original_price_since: dayTextOrNull(original_price_since),
  };
}

type CalendarRow = Pick<CoverRow, "weekdays" | "seasons" | "closed_periods" | "planned_prices">;

function seasonsOf(seasons: CalendarRow["seasons"], lines: number[]) {
  return seasons.map(({ starting_price, original_price, original_price_since, prices, ...season }) => ({
    ...season,
    ...periodOf(season),
    starting_price: starting_price?.toNumber() ?? null,
    original_price: original_price?.toNumber() ?? null,
    original_price_since: dayTextOrNull(original_price_since),
    prices: lines.map((line) => prices.find(({ price_id }) => price_id === line)?.price.toNumber() ?? null),
  }));
}

function calendarOf({ weekdays, seasons, closed_periods, planned_prices }: CalendarRow, lines: number[]) {
  return {
    planned_prices: readPlannedPrices(planned_prices).map((entry, index) => ({ id: index + 1, ...entry })),
    weekdays: weekdays.length > 0 ? weekdays : null,
    seasons: seasonsOf(seasons, lines),
    closed_periods: closed_periods.map((period) => ({ ...period, ...periodOf(period) })),
  };
}

function priceLines({ prices }: Pick<CoverRow, "prices">) {
  return prices.map((line) => ({ ...line, price: line.price.toNumber() }));
}

/** Says what the starting price is for: the unit of the price line with this price. */
function unitOf(row: Pick<CoverRow, "prices" | "starting_price">) {
  const lines = row.prices.map(({ price, service_type, description }) => ({
    price: price.toNumber(),
    service_type: localized.parse(service_type),
    description: localized.parse(description),
  }));
  return startingPriceUnit(row.starting_price?.toNumber() ?? null, lines);
}

function stopsOf({ stops: rows }: Pick<CoverRow, "stops">) {
  return rows.map(({ place: { code, name, waters, ...point } }) => ({
    place: code,
    name,
    waters,
    ...pointOf(point),
  }));
}

export function closedStopsOf({ stops: rows }: Pick<CoverRow, "stops">): ClosedStop[] {
  const places = new Map(rows.map(({ place }) => [place.code, place]));
  return [...places.values()].flatMap(({ code, name, closures }) =>
    closuresSchema
      .parse(closures)
      .map((closure) => ({ ...closure, place: code, name: localized.parse(name) })),
  );
}

/** The promos of a tour, with prices where they are lower than the tour's. */
export function promosOf(
  row: Pick<CoverRow, "promos" | "prices" | "seasons" | "starting_price" | "planned_prices">,
): DayPromo[] {
  return tourPromos(row.promos, {
    starting_price: row.starting_price?.toNumber() ?? null,
    prices: priceLines(row).map(({ price }) => price),
    kinds: row.prices.map(({ kind }) => kind),
    seasons: seasonsOf(
      row.seasons,
      row.prices.map(({ id }) => id),
    ),
    planned_prices: readPlannedPrices(row.planned_prices),
  });
}

/** @param common the operator's closed days of the tour's type; not needed for writing */
export function toTour(row: WholeRow, common: ClosedPeriod[] = []): Tour {
  const stored = tourSchema.parse({
    ...row,
    ...figures(row),
    ...calendarOf(
      row,
      row.prices.map(({ id }) => id),
    ),
    images: row.images.map(drawable),
    prices: priceLines(row),
    stops: stopsOf(row),
  });
  const beside = { common_closed_periods: common, promos: promosOf(row), closed_stops: closedStopsOf(row) };
  return {
    ...stored,
    price_unit: unitOf(row),
    calendar: tourCalendar(stored, stored.itineraries.length, beside),
  };
}

const calendarSchema = tourSchema.pick({
  weekdays: true,
  cutoff_days: true,
  cutoff_time: true,
  only_in_seasons: true,
  seasons: true,
  closed_periods: true,
  planned_prices: true,
});

/**
 * Returns the calendar of a row whose seasons have no price lines.
 *
 * @param days of the tour's itinerary
 * @param beside the operator's closed days of the tour's type, the tour's promos, and the closures of its stops
 */
export function toCalendar(
  row: Pick<WholeRow, "cutoff_days" | "cutoff_time" | "only_in_seasons"> & CalendarRow,
  days: number,
  beside: Parameters<typeof tourCalendar>[2] = {},
): TourCalendar {
  return tourCalendar(calendarSchema.parse({ ...row, ...calendarOf(row, []) }), days, beside);
}

/** Its calendar is without the operator's closed days, which are no part of the row. */
export function toTourSummary(row: CoverRow): TourSummary {
  const cover = row.images.map(drawable)[0] ?? null;
  const stored = tourSummarySchema.parse({
    ...row,
    ...figures(row),
    ...calendarOf(row, []),
    cover,
    price_unit: unitOf(row),
    stops: stopsOf(row),
  });
  const {
    weekdays,
    cutoff_days,
    cutoff_time,
    only_in_seasons,
    seasons,
    closed_periods,
    planned_prices,
    ...summary
  } = stored;
  return {
    ...summary,
    calendar: tourCalendar(stored, row._count.itineraries, {
      promos: promosOf(row),
      closed_stops: closedStopsOf(row),
    }),
  };
}

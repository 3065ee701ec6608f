import "server-only";
import { dayInZone } from "../../core/calendar/days";
import { momentOfDay } from "../../core/content/dependencies";
import { db } from "../../core/db";
import type { TourType } from "../kinds";
import { ownStartingPrice } from "../pricing/prices-today";
import { visibleTours } from "../visible-tours";
import { listRows } from "./list-rows";
import { type ListRow, selectPlain } from "./plain-rows";

/** Finds the tours of a type that staff have placed on the home page, in the order of staff. */
export async function findPlacedTours(type: TourType, most: number): Promise<number[]> {
  const rows = await db(`tours:${type}`).$queryRaw<{ id: number }[]>`
    SELECT id FROM tour WHERE home_position IS NOT NULL AND tour_type = ${type} AND ${visibleTours()}
    ORDER BY home_position, "order", id DESC LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

interface StoredPrice {
  id: number;
  at_sea: boolean;
  starting_price: number | null;
  planned_prices: unknown;
}

interface Candidate {
  isAtSea: boolean;
  price: number;
}

async function readCandidates(type: TourType, ids: number[]): Promise<Map<number, Candidate>> {
  const rows = await db(`tours:${type}`).$queryRaw<StoredPrice[]>`
    SELECT id, coalesce(facts ->> 'sea' IN ('sheltered', 'open'), false) AS at_sea, starting_price::float8, planned_prices
    FROM tour WHERE id = ANY (${ids})`;
  const today = dayInZone(momentOfDay());
  return new Map(
    rows.map((row) => {
      const price = ownStartingPrice(row, today) || Number.POSITIVE_INFINITY;
      return [row.id, { isAtSea: row.at_sea, price }];
    }),
  );
}

function isDayTrip({ tag }: ListRow): boolean {
  return tag === "1_day_trip" || tag === "open_trip";
}

/**
 * Finds the best tours of a type for a visitor who knows none: day trips at sea first, other day trips, then the best rated, the
 * cheapest of these and the list order. Prices are read for the tours alone that may be among the best.
 */
export async function findBestRated(
  type: TourType,
  { minRate, most }: { minRate: number; most: number },
): Promise<number[]> {
  const rated = selectPlain(await listRows(type), { type, state: "visible", minRate });
  const dayTrips = rated.filter(isDayTrip);
  const rows = dayTrips.length >= most ? dayTrips : rated;
  const known = await readCandidates(
    type,
    rows.map(({ id }) => id),
  );
  const leadOf = (row: ListRow) => (isDayTrip(row) ? (known.get(row.id)?.isAtSea ? 2 : 1) : 0);
  const priceOf = ({ id }: ListRow) => known.get(id)?.price ?? Number.POSITIVE_INFINITY;
  const compare = (one: ListRow, other: ListRow) =>
    leadOf(other) - leadOf(one) ||
    (other.rate ?? 0) - (one.rate ?? 0) ||
    (priceOf(one) === priceOf(other) ? 0 : priceOf(one) - priceOf(other));
  return rows
    .sort(compare)
    .slice(0, most)
    .map(({ id }) => id);
}

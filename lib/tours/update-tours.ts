import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { PlannedPrices } from "../core/calendar/calendar";
import type { Transaction } from "../core/content/change-content";
import { RecordFailures, staleError } from "../core/errors";
import { comingPlans } from "./calendar/planned-writes";
import { comingSeasons } from "./calendar/writes";
import { updateTour } from "./mutations";
import { lockStops } from "./places/mutations";
import type { Tour, TourUpdate } from "./schema";

interface Update {
  tour: Tour;
  input: TourUpdate;
}

type Priced = Pick<Tour, "id" | "updated_at" | "starting_price" | "original_price" | "prices" | "seasons"> & {
  planned_prices: PlannedPrices[];
};

const priceKeys = ["starting_price", "original_price", "prices", "seasons", "planned_prices"];

function withoutPrices(items: readonly object[]): object[] {
  return items.map((item) => {
    const { id, price, prices, starting_price, original_price, original_price_since, ...rest } =
      item as Record<string, unknown>;
    return rest;
  });
}

/** Returns the tour with its new prices, or null if the update changes other fields too. */
function pricedTour({ tour, input }: Update): Priced | null {
  if (Object.keys(input).some((key) => !priceKeys.includes(key))) return null;
  const [prices, seasons] = [input.prices ?? tour.prices, comingSeasons(tour, input)];
  if (!isDeepStrictEqual(withoutPrices(prices), withoutPrices(tour.prices))) return null;
  if (!isDeepStrictEqual(withoutPrices(seasons), withoutPrices(tour.seasons))) return null;
  const { id, updated_at } = tour;
  return {
    id,
    updated_at,
    starting_price: input.starting_price === undefined ? tour.starting_price : input.starting_price,
    original_price: input.original_price === undefined ? tour.original_price : input.original_price,
    prices: tour.prices.map((line, index) => ({ ...line, price: prices[index]?.price ?? line.price })),
    seasons: tour.seasons.map((season, index) => ({ ...season, ...seasons[index], id: season.id })),
    planned_prices: comingPlans(tour, input) ?? tour.planned_prices.map(({ id: _, ...entry }) => entry),
  };
}

const text = (value: number | null) => (value === null ? null : String(value));

async function lockTours(tx: Transaction, tours: readonly Pick<Tour, "id" | "updated_at">[]): Promise<void> {
  const rows = await tx.$queryRaw<{ id: number; updated_at: Date }[]>`
    SELECT id, updated_at FROM tour WHERE id = ANY(${tours.map(({ id }) => id)}::int[]) ORDER BY id FOR UPDATE`;
  const times = new Map(rows.map(({ id, updated_at }) => [id, updated_at.getTime()]));
  if (tours.some(({ id, updated_at }) => times.get(id) !== updated_at.getTime())) throw staleError();
}

/** Writes the prices of all tours in five statements, whatever the number of tours. */
async function writePrices(tx: Transaction, tours: readonly Priced[]): Promise<void> {
  const lines = tours.flatMap(({ prices }) => prices);
  const seasons = tours.flatMap((tour) => tour.seasons);
  const seasonPrices = tours.flatMap((tour) =>
    tour.seasons.flatMap((season) =>
      season.prices.flatMap((price, index) => {
        const line = tour.prices[index];
        return price === null || !line ? [] : [{ season: season.id, line: line.id, price }];
      }),
    ),
  );
  await tx.$executeRaw`
    UPDATE tour SET starting_price = given.starting, original_price = given.original, planned_prices = given.planned,
      updated_at = now(),
      original_price_since = CASE WHEN given.original IS NOT NULL THEN original_price_since END
    FROM unnest(${tours.map(({ id }) => id)}::int[], ${tours.map((tour) => text(tour.starting_price))}::numeric[],
      ${tours.map((tour) => text(tour.original_price))}::numeric[],
      ${tours.map((tour) => JSON.stringify(tour.planned_prices))}::jsonb[]) AS given (id, starting, original, planned)
    WHERE tour.id = given.id`;
  await tx.$executeRaw`
    UPDATE tour_price SET price = given.price
    FROM unnest(${lines.map(({ id }) => id)}::int[], ${lines.map(({ price }) => text(price))}::numeric[]) AS given (id, price)
    WHERE tour_price.id = given.id AND tour_price.price <> given.price`;
  await tx.$executeRaw`
    UPDATE tour_season SET starting_price = given.starting, original_price = given.original,
      original_price_since = CASE WHEN given.original IS NOT NULL THEN original_price_since END
    FROM unnest(${seasons.map(({ id }) => id)}::int[], ${seasons.map((season) => text(season.starting_price))}::numeric[],
      ${seasons.map((season) => text(season.original_price))}::numeric[]) AS given (id, starting, original)
    WHERE tour_season.id = given.id
      AND (tour_season.starting_price, tour_season.original_price) IS DISTINCT FROM (given.starting, given.original)`;
  await tx.$executeRaw`DELETE FROM tour_season_price WHERE season_id = ANY(${seasons.map(({ id }) => id)}::int[])`;
  await tx.$executeRaw`
    INSERT INTO tour_season_price (season_id, price_id, price)
    SELECT * FROM unnest(${seasonPrices.map(({ season }) => season)}::int[], ${seasonPrices.map(({ line }) => line)}::int[],
      ${seasonPrices.map(({ price }) => text(price))}::numeric[])`;
}

/** Names the tour that refuses the change. */
async function updateNamed(tx: Transaction, { tour: { id }, input }: Update): Promise<Tour | null> {
  try {
    return await updateTour(tx, id, input);
  } catch (error) {
    throw new RecordFailures([{ key: String(id), error }]);
  }
}

/**
 * Writes changes of prices in one statement, and other changes tour by tour. Throws 409 if a tour was saved after it was read.
 */
export async function updateTours(tx: Transaction, updates: readonly Update[]): Promise<void> {
  // A fixed order, so that two changes cannot deadlock.
  const inOrder = updates.toSorted((a, b) => a.tour.id - b.tour.id);
  if (inOrder.some(({ input }) => input.stops)) await lockStops(tx);
  await lockTours(
    tx,
    inOrder.map(({ tour }) => tour),
  );
  const priced = inOrder.map((update) => ({ update, tour: pricedTour(update) }));
  const together = priced.flatMap(({ tour }) => tour ?? []);
  if (together.length > 0) await writePrices(tx, together);
  for (const { update, tour } of priced) {
    if (!tour && !(await updateNamed(tx, update))) throw staleError();
  }
}

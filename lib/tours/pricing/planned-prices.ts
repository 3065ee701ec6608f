import type { PlannedPrices } from "../../core/calendar/calendar";
import type { Period } from "../../core/calendar/periods";

interface Priced {
  starting_price: number | null;
  original_price: number | null;
  prices: (number | null)[];
}

/** Names a season by its days. No two seasons of a tour have the same days. */
export function seasonKey({ from, until }: Period): string {
  return `${from}/${until}`;
}

function withPlanned<T extends Priced>(
  priced: T,
  { starting_price, original_price, prices }: PlannedPrices,
): T {
  return {
    ...priced,
    starting_price: starting_price ?? priced.starting_price,
    original_price: original_price ?? priced.original_price,
    prices: priced.prices.map((price, line) => prices[line] ?? price),
  };
}

/**
 * Returns the prices of a day: those of the tour, or of the season with the key `season`. `planned` is in the order of its days.
 * Applying an entry twice changes nothing, so the prices may already have it.
 */
export function plannedPricesOn<T extends Priced>(
  priced: T,
  planned: readonly PlannedPrices[],
  day: string,
  season: string | null = null,
): T {
  return planned.filter((each) => each.season === season && each.from <= day).reduce<T>(withPlanned, priced);
}

interface TourWithPlans {
  starting_price: number | null;
  original_price: number | null;
  prices?: { price: number }[];
  seasons: (Period & Priced)[];
  planned_prices: readonly PlannedPrices[];
}

/** Returns the tour with its prices of a day, and without the entries that these prices contain. */
export function settledPrices<T extends TourWithPlans>(tour: T, day: string): T {
  const { planned_prices: planned, prices } = tour;
  if (!planned.some(({ from }) => from <= day)) return tour;
  const { starting_price, original_price } = tour;
  const own = { starting_price, original_price, prices: (prices ?? []).map(({ price }) => price) };
  const settled = plannedPricesOn(own, planned, day);
  return {
    ...tour,
    starting_price: settled.starting_price,
    original_price: settled.original_price,
    ...(prices && {
      prices: prices.map((line, index) => ({ ...line, price: settled.prices[index] ?? line.price })),
    }),
    seasons: tour.seasons.map((season) => plannedPricesOn(season, planned, day, seasonKey(season))),
    planned_prices: planned.filter(({ from }) => from > day),
  };
}

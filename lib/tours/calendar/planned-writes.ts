import type { PlannedPrices } from "../../core/calendar/calendar";
import { dayInZone } from "../../core/calendar/days";
import type { Period } from "../../core/calendar/periods";
import type { GivenPlannedPrices } from "../price-fields/planned-fields";
import { seasonKey, settledPrices } from "../pricing/planned-prices";
import type { Tour, TourUpdate } from "../schema";
import { matchingLines } from "./rules";
import { comingSeasons } from "./writes";

const byDay = (a: PlannedPrices, b: PlannedPrices) => (a.from < b.from ? -1 : Number(a.from > b.from));

function completePlan({ from, ...entry }: GivenPlannedPrices, lines: number): PlannedPrices {
  return {
    from,
    season: entry.season ?? null,
    starting_price: entry.starting_price ?? null,
    original_price: entry.original_price ?? null,
    prices: entry.prices ?? Array<null>(lines).fill(null),
  };
}

function changesPrice({ starting_price, original_price, prices }: PlannedPrices): boolean {
  return [starting_price, original_price, ...prices].some((price) => price !== null);
}

/** Finds the season after a change: the one of the same days, or the one at the same position if its days were changed. */
function laterSeason(key: string, before: Period[], after: Period[]): string | null {
  const keys = after.map(seasonKey);
  if (keys.includes(key)) return key;
  const position = before.map(seasonKey).indexOf(key);
  return before.length === after.length ? (keys[position] ?? null) : null;
}

/**
 * Returns the planned prices after a change, or undefined if no planned price changes. A client that does not know planned prices
 * cannot clear them: the remaining price lines and seasons keep their plans.
 */
export function comingPlans(
  stored: Tour,
  { planned_prices, prices, seasons }: TourUpdate,
): PlannedPrices[] | undefined {
  const lines = (prices ?? stored.prices).length;
  if (planned_prices) return planned_prices.map((entry) => completePlan(entry, lines)).sort(byDay);
  if (stored.planned_prices.length === 0 || (!prices && !seasons)) return undefined;
  const kept = prices
    ? matchingLines(stored.prices, prices)
    : stored.prices.map((_, position): number | null => position);
  return stored.planned_prices
    .flatMap(({ id, season, ...entry }): PlannedPrices[] => {
      const later = season === null ? null : laterSeason(season, stored.seasons, seasons ?? stored.seasons);
      if (season !== null && later === null) return [];
      const planned = kept.map((position) => (position === null ? null : (entry.prices[position] ?? null)));
      return [{ ...entry, season: later, prices: planned }];
    })
    .filter(changesPrice);
}

export const plannableFields = [
  "starting_price",
  "original_price",
  "prices",
  "seasons",
  "planned_prices",
] as const satisfies (keyof TourUpdate)[];

const withoutIds = <T extends { id: number }>(items: T[]) => items.map(({ id, ...item }) => item);

/**
 * Adds the prices of today to a change of prices, so that an entry whose day has come is not applied to the new prices again. The
 * change then also takes these entries away.
 */
export function settledUpdate(stored: Tour, input: TourUpdate): TourUpdate {
  if (plannableFields.every((name) => input[name] === undefined)) return input;
  const settled = settledPrices(stored, dayInZone(new Date()));
  if (settled === stored) return input;
  const { starting_price, original_price, prices, planned_prices } = settled;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return {
    starting_price,
    original_price,
    prices: withoutIds(prices),
    // Both follow the price lines and seasons that the change names.
    seasons: comingSeasons(settled, input),
    planned_prices: comingPlans(settled, input) ?? withoutIds(planned_prices),
    ...given,
  };
}

import { seasonKey } from "../pricing/planned-prices";
import type { PriceRow, PricesByPath, TourPriceRecord } from "./change";

function isOver(original: number | null, starting: number | null): boolean {
  return original !== null && starting !== null && original > starting;
}

/** A season with a price of its own never has the tour's original price. */
function lostOriginals(tour: TourPriceRecord, before: PricesByPath, after: PricesByPath): string[] {
  const prefixes = ["", ...tour.seasons.map((_, index) => `seasons.${index}.`)];
  return prefixes.flatMap((prefix) => {
    const [starting, original] = [`${prefix}starting_price`, `${prefix}original_price`];
    if (prefix && before.get(starting) == null && before.get(original) == null) return [];
    const over = (prices: PricesByPath) =>
      isOver(prices.get(original) ?? null, prices.get(starting) ?? prices.get("starting_price") ?? null);
    const cleared = (after.get(original) ?? null) === null;
    return over(before) && !over(after) && !cleared ? [original] : [];
  });
}

/** The paths of the prices that change again on a later day. */
function plannedPaths({ planned_prices, seasons }: TourPriceRecord): Set<string> {
  const keys = seasons.map(seasonKey);
  const paths = planned_prices.flatMap(({ season, starting_price, original_price, prices }) => {
    const prefix = season === null ? "" : `seasons.${keys.indexOf(season)}.`;
    return [
      ...(starting_price === null ? [] : [`${prefix}starting_price`]),
      ...(original_price === null ? [] : [`${prefix}original_price`]),
      ...prices.flatMap((price, line) =>
        price === null ? [] : [season === null ? `prices.${line}.price` : `${prefix}prices.${line}`],
      ),
    ];
  });
  return new Set(paths);
}

/** Lists the prices that staff should check before they apply a change. */
export function priceChangeWarnings(
  tour: TourPriceRecord,
  before: PricesByPath,
  after: PricesByPath,
): PriceRow["warnings"] {
  const planned = plannedPaths(tour);
  const lost = lostOriginals(tour, before, after);
  return [...after].flatMap(([path, price]) => {
    const was = before.get(path) ?? null;
    const warnings: PriceRow["warnings"] = [];
    if (price !== null && was !== null && was !== price) {
      if (price === 0) warnings.push({ path, warning: "zero" });
      if (Math.abs(price - was) * 2 > was) warnings.push({ path, warning: "over_half" });
      if (planned.has(path)) warnings.push({ path, warning: "planned_later" });
    }
    if (lost.includes(path)) warnings.push({ path, warning: "original_not_above" });
    return warnings;
  });
}

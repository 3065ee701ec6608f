import { addDays } from "../../calendar/days";

/** Days after `original_price_since` on which visitors may still see the original price struck through. */
const struckDays = 90;

interface OriginalPrice {
  original_price: number | null;
  original_price_since: string | null;
}

/** Returns the last day on which visitors see the original price. Null if the tour has no original price or no day for it. */
export function lastStruckDay({ original_price, original_price_since: since }: OriginalPrice): string | null {
  return original_price === null || since === null ? null : addDays(since, struckDays);
}

/** Returns whether visitors may see an original price on a day. */
export function isStruckOn(today: string, since: string | null): boolean {
  return since !== null && since <= today && today <= addDays(since, struckDays);
}

/** Takes the original price away on days on which visitors may not see it. */
export function withStruckPrice<T extends OriginalPrice>(priced: T, today: string): T {
  const { original_price, original_price_since: since } = priced;
  return original_price === null || isStruckOn(today, since) ? priced : { ...priced, original_price: null };
}

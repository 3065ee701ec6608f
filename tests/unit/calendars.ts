import type { ClosedPeriod, Season } from "@/lib/calendar/calendar";

let ids = 0;

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

export function closed(from: string, until: string): ClosedPeriod {
  ids += 1;
  return { id: ids, from, until, reason: null };
}

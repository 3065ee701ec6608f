import type { Sort } from "./filters";
import {
  countPerCalendar,
  namedChecks,
  narrow,
  type Selection,
  type TourTable,
  unfilteredList,
} from "./table-filters";

/** Places by a number for each, the smallest first; ties keep the staff's order. Infinity comes last. */
function orderBy(keys: Float64Array): Uint32Array {
  const distinct = Float64Array.from(new Set(keys)).sort();
  const rankOf = new Map(Array.from(distinct, (key, rank) => [key, rank]));
  const ranks = Uint32Array.from(keys, (key) => rankOf.get(key) ?? 0);
  const next = new Uint32Array(distinct.length + 1);
  for (const rank of ranks) next[rank + 1] = (next[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Uint32Array(keys.length);
  ranks.forEach((rank, place) => {
    const at = next[rank] ?? 0;
    order[at] = place;
    next[rank] = at + 1;
  });
  return order;
}

/** More than any price in baht, and exact in steps of one. */
const afterAllPrices = 1e15;

/** Prices in baht, then those without a rate by currency and amount, then none. */
function priceKeys({ baht, foreign, foreignPlaces, currencies }: TourTable, direction: 1 | -1): Float64Array {
  const keys = baht.map((price) => (Number.isNaN(price) ? Number.POSITIVE_INFINITY : price * direction));
  const currencyOf = (place: number) => currencies[place] ?? "";
  const amountOf = (place: number) => (foreign[place] ?? 0) * direction;
  const without = foreignPlaces.toSorted(
    (a, b) =>
      Number(currencyOf(a) > currencyOf(b)) - Number(currencyOf(a) < currencyOf(b)) ||
      amountOf(a) - amountOf(b) ||
      a - b,
  );
  for (const [rank, place] of without.entries()) keys[place] = afterAllPrices + rank;
  return keys;
}

const keysOf: Record<Sort, (table: TourTable) => Float64Array> = {
  price: (table) => priceKeys(table, 1),
  price_down: (table) => priceKeys(table, -1),
  short: ({ minutes }) => minutes.map((each) => (Number.isNaN(each) ? Number.POSITIVE_INFINITY : each)),
  rate: ({ rates }) => rates.map((rate) => (Number.isNaN(rate) ? Number.POSITIVE_INFINITY : -rate)),
};

function orderOf(table: TourTable, sort: Sort): Uint32Array {
  const order = table.orders.get(sort) ?? orderBy(keysOf[sort](table));
  table.orders.set(sort, order);
  return order;
}

export interface Selected {
  total: number;
  /** How many tours only the day keeps out of the list. */
  closedTotal: number;
  has: (place: number) => boolean;
  /** Places of tours of the list, in its order: `count` at most, from the one at `from` on. */
  list: (from?: number, count?: number) => number[];
  /** The same of those that only the day keeps out. */
  listClosed: (from?: number, count?: number) => number[];
}

/** Only the counts and the places that are asked for are made: a list of a hundred thousand tours is read by its pages. */
export function selectTours(table: TourTable, selection: Selection): Selected {
  const checks = namedChecks(table, selection);
  const runs = checks.find(({ name }) => name === "date")?.passes;
  const others = checks.filter(({ name }) => name !== "date");
  const all = unfilteredList(table, selection);
  const mask = others.length > 0 ? all.mask.slice() : all.mask;
  for (const check of others) narrow(mask, check);
  const perCalendar = others.length > 0 ? countPerCalendar(table, mask) : all.perCalendar;
  const total = perCalendar.reduce((sum, count, calendar) => sum + (runs?.[calendar] === 0 ? 0 : count), 0);
  const closedTotal = perCalendar.reduce((sum, count) => sum + count, 0) - total;
  const order = selection.sort && orderOf(table, selection.sort);
  const { calendarOf } = table;
  const runsAt = (place: number) => runs === undefined || runs[calendarOf[place] ?? 0] === 1;
  const pick = (open: boolean, from: number, until: number) => {
    const picked: number[] = [];
    let passed = 0;
    for (let index = 0; index < mask.length && passed < until; index += 1) {
      const place = order ? (order[index] ?? 0) : index;
      if (mask[place] === 0 || runsAt(place) !== open) continue;
      if (passed >= from) picked.push(place);
      passed += 1;
    }
    return picked;
  };
  return {
    total,
    closedTotal,
    has: (place) => mask[place] === 1 && runsAt(place),
    list: (from = 0, count = total) => pick(true, from, Math.min(total, from + count)),
    listClosed: (from = 0, count = closedTotal) => pick(false, from, Math.min(closedTotal, from + count)),
  };
}

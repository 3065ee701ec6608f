import { getDayState, type TourCalendar } from "../../core/calendar/calendar";
import type { Facts } from "../facts/schema";
import type { Length, ListFilters, Sort } from "./filters";
import {
  type Check,
  type Filter,
  type FilterName,
  hasTag,
  type ListRow,
  type PlainSelection,
  plainFiltersOf,
  type RowComparison,
  type Selected,
  select,
} from "./plain-rows";

/** A tour as lists know it that compare prices, facts and days. */
export interface PricedListRow extends ListRow {
  /** The starting price outside seasons with prices of their own, in `currency`. */
  ownPrice: number | null;
  /** The starting price that visitors see today, in `currency`; in the list of a day, the price of that day. */
  price: number | null;
  /** ISO 4217 where the currency is known, else as staff typed it. */
  currency: string;
  /** `price` in baht; null without a price, and where no rate is known for the currency. */
  baht: number | null;
  minutes: number | null;
  length: Length | null;
  needs: ReadonlySet<string>;
  areas: ReadonlySet<string>;
  /** Null if staff have not stated it. */
  sea: NonNullable<Facts["sea"]> | null;
  /** Tours with equal rules share one object. */
  calendar: TourCalendar;
}

/** A day that a list is asked about, and the moment of asking, which decides whether the cut-off has passed. */
export interface RequestedDay {
  day: string;
  now: Date;
}

export interface Selection extends PlainSelection, ListFilters {
  requested?: RequestedDay | null;
}

/** Makes the filters that have a fixed set of values, by the value in an address. */
export const filterBy = {
  tags: hasTag,
  for:
    (value) =>
    ({ needs }) =>
      needs.has(value),
  area:
    (value) =>
    ({ areas }) =>
      areas.has(value),
  length: (value) => (tour) => tour.length === value,
  max:
    (value) =>
    ({ baht }) =>
      baht !== null && baht <= Number(value),
} as const satisfies Partial<Record<FilterName, (value: string) => Check<PricedListRow>>>;

/** Whether a day of a tour can be requested. Each calendar is asked once. */
function isOpenOn({ day, now }: RequestedDay): Check<PricedListRow> {
  const open = new Map<TourCalendar, boolean>();
  return ({ calendar }) => {
    const isOpen = open.get(calendar) ?? getDayState(calendar, day, now).state === "open";
    open.set(calendar, isOpen);
    return isOpen;
  };
}

export function filtersOf(selection: Selection): Filter<PricedListRow>[] {
  const { requested, for: needs, area, length, max } = selection;
  const chosen = (
    name: keyof typeof filterBy,
    values: readonly (string | number)[],
  ): Filter<PricedListRow>[] =>
    values.map(String).map((value) => ({ name, value, passes: filterBy[name](value) }));
  return [
    ...plainFiltersOf(selection),
    ...(requested ? [{ name: "date" as const, value: requested.day, passes: isOpenOn(requested) }] : []),
    ...chosen("for", needs?.split(".") ?? []),
    ...chosen("area", area ? [area] : []),
    ...chosen("length", length ? [length] : []),
    ...chosen("max", max === undefined ? [] : [max]),
  ];
}

/** Compares by a number, the smallest first. Tours without the number come last. */
function byNumber(numberOf: (row: PricedListRow) => number | null): RowComparison<PricedListRow> {
  return (a, b) => {
    const [first, second] = [numberOf(a), numberOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first - second;
  };
}

/** Whether a tour has a price that cannot be compared with others, for want of a rate. */
export function isUncompared({ price, baht }: PricedListRow): boolean {
  return price !== null && baht === null;
}

/** Compares prices in baht, then prices without a rate by currency and amount; tours without a price come last. */
function byPrice(direction: 1 | -1): RowComparison<PricedListRow> {
  const groupOf = (tour: PricedListRow) => (isUncompared(tour) ? 1 : tour.price === null ? 2 : 0);
  return (a, b) => {
    const group = groupOf(a);
    if (group !== groupOf(b)) return group - groupOf(b);
    if (group === 1 && a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
    return ((a.baht ?? a.price ?? 0) - (b.baht ?? b.price ?? 0)) * direction;
  };
}

const comparisons: Record<Sort, RowComparison<PricedListRow>> = {
  price: byPrice(1),
  price_down: byPrice(-1),
  short: byNumber(({ minutes }) => minutes),
  rate: byNumber(({ rate }) => (rate === null ? null : -rate)),
};

/** Selects by all filters and the chosen order. */
export function selectRows(all: readonly PricedListRow[], selection: Selection): Selected<PricedListRow> {
  return select(all, selection, filtersOf(selection), selection.sort && comparisons[selection.sort]);
}

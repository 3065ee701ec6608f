import { getDayState, type TourCalendar } from "../../core/calendar/calendar";
import type { Facts } from "../facts/schema";
import type { TourType } from "../kinds";
import type { TourState } from "../publication";
import type { Tag } from "../tags";
import type { Length, ListFilters, Sort } from "./filters";

/** The values of a tour that lists are filtered and ordered by. */
export interface ListedTour {
  id: number;
  type: TourType;
  visible: boolean;
  tag: Tag | null;
  rate: number | null;
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

/** The filters of a list. Null and undefined do not narrow the list. */
export interface Selection extends ListFilters {
  type?: TourType;
  state: TourState | "all";
  minRate?: number;
  /** The text that was typed, and the ids of the tours that the search finds. */
  search?: { text: string; ids: ReadonlySet<number> } | null;
  tag?: Tag | null;
  requested?: RequestedDay | null;
}

/** Filters as the API names them. Each code of `for` is a filter. */
export type FilterName = "search" | "tags" | "date" | "for" | "area" | "length" | "max";

type Check = (tour: ListedTour) => boolean;

export interface Filter {
  name: FilterName;
  value: string;
  passes: Check;
}

/** Makes the filters that have a fixed set of values, by the value in an address. */
export const filterBy = {
  tags:
    (value) =>
    ({ tag }) =>
      tag === value,
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
} as const satisfies Partial<Record<FilterName, (value: string) => Check>>;

/** Whether a day of a tour can be requested. Each calendar is asked once. */
function isOpenOn({ day, now }: RequestedDay): Check {
  const open = new Map<TourCalendar, boolean>();
  return ({ calendar }) => {
    const isOpen = open.get(calendar) ?? getDayState(calendar, day, now).state === "open";
    open.set(calendar, isOpen);
    return isOpen;
  };
}

export function filtersOf({ search, tag, requested, for: needs, area, length, max }: Selection): Filter[] {
  const chosen = (name: keyof typeof filterBy, values: readonly (string | number)[]): Filter[] =>
    values.map(String).map((value) => ({ name, value, passes: filterBy[name](value) }));
  return [
    ...(search ? [{ name: "search" as const, value: search.text, passes: isFoundBy(search.ids) }] : []),
    ...chosen("tags", tag ? [tag] : []),
    ...(requested ? [{ name: "date" as const, value: requested.day, passes: isOpenOn(requested) }] : []),
    ...chosen("for", needs?.split(".") ?? []),
    ...chosen("area", area ? [area] : []),
    ...chosen("length", length ? [length] : []),
    ...chosen("max", max === undefined ? [] : [max]),
  ];
}

function isFoundBy(ids: ReadonlySet<number>): Check {
  return ({ id }) => ids.has(id);
}

/** The tours of a list before the filters that visitors choose. */
export function unfilteredTours(tours: readonly ListedTour[], { type, state, minRate }: Selection) {
  return tours.filter(
    (tour) =>
      (state === "all" || tour.visible === (state === "visible")) &&
      (type === undefined || tour.type === type) &&
      (minRate === undefined || (tour.rate !== null && tour.rate >= minRate)),
  );
}

export function passAll(tours: readonly ListedTour[], filters: readonly Filter[]): ListedTour[] {
  return tours.filter((tour) => filters.every(({ passes }) => passes(tour)));
}

type Comparison = (a: ListedTour, b: ListedTour) => number;

/** Compares by a number, the smallest first. Tours without the number come last. */
function byNumber(numberOf: (tour: ListedTour) => number | null): Comparison {
  return (a, b) => {
    const [first, second] = [numberOf(a), numberOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first - second;
  };
}

/** Whether a tour has a price that cannot be compared with others, for want of a rate. */
export function isUncompared({ price, baht }: ListedTour): boolean {
  return price !== null && baht === null;
}

/** Compares prices in baht, then prices without a rate by currency and amount; tours without a price come last. */
function byPrice(direction: 1 | -1): Comparison {
  const groupOf = (tour: ListedTour) => (isUncompared(tour) ? 1 : tour.price === null ? 2 : 0);
  return (a, b) => {
    const group = groupOf(a);
    if (group !== groupOf(b)) return group - groupOf(b);
    if (group === 1 && a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
    return ((a.baht ?? a.price ?? 0) - (b.baht ?? b.price ?? 0)) * direction;
  };
}

const comparisons: Record<Sort, Comparison> = {
  price: byPrice(1),
  price_down: byPrice(-1),
  short: byNumber(({ minutes }) => minutes),
  rate: byNumber(({ rate }) => (rate === null ? null : -rate)),
};

export interface Selected {
  tours: ListedTour[];
  /** Tours that only the requested day keeps out of the list, in the same order. */
  closed: ListedTour[];
}

/** Filters and orders tours that stand in staff's order. Ties keep staff's order. */
export function selectTours(all: readonly ListedTour[], selection: Selection): Selected {
  const filters = filtersOf(selection);
  const date = filters.find(({ name }) => name === "date");
  const others = filters.filter((filter) => filter !== date);
  const passing = passAll(unfilteredTours(all, selection), others);
  const ordered = selection.sort ? passing.sort(comparisons[selection.sort]) : passing;
  if (!date) return { tours: ordered, closed: [] };
  return {
    tours: ordered.filter((tour) => date.passes(tour)),
    closed: ordered.filter((tour) => !date.passes(tour)),
  };
}

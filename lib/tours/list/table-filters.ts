import { getDayState, type TourCalendar } from "../../calendar/calendar";
import type { TourType } from "../kinds";
import type { TourState } from "../publication";
import { type Tag, tags } from "../tags";
import { type ListFilters, lengths, type Sort } from "./filters";

/** What lists ask of a tour's facts. Tours with the same facts share them. */
export interface TableFacts {
  needs: ReadonlySet<string>;
  areas: ReadonlySet<string>;
}

/**
 * What decides which tours a list has and in which order: a place in each of these arrays is a tour, in the staff's own
 * order (docs/decisions/28).
 */
export interface TourTable {
  ids: Int32Array;
  placeOf: Map<number, number>;
  types: Uint8Array;
  /** 1: visitors see it today. */
  visible: Uint8Array;
  /** A place in `tags` and 1; 0 is none. */
  tags: Uint8Array;
  /** NaN: none. */
  rates: Float64Array;
  /** The price that visitors see, in baht; NaN where there is none, or no rate for its currency. */
  baht: Float64Array;
  /** The same in its own currency, where there is no rate; NaN elsewhere. */
  foreign: Float64Array;
  /** Where `foreign` has a price. */
  foreignPlaces: Uint32Array;
  currencies: string[];
  /** NaN: nobody said. */
  minutes: Float64Array;
  /** A place in `lengths` and 1; 0 where nobody said how long it takes. */
  lengths: Uint8Array;
  /** A place in `facts`. */
  factsOf: Uint32Array;
  facts: TableFacts[];
  /** A place in `calendars`. One calendar is shared by all tours with the same rules. */
  calendarOf: Uint32Array;
  calendars: TourCalendar[];
  /** Places in each order, made when it is first asked for. */
  orders: Map<Sort, Uint32Array>;
  /** Which tours a list without filters has, by its type and state; made as the orders are. */
  unfiltered: Map<string, Listed>;
}

/** The tours of a list. */
export interface Listed {
  /** 1 at their places. */
  mask: Uint8Array;
  /** How many of them each calendar has. */
  perCalendar: Uint32Array;
}

/** What a list is asked for; null and absent do not narrow it. */
export interface Selection extends ListFilters {
  type?: TourType;
  state: TourState | "all";
  minRate?: number;
  /** 1 at the places of those that a search finds, and what was typed. */
  search?: { text: string; matching: Uint8Array } | null;
  tag?: Tag | null;
  requested?: RequestedDay | null;
}

/** A day that a list is asked about, and the moment of asking, which decides whether the cut-off has passed. */
export interface RequestedDay {
  day: string;
  now: Date;
}

/** Filters as the API names them. Of `for` each code is a filter of its own. */
export type FilterName = "search" | "tags" | "date" | "for" | "area" | "length" | "max";

/**
 * A filter as a table: whether a tour passes it stands in `passes`, at the number that the tour has in `codes`. A hundred
 * thousand tours are looked up in a tenth of the time that a function for each of them takes.
 */
export interface NamedCheck {
  name: FilterName;
  value: string;
  codes: Uint8Array | Uint32Array;
  passes: Uint8Array;
}

/** Lets 1 pass, of masks. */
const marked = Uint8Array.of(0, 1);

/** Lets one code of `count` pass. */
function only(code: number, count: number): Uint8Array {
  const passes = new Uint8Array(count);
  passes[code] = 1;
  return passes;
}

export function countPerCalendar({ calendarOf, calendars }: TourTable, mask: Uint8Array): Uint32Array {
  const counts = new Uint32Array(calendars.length);
  for (let place = 0; place < mask.length; place += 1) {
    const calendar = calendarOf[place] ?? 0;
    counts[calendar] = (counts[calendar] ?? 0) + (mask[place] ?? 0);
  }
  return counts;
}

function listAll(table: TourTable, { type, state, minRate }: Selection): Listed {
  const { types, visible, rates } = table;
  const wanted = state === "visible" ? 1 : 0;
  const mask = new Uint8Array(types.length);
  for (let place = 0; place < mask.length; place += 1) {
    const isListed =
      (state === "all" || visible[place] === wanted) &&
      (type === undefined || types[place] === type) &&
      (minRate === undefined || (rates[place] ?? Number.NaN) >= minRate);
    if (isListed) mask[place] = 1;
  }
  return { mask, perCalendar: countPerCalendar(table, mask) };
}

/** What is asked of every tour and is no filter. */
export function unfilteredList(table: TourTable, selection: Selection): Listed {
  const { type, state, minRate } = selection;
  // Any number may be asked for as a rate.
  if (minRate !== undefined) return listAll(table, selection);
  const name = `${type} ${state}`;
  const listed = table.unfiltered.get(name) ?? listAll(table, selection);
  table.unfiltered.set(name, listed);
  return listed;
}

/** Whether a tour's facts say something; each set of facts is asked once. */
function factsSay({ facts, factsOf }: TourTable, isSaid: (facts: TableFacts) => boolean) {
  return { codes: factsOf, passes: Uint8Array.from(facts, (each) => Number(isSaid(each))) };
}

/** Whether a day of a tour can be requested; each calendar is asked once. */
function canBeRequested({ calendars, calendarOf }: TourTable, { day, now }: RequestedDay) {
  const isOpen = (calendar: TourCalendar) => getDayState(calendar, day, now).state === "open";
  return { codes: calendarOf, passes: Uint8Array.from(calendars, (each) => Number(isOpen(each))) };
}

function costsAtMost({ baht }: TourTable, max: number) {
  const codes = new Uint8Array(baht.length);
  for (let place = 0; place < codes.length; place += 1) {
    codes[place] = Number((baht[place] ?? Number.NaN) <= max);
  }
  return { codes, passes: marked };
}

/** The filters of a selection, each by its name. */
export function namedChecks(table: TourTable, selection: Selection): NamedCheck[] {
  const { search, tag, requested, for: needs, area, length, max } = selection;
  const checks: (NamedCheck | null)[] = [
    search ? { name: "search", value: search.text, codes: search.matching, passes: marked } : null,
    tag
      ? { name: "tags", value: tag, codes: table.tags, passes: only(tags.indexOf(tag) + 1, tags.length + 1) }
      : null,
    requested ? { name: "date", value: requested.day, ...canBeRequested(table, requested) } : null,
    ...(needs?.split(".") ?? []).map((need) => ({
      ...{ name: "for" as const, value: need },
      ...factsSay(table, (facts) => facts.needs.has(need)),
    })),
    area ? { name: "area", value: area, ...factsSay(table, ({ areas }) => areas.has(area)) } : null,
    length
      ? {
          ...{ name: "length" as const, value: length, codes: table.lengths },
          passes: only(lengths.indexOf(length) + 1, lengths.length + 1),
        }
      : null,
    max === undefined ? null : { name: "max", value: String(max), ...costsAtMost(table, max) },
  ];
  return checks.filter((check) => check !== null);
}

/** Takes what does not pass out of a mask. */
export function narrow(mask: Uint8Array, { codes, passes }: NamedCheck): void {
  for (let place = 0; place < mask.length; place += 1) {
    // Without a branch, which a processor guesses wrong for every other tour.
    mask[place] = (mask[place] ?? 0) & (passes[codes[place] ?? 0] ?? 0);
  }
}

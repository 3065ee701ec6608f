import type { TourCalendar } from "../../core/calendar/calendar";
import type { TourType } from "../kinds";
import type { TourState } from "../publication";
import type { Tag } from "../tags";

/** A tour as every list knows it. These values change seldom, so that a list is not read again for a changed price. */
export interface ListRow {
  id: number;
  type: TourType;
  /** The position that staff gave the tour among those of its type. */
  order: number;
  visible: boolean;
  tag: Tag | null;
  rate: number | null;
  /** Absent where the list compares no days. */
  calendar?: TourCalendar;
}

/** A search, and how well each tour fits that the search finds. Without scores, results keep the order of the list. */
export interface FoundBySearch {
  /** The text as the visitor typed it. */
  typed: string;
  /** The text that found the tours: as typed, or the same keys in the other keyboard layout. */
  searched: string;
  scores: ReadonlyMap<number, number>;
}

/** The filters that all rows can answer. Null and undefined do not narrow the list. */
export interface PlainSelection {
  type?: TourType;
  state: TourState | "all";
  minRate?: number;
  search?: FoundBySearch | null;
  tag?: Tag | null;
}

/** Filters as the API names them. Each code of `for` is a filter. */
export type FilterName = "search" | "tags" | "date" | "for" | "area" | "length" | "max";

export type Check<Row extends ListRow> = (row: Row) => boolean;

export interface Filter<Row extends ListRow> {
  name: FilterName;
  value: string;
  passes: Check<Row>;
}

export function hasTag(tag: string) {
  return (row: Pick<ListRow, "tag">): boolean => row.tag === tag;
}

export function isInState(state: TourState | "all") {
  return ({ visible }: Pick<ListRow, "visible">): boolean =>
    state === "all" || visible === (state === "visible");
}

/** The rows of a list before the filters that visitors choose. */
export function unfilteredRows<Row extends ListRow>(
  rows: readonly Row[],
  { type, state, minRate }: PlainSelection,
): Row[] {
  const isListed = isInState(state);
  return rows.filter(
    (row) =>
      isListed(row) &&
      (type === undefined || row.type === type) &&
      (minRate === undefined || (row.rate !== null && row.rate >= minRate)),
  );
}

export function passAll<Row extends ListRow>(rows: readonly Row[], filters: readonly Filter<Row>[]): Row[] {
  return rows.filter((row) => filters.every(({ passes }) => passes(row)));
}

export type RowComparison<Row extends ListRow> = (a: Row, b: Row) => number;

export function plainFiltersOf({ search, tag }: PlainSelection): Filter<ListRow>[] {
  return [
    ...(search
      ? [{ name: "search" as const, value: search.typed, passes: ({ id }: ListRow) => search.scores.has(id) }]
      : []),
    ...(tag ? [{ name: "tags" as const, value: tag, passes: hasTag(tag) }] : []),
  ];
}

function byFit({ scores }: FoundBySearch): RowComparison<ListRow> {
  const scoreOf = ({ id }: ListRow) => scores.get(id) ?? 0;
  return (a, b) => scoreOf(b) - scoreOf(a);
}

export interface Selected<Row extends ListRow> {
  rows: Row[];
  /** Rows that only the requested day keeps out of the list, in the same order. */
  closed: Row[];
}

/** Filters and orders rows that stand in staff's order. Ties keep staff's order. */
export function select<Row extends ListRow>(
  all: readonly Row[],
  selection: PlainSelection,
  filters: readonly Filter<Row>[],
  sorted?: RowComparison<Row>,
): Selected<Row> {
  const date = filters.find(({ name }) => name === "date");
  const others = filters.filter((filter) => filter !== date);
  const passing = passAll(unfilteredRows(all, selection), others);
  const compare = sorted ?? (selection.search ? byFit(selection.search) : null);
  const ordered = compare ? passing.sort(compare) : passing;
  if (!date) return { rows: ordered, closed: [] };
  return {
    rows: ordered.filter((row) => date.passes(row)),
    closed: ordered.filter((row) => !date.passes(row)),
  };
}

/** Selects by the filters that all rows can answer. */
export function selectPlain(all: readonly ListRow[], selection: PlainSelection): ListRow[] {
  return select(all, selection, plainFiltersOf(selection)).rows;
}

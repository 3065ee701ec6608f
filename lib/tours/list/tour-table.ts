import "server-only";
import {
  type ClosedPeriod,
  emptyCalendar,
  getCutoff,
  getFirstOpenDay,
  getSeason,
  type Season,
  type TourCalendar,
} from "../../calendar/calendar";
import { periodOf } from "../../calendar/periods";
import { listCommonClosedPeriods } from "../../calendar/queries";
import { cachedContent } from "../../content/cached-content";
import { changesAt, momentOfDay } from "../../content/dependencies";
import { db } from "../../db";
import { currencyCode } from "../../rates/currencies";
import { listRates } from "../../rates/queries";
import { baht } from "../../rates/rates";
import { tourCalendar } from "../calendar/tour-calendar";
import { factsSchema } from "../facts/schema";
import { kindPaths, kinds, type TourType } from "../kinds";
import { type Tag, tags } from "../tags";
import { visibleTours } from "../visible-tours";
import { areasOf, lengthOf, lengths, needsMetBy } from "./filters";
import type { TableFacts, TourTable } from "./table-filters";

/** What the rows of `tour` say, each column as a list: a hundred thousand rows one by one take six times as long to read. */
interface Columns {
  ids: number[];
  types: TourType[];
  tags: (Tag | null)[];
  visible: boolean[];
  rates: (number | null)[];
  currencies: string[];
  prices: (number | null)[];
  minutes: (number | null)[];
  /** What filters ask of the facts, as JSON; null where the tour has none. */
  facts: (string | null)[];
  /** Null for a tour that runs every day. */
  rules: (string | null)[];
}

/** The rules of a tour's calendar that stand in its own row. */
type Rules = Pick<TourCalendar, "cutoff_days" | "cutoff_time" | "only_in_seasons"> & { weekdays: number[] };

interface PeriodRow {
  tour_id: number;
  from_day: Date;
  until_day: Date;
  yearly: boolean;
}

type SeasonRow = PeriodRow & Pick<Season, "rough" | "note" | "starting_price">;
type ClosedRow = PeriodRow & Pick<ClosedPeriod, "reason">;

function byTour<T extends { tour_id: number }>(rows: T[]): (id: number) => T[] {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.tour_id);
    if (group) group.push(row);
    else groups.set(row.tour_id, [row]);
  }
  return (id) => groups.get(id) ?? [];
}

/** The one walk through all tours. */
function readTables() {
  const query = db("tours:*", "tour:*");
  return Promise.all([
    query.$queryRaw<Columns[]>`
      SELECT coalesce(array_agg(id), '{}') AS ids, array_agg(tour_type) AS types, array_agg(tags) AS tags,
        array_agg(visible) AS visible, array_agg(rate) AS rates, array_agg(currency) AS currencies,
        array_agg(starting_price) AS prices, array_agg(duration_minutes) AS minutes, array_agg(facts) AS facts,
        array_agg(rules) AS rules
      FROM (
        SELECT id, tour_type, tags, ${visibleTours()} AS visible, rate::float8, currency, starting_price::float8,
          duration_minutes, CASE WHEN facts <> '{}' THEN jsonb_strip_nulls(jsonb_build_object(
            'pickup', facts -> 'pickup', 'sea', facts -> 'sea', 'swim', facts -> 'swim', 'guide', facts -> 'guide',
            'diets', facts -> 'diets', 'good_for', facts -> 'good_for', 'wheelchair', facts -> 'wheelchair'
          ))::text END AS facts,
          CASE WHEN weekdays <> '{}' OR cutoff_days IS NOT NULL OR only_in_seasons THEN jsonb_build_object(
            'weekdays', weekdays, 'cutoff_days', cutoff_days, 'cutoff_time', cutoff_time, 'only_in_seasons', only_in_seasons
          )::text END AS rules
        FROM tour ORDER BY "order", id DESC
      ) AS tours`,
    query.$queryRaw<SeasonRow[]>`
      SELECT tour_id, from_day, until_day, yearly, rough, note, starting_price::float8
      FROM tour_season ORDER BY tour_id, position`,
    query.$queryRaw<ClosedRow[]>`
      SELECT tour_id, from_day, until_day, yearly, reason FROM tour_closed_period ORDER BY tour_id, position`,
    query.$queryRaw<{ tour_id: number; days: number }[]>`
      SELECT tour_id, count(*)::int AS days FROM itinerary_day GROUP BY tour_id HAVING count(*) > 1`,
  ]);
}

const everyDay: Rules = { weekdays: [], cutoff_days: null, cutoff_time: null, only_in_seasons: false };

const daysOfPeriod = ({ tour_id, ...period }: ClosedRow) => period;
const daysOfSeason = ({ tour_id, starting_price, ...season }: SeasonRow) => season;

/** Prices and names decide nothing about a tour's days, so that tours with the same days share a calendar. */
const unread = { id: 0, name: null, starting_price: null, original_price: null, prices: [] };

/** Calendars by their rules: a hundred thousand tours have a few dozen. */
class Calendars {
  readonly list: TourCalendar[] = [];
  readonly #places = new Map<string, number>();
  readonly #firstSeasons = new Map<number, number>();

  constructor(
    private readonly common: Map<TourType, ClosedPeriod[]>,
    private readonly now: Date,
  ) {}

  placeOf(
    type: TourType,
    rules: string | null,
    days: number,
    seasons: SeasonRow[],
    closed: ClosedRow[],
  ): number {
    const periods =
      seasons.length + closed.length > 0
        ? JSON.stringify([seasons.map(daysOfSeason), closed.map(daysOfPeriod)])
        : "";
    const key = `${type} ${days} ${rules} ${periods}`;
    const place = this.#places.get(key) ?? this.list.length;
    if (place < this.list.length) return place;
    this.#places.set(key, place);
    const { weekdays, ...own }: Rules = rules === null ? everyDay : JSON.parse(rules);
    const calendar = {
      ...own,
      weekdays: weekdays.length > 0 ? weekdays : null,
      seasons: seasons.map(({ rough, note, ...period }) => ({ ...unread, ...periodOf(period), rough, note })),
      closed_periods: closed.map(({ reason, ...period }) => ({ id: 0, ...periodOf(period), reason })),
    };
    this.list.push(tourCalendar(calendar, days, this.common.get(type)));
    return place;
  }

  /** Which of its seasons holds the first open day, by its place; -1 for none. */
  firstSeason(place: number): number {
    const known = this.#firstSeasons.get(place);
    if (known !== undefined) return known;
    const calendar = this.list[place] ?? emptyCalendar;
    const day = getFirstOpenDay(calendar, this.now);
    if (day !== null) changesAt(getCutoff(calendar, day));
    const season = day === null ? null : getSeason(calendar.seasons, day);
    const found = season === null ? -1 : calendar.seasons.indexOf(season);
    this.#firstSeasons.set(place, found);
    return found;
  }
}

/** Facts by what filters ask of them. */
class KnownFacts {
  readonly list: TableFacts[] = [];
  readonly #places = new Map<string, number>();

  placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.list.length;
    if (place < this.list.length) return place;
    this.#places.set(text, place);
    const facts = factsSchema.parse(JSON.parse(text));
    this.list.push({ needs: new Set(needsMetBy(facts)), areas: new Set(areasOf(facts)) });
    return place;
  }
}

/** A place and 1; 0 is none. */
const codeOf = <T>(values: readonly T[], value?: T | null) => (value ? values.indexOf(value) + 1 : 0);

function emptyTable(length: number, calendars: TourCalendar[], facts: TableFacts[]): TourTable {
  return {
    ids: new Int32Array(length),
    placeOf: new Map(),
    types: new Uint8Array(length),
    visible: new Uint8Array(length),
    tags: new Uint8Array(length),
    rates: new Float64Array(length).fill(Number.NaN),
    baht: new Float64Array(length).fill(Number.NaN),
    foreign: new Float64Array(length).fill(Number.NaN),
    foreignPlaces: new Uint32Array(),
    currencies: [],
    minutes: new Float64Array(length).fill(Number.NaN),
    lengths: new Uint8Array(length),
    factsOf: new Uint32Array(length),
    facts,
    calendarOf: new Uint32Array(length),
    calendars,
    orders: new Map(),
    unfiltered: new Map(),
  };
}

async function loadTable(): Promise<TourTable> {
  const now = momentOfDay();
  const [[[columns], seasonRows, closedRows, dayRows], ratesOfAll] = await Promise.all([
    readTables(),
    listRates(),
  ]);
  const types = kindPaths.map((kind) => kinds[kind].type);
  const common = new Map(
    await Promise.all(types.map(async (type) => [type, await listCommonClosedPeriods(type)] as const)),
  );
  const [seasonsOf, closedOf] = [byTour(seasonRows), byTour(closedRows)];
  const daysOf = new Map(dayRows.map(({ tour_id, days }) => [tour_id, days]));
  const calendars = new Calendars(common, now);
  const facts = new KnownFacts();
  const ids = columns?.ids ?? [];
  const table = emptyTable(ids.length, calendars.list, facts.list);
  if (!columns) return table;
  const { tags: tagsAt, visible, rates, currencies, prices, rules } = columns;
  for (const [place, id] of ids.entries()) {
    const type = columns.types[place] ?? 1;
    const seasons = seasonsOf(id);
    const calendar = calendars.placeOf(
      type,
      rules[place] ?? null,
      daysOf.get(id) ?? 1,
      seasons,
      closedOf(id),
    );
    table.ids[place] = id;
    table.placeOf.set(id, place);
    table.types[place] = type;
    table.visible[place] = Number(visible[place]);
    table.tags[place] = codeOf(tags, tagsAt[place]);
    table.rates[place] = rates[place] ?? Number.NaN;
    table.calendarOf[place] = calendar;
    table.minutes[place] = columns.minutes[place] ?? Number.NaN;
    table.lengths[place] = codeOf(lengths, lengthOf(columns.minutes[place] ?? 0));
    table.factsOf[place] = facts.placeOf(columns.facts[place] ?? "{}");
    const ofSeason = seasons.some(({ starting_price }) => starting_price !== null)
      ? seasons[calendars.firstSeason(calendar)]?.starting_price
      : null;
    // A price of 0 is none.
    const price = (ofSeason ?? prices[place]) || null;
    const currency = currencies[place] ?? "";
    const inBaht = price === null ? null : baht(price, currency, ratesOfAll);
    table.baht[place] = inBaht ?? Number.NaN;
    table.foreign[place] = price === null || inBaht !== null ? Number.NaN : price;
    table.currencies[place] = currencyCode(currency) ?? currency;
  }
  const isForeign = (place: number) => !Number.isNaN(table.foreign[place] ?? Number.NaN);
  table.foreignPlaces = Uint32Array.from(ids.keys()).filter(isForeign);
  return table;
}

/** The tours of all lists, read anew after a change of any tour. */
export const getTourTable = cachedContent(loadTable);

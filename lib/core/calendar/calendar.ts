import type { LocalizedText } from "../content/localized-text";
import { addDays, dayInZone, momentInZone, weekdayOf } from "./days";
import { isYearly, type Period, periodHolds, periodLength } from "./periods";

/** A period with prices of its own. A null price means the tour's price. */
export interface Season extends Period {
  id: number;
  name: LocalizedText | null;
  starting_price: number | null;
  original_price: number | null;
  original_price_since: string | null;
  prices: (number | null)[];
  /** The sea may be rough: the tour runs, and visitors are told. */
  rough: boolean;
  note: LocalizedText | null;
}

export interface ClosedPeriod extends Period {
  id: number;
  reason: LocalizedText | null;
}

/** A promo of a tour. Both days are dated. */
export interface DayPromo extends Period {
  id: number;
  title: LocalizedText;
  /** The ISO weekdays on which the promo holds. Absent: every day. */
  weekdays?: number[];
  /** What the price line `line` costs on the days of the promo. Null: the promo changes no price of the tour. */
  price: number | null;
  /** The position of the price line that has the tour's starting price. */
  line: number;
  /** What so many guests pay together on the days of the promo. Absent: the promo has no such price. */
  package?: { guests: number; price: number };
  /** True if staff named a price of the tour, but the tour costs no more. */
  isNoLower?: true;
}

export function promoHolds(promo: Pick<DayPromo, "from" | "until" | "weekdays">, day: string): boolean {
  return periodHolds(promo, day) && (promo.weekdays?.includes(weekdayOf(day)) ?? true);
}

/** A period in which a stop of a tour is closed. The tour runs all the same. */
export interface ClosedStop extends Period {
  place: string;
  name: LocalizedText;
  text: LocalizedText | null;
}

/** Prices from a day on. A null price does not change. */
export interface PlannedPrices {
  /** The operator's first day on which a tour costs this. */
  from: string;
  /** The days of the season whose prices change (`11-01/04-30`). Null: the prices outside seasons. */
  season: string | null;
  starting_price: number | null;
  original_price: number | null;
  prices: (number | null)[];
}

/** The report of staff about the places left on a day. A report never prevents a request. */
export interface ToldDay {
  day: string;
  state: "few" | "full";
  places: number | null;
  told_at: Date;
}

export interface TourCalendar {
  /** ISO weekdays: 1 is Monday. Null: every day. */
  weekdays: number[] | null;
  /** Days before a day on which its requests end, at the operator's `cutoff_time` or at the end of that day. */
  cutoff_days: number | null;
  cutoff_time: string | null;
  only_in_seasons: boolean;
  seasons: Season[];
  planned_prices: PlannedPrices[];
  closed_periods: ClosedPeriod[];
  /** Closed days of the operator, for the tour's kind and for all kinds. */
  common_closed_periods: ClosedPeriod[];
  /** The tour's promos, ended ones too. */
  promos: DayPromo[];
  closed_stops: ClosedStop[];
  /** The days about which staff reported places left, in order. Absent if the reader does not show places. */
  told_days?: ToldDay[];
  days: number;
}

/** A tour without restrictions can be requested for every day from tomorrow on. */
export const emptyCalendar: TourCalendar = {
  weekdays: null,
  cutoff_days: null,
  cutoff_time: null,
  only_in_seasons: false,
  seasons: [],
  planned_prices: [],
  closed_periods: [],
  common_closed_periods: [],
  promos: [],
  closed_stops: [],
  days: 1,
};

export type DayState =
  /** `season` is the one whose prices and note apply on the first day. */
  | { state: "open"; season: Season | null; rough: Season | null }
  | { state: "late" }
  | { state: "closed"; reason: LocalizedText | null }
  | { state: "weekday" }
  | { state: "season" };

const horizon = 731;

/** The season of a day. A dated season wins over a yearly one, then the shorter, then the earlier in the list. */
export function getSeason(seasons: Season[], day: string): Season | null {
  const [first = null] = seasons
    .filter((season) => periodHolds(season, day))
    .sort((a, b) => Number(isYearly(a)) - Number(isYearly(b)) || periodLength(a) - periodLength(b));
  return first;
}

/** The moment (ms) from which a day can no longer be requested. */
export function getCutoff({ cutoff_days, cutoff_time }: TourCalendar, day: string): number {
  return momentInZone(addDays(day, -(cutoff_days ?? 1)), cutoff_time);
}

interface SingleDay {
  closed: ClosedPeriod | null;
  season: Season | null;
}

/** Caches single days, because the starts of a tour of several days share most of their days. */
function readDays(calendar: TourCalendar): (day: string) => SingleDay {
  const read = new Map<string, SingleDay>();
  const periods = [...calendar.closed_periods, ...calendar.common_closed_periods];
  return (day) => {
    const single = read.get(day) ?? {
      closed: periods.find((period) => periodHolds(period, day)) ?? null,
      season: getSeason(calendar.seasons, day),
    };
    read.set(day, single);
    return single;
  };
}

function stateOf(calendar: TourCalendar, day: string, single: (day: string) => SingleDay): DayState {
  const days = Array.from({ length: calendar.days }, (_, index) => single(addDays(day, index)));
  const closed = days.find((each) => each.closed)?.closed;
  if (closed) return { state: "closed", reason: closed.reason };
  if (calendar.weekdays && !calendar.weekdays.includes(weekdayOf(day))) return { state: "weekday" };
  if (calendar.only_in_seasons && days.some(({ season }) => !season)) return { state: "season" };
  const rough = days.find(({ season }) => season?.rough)?.season ?? null;
  return { state: "open", season: days[0]?.season ?? null, rough };
}

/**
 * Whether a tour can start on a day; without `now`, the cut-off is ignored. The first obstacle counts: late, closed,
 * weekday, season. Closed periods and seasons concern every day of the tour, weekdays and cut-off only the first.
 */
export function getDayState(calendar: TourCalendar, day: string, now?: Date): DayState {
  if (now && now.getTime() >= getCutoff(calendar, day)) return { state: "late" };
  return stateOf(calendar, day, readDays(calendar));
}

/** The first day on or after `from` that can be requested now; null if there is none within two years. */
export function getFirstOpenDay(calendar: TourCalendar, now: Date, from?: string): string | null {
  const tomorrow = addDays(dayInZone(now), 1);
  const single = readDays(calendar);
  let day = from && from > tomorrow ? from : tomorrow;
  const last = addDays(tomorrow, horizon - 1);
  for (; day <= last; day = addDays(day, 1)) {
    const late = now.getTime() >= getCutoff(calendar, day);
    if (!late && stateOf(calendar, day, single).state === "open") return day;
  }
  return null;
}

export function listDayStates(
  calendar: TourCalendar,
  from: string,
  count: number,
): { day: string; state: DayState }[] {
  const single = readDays(calendar);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    return { day, state: stateOf(calendar, day, single) };
  });
}

/**
 * The stops that are closed on one of the days of a tour that starts on `day`, each once. The tour runs and can be
 * requested.
 */
export function listClosedStops({ closed_stops, days }: TourCalendar, day: string): ClosedStop[] {
  const all = Array.from({ length: days }, (_, index) => addDays(day, index));
  const closed = closed_stops.filter((stop) => all.some((each) => periodHolds(stop, each)));
  return closed.filter(({ place }, index) => closed.findIndex((other) => other.place === place) === index);
}

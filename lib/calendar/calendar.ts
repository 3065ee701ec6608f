import type { LocalizedText } from "../content/localized-text";
import { addDays, phuketDay, phuketMoment, weekdayOf } from "./days";
import { isYearly, type Period, periodHolds, periodLength } from "./periods";

/** A time of the year with prices of its own; a price that is null is the tour's. */
export interface Season extends Period {
  id: number;
  name: LocalizedText | null;
  starting_price: number | null;
  original_price: number | null;
  /** Beside the tour's price lines, in their order. */
  prices: (number | null)[];
  /** The sea may be rough: the tour runs, and visitors are told. */
  rough: boolean;
  note: LocalizedText | null;
}

export interface ClosedPeriod extends Period {
  id: number;
  reason: LocalizedText | null;
}

/** All that says when a tour runs, as plain JSON. */
export interface TourCalendar {
  /** By ISO, 1 is Monday; null is every day. */
  weekdays: number[] | null;
  /** Requests for a day end so many days before it, at `cutoff_time` in Phuket or with that day. */
  cutoff_days: number | null;
  cutoff_time: string | null;
  only_in_seasons: boolean;
  seasons: Season[];
  closed_periods: ClosedPeriod[];
  /** The operator's own, those of the tour's kind and of all kinds. */
  common_closed_periods: ClosedPeriod[];
  /** How many days the tour takes. */
  days: number;
}

/** The days of a tour of which nothing is said: any from tomorrow on. */
export const emptyCalendar: TourCalendar = {
  weekdays: null,
  cutoff_days: null,
  cutoff_time: null,
  only_in_seasons: false,
  seasons: [],
  closed_periods: [],
  common_closed_periods: [],
  days: 1,
};

export type DayState =
  /** `season` is the one whose prices and note hold on the first day. */
  | { state: "open"; season: Season | null; rough: Season | null }
  | { state: "late" }
  | { state: "closed"; reason: LocalizedText | null }
  | { state: "weekday" }
  | { state: "season" };

/** How far ahead an open day is looked for. */
const horizon = 731;

/** Of the seasons that hold a day the dated before the yearly, then the shorter, then the earlier in the list. */
export function getSeason(seasons: Season[], day: string): Season | null {
  const [first = null] = seasons
    .filter((season) => periodHolds(season, day))
    .sort((a, b) => Number(isYearly(a)) - Number(isYearly(b)) || periodLength(a) - periodLength(b));
  return first;
}

/** The moment (ms) from which a day can no longer be asked for. */
export function getCutoff({ cutoff_days, cutoff_time }: TourCalendar, day: string): number {
  return phuketMoment(addDays(day, -(cutoff_days ?? 1)), cutoff_time);
}

interface SingleDay {
  closed: ClosedPeriod | null;
  season: Season | null;
}

/** Reads single days, each of them once: of a tour of several days the starts share most days. */
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
 * Whether a tour that starts on a day runs; without `now`, whether or not the day can still be asked for. Of several
 * reasons against it the first counts: late, closed, weekday, season. Closed periods and seasons bind every day of the tour,
 * weekdays and the cut-off the first.
 */
export function getDayState(calendar: TourCalendar, day: string, now?: Date): DayState {
  if (now && now.getTime() >= getCutoff(calendar, day)) return { state: "late" };
  return stateOf(calendar, day, readDays(calendar));
}

/** The first day, of those from `from` on, that can be asked for now; null where there is none within two years. */
export function getFirstOpenDay(calendar: TourCalendar, now: Date, from?: string): string | null {
  const tomorrow = addDays(phuketDay(now), 1);
  const single = readDays(calendar);
  let day = from && from > tomorrow ? from : tomorrow;
  const last = addDays(tomorrow, horizon - 1);
  for (; day <= last; day = addDays(day, 1)) {
    const late = now.getTime() >= getCutoff(calendar, day);
    if (!late && stateOf(calendar, day, single).state === "open") return day;
  }
  return null;
}

/** The states of several days in a row, without the cut-off. */
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

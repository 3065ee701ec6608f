import type { LocalizedText } from "../content/localized-text";
import { type DayState, getDayState, listDayStates, type TourCalendar } from "./calendar";
import { addDays, dayInZone, daysBetween } from "./days";

export type MonthState = "runs" | "rough" | "closed";

export interface CalendarMonth {
  month: string;
  state: MonthState;
  first: string | null;
  last: string | null;
  partly: boolean;
  note: LocalizedText | null;
}

interface RunningDay {
  day: string;
  state: DayState;
}

function nextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}

function monthOf(days: RunningDay[], from: string): CalendarMonth {
  const open = days.flatMap(({ day, state }) => (state.state === "open" ? [{ day, ...state }] : []));
  const rough = open.flatMap((each) => (each.rough ? [each.rough] : []));
  const isRough = open.length > 0 && rough.length * 2 >= open.length;
  return {
    month: from.slice(0, 7),
    state: isRough ? "rough" : open.length > 0 ? "runs" : "closed",
    first: open[0]?.day ?? null,
    last: open.at(-1)?.day ?? null,
    partly: open.length > 0 && days.some(({ state }) => state.state === "closed" || state.state === "season"),
    note: (isRough && rough[0]?.note) || null,
  };
}

/** A month is rough if at least half of its open days are, and closed if none is open. Past days do not count. */
export function listMonths(calendar: TourCalendar, now: Date): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let from = dayInZone(now); months.length < 12; from = nextMonth(from)) {
    months.push(monthOf(listDayStates(calendar, from, daysBetween(from, nextMonth(from))), from));
  }
  return months;
}

export function getDayOutlook(
  calendar: TourCalendar,
  day: string,
): { state: MonthState; note: LocalizedText | null } {
  const state = getDayState(calendar, day);
  if (state.state !== "open") return { state: "closed", note: null };
  return state.rough ? { state: "rough", note: state.rough.note } : { state: "runs", note: null };
}

import {
  type ClosedStop,
  getDayState,
  getFirstOpenDay,
  listClosedStops,
  type TourCalendar,
} from "../../core/calendar/calendar";
import { addDays, dayInZone, isDatedDay } from "../../core/calendar/days";
import { getDayOutlook, type MonthState } from "../../core/calendar/months";
import type { LocalizedText } from "../../core/content/localized-text";

export const dayReach = 550;

export type DayRequest =
  | { state: "asked"; day: string }
  | { state: "passed" }
  | { state: "tooFar"; last: string };

export function readDay(text: string | undefined): string {
  return text && isDatedDay(text) ? text : "";
}

/** Reads the day of a list's address; null if the address has no day. */
export function requestedDay(day: string, now: Date): DayRequest | null {
  if (day === "") return null;
  const today = dayInZone(now);
  const last = addDays(today, dayReach);
  if (day < today) return { state: "passed" };
  return day > last ? { state: "tooFar", last } : { state: "asked", day };
}

export interface Outlook {
  state: MonthState;
  note: LocalizedText | null;
  next: string | null;
  closed_stops: ClosedStop[];
}

export function getOutlook(calendar: TourCalendar, day: string, now: Date): Outlook {
  const next = getFirstOpenDay(calendar, now, day) ?? getFirstOpenDay(calendar, now);
  const found = getDayState(calendar, day, now);
  if (found.state === "late") {
    // The reason counts for guests who have booked, although requests for the day have ended.
    const whole = getDayState(calendar, day);
    const note = whole.state === "closed" ? whole.reason : null;
    return { state: "closed", note, next, closed_stops: [] };
  }
  if (found.state === "closed") return { state: "closed", note: found.reason, next, closed_stops: [] };
  const outlook = getDayOutlook(calendar, day);
  const closed_stops = outlook.state === "closed" ? [] : listClosedStops(calendar, day);
  return { ...outlook, next, closed_stops };
}

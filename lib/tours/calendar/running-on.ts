import { getDayState, getFirstOpenDay, type TourCalendar } from "../../calendar/calendar";
import { addDays, isDatedDay, phuketDay } from "../../calendar/days";
import { getDayOutlook, type MonthState } from "../../calendar/months";
import type { LocalizedText } from "../../content/localized-text";

/** How far ahead visitors may ask what runs. */
export const dayReach = 550;

export type AskedDay =
  | { state: "asked"; day: string }
  | { state: "passed" }
  /** `last` is the last day that can be asked about. */
  | { state: "tooFar"; last: string };

/** A day that exists, as an address names it; empty for anything else. */
export function readDay(text: string | undefined): string {
  return text && isDatedDay(text) ? text : "";
}

/** The day that a list is asked about; null where it is asked about none. */
export function askedDay(day: string, now: Date): AskedDay | null {
  if (day === "") return null;
  const today = phuketDay(now);
  const last = addDays(today, dayReach);
  if (day < today) return { state: "passed" };
  return day > last ? { state: "tooFar", last } : { state: "asked", day };
}

/** How a tour stands on the day that was asked about. */
export interface Outlook {
  state: MonthState;
  /** What staff wrote of it: of a rough season, or the reason of a closed day. */
  note: LocalizedText | null;
  /** The nearest day that can be requested, from that day on where there is one; null where there is none. */
  next: string | null;
}

export function getOutlook(calendar: TourCalendar, day: string, now: Date): Outlook {
  const next = getFirstOpenDay(calendar, now, day) ?? getFirstOpenDay(calendar, now);
  const found = getDayState(calendar, day, now);
  if (found.state === "late") return { state: "closed", note: null, next };
  if (found.state === "closed") return { state: "closed", note: found.reason, next };
  return { ...getDayOutlook(calendar, day), next };
}

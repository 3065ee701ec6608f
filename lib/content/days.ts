import { dayMs, hourMs } from "../durations";

/**
 * Calendar days of the operator (Asia/Bangkok, UTC+7 all year). A day is written as its midnight in UTC,
 * which is also how promos and blogs store theirs.
 */
const offset = 7 * hourMs;

/** The calendar day it is in Bangkok at a moment. */
export function operatorDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + offset) / dayMs) * dayMs);
}

/** The day after a day. */
export function nextDay(date: Date): Date {
  return new Date(date.getTime() + dayMs);
}

/** The moment at which a calendar day begins in Bangkok. */
export function dayBegins(date: Date): Date {
  return new Date(Math.floor(date.getTime() / dayMs) * dayMs - offset);
}

/** A moment as Bangkok's clocks say it: `2026-01-10T00:00:00.000+07:00`. */
export function operatorTime(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().replace("Z", "+07:00");
}

/** The latest of some moments; null where there is none. */
export function newest(moments: (Date | null | undefined)[]): Date | null {
  return moments.reduce<Date | null>((last, each) => (each && (!last || each > last) ? each : last), null);
}

/**
 * Computes with days as texts: `YYYY-MM-DD`, or `MM-DD` for a yearly day. Days sort as texts. No function here uses the device's
 * clock, time zone or language. The zone is the operator's, which is Phuket's unless staff have chosen another.
 */
import { dayMs } from "../durations";
import { utcOffset } from "../utc-offset";

const dated = /^\d{4}-\d{2}-\d{2}$/;
const yearly = /^\d{2}-\d{2}$/;

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

export function dayTextOrNull(day: Date | null): string | null {
  return day && dayOf(day.getTime());
}

/** Whether a day exists: `2027-02-29` does not. */
export function isDatedDay(text: string): boolean {
  return dated.test(text) && !Number.isNaN(midnight(text)) && dayOf(midnight(text)) === text;
}

/** Whether a yearly day exists: `02-29` does. */
export function isYearlyDay(text: string): boolean {
  return yearly.test(text) && isDatedDay(`2000-${text}`);
}

export function addDays(day: string, count: number): string {
  return dayOf(midnight(day) + count * dayMs);
}

export function daysBetween(from: string, until: string): number {
  return Math.round((midnight(until) - midnight(from)) / dayMs);
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(midnight(day)).getUTCDay() || 7;
}

export function dayInZone(moment: Date): string {
  return dayOf(moment.getTime() + utcOffset());
}

/** Converts a time of day of the operator to milliseconds. Without a time, returns the end of the day. */
export function momentInZone(day: string, time: string | null): number {
  const shown = time === null ? midnight(day) + dayMs : Date.parse(`${day}T${time}:00Z`);
  return shown - utcOffset();
}

import { dayMs } from "../durations";
import { utcOffset, utcOffsetText } from "../utc-offset";

/** The calendar day of the operator, written as its midnight in UTC. */
export function operatorDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + utcOffset()) / dayMs) * dayMs);
}

export function nextDay(date: Date): Date {
  return new Date(date.getTime() + dayMs);
}

export function dayBegins(date: Date): Date {
  return new Date(Math.floor(date.getTime() / dayMs) * dayMs - utcOffset());
}

/** Writes a moment with the operator's offset: `2026-01-10T00:00:00.000+07:00`. */
export function operatorTime(moment: Date): string {
  return new Date(moment.getTime() + utcOffset()).toISOString().replace("Z", utcOffsetText());
}

export function newest(moments: (Date | null | undefined)[]): Date | null {
  return moments.reduce<Date | null>((last, each) => (each && (!last || each > last) ? each : last), null);
}

import { dayMs, hourMs } from "../durations";

/** Calendar days of the operator in Bangkok (UTC+7 all year), each written as its midnight in UTC. */
const offset = 7 * hourMs;

export function operatorDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + offset) / dayMs) * dayMs);
}

export function nextDay(date: Date): Date {
  return new Date(date.getTime() + dayMs);
}

export function dayBegins(date: Date): Date {
  return new Date(Math.floor(date.getTime() / dayMs) * dayMs - offset);
}

/** A moment in Bangkok's local time: `2026-01-10T00:00:00.000+07:00`. */
export function operatorTime(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().replace("Z", "+07:00");
}

export function newest(moments: (Date | null | undefined)[]): Date | null {
  return moments.reduce<Date | null>((last, each) => (each && (!last || each > last) ? each : last), null);
}

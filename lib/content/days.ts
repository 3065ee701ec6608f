/** Calendar days of the operator (Asia/Bangkok, UTC+7 all year), stored as their midnight in UTC. */
const hour = 3_600_000;
const day = 24 * hour;
const offset = 7 * hour;

export function operatorDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + offset) / day) * day);
}

export function nextDay(date: Date): Date {
  return new Date(date.getTime() + day);
}

export function dayBegins(date: Date): Date {
  return new Date(Math.floor(date.getTime() / day) * day - offset);
}

/** A moment in Bangkok's local time: `2026-01-10T00:00:00.000+07:00`. */
export function operatorTime(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().replace("Z", "+07:00");
}

export function newest(moments: (Date | null | undefined)[]): Date | null {
  return moments.reduce<Date | null>((last, each) => (each && (!last || each > last) ? each : last), null);
}

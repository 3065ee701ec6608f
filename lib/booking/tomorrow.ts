const day = 24 * 60 * 60 * 1_000;

/** Tomorrow in Bangkok as `YYYY-MM-DD`: the earliest day that can be booked. */
export function tomorrowInBangkok(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Bangkok" }).format(now.getTime() + day);
}

const BANGKOK_OFFSET_HOURS = 7;
const HOUR_MS = 3_600_000;

/** A day so many days from today in Bangkok, as the midnight in UTC that stands for it (decisions.md 10). */
export function dayFromToday(days: number): Date {
  const day = new Date(Date.now() + (BANGKOK_OFFSET_HOURS + 24 * days) * HOUR_MS);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}

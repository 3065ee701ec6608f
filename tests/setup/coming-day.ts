import { addDays, dayInZone } from "../../lib/core/calendar/days";

/** The next such day, as `03-05`, that is a month ahead or more: on it tests hold in every year. */
export function comingDay(dayOfYear: string): string {
  const today = dayInZone(new Date());
  const year = Number(today.slice(0, 4));
  const day = `${year}-${dayOfYear}`;
  return day > addDays(today, 30) ? day : `${year + 1}-${dayOfYear}`;
}

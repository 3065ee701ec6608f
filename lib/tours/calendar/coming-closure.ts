import type { ClosedPeriod, TourCalendar } from "../../core/calendar/calendar";
import { addDays, daysBetween } from "../../core/calendar/days";
import { isYearly } from "../../core/calendar/periods";

/** Closings of the sea are made for so many days ahead at most. Longer ones are no surprise for guests. */
const reach = 14;

export interface ComingClosure {
  from: string;
  until: string;
  days: string[];
  /** The closed period as staff entered it, which may have begun. */
  period: ClosedPeriod;
}

/** Returns the tour's first short closing within the next two weeks, or null. */
export function comingClosure(
  { closed_periods }: Pick<TourCalendar, "closed_periods">,
  today: string,
): ComingClosure | null {
  const [tomorrow, last] = [addDays(today, 1), addDays(today, reach)];
  const [first] = closed_periods
    .filter((period) => !isYearly(period) && daysBetween(period.from, period.until) <= reach)
    .filter(({ from, until }) => until >= tomorrow && from <= last)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  if (!first) return null;
  const [from = tomorrow] = [first.from, tomorrow].sort().slice(1);
  const count = daysBetween(from, first.until) + 1;
  return {
    from,
    until: first.until,
    period: first,
    days: Array.from({ length: count }, (_, index) => addDays(from, index)),
  };
}

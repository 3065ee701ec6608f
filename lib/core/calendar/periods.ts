import { addDays, daysBetween } from "./days";

/** Both ends are included, and both dated (`YYYY-MM-DD`) or yearly (`MM-DD`). */
export interface Period {
  from: string;
  until: string;
}

export function isYearly({ from }: Period): boolean {
  return from.length === 5;
}

/** A yearly period may run over new year. Days are compared as texts, so a period that ends on 29 February ends with February. */
export function periodHolds(period: Period, day: string): boolean {
  const { from, until } = period;
  if (!isYearly(period)) return from <= day && day <= until;
  const monthDay = day.slice(5);
  return from <= until ? from <= monthDay && monthDay <= until : monthDay >= from || monthDay <= until;
}

/** Counts a leap year for a yearly period. */
export function periodLength(period: Period): number {
  const { from, until } = period;
  if (!isYearly(period)) return daysBetween(from, until) + 1;
  return ((daysBetween(`2000-${from}`, `2000-${until}`) + 366) % 366) + 1;
}

function overlap(a: Period, b: Period): boolean {
  return periodContains(a, b.from) || periodContains(b, a.from);
}

function periodContains(period: Period, day: string): boolean {
  return periodHolds(period, isYearly(period) ? `2000-${day}` : day);
}

export function periodCovers(outer: Period, inner: Period): boolean {
  if (isYearly(inner) && !isYearly(outer)) return false;
  const length = periodLength(inner);
  const first = isYearly(inner) ? `2000-${inner.from}` : inner.from;
  if (length > periodLength(outer) || !periodHolds(outer, first)) return false;
  return daysBetween(first, periodEnd(outer, first)) + 1 >= length;
}

/** Whether two seasons overlap and no rule but their order decides between them. */
export function areAmbiguous(a: Period, b: Period): boolean {
  return isYearly(a) === isYearly(b) && periodLength(a) === periodLength(b) && overlap(a, b);
}

export function findAmbiguousPeriod(periods: Period[]): number | null {
  const position = periods.findIndex((period, index) =>
    periods.slice(0, index).some((before) => areAmbiguous(before, period)),
  );
  return position === -1 ? null : position;
}

/** The last day of the run that includes `day`: `2027-05-15` for a yearly season and `2026-12-01`. */
export function periodEnd(period: Period, day: string): string {
  if (!isYearly(period)) return period.until;
  let last = day;
  for (let count = 0; count < 366 && periodHolds(period, addDays(last, 1)); count += 1)
    last = addDays(last, 1);
  return last;
}

/** The columns of a period. Yearly days are stored in the leap year 2000. */
interface PeriodColumns {
  from_day: Date;
  until_day: Date;
  yearly: boolean;
}

export function periodOf({ from_day, until_day, yearly }: PeriodColumns): Period {
  const text = (date: Date) => date.toISOString().slice(yearly ? 5 : 0, 10);
  return { from: text(from_day), until: text(until_day) };
}

export function periodColumns(period: Period): PeriodColumns {
  const yearly = isYearly(period);
  const date = (day: string) => new Date(yearly ? `2000-${day}` : day);
  return { from_day: date(period.from), until_day: date(period.until), yearly };
}

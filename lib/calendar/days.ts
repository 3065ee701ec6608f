import { dayMs, hourMs } from "../durations";

/**
 * Days as texts: `YYYY-MM-DD`, and `MM-DD` for a day of every year. Their order is that of the texts. No function here reads
 * the clock, the time zone or the language of a device.
 */
/** Phuket is at UTC+7 all year. */
const phuketOffset = 7 * hourMs;

const dated = /^\d{4}-\d{2}-\d{2}$/;
const yearly = /^\d{2}-\d{2}$/;

/** The midnight in UTC by which a day is counted. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** A day that exists: `2027-02-29` does not. */
export function isDatedDay(text: string): boolean {
  return dated.test(text) && !Number.isNaN(midnight(text)) && dayOf(midnight(text)) === text;
}

/** A day of every year; `02-29` is one. */
export function isYearlyDay(text: string): boolean {
  return yearly.test(text) && isDatedDay(`2000-${text}`);
}

export function addDays(day: string, count: number): string {
  return dayOf(midnight(day) + count * dayMs);
}

/** How many days lie from one day to another: 1 from today to tomorrow. */
export function daysBetween(from: string, until: string): number {
  return Math.round((midnight(until) - midnight(from)) / dayMs);
}

/** By ISO: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(midnight(day)).getUTCDay() || 7;
}

/** The day it is in Phuket at a moment. */
export function phuketDay(moment: Date): string {
  return dayOf(moment.getTime() + phuketOffset);
}

/** The moment, in milliseconds, at which clocks in Phuket show a time of a day; without a time, at which that day ends. */
export function phuketMoment(day: string, time: string | null): number {
  const shown = time === null ? midnight(day) + dayMs : Date.parse(`${day}T${time}:00Z`);
  return shown - phuketOffset;
}

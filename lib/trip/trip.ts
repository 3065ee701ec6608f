import { isDatedDay } from "../core/calendar/days";

/** The day, the guests and the place to stay that a visitor has named. Every value is optional. */
export interface Trip {
  /** `YYYY-MM-DD`; empty if no day is chosen. */
  date: string;
  /** 0 if nobody said how many. */
  adults: number;
  /** The ages in years, the youngest first. */
  children: number[];
  /** The code of a pick-up area, or the name of a hotel as typed; empty if not said. */
  stay: string;
}

export const emptyTrip: Trip = { date: "", adults: 0, children: [], stay: "" };

/** The parameters of a trip in an address, in their order. */
export const tripParameters = ["date", "adults", "children", "stay"] as const;

export type TripParameter = (typeof tripParameters)[number];

/**
 * Asks the server for a page with the quotes of the trip in its address. The form sends the parameter where no script runs; a script
 * asks for the quotes itself, so that all visitors with a script share a page.
 */
export const quotedParameter = "quoted";

const mostAdults = 99;
const mostChildren = 20;
export const oldestChild = 17;
const longestStay = 100;

function readAdults(text: string): number {
  return /^[1-9]\d?$/.test(text) ? Math.min(Number(text), mostAdults) : 0;
}

function readChildren(text: string): number[] {
  const ages = text
    .split(/[.,;\s]+/)
    .filter((age) => /^\d{1,2}$/.test(age))
    .map(Number);
  return ages
    .filter((age) => age <= oldestChild)
    .slice(0, mostChildren)
    .sort((one, other) => one - other);
}

function readStay(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, longestStay).trim();
}

/** Reads the values of an address, a form or the device. An invalid value is left out, as an invalid day of a list is. */
export function readTrip(sent: Partial<Record<TripParameter, string | null>>): Trip {
  const { date, adults, children, stay } = sent;
  return {
    date: date && isDatedDay(date) ? date : "",
    adults: readAdults(adults ?? ""),
    children: readChildren(children ?? ""),
    stay: readStay(stay ?? ""),
  };
}

/** Lists the parameters that have a value, always in the same order: `date`, `adults`, `children=6.9`, `stay`. */
export function tripEntries({ date, adults, children, stay }: Trip): [TripParameter, string][] {
  const values = [date, adults > 0 ? String(adults) : "", children.join("."), stay];
  return tripParameters.flatMap((name, index): [TripParameter, string][] => {
    const value = values[index];
    return value ? [[name, value]] : [];
  });
}

/** Lists the parameters of a page with the quotes of its trip. */
export function quotedEntries(trip: Trip): [string, string][] {
  return [...tripEntries(trip), [quotedParameter, "1"]];
}

export function isEmptyTrip(trip: Trip): boolean {
  return tripEntries(trip).length === 0;
}

export function countGuests({ adults, children }: Trip): number {
  return adults + children.length;
}

/** Milliseconds for which the device keeps a trip. */
const kept = 24 * 60 * 60 * 1_000;

export function writeStoredTrip(trip: Trip, now: Date): string {
  return JSON.stringify({ v: 1, at: now.getTime(), trip: Object.fromEntries(tripEntries(trip)) });
}

/**
 * Reads what the device keeps. Null for an empty or invalid text, and for a trip of more than 24 hours ago. A day before
 * `today` is left out.
 */
export function readStoredTrip(text: string, now: Date, today: string): Trip | null {
  let stored: { v?: unknown; at?: unknown; trip?: unknown } | null;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== "object" || stored?.v !== 1 || typeof stored.at !== "number") return null;
  const age = now.getTime() - stored.at;
  if (!(age >= 0 && age <= kept) || typeof stored.trip !== "object" || stored.trip === null) return null;
  const values = Object.entries(stored.trip).filter(([, value]) => typeof value === "string");
  const trip = readTrip(Object.fromEntries(values));
  const coming = trip.date < today ? { ...trip, date: "" } : trip;
  return isEmptyTrip(coming) ? null : coming;
}

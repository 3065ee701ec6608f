/**
 * Keeps what the site said of days of planned and confirmed tours, for the time without a signal. Apart from `web-storage.ts`, so that
 * other pages do not load these functions.
 */
import { attempt } from "./web-storage";

const key = "dayNotes";

/** As many notes as a plan and a pass hold tours, in two languages. */
const most = 48;

/** Notes about a planned day, stored so that the plan shows them without a network. */
export interface KeptNotes {
  /** An order of the harbour office that does not concern the tour. */
  order: string | null;
  water: { text: string; curve: string | null } | null;
}

function readAll(): [name: string, notes: KeptNotes][] {
  const stored = attempt(() => JSON.parse(localStorage.getItem(key) ?? "[]"));
  return Array.isArray(stored) ? stored : [];
}

const nameOf = (tour: number, day: string, language: string) => `${tour}/${day}/${language}`;

export function readDayNotes(tour: number, day: string, language: string): KeptNotes | null {
  const name = nameOf(tour, day, language);
  return readAll().find(([each]) => each === name)?.[1] ?? null;
}

/** How often this page has forgotten the notes. */
let timesForgotten = 0;

export function forgetDayNotes(): void {
  timesForgotten += 1;
  attempt(() => localStorage.removeItem(key));
}

/** Stores the notes of a day in place of the oldest ones. */
function storeDayNotes(tour: number, day: string, language: string, notes: KeptNotes): void {
  const name = nameOf(tour, day, language);
  const others = readAll().filter(([each]) => each !== name);
  const kept = [...others, [name, notes]].slice(-most);
  attempt(() => localStorage.setItem(key, JSON.stringify(kept)));
}

/**
 * Returns the function that stores the notes of a day once they have arrived. Notes that were asked for before the visitor pressed
 * "forget" are not stored.
 */
export function prepareDayNotes(tour: number, day: string, language: string): (notes: KeptNotes) => void {
  const timesBefore = timesForgotten;
  return (notes) => {
    if (timesForgotten === timesBefore) storeDayNotes(tour, day, language, notes);
  };
}

/**
 * Web storage of the public pages. Only this module, `day-notes-storage.ts` and `staff-storage.ts` touch web storage. A browser that
 * refuses web storage (a private window, a full disk) loses comfort and nothing else.
 */
import { planKey, planPrefix } from "./plan-storage";

const keys = {
  lastTour: "lastViewedTourId",
  lastPage: "lastViewedPage",
  awaitedTour: "awaitedTour",
  filter: "tourFilterParams",
  visitor: "visitorDetails",
  currency: "currency",
  booking: "booking:",
  plan: planKey,
  trip: "trip",
  staff: "staffDevice",
} as const;

export interface StoredTourFilter {
  search: string;
  category: string;
}

export function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function take(key: string): string | null {
  return attempt(() => {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  });
}

/** Stores the filter of a footer chip; the list that the chip opens applies the filter once. */
export function storeTourFilter(filter: StoredTourFilter): void {
  const [page] = window.location.href.split("#");
  attempt(() => sessionStorage.setItem(keys.filter, JSON.stringify({ ...filter, page })));
}

/** Returns the stored filter and removes it. Returns null if the visitor came from another page than the chip's. */
export function takeTourFilter(): StoredTourFilter | null {
  const stored = take(keys.filter);
  if (stored === null) return null;
  const filter = attempt(() => JSON.parse(stored) as StoredTourFilter & { page: string });
  return filter?.page === document.referrer ? filter : null;
}

/** Stores which card was clicked, to scroll back to. `list` is `tours?search=phi&page=2`. */
export function storeLastTour(tourId: number, list: string): void {
  attempt(() => {
    sessionStorage.setItem(keys.lastTour, String(tourId));
    sessionStorage.setItem(keys.lastPage, list);
  });
}

export interface LastCard {
  tourId: number;
  list: string;
}

function lastTourOf(read: (key: string) => string | null): LastCard | null {
  const tourId = Number(read(keys.lastTour));
  const list = read(keys.lastPage);
  return tourId > 0 && list ? { tourId, list } : null;
}

export function readLastTour(): LastCard | null {
  return lastTourOf((key) => attempt(() => sessionStorage.getItem(key)));
}

export function takeLastTour(): LastCard | null {
  return lastTourOf(take);
}

export function storeAwaitedTour(last: LastCard): void {
  attempt(() => sessionStorage.setItem(keys.awaitedTour, JSON.stringify(last)));
}

export function takeAwaitedTour(): LastCard | null {
  const stored = take(keys.awaitedTour);
  return stored === null ? null : attempt(() => JSON.parse(stored) as LastCard);
}

/** What a visitor does not have to type again for the next tour. Never leaves the device. */
export interface VisitorDetails {
  fullName: string;
  email: string;
  phone: string;
  nationality: string;
  hotel: string;
}

export function storeVisitorDetails(details: VisitorDetails): void {
  attempt(() => localStorage.setItem(keys.visitor, JSON.stringify(details)));
}

export function readVisitorDetails(): Partial<VisitorDetails> | null {
  const stored = attempt(() => localStorage.getItem(keys.visitor));
  return stored ? attempt(() => JSON.parse(stored) as Partial<VisitorDetails>) : null;
}

export function forgetVisitorDetails(): void {
  attempt(() => localStorage.removeItem(keys.visitor));
  const stored = attempt(() => Object.keys(sessionStorage)) ?? [];
  for (const name of stored.filter((each) => each.startsWith(keys.booking))) take(name);
}

/** The currency for comparison of prices: empty if the visitor chose none, null if the visitor never chose. */
export function readCurrency(): string | null {
  return attempt(() => localStorage.getItem(keys.currency));
}

export function storeCurrency(currency: string): void {
  attempt(() => localStorage.setItem(keys.currency, currency));
}

/** Stores what was typed into a tour's booking form, until the tab is closed. */
export function storeBooking(tourId: number | "plan", booking: object): void {
  attempt(() => sessionStorage.setItem(keys.booking + tourId, JSON.stringify(booking)));
}

export function readBooking<T extends object>(tourId: number | "plan"): Partial<T> | null {
  const stored = attempt(() => sessionStorage.getItem(keys.booking + tourId));
  return stored ? attempt(() => JSON.parse(stored) as Partial<T>) : null;
}

/** The visitor's own day as this tab keeps it; empty without one. */
export function readTripText(): string {
  return attempt(() => sessionStorage.getItem(keys.trip)) ?? "";
}

/** An empty text forgets the day. */
export function storeTripText(text: string): void {
  attempt(() => (text ? sessionStorage.setItem(keys.trip, text) : sessionStorage.removeItem(keys.trip)));
}

const planChanged = "plan-changed";

/** False while the plan lasts as long as the tab. */
export function isPlanKept(): boolean {
  return !window.name.startsWith(planPrefix);
}

export function readPlan(): string {
  return isPlanKept() ? (attempt(() => localStorage.getItem(keys.plan)) ?? "") : window.name;
}

/** False where the browser refuses: then the plan lasts as long as the tab. */
export function storePlan(text: string): boolean {
  const kept = attempt(() => {
    localStorage.setItem(keys.plan, text);
    return true;
  });
  window.name = kept ? "" : text;
  window.dispatchEvent(new Event(planChanged));
  return kept ?? false;
}

/** Calls `onChange` after every change in this or another tab, and after a return from the back/forward cache. */
export function watchPlan(onChange: () => void): () => void {
  const events = ["storage", "pageshow", planChanged];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** Notes that staff work on this device, so that a trip pass looks for their session. Visitors' devices never look. */
export function markStaffDevice(): void {
  attempt(() => localStorage.setItem(keys.staff, "1"));
}

export function isStaffDevice(): boolean {
  return attempt(() => localStorage.getItem(keys.staff)) === "1";
}

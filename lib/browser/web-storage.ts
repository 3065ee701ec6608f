import { planKey, planPrefix } from "./plan-storage";

/**
 * The only module of the pages' bundles that touches web storage. A browser that refuses web storage (a private window, a full
 * disk) loses comfort and nothing else.
 */

const keys = {
  lastTour: "lastViewedTourId",
  lastPage: "lastViewedPage",
  awaitedTour: "awaitedTour",
  filter: "tourFilterParams",
  visitor: "visitorDetails",
  currency: "currency",
  booking: "booking:",
  plan: planKey,
  drafts: "draft:",
  previews: "preview:",
} as const;

export interface TourFilter {
  search: string;
  category: string;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Reads and forgets. */
function take(key: string): string | null {
  return attempt(() => {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  });
}

/** Stores the filter of a footer chip, with the page of the chip. The list that the chip opens applies it once. */
export function storeTourFilter(filter: TourFilter): void {
  const [page] = window.location.href.split("#");
  attempt(() => sessionStorage.setItem(keys.filter, JSON.stringify({ ...filter, page })));
}

/** Returns the stored filter and removes it; null where another page than that of the chip led to this one. */
export function takeTourFilter(): TourFilter | null {
  const stored = take(keys.filter);
  if (stored === null) return null;
  const filter = attempt(() => JSON.parse(stored) as TourFilter & { page: string });
  return filter?.page === document.referrer ? filter : null;
}

/**
 * Remembered when a card is clicked, so that the list can scroll back to it. `list` is the
 * list's address below the language, with its page: `tours?search=phi&page=2`.
 */
export function storeLastTour(tourId: number, list: string): void {
  attempt(() => {
    sessionStorage.setItem(keys.lastTour, String(tourId));
    sessionStorage.setItem(keys.lastPage, list);
  });
}

export interface LastTour {
  tourId: number;
  list: string;
}

function lastTourOf(read: (key: string) => string | null): LastTour | null {
  const tourId = Number(read(keys.lastTour));
  const list = read(keys.lastPage);
  return tourId > 0 && list ? { tourId, list } : null;
}

export function readLastTour(): LastTour | null {
  return lastTourOf((key) => attempt(() => sessionStorage.getItem(key)));
}

export function takeLastTour(): LastTour | null {
  return lastTourOf(take);
}

/** The card to return to, while the plain list leads on to its page. */
export function storeAwaitedTour(last: LastTour): void {
  attempt(() => sessionStorage.setItem(keys.awaitedTour, JSON.stringify(last)));
}

export function takeAwaitedTour(): LastTour | null {
  const stored = take(keys.awaitedTour);
  return stored === null ? null : attempt(() => JSON.parse(stored) as LastTour);
}

/** What a visitor need not type again for the next tour; stays on the device. */
export interface VisitorDetails {
  fullName: string;
  email: string;
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

/** Also in the forms that this tab has seen. */
export function forgetVisitorDetails(): void {
  attempt(() => localStorage.removeItem(keys.visitor));
  const stored = attempt(() => Object.keys(sessionStorage)) ?? [];
  for (const name of stored.filter((each) => each.startsWith(keys.booking))) take(name);
}

/** In which currency prices are compared; empty: in none. Null where nothing was chosen. */
export function readCurrency(): string | null {
  return attempt(() => localStorage.getItem(keys.currency));
}

export function storeCurrency(currency: string): void {
  attempt(() => localStorage.setItem(keys.currency, currency));
}

/** What was typed into a tour's booking form; gone with the tab. */
export function storeBooking(tourId: number | "plan", booking: object): void {
  attempt(() => sessionStorage.setItem(keys.booking + tourId, JSON.stringify(booking)));
}

export function readBooking<T extends object>(tourId: number | "plan"): Partial<T> | null {
  const stored = attempt(() => sessionStorage.getItem(keys.booking + tourId));
  return stored ? attempt(() => JSON.parse(stored) as Partial<T>) : null;
}

const planChanged = "plan-changed";

/** False while the plan lasts as long as the tab. */
export function isPlanKept(): boolean {
  return !window.name.startsWith(planPrefix);
}

/** The device's own plan, as text; empty where there is none. */
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

/** Tells of every change, in this tab and in others, also of those while the page was in the browser's memory. */
export function watchPlan(onChange: () => void): () => void {
  const events = ["storage", "pageshow", planChanged];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** Drafts of the back office's forms: one per record (`packages/12`) and open form (`id`), so that tabs do not share one. */
function draftKey(record: string, id: string): string {
  return `${keys.drafts}${record}:${id}`;
}

/** False where the browser refuses or has no room left. */
export function storeDraft(record: string, id: string, text: string): boolean {
  return (
    attempt(() => {
      localStorage.setItem(draftKey(record, id), text);
      return true;
    }) ?? false
  );
}

export function removeDraft(record: string, id: string): void {
  attempt(() => localStorage.removeItem(draftKey(record, id)));
}

export function readDrafts(record: string): [id: string, text: string][] {
  const prefix = draftKey(record, "");
  const names = attempt(() => Object.keys(localStorage)) ?? [];
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => [name.slice(prefix.length), attempt(() => localStorage.getItem(name)) ?? ""]);
}

/** What an open form shows of a record to its preview, in another tab. */
export function storePreview(record: string, text: string): boolean {
  return (
    attempt(() => {
      localStorage.setItem(keys.previews + record, text);
      return true;
    }) ?? false
  );
}

export function readPreview(record: string): string | null {
  return attempt(() => localStorage.getItem(keys.previews + record));
}

export function removePreview(record: string): void {
  attempt(() => localStorage.removeItem(keys.previews + record));
}

/** Tells of every change that another tab makes; gives the way to end it. */
export function watchPreview(record: string, onChange: (text: string) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === keys.previews + record && newValue !== null) onChange(newValue);
  };
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}

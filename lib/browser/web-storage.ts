/** The only module that touches web storage. A browser that refuses it (private windows, full) loses comfort, nothing else. */

const keys = {
  lastTour: "lastViewedTourId",
  lastPage: "lastViewedPage",
  filter: "tourFilterParams",
  visitor: "visitorDetails",
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

/** Left by a footer chip, applied once by the list. */
export function storeTourFilter(filter: TourFilter): void {
  attempt(() => sessionStorage.setItem(keys.filter, JSON.stringify(filter)));
}

export function takeTourFilter(): TourFilter | null {
  const stored = take(keys.filter);
  return stored === null ? null : attempt(() => JSON.parse(stored) as TourFilter);
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

export function takeLastTour(): { tourId: number; list: string } | null {
  const tourId = Number(take(keys.lastTour));
  const list = take(keys.lastPage);
  return tourId > 0 && list ? { tourId, list } : null;
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

export function forgetVisitorDetails(): void {
  attempt(() => localStorage.removeItem(keys.visitor));
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

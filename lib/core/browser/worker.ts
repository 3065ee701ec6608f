/**
 * The part of the worker that keeps pages (`server/browser/keeping-worker.ts`) which every page needs. The messages of a page to
 * the worker stand in `saved-pages.ts`, which is loaded later. A browser without a worker (a window inside another app, an
 * address without TLS) keeps nothing, and the page works all the same.
 */

/** Undefined for a page that came from the server. */
export function savedMoment(): string | undefined {
  return document.documentElement.dataset.saved;
}

export function registerWorker(): void {
  void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

interface SparingNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Skips saved copies and data saver mode. */
export function whenKeeping(action: () => void): void {
  if (savedMoment() || (navigator as SparingNavigator).connection?.saveData) return;
  void navigator.serviceWorker?.ready.then(() => setTimeout(action, 1_000));
}

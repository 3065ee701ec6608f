import { tellServer } from "./tell-server";

/** What TypeScript's own types of a document and of its navigation leave out. */
type Prerendered = Document & { readonly prerendering?: boolean };
type FetchedAhead = PerformanceNavigationTiming & {
  readonly activationStart?: number;
  readonly deliveryType?: string;
};

const page: Prerendered = document;
const [navigation] = performance.getEntriesByType("navigation") as FetchedAhead[];

/**
 * Tells the server that a page is shown which the browser asked for before the visit, because the browser asks for nothing at
 * the visit itself. The server counts all other visits when it answers them.
 */
function tellShown(): void {
  if (navigation?.activationStart || navigation?.deliveryType === "navigational-prefetch")
    tellServer({ path: location.pathname });
}

if (page.prerendering) page.addEventListener("prerenderingchange", tellShown, { once: true });
else tellShown();

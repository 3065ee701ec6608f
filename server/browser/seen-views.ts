import { tellServer } from "./tell-server";

type Prerendered = Document & { readonly prerendering?: boolean };
type FetchedAhead = PerformanceNavigationTiming & {
  readonly activationStart?: number;
  readonly deliveryType?: string;
};

const page: Prerendered = document;
const [navigation] = performance.getEntriesByType("navigation") as FetchedAhead[];

/** Reports a page that was prefetched, because showing it sends no request. The server counts all other visits. */
function tellShown(): void {
  if (navigation?.activationStart || navigation?.deliveryType === "navigational-prefetch")
    tellServer({ path: location.pathname });
}

if (page.prerendering) page.addEventListener("prerenderingchange", tellShown, { once: true });
else tellShown();

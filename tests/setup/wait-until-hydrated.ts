import type { BrowserContext, Page } from "playwright/test";
import { hydrated } from "@/lib/browser/hydrated";

type Visit = (...args: unknown[]) => Promise<unknown>;

function patient(page: Page, visit: Visit): Visit {
  return async (...args) => {
    const response = await visit(...args);
    await page.waitForFunction(
      (name) => !document.querySelector("script[data-late]") || name in window,
      hydrated,
    );
    return response;
  };
}

/**
 * Public pages start their scripts behind `load`. Has every page of `context` be visited as somebody does who looks
 * before they press a key: its controls work when `goto`, `reload`, `goBack`, `goForward` and, behind a link,
 * `waitForURL` return.
 */
export async function waitUntilHydrated(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    window.addEventListener(name, () => Object.assign(window, { [name]: true }));
  }, hydrated);
  context.on("page", (page) => {
    for (const name of ["goto", "reload", "goBack", "goForward", "waitForURL"] as const) {
      Object.assign(page, { [name]: patient(page, page[name].bind(page) as Visit) });
    }
  });
}

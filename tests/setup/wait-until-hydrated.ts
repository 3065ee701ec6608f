import type { BrowserContext, Page } from "playwright/test";
import { hydrated } from "@/lib/core/browser/hydrated";

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
 * Makes `goto`, `reload`, `goBack`, `goForward` and, behind a link, `waitForURL` wait until the controls of a page work. Public
 * pages start their scripts behind `load`, and a person looks at a page before the first key.
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

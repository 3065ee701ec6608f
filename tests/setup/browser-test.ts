import { type BrowserContext, test as base, expect } from "playwright/test";
import { waitUntilHydrated } from "./wait-until-hydrated";

interface Fixtures {
  /** Names a problem that a test provokes on purpose, such as the 404 of a missing page. */
  allowProblem: (pattern: RegExp) => void;
}

/** Reasons of failed requests that are no fault of the page. */
function harmless(scripting: boolean) {
  // A page that is left cancels what it still loads; a browser without script refuses scripts.
  return scripting ? ["net::ERR_ABORTED"] : ["net::ERR_ABORTED", "csp"];
}

function watch(context: BrowserContext, scripting: boolean, note: (problem: string) => void) {
  context.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(`page error: ${error.error().message}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!harmless(scripting).includes(reason)) note(`failed request: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
}

/** Playwright's test on the site under test; it fails on any console error, page error, failed request or CSP violation. */
export const test = base.extend<Fixtures>({
  allowProblem: [
    async ({ context, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      watch(context, javaScriptEnabled !== false, (problem) => problems.push(problem));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          console.error(`CSP violation: ${violatedDirective} ${blockedURI}`);
        });
      });
      if (javaScriptEnabled !== false) await waitUntilHydrated(context);
      await use((pattern) => allowed.push(pattern));
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

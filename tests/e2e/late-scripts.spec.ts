import type { Page } from "playwright/test";
import { hydrated } from "@/lib/core/browser/hydrated";
import { messagesOf } from "@/lib/core/i18n/messages";
import { expect, test as withPatience } from "../setup/browser-test";
import { firstRecord } from "../setup/first-record";
import { holdRequests } from "../setup/hold-requests";

/** Here nobody waits until the controls work. */
const test = withPatience.extend({
  page: async ({ context }, use) => {
    context.removeAllListeners("page");
    await use(await context.newPage());
  },
});

const scripts = /\/_next\/static\/.*\.js$/;
const pictures = /\.avif$/;

function requested(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => pattern.test(request.url()) && urls.push(request.url()));
  return urls;
}

const works = (page: Page) => page.waitForFunction((name) => name in window, hydrated);

test.use({ viewport: { width: 390, height: 844 } });

//
test("no script is asked for before the first picture of a page is there", async ({ page }) => {
  const release = await holdRequests(page, pictures);
  const held = page.waitForRequest(pictures);
  await page.goto("/ru", { waitUntil: "domcontentloaded" });
  await held;
  release();
  await works(page);
  // The browser's own times: a slow machine may reach the four seconds after which scripts come in any case.
  const { picture, script } = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const of = (end: RegExp) => entries.filter(({ name }) => end.test(name));
    return {
      picture: Math.min(...of(/\.avif$/).map(({ responseEnd }) => responseEnd)),
      script: Math.min(...of(/\/_next\/static\/.*\.js$/).map(({ startTime }) => startTime)),
    };
  });
  expect(script).toBeGreaterThanOrEqual(Math.min(picture, 3_900));
});

test("a tap on the menu before its script is there opens it when it is", async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await page.goto("/ru/tours");
  const menu = page.getByRole("button", { name: messagesOf("ru", "header").openMenu });
  await menu.click();
  await expect(menu).toHaveAttribute("data-waiting", "");
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(menu).not.toHaveAttribute("data-waiting");
  // What came early is done once: the next click is the browser's own again.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

//
test("a search that was opened before its script is there has the focus when the script is there", async ({
  page,
}) => {
  const { searchTours } = messagesOf("ru", "header");
  const release = await holdRequests(page, scripts);
  await page.goto("/ru/tours");
  const header = page.getByRole("banner");
  await header.locator("summary").and(page.getByLabel(searchTours)).click();
  const field = header.getByRole("search").getByLabel(searchTours);
  await expect(field).toBeVisible();
  release();
  await expect(field).toBeFocused();
});

test("the first touch or key has the scripts come, picture or not", async ({ page }) => {
  await holdRequests(page, pictures);
  const asked = requested(page, scripts);
  await page.goto("/en", { waitUntil: "domcontentloaded" });
  expect(asked).toEqual([]);
  await page.keyboard.press("Tab");
  await works(page);
  expect(asked.length).toBeGreaterThan(3);
});

test("a picture that never comes holds the scripts up for four seconds, no longer", async ({ page }) => {
  await holdRequests(page, pictures);
  await page.goto("/ru", { waitUntil: "domcontentloaded" });
  await works(page);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(3_900);
});

test("a tap twice on the same button counts once, and of several buttons the last", async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await page.goto(await firstRecord(page.request, "/en/tours"));
  const tabs = page.getByRole("tab");
  await tabs.nth(1).click();
  await tabs.nth(2).click();
  await tabs.nth(2).click();
  await expect(tabs.nth(1)).not.toHaveAttribute("data-waiting");
  release();
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
});

test("a script that a weak signal loses is asked for again", async ({ page, allowProblem }) => {
  allowProblem(/failed request: \S+\.js net::ERR_FAILED/);
  allowProblem(/console: Failed to load resource: net::ERR_FAILED/);
  const lost = new Set<string>();
  await page.route(scripts, async (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.goto("/en/tours");
  await page.getByRole("button", { name: messagesOf("en", "header").openMenu }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(lost.size).toBeGreaterThan(3);
});

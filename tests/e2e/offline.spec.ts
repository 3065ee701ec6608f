import { createServer } from "node:http";
import type { Page } from "playwright/test";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { type TcpProxy, tcpProxy } from "../faults/tcp-proxy";
import { fillGuest, moreGuests, sentMessage } from "../setup/booking-form";
import { expect, test } from "../setup/own-site-test";

// One line to one site, which all tests cut.
test.describe.configure({ mode: "default" });
test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** The visitors' line to the site: cut, the site is away for them without being stopped. */
let line: TcpProxy;
let origin: string;

test.beforeAll(async ({ site }) => {
  line = await tcpProxy(Number(new URL(site.url).port));
  origin = `http://127.0.0.1:${line.port}`;
});

test.afterEach(() => line.restore());

test.afterAll(() => line?.away());

/** Allows the errors that a browser reports for an unreachable site and for pages that the service worker answers. */
test.beforeEach(({ allowProblem }) => {
  allowProblem(
    /net::ERR_(?:CONNECTION_REFUSED|SOCKET_NOT_CONNECTED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED|ABORTED)/,
  );
  allowProblem(/answer 503|status of 503/);
});

/** Paths of the copies, in the order in which they were saved. */
const savedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("pages");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Has the worker save pages, after everything that it was asked for before. */
const askForPages = (page: Page, paths: string[]) =>
  page.evaluate(async (wanted) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((resolve) => port1.addEventListener("message", resolve));
    port1.start();
    active?.postMessage(["pages", wanted, 0, []], [port2]);
    await done;
  }, paths);

/** Pages ask for copies when they have nothing else to do. */
const isIdle = (page: Page) => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));

const isSaved = (page: Page, path: string) =>
  expect.poll(() => savedPaths(page), { timeout: 15_000 }).toContain(path);

const hasOfflinePage = (page: Page, language: Language) =>
  expect
    .poll(() => page.evaluate((of) => caches.match(`/${of}/offline`).then(Boolean), language), {
      timeout: 15_000,
    })
    .toBe(true);

/** The booking form is fetched when the page has nothing else to do, and kept with all that the page has run. */
async function hasBookingForm(page: Page) {
  await expect(page.locator("[data-kept]")).toHaveCount(1, { timeout: 20_000 });
  const areKept = () =>
    page.evaluate(async () => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      const scripts = names.filter((name) => /\/_next\/static\/.*\.js$/.test(name));
      const kept = await Promise.all(scripts.map((name) => caches.match(name, { ignoreVary: true })));
      return kept.length > 0 && kept.every(Boolean);
    });
  await expect.poll(areKept, { timeout: 15_000 }).toBe(true);
}

/** The first tour of a list, opened by its card. */
async function openTour(page: Page, language: Language): Promise<string> {
  await page.goto(`${origin}/${language}/tours`);
  await isSaved(page, `/${language}/tours`);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(/-\d+$/);
  const { pathname } = new URL(page.url());
  await isSaved(page, pathname);
  return pathname;
}

/** What the browser itself has kept goes: what is drawn comes from the worker. */
async function clearBrowserCache(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
}

/** The map of the tour's stops, whose drawing may not have been seen before. */
async function expectMap(page: Page) {
  const drawing = page.locator(".stops-map img");
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true);
}

const startOf = (text: string) => text.split("{")[0] ?? "";

async function expectMarked(page: Page, language: Language) {
  await expect(page.locator("html")).toHaveAttribute("data-saved", /^\d{4}-\d\d-\d\dT/);
  await expect(page.locator(".saved-notice")).toContainText(startOf(messagesOf(language, "offline").banner));
}

//
test("without the site every page that was opened reads, says how old it is, and can be booked from", async ({
  page,
}) => {
  const paths: Record<string, string> = {};
  for (const language of languages) {
    paths[language] = await openTour(page, language);
    await hasOfflinePage(page, language);
    await hasBookingForm(page);
  }
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await clearBrowserCache(page);
  await line.away();

  await page.reload();
  await expectMarked(page, "ru");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expectMap(page);
  for (const language of languages) {
    await page.goto(origin + paths[language]);
    await expectMarked(page, language);
    const bar = await page.locator(".saved-notice").boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    expect(bar?.y).toBeCloseTo(header?.height ?? 0, 0);
    expect(bar?.height).toBeCloseTo(40, 0);
  }

  // The list was opened too; a card of it leads to its copy.
  await page.goto(`${origin}/en/tours`);
  await expectMarked(page, "en");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(origin + paths.en);
  await expectMarked(page, "en");

  const words = messagesOf("en", "booking");
  await page.getByRole("tab").last().click();
  await fillGuest(page, "en");
  await moreGuests(page, "en").first().click();
  const message = await sentMessage(page, "en");
  expect(message).toMatch(
    /\nTotal: .+\nplus on the spot: .+\nPrices as of \d+ \w+, \d\d:\d\d \(saved copy\)\n/,
  );
  await expect(page.locator("pre")).toHaveText(message);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: words.panel.copy }).click();
  await expect(page.getByRole("button", { name: words.panel.copied })).toBeVisible();

  await line.restore();
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-saved");
  await expect(page.locator(".saved-notice")).toHaveCount(0);
  await page.getByRole("tab").last().click();
  await page.getByRole("button", { name: words.forget }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

//
test("a page that was not opened before is not pretended to be there, in any language", async ({ page }) => {
  const opened = await openTour(page, "en");
  for (const language of languages) {
    await page.goto(`${origin}/${language}`);
    await hasOfflinePage(page, language);
  }
  // Opened by itself it is kept as any page is, and is still nothing to read.
  await page.goto(`${origin}/en/offline`);
  const isKept = () =>
    page.evaluate(async () => (await (await caches.open("pages")).match("/en/offline")) !== undefined);
  await expect.poll(isKept).toBe(true);
  await line.away();
  for (const language of languages) {
    const words = messagesOf(language, "offlinePage");
    const response = await page.goto(`${origin}/${language}/international-tours`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    const list = page.getByRole("region", { name: words.readable });
    await expect(list.getByRole("listitem")).toHaveCount(5);
    await expect(list.getByRole("link").first()).toHaveAttribute("lang", language);
    const again = await page
      .getByRole("link", { name: messagesOf(language, "common").tryAgain })
      .boundingBox();
    const box = await list.boundingBox();
    expect(again?.height).toBeLessThan(60);
    expect(box?.y).toBeGreaterThan((again?.y ?? 0) + (again?.height ?? 0));
  }
  await page.goto(`${origin}/en/blogs`);
  await page.getByRole("main").locator(`a[href="${opened}"]`).click();
  await expectMarked(page, "en");
  // Of a plan that was not opened the device still knows its own tours.
  const item = { kind: "tours", href: opened, from: "THB 1,500", at: "2026-11-20T04:00:00.000Z" };
  const items = [
    { ...item, id: 1, name: "Phi Phi", day: "2027-03-03" },
    { ...item, id: 2, name: "Similan" },
  ];
  await page.evaluate((plan) => localStorage.setItem("tourPlan", plan), JSON.stringify({ v: 1, items }));
  const remembered = page.getByRole("region", { name: messagesOf("en", "offlinePage").plan });
  await page.goto(`${origin}/en/plan?tours=1.2`);
  await expect(remembered.getByRole("listitem")).toHaveText([
    "Phi PhiFrom THB 1,500, as of 20 November 2026Day: 3 March 2027",
    "SimilanFrom THB 1,500, as of 20 November 2026Day not chosen",
  ]);
  await page.goto(`${origin}/en/plan?tours=1.2.3`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(remembered).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("tourPlan"));
  // A search has no copy, and none is made up.
  expect(await page.goto(`${origin}/en/tours?search=phi`).catch(() => null)).toBeNull();
});

//
test("a plan is kept on request, with tours that were never opened", async ({ page }) => {
  const words = messagesOf("en", "plan");
  await page.goto(`${origin}/en/tours`);
  const cards = page.getByRole("main").getByRole("article");
  const hearts = cards.getByRole("button", { name: words.add });
  await hearts.nth(1).click();
  await hearts.nth(2).click();
  const unopened = await cards.nth(2).getByRole("link").first().getAttribute("href");
  await page.goto(`${origin}/en/plan`);
  await page.waitForURL(/plan\?tours=\d+\.\d+/);
  await page.getByRole("button", { name: startOf(words.keep) }).click();
  await expect(page.getByRole("button", { name: words.keptOffline })).toBeVisible({ timeout: 20_000 });
  await clearBrowserCache(page);
  await line.away();

  await page.goto(origin + unopened);
  await expectMarked(page, "en");
  await expectMap(page);
  await page.goto(`${origin}/en/plan`);
  await page.waitForURL(/plan\?tours=\d+\.\d+/);
  await expectMarked(page, "en");
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(cards).toHaveCount(2);
});

//
test("a slow answer gives way to the copy, and is then offered, or the copy is as good", async ({
  page,
  site,
}) => {
  const opened = await openTour(page, "en");
  const words = messagesOf("en", "offline");
  const notice = page.locator(".saved-notice");

  line.hold();
  await page.goto(origin + opened, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-late", "");
  await expect(notice).toContainText(startOf(words.slow), { timeout: 15_000 });
  await line.restore();
  await expect(notice).toHaveCount(0, { timeout: 15_000 });
  await expect(page.locator("html")).not.toHaveAttribute("data-saved");

  const id = /\d+$/.exec(opened)?.[0];
  const overview = { en: "The boat leaves an hour earlier." };
  await site.write("PUT", `/api/packages/${id}`, { overview: JSON.stringify(overview) });
  line.hold();
  await page.goto(origin + opened, { waitUntil: "commit" });
  await expect(notice).toContainText(startOf(words.slow), { timeout: 15_000 });
  await line.restore();
  await expect(notice).toContainText(words.fresh, { timeout: 15_000 });
  const main = page.getByRole("main");
  await expect(main).not.toContainText(overview.en);
  // The line is slow again: what was offered is the copy by now.
  line.hold();
  await page.getByRole("button", { name: words.reload }).click();
  await expect(main).toContainText(overview.en);
  await line.restore();
  await expect(notice).toHaveCount(0);
});

//
test("pages that are gone, moved, of staff or of searches are not kept, and of pages forty", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/404/);
  const opened = await openTour(page, "en");
  await page.goto(origin + opened);
  const [, id] = /-(\d+)$/.exec(opened) ?? [];
  await page.goto(`${origin}/en/tours/another-name-${id}`);
  expect((await page.goto(`${origin}/en/tours/gone-999999`))?.status()).toBe(404);
  await page.goto(`${origin}/en/tours?search=phi`);
  const login = await page.goto(`${origin}/login`);
  expect(login?.fromServiceWorker()).toBe(false);
  const data = page.waitForResponse(/api\/packages/);
  const home = await page.goto(`${origin}/en`);
  expect(home?.fromServiceWorker()).toBe(true);
  await page.evaluate(() => fetch("/api/packages?tour_type=1"));
  expect((await data).fromServiceWorker()).toBe(false);
  await isSaved(page, "/en");
  expect(await savedPaths(page)).toEqual(["/en/tours", opened, "/en"]);

  const map = await (await fetch(`${origin}/sitemaps/tours-1.xml`)).text();
  const found = [...new Set(map.match(/\/(?:en|ru|id)\/tours\/[\w-]+-\d+/g))];
  const [first = ""] = found;
  expect(found.length).toBeGreaterThan(41);
  await askForPages(page, found.slice(0, 41));
  await expect.poll(() => savedPaths(page)).toHaveLength(40);
  expect(await savedPaths(page)).not.toContain(first);
});

//
test("copies run on their own scripts when a new build no longer has these scripts", async ({ page }) => {
  const opened = await openTour(page, "en");
  await hasBookingForm(page);
  await clearBrowserCache(page);
  await line.away();
  const other = createServer((request, response) => {
    if (request.url?.startsWith("/_next/")) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => other.listen(line.port, "127.0.0.1", resolve));
  await page.goto(origin + opened, { waitUntil: "commit" });
  await expect(page.locator(".saved-notice")).toContainText(startOf(messagesOf("en", "offline").slow), {
    timeout: 15_000,
  });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
});

//
test("a page that has been open for half a day says so", async ({ page }) => {
  const now = Date.now();
  await page.clock.setSystemTime(now);
  await page.goto(`${origin}/en/tours`);
  await hasOfflinePage(page, "en");
  const look = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.setSystemTime(now + 11 * 3_600_000);
  await look();
  await expect(page.locator(".saved-notice")).toHaveCount(0);
  await page.clock.setSystemTime(now + 13 * 3_600_000);
  await look();
  await expect(page.locator(".saved-notice[role=status]")).toContainText(
    startOf(messagesOf("en", "offline").long),
  );
});

//
test("who spares data is sent nothing ahead", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(`${origin}/en/tours`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await isIdle(page);
  await askForPages(page, ["/en/blogs"]);
  expect(await savedPaths(page)).toEqual(["/en/blogs"]);
});

//
test("a browser without a worker reads as ever", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    Reflect.deleteProperty(window, "caches");
  });
  await page.goto(`${origin}/en/tours`);
  expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

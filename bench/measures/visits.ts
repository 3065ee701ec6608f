import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Locator, type Page } from "playwright/test";
import { findChromium } from "../../scripts/find-chromium.mjs";
import { freePort } from "../../server/process/free-port.ts";
import { countingProxy, type Passed } from "../../tests/setup/counting-proxy.ts";
import { benchSite } from "../bench-site.ts";
import { median, rounded } from "../numbers.ts";
import type { Report } from "../report.ts";

const aim = "A visit by clicks, 390 px, CPU × 4";
const slowdown = 4;
/** Milliseconds that a finger touches the screen. */
const touch = 80;
/** Milliseconds that a visitor looks at a page before the next tap. */
const look = 1_500;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Clicks on empty pages. */
const emptyPages = 10;
const mostBytes = 25_000;
const mostMilliseconds = 100;

/** The result of one tap. */
interface Step {
  name: string;
  /** Milliseconds from the tap to the first picture of the new page. NaN for Back and Forward. */
  paint: number;
  /** Milliseconds until the first picture, from the moment when the tap and the whole response were there. */
  afterAnswer: number;
  renders: number;
  passed: Passed[];
  /** How the browser got the page. */
  how: string;
}

/** Returns the number of pages that Next has rendered, from the site's own counter. */
export async function countRenders(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const counts = [...text.matchAll(/^site_renders_total\{[^}]*\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Waits until the site has rendered the pages that it warms after its start. */
export async function untilStill(metricsUrl: string): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    now = await countRenders(metricsUrl);
  }
}

/** Records in the tab when a click comes and, if the document stays, when the next page is painted. */
function watchTap() {
  const before = window.location.href;
  sessionStorage.removeItem("painted");
  window.addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("tapped", String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
  const timer = setInterval(() => {
    if (window.location.href === before) return;
    clearInterval(timer);
    requestAnimationFrame(() =>
      setTimeout(() => sessionStorage.setItem("painted", String(performance.timeOrigin + performance.now()))),
    );
  }, 1);
}

/** Returns the times of the last tap, in milliseconds. */
function readTap() {
  const tapped = Number(sessionStorage.getItem("tapped"));
  const painted = Number(sessionStorage.getItem("painted"));
  const { timeOrigin } = performance;
  const [document] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart: number;
    deliveryType: string;
  })[];
  if (timeOrigin + (document?.activationStart ?? 0) < tapped && painted > tapped) {
    const data = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /[?&]_rsc=/.test(name)) as PerformanceResourceTiming[];
    const answered = timeOrigin + Math.max(0, ...data.map(({ responseEnd }) => responseEnd));
    return { paint: painted - tapped, afterAnswer: painted - Math.max(answered, tapped), how: "router" };
  }
  const [contentful] = performance.getEntriesByName("first-contentful-paint");
  const drawn = timeOrigin + Math.max(contentful?.startTime ?? Number.NaN, document?.activationStart ?? 0);
  const answered = timeOrigin + (document?.responseEnd ?? Number.NaN);
  return {
    paint: drawn - tapped,
    afterAnswer: drawn - Math.max(answered, tapped),
    how: document?.deliveryType || "document",
  };
}

async function tap(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const box = await link.boundingBox();
  if (!box) throw new Error("there is no such link");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, touch));
  await devtools
    .send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    .catch(() => undefined);
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Opens six pages by links, then goes Back twice and Forward once. */
const links: [name: string, selector: string][] = [
  ["home to the list", 'main a[href="/en/tours"]'],
  ["a chip", 'main nav a[href*="category=1_day_trip"]'],
  ["all tours again", 'main nav a[href="/en/tours"]:not([aria-label]) >> nth=-1'],
  ["the pager", 'main nav a[rel="next"]'],
  ["a card", 'main article a[href^="/en/tours/"] >> nth=5'],
  ["the language", 'header a[hreflang="ru"]'],
];

async function visitByTaps(browser: Browser, origin: string, metricsUrl: string, refuses: string[]) {
  const proxy = await countingProxy(origin, refuses);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${proxy.url}/en`);
  await page.waitForTimeout(look);
  await slowDown(page, slowdown);
  proxy.take();
  let rendered = await countRenders(metricsUrl);
  const steps: Step[] = [];
  const finish = async (name: string, times: Pick<Step, "paint" | "afterAnswer" | "how">) => {
    const count = await countRenders(metricsUrl);
    steps.push({ name, ...times, renders: count - rendered, passed: proxy.take() });
    rendered = count;
  };
  for (const [name, selector] of links) {
    const before = page.url();
    await page.evaluate(watchTap);
    await tap(page, page.locator(selector).first());
    await page.waitForURL((url) => url.href !== before);
    await page.waitForTimeout(look);
    await finish(name, await page.evaluate(readTap));
    await slowDown(page, slowdown);
  }
  for (const [name, step] of [
    ["Back", -1],
    ["Back again", -1],
    ["Forward", 1],
  ] as const) {
    const before = page.url();
    await page.evaluate((by) => window.history.go(by), step);
    await page.waitForURL((url) => url.href !== before);
    await page.waitForTimeout(look);
    await finish(name, { paint: Number.NaN, afterAnswer: Number.NaN, how: "history" });
  }
  await context.close();
  proxy.close();
  return steps;
}

const rules = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

/** Returns a page with one link, which leads to the next such page. */
function emptyPage(number: number, ahead: boolean): string {
  const script = ahead ? `<script type="speculationrules">${rules}</script>` : "";
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${number}</title>${script}<h1>Page</h1><p><a href="/${number + 1}">Next</a>`;
}

/** Measures the browser's own cost of a click: the same taps on empty pages. */
async function visitEmptyPages(browser: Browser, ahead: boolean) {
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "no-cache" });
    response.end(emptyPage(Number(url.slice(1)) || 0, ahead));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/0`);
  const times: Pick<Step, "paint" | "afterAnswer">[] = [];
  for (let step = 0; step < emptyPages; step += 1) {
    await slowDown(page, slowdown);
    const before = page.url();
    await page.evaluate(watchTap);
    await tap(page, page.locator("a"));
    await page.waitForURL((url) => url.href !== before);
    await page.waitForTimeout(look);
    times.push(await page.evaluate(readTap));
  }
  await context.close();
  server.closeAllConnections();
  server.close();
  return times;
}

/** Launches an installed browser with its back/forward cache, which Playwright switches off. */
export async function launchAsInstalled(): Promise<Browser | null> {
  const executablePath = await findChromium();
  if (!executablePath) return null;
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

const bytesOf = (steps: Step[]) =>
  steps.flatMap(({ passed }) => passed.filter(({ kind }) => kind !== "other").map(({ bytes }) => bytes));

/** Measures visits by taps on a warm cache, with and without prefetching. */
export async function measureVisits(report: Report, quick: boolean): Promise<void> {
  const browser = await launchAsInstalled();
  if (!browser) return report.add({ aim, what: "there is no Chromium", figure: "-", unit: "" });
  const port = await freePort("127.0.0.1");
  const metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const site = await benchSite(0, { METRICS_PORT: String(port) });
  await untilStill(metricsUrl);
  for (const [mode, refuses] of [
    ["fetching ahead", []],
    ["nothing ahead", ["/speculation-rules.json"]],
  ] as [string, string[]][]) {
    await visitByTaps(browser, site.url, metricsUrl, refuses);
    const visits: Step[][] = [];
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      visits.push(await visitByTaps(browser, site.url, metricsUrl, refuses));
    }
    const all = visits.flat();
    const empty = await visitEmptyPages(browser, refuses.length === 0);
    const renders = all.reduce((sum, step) => sum + step.renders, 0) / visits.length;
    const bytes = bytesOf(all);
    report.add(
      {
        aim,
        what: `${mode}: renders of a visit`,
        figure: renders,
        unit: "",
        target: "0",
        met: renders === 0,
      },
      {
        aim,
        what: `${mode}: the largest answer of ${bytes.length}`,
        figure: rounded(Math.max(...bytes) / 1000),
        unit: "KB",
        target: "≤ 25",
        met: Math.max(...bytes) <= mostBytes,
      },
      {
        aim,
        what: `${mode}: pages and data of a visit`,
        figure: rounded(bytes.reduce((sum, each) => sum + each, 0) / visits.length / 1000),
        unit: "KB",
      },
      {
        aim,
        what: `${mode}: an empty page, tap to paint ${rounded(median(empty.map((step) => step.paint)), 0)}, answer to paint`,
        figure: rounded(median(empty.map(({ afterAnswer }) => afterAnswer)), 0),
        unit: "ms",
      },
    );
    for (const [name] of links) {
      const steps = all.filter((step) => step.name === name);
      const paint = rounded(median(steps.map(({ afterAnswer }) => afterAnswer)), 0);
      report.add({
        aim,
        what: `${mode}: ${name} (${steps[0]?.how}), tap to paint ${rounded(median(steps.map((step) => step.paint)), 0)}, answer to paint`,
        figure: paint,
        unit: "ms",
        target: `≤ ${mostMilliseconds}`,
        met: paint <= mostMilliseconds,
      });
    }
  }
  await browser.close();
  await site.stop();
}

import { type Browser, chromium, type Locator, type Page } from "playwright/test";
import { findChromium } from "../../scripts/find-chromium.mjs";
import type { BenchSite } from "../bench-site.ts";
import { pageAddresses } from "../bench-site.ts";
import { median } from "../numbers.ts";
import type { Report } from "../report.ts";

const aim = "Event to paint, CPU × 4";
const slowdown = 4;
/** Milliseconds that a control may take to appear. */
const timeout = 2_000;
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const controls = "button, summary, [role=tab], select, input:not([type=hidden]), textarea";

interface Interaction {
  control: string;
  /** Milliseconds from the event to the next paint, in steps of eight. */
  duration: number;
}

declare global {
  interface Window {
    /** Milliseconds of the events since the last reading. */
    eventDurations: number[];
  }
}

/** Records events with the browser's Event Timing, which leaves out events shorter than 16 ms. */
function watchEvents() {
  const durations: number[] = [];
  window.eventDurations = durations;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Returns the longest event since the last call. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(350);
  return page.evaluate(() => {
    return Math.max(0, ...window.eventDurations.splice(0));
  });
}

async function use(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate((node) => `${node.tagName} ${node.getAttribute("type") ?? ""}`);
  if (kind.startsWith("SELECT")) return void (await control.selectOption({ index: 1 }, { timeout }));
  await control.click({ timeout });
  if (/^(?:TEXTAREA|INPUT (?:text|email|tel|search)?$)/.test(kind)) await page.keyboard.press("a");
}

async function measurePage(
  browser: Browser,
  url: string,
  size: keyof typeof windows,
): Promise<Interaction[]> {
  const context = await browser.newContext({ viewport: windows[size], hasTouch: size === "phone" });
  await context.addInitScript(watchEvents);
  const page = await context.newPage();
  // Closes pages that a control opens, such as a chat: they are not part of the page.
  context.on("page", (other) => void other.close());
  const devtools = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const interactions: Interaction[] = [];
  const all = await page.locator(controls).all();
  for (const control of all) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const name = await control.evaluate(
      (node) => node.getAttribute("aria-label") ?? node.textContent?.trim() ?? node.tagName,
    );
    await longest(page);
    // Leaves out controls that are covered or removed after another control was used.
    const done = await use(page, control).then(
      () => true,
      () => false,
    );
    const duration = await longest(page);
    if (done) interactions.push({ control: name.slice(0, 30), duration });
    if (page.url().split("#")[0] !== url) await page.goto(url, { waitUntil: "networkidle" });
    await page.keyboard.press("Escape");
  }
  await context.close();
  return interactions;
}

/** Uses every control of each kind of public page once, in the window of a phone and of a desktop. */
export async function measureEventToPaint(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) return report.add({ aim, what: "there is no Chromium", figure: "-", unit: "" });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const pages = Object.entries(await pageAddresses(site.url)).slice(0, quick ? 1 : 4);
  for (const [name, address] of pages) {
    for (const size of ["phone", "desktop"] as const) {
      const all = await measurePage(browser, site.url + address, size);
      const worst = all.toSorted((one, other) => other.duration - one.duration)[0];
      const middle = median(all.map(({ duration }) => duration));
      report.add({
        aim,
        what: `${name}, ${size}: ${all.length} controls, median ${middle}, worst “${worst?.control}”`,
        figure: worst?.duration ?? Number.NaN,
        unit: "ms",
        target: "≤ 100",
        met: all.length > 0 && (worst?.duration ?? Number.NaN) <= 100,
      });
    }
  }
  await browser.close();
}

import type { Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { expect, test } from "../setup/browser-test";
import { comingDay } from "../setup/coming-day";
import { axe } from "../setup/expect-usable";
import { firstRecord } from "../setup/first-record";
import { expectReadableInLargeLetters } from "../setup/large-letters";
import { resize } from "../setup/resize";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Two tours of the demo, kept on the device, one of them on a day. */
const ownPlan = JSON.stringify({
  v: 1,
  items: [1, 2].map((id) => ({
    ...{ id, kind: "tours", name: "", href: "", from: "", at: new Date().toISOString() },
    ...(id === 1 && { day: comingDay("03-03") }),
  })),
});

/** The page types of the public site; a function finds the address of one that depends on content. */
const pages: Record<string, (language: string, page: Page) => string | Promise<string>> = {
  home: (language) => `/${language}`,
  tours: (language) => `/${language}/tours`,
  "domestic tours": (language) => `/${language}/domestic-tours`,
  "search results": (language) => `/${language}/tours?search=phi+phi`,
  "an empty search": (language) => `/${language}/tours?search=zzzzqqqq`,
  tour: (language, page) => firstRecord(page.request, `/${language}/tours`),
  "a plan of one's own": async (language, page) => {
    await page.addInitScript((text) => {
      // The empty page before it has no storage.
      if (location.origin !== "null") localStorage.setItem("tourPlan", text);
    }, ownPlan);
    return `/${language}/plan?tours=1.2`;
  },
  "a shared plan": (language) => `/${language}/plan?tours=1.17.6#1-${comingDay("03-03").replaceAll("-", "")}`,
  "a comparison": (language) => `/${language}/compare?tours=1.11.3&date=${comingDay("12-25")}&adults=2`,
  "an empty plan": (language) => `/${language}/plan`,
  blogs: (language) => `/${language}/blogs`,
  blog: (language, page) => firstRecord(page.request, `/${language}/blogs`),
  "not found": (language) => `/${language}/nowhere`,
};

const missing = /(?:answer 404|status of 404)/;

/** Walks down the whole page and waits in every window for its pictures, so that everything lazy is there. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      // A picture beside the window, in a row to swipe, is not loaded before it comes near.
      const isBeside = right <= 0 || left >= window.innerWidth;
      return width > 0 && !isBeside && bottom > 0 && top < window.innerHeight && image.checkVisibility();
    };
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: "instant" });
      for (const _ of ["next frame", "frame after"]) await new Promise(requestAnimationFrame);
      // Looks at all pictures in every frame, because a script may replace a picture that still loads.
      while ([...document.images].some((image) => !image.complete && isInView(image)))
        await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

declare global {
  interface Window {
    /** The sum of the layout shifts that no input caused. */
    layoutShifts: { total: number };
  }
}

function watchLayoutShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts = { total: 0 };
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.total += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Lays out the sections that the browser leaves out while they are far from the window (`content-visibility`). Until then
 * their texts have no computed colours, and axe reports a contrast that nobody sees.
 */
async function layOutEverything(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("*")) {
      const { contentVisibility } = getComputedStyle(element);
      if (contentVisibility === "auto") element.style.contentVisibility = "visible";
    }
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Expects no finding of axe, in the whole page or in the elements that `selector` matches. */
async function expectAccessible(page: Page, part: string, selector?: string) {
  await layOutEverything(page);
  const rules = axe(page).withTags(standards);
  const { violations } = await (selector ? rules.include(selector) : rules).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(findings, part).toEqual([]);
}

/** Waits until the parts that late scripts draw have been drawn. */
const whole = (page: Page) => expect(page.locator("main [aria-busy=true]:visible")).toHaveCount(0);

/** Windows in which a page is opened; the last one is not scrolled through. */
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 800 },
];

for (const [index, [name, addressOf]] of Object.entries(pages).entries()) {
  //
  test(`${name}: nothing moves, nothing sticks out, nobody is shut out`, async ({ page, allowProblem }) => {
    if (name === "not found") allowProblem(missing);
    await watchLayoutShifts(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The windows and axe take the languages of a page type in turn; every language has every width.
    for (const [at, size] of windows.entries()) {
      const language = languages[(index + at) % languages.length] ?? "en";
      const address = await addressOf(language, page);
      await page.setViewportSize(size);
      // Without an empty page between, an address with a fragment would not be loaded anew.
      await page.goto("about:blank");
      await page.goto(address);
      await whole(page);
      if (at < 2) {
        await readThrough(page);
        const shifts = await page.evaluate(() => window.layoutShifts.total);
        expect(shifts, `${size.width} px`).toBeLessThan(0.005);
      }
      if (at === index % 2) await expectAccessible(page, language);
      for (const width of [320, 768, 1440]) {
        await resize(page, width);
        expect(await overflow(page), `${language}: horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      // WCAG asks for text of twice the size in this window.
      await resize(page, 1280);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      const doubled = `${language}: horizontal scroll with text of twice the size`;
      // Parts that measure themselves take their new size a moment after the text.
      await expect.poll(() => overflow(page), { message: doubled }).toBeLessThanOrEqual(0);
      // Each language has one of the widths, and the other one has another language.
      const phone = (index + languages.indexOf(language)) % 2 === 0 ? 320 : 390;
      await expectReadableInLargeLetters(page, phone, `${language} ${name}`);
    }
  });
}

test("every part of a tour is open to everybody", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await firstRecord(page.request, "/ru/tours"));
  // What was never near the window has no colours yet.
  await readThrough(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    const id = (await tab.getAttribute("aria-controls")) ?? "";
    const content = page.locator(id === "booking" ? "#booking form" : `#${id}`);
    await expect(content).toBeVisible();
    await expect(content).toContainText(/\S/);
    await expectAccessible(page, id, `#${id}`);
  }
});

import type { Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { expect, test } from "../setup/browser-test";
import { comingDay } from "../setup/coming-day";
import { axe } from "../setup/expect-usable";
import { firstRecord } from "../setup/first-record";
import { expectHeaderControls } from "../setup/header-controls";
import { expectReadableInLargeLetters } from "../setup/large-letters";
import { layOutEverything } from "../setup/lay-out-everything";
import { resize } from "../setup/resize";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Two tours of the demo, kept on the device, one of them on a day. */
const ownPlan = JSON.stringify({
  v: 1,
  items: [1, 2].map((id) => ({
    id,
    kind: "tours",
    name: "",
    href: "",
    from: "",
    at: new Date().toISOString(),
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
  "search over everything": (language) => `/${language}/search?search=phi+phi`,
  "what is counted": (language) => `/${language}/counting`,
};

const missing = /(?:answer 404|status of 404)/;

/**
 * Walks down the whole page and waits in every window for its pictures, so that everything lazy is there. Returns the height that the
 * page had before.
 */
function readThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const height = document.documentElement.scrollHeight;
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
    return height;
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    /** The sum of the layout shifts that no input caused, and what moved from where to where. */
    layoutShifts: { total: number; moved: string[] };
  }
}

function watchLayoutShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] };
    const describe = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShift;
        if (hadRecentInput) continue;
        shifts.total += value;
        for (const { node, previousRect, currentRect } of sources)
          shifts.moved.push(
            `${node?.textContent?.slice(0, 40)} (${describe(previousRect)} to ${describe(currentRect)})`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

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

/** Expects that a phone shows what leads elsewhere at the head and the foot of a page high enough for a finger. */
async function expectHighLinks(page: Page) {
  const links = page.locator("header a, main > * nav ol a, footer a").filter({ visible: true });
  const low = await links.evaluateAll((all) =>
    all
      .filter((link) => link.getBoundingClientRect().height < 40)
      .map((link) => `${link.textContent} ${link.getBoundingClientRect().height}`),
  );
  expect(low, "links that are lower than 40 pixels").toEqual([]);
}

/** Expects that the card in the middle of a list is at most 520 pixels high on a phone. */
async function expectLowCards(page: Page) {
  await layOutEverything(page);
  const cards = page.getByRole("main").getByRole("article");
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height).sort((one, other) => one - other),
  );
  expect(heights[6], "height of the middle card").toBeLessThanOrEqual(520);
}

async function expectTabsSideBySide(page: Page) {
  for (const width of [1024, 1440]) {
    await resize(page, width);
    const room = await page
      .locator("[data-tab-strip]")
      .evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
    expect(room, `room beside the tabs at ${width} px`).toBeGreaterThanOrEqual(0);
  }
}

/** What a page type has to keep besides, in every language. The first check finds the page 390 pixels wide. */
const ownChecks: Record<string, ((page: Page) => Promise<void>)[]> = {
  home: [expectHighLinks, expectHeaderControls],
  tours: [expectHighLinks, expectLowCards, expectHeaderControls],
  tour: [expectTabsSideBySide],
  blogs: [expectHighLinks],
};

/** Brings a page of a type into the state with the longest texts. */
const largestStates: Record<string, (page: Page) => Promise<unknown>> = {
  tour: async (page) => {
    await page.getByRole("tab").last().click();
    await expect(page.locator("#booking form")).toBeVisible();
  },
  "a comparison": (page) => page.goto(`${page.url()}&children=6`),
};

/** Lists the pages whose lower sections are laid out late. Each such section reserves about its final height. */
const laidOutLate = ["home", "tours", "blogs"];

/** Expects that nothing moves while a reader walks through a page, which has about its height from the beginning. */
async function expectStill(page: Page, name: string) {
  const waiting = await readThrough(page);
  const { total, moved } = await page.evaluate(() => window.layoutShifts);
  expect(total, `layout shifts: ${moved.join("; ")}`).toBeLessThan(0.005);
  if (!laidOutLate.includes(name)) return;
  const reached = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(reached - waiting) / reached, "growth of the page").toBeLessThan(0.05);
}

/** Windows in which a page is opened; the last one is not scrolled through, but for the home page. */
const windowsOf = (name: string) => [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  name === "home" ? { width: 768, height: 844 } : { width: 320, height: 800 },
];

/** Opens a page, and expects that nothing moves on a page whose `name` is given. */
async function open(page: Page, address: string, name: string | null) {
  // Without an empty page between, an address with a fragment would not be loaded anew.
  await page.goto("about:blank");
  await page.goto(address);
  await whole(page);
  if (name !== null) await expectStill(page, name);
}

for (const [index, [name, addressOf]] of Object.entries(pages).entries()) {
  //
  test(`${name}: nothing moves, nothing sticks out, nobody is shut out`, async ({ page, allowProblem }) => {
    if (name === "not found") allowProblem(missing);
    await watchLayoutShifts(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The windows and axe take the languages of a page type in turn; every language has every width.
    for (const [at, size] of windowsOf(name).entries()) {
      const language = languages[(index + at) % languages.length] ?? "en";
      await test.step(`${language}, opened at ${size.width} px`, async () => {
        const address = await addressOf(language, page);
        await page.setViewportSize(size);
        await open(page, address, at < 2 || name === "home" ? name : null);
        if (at === index % 2) await expectAccessible(page, language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        for (const width of [320, 768, 1440, 390]) {
          await resize(page, width);
          expect(await overflow(page), `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
        }
        for (const check of ownChecks[name] ?? []) await check(page);
      });
      await test.step(`${language}, with letters twice as large`, async () => {
        // WCAG asks for text of twice the size in this window.
        await resize(page, 1280);
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        // Parts that measure themselves take their new size a moment after the text.
        await expect.poll(() => overflow(page), { message: "horizontal scroll" }).toBeLessThanOrEqual(0);
        // Each language has one of the widths, and the other one has another language.
        const phone = (index + languages.indexOf(language)) % 2 === 0 ? 320 : 390;
        await expectReadableInLargeLetters(page, phone, name);
        if (!largestStates[name]) return;
        await largestStates[name](page);
        await expectReadableInLargeLetters(page, phone, `${name} in its largest state`);
      });
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

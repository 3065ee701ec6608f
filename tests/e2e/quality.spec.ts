import type { Page } from "@playwright/test";
import { languages } from "@/lib/i18n/languages";
import { kindPaths } from "@/lib/tours/kinds";
import { expect, test } from "../setup/browser-test";
import { comingDay } from "../setup/coming-day";
import { axe } from "../setup/expect-usable";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Address of the first record in a list. */
async function firstOf(page: Page, list: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  const address = new RegExp(`href="(${list}/[^"?]+-\\d+)"`).exec(html)?.[1];
  expect(address, `${list} shows a record`).toBeTruthy();
  return address ?? "";
}

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
  ...Object.fromEntries(kindPaths.map((kind) => [kind, (language: string) => `/${language}/${kind}`])),
  "search results": (language) => `/${language}/tours?search=phi+phi`,
  "an empty search": (language) => `/${language}/tours?search=zzzzqqqq`,
  tour: (language, page) => firstOf(page, `/${language}/tours`),
  "a plan of one's own": async (language, page) => {
    await page.addInitScript((text) => {
      // The empty page before it has no storage.
      if (location.origin !== "null") localStorage.setItem("tourPlan", text);
    }, ownPlan);
    return `/${language}/plan?tours=1.2`;
  },
  "a shared plan": (language) => `/${language}/plan?tours=1.17.6#1-${comingDay("03-03").replaceAll("-", "")}`,
  "an empty plan": (language) => `/${language}/plan`,
  blogs: (language) => `/${language}/blogs`,
  blog: (language, page) => firstOf(page, `/${language}/blogs`),
  "not found": (language) => `/${language}/nowhere`,
};

const missing = /(?:answer 404|status of 404)/;

/** Walks down the whole page, so that everything lazy is there. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 40));
      // What comes near is laid out in the next frames, which on a busy machine are later than that.
      for (const _ of ["next", "after next"]) await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Sum of the layout shifts from the page's beginning on. */
function watchLayoutShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
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

for (const [name, addressOf] of Object.entries(pages)) {
  for (const language of languages) {
    test(`${name} in ${language}: nothing moves, nothing sticks out, nobody is shut out`, async ({
      page,
      allowProblem,
    }) => {
      if (name === "not found") allowProblem(missing);
      await watchLayoutShifts(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const address = await addressOf(language, page);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        // Else an address with a fragment would not be loaded anew.
        await page.goto("about:blank");
        await page.goto(address);
        // What code draws that comes later.
        await expect(page.locator("main [aria-busy=true]:visible")).toHaveCount(0);
        await readThrough(page);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: { total: number } }).shifts.total,
        );
        expect(shifts, `${width} px`).toBeLessThan(0.005);
      }

      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
        if (width === 768) continue;
        const { violations } = await axe(page).withTags(standards).analyze();
        const findings = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
        );
        expect(findings, `${width} px`).toEqual([]);
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

      // Text of twice the size, on the window that WCAG measures it by.
      await page.setViewportSize({ width: 1280, height: 900 });
      const over = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      expect(over, "horizontal scroll with text of twice the size").toBeLessThanOrEqual(0);
    });
  }
}

for (const language of languages) {
  test(`every part of a tour in ${language} is open to everybody`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await firstOf(page, `/${language}/tours`));
    // What was never near the window has no colours yet.
    await readThrough(page);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      const id = await tab.getAttribute("aria-controls");
      const content = page.locator(id === "booking" ? "#booking form" : `#${id}`);
      await expect(content).toBeVisible();
      await expect(content).toContainText(/\S/);
      const { violations } = await axe(page).withTags(standards).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

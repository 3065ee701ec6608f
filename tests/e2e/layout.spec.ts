import type { Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";
import { comingDay } from "../setup/coming-day";
import { demoSite as site } from "../setup/demo-site";
import { firstRecord } from "../setup/first-record";
import { headerLinks } from "../setup/header-links";
import { expectReadableInLargeLetters } from "../setup/large-letters";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

//
test("the menu of a phone leads everywhere and closes as it should", async ({ page }) => {
  const words = messagesOf("ru", "header");
  await page.setViewportSize(phone);
  await page.goto("/ru");
  const open = page.getByRole("button", { name: words.openMenu });
  const menu = page.getByRole("dialog", { name: words.menu });
  await open.click();
  await expect(menu).toBeVisible();
  const hrefs = await menu
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(expect.arrayContaining(headerLinks("ru")));

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.mouse.click(5, 400);
  await expect(menu).toBeHidden();

  await open.click();
  await menu.getByRole("link", { name: words.domesticTours }).click();
  await page.waitForURL("**/ru/domestic-tours");
  await expect(page.getByRole("dialog")).toBeHidden();
});

/** How far the header's search moves where nothing of the header that follows it has come yet. */
const searchShift = (page: Page) =>
  page.evaluate(() => {
    const search = document.querySelector("header summary[aria-label]");
    const left = () => search?.getBoundingClientRect().x ?? Number.NaN;
    const complete = left();
    const details = search?.closest("details");
    const removed: Node[] = [];
    while (details?.nextSibling) {
      removed.push(details.nextSibling);
      details.nextSibling.remove();
    }
    const shift = Math.abs(left() - complete);
    details?.after(...removed);
    return shift;
  });

for (const language of languages) {
  //
  test(`every control of the header in ${language} is 44 pixels or more, on every screen`, async ({
    page,
  }) => {
    // The longest words stand on the home page, too.
    const paths = language === "ru" ? ["/ru", "/ru/tours"] : [`/${language}/tours`];
    for (const path of paths) {
      await page.goto(path);
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const controls = page.getByRole("banner").locator("a:visible, button:visible, summary:visible");
        const boxes = await controls.evaluateAll((all) =>
          all.map((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return { left, right, width: right - left, height: bottom - top };
          }),
        );
        expect(boxes, `at ${width}`).toHaveLength(4);
        for (const [place, box] of boxes.entries()) {
          expect(Math.min(box.width, box.height), `${place} at ${width}`).toBeGreaterThanOrEqual(44);
          expect(box.left, `${place} at ${width}`).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
          expect(box.right, `${place} at ${width}`).toBeLessThanOrEqual(width);
        }
        // The brand's name is broken between its words or not at all.
        const lines = await page
          .getByRole("banner")
          .getByText(site.name)
          .evaluate((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          });
        expect(lines, `at ${width}`).toBeLessThanOrEqual(site.name.split(" ").length);
        // The header's search stands in its place before what follows it has come.
        if (path.endsWith("/tours")) expect(await searchShift(page), `at ${width}`).toBeLessThan(0.5);
      }
    }
  });
}

test("the chat button is in view", async ({ page }) => {
  await page.goto("/en");
  const button = page.getByRole("link", { name: messagesOf("en", "chat").whatsapp, exact: true }).last();
  await expect(button).toBeInViewport();
});

//
test("the header is clear at the top and solid after ten pixels", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  const background = () =>
    page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor.replace(/ /g, ""));
  const clear = await background();
  expect(clear).toMatch(/,0\)|\/0\)|transparent/);
  await page.evaluate(() => window.scrollTo(0, 10));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await background()).toBe(clear);
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect.poll(background).not.toBe(clear);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(background).toBe(clear);
});

test("the header's navigation is unseen until what stands beside it has come", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/ru/tours");
  const navigation = page.getByRole("banner").locator("nav");
  await expect(navigation).toBeVisible();
  await page.evaluate(() => {
    const details = document.querySelector("header summary[aria-label]")?.closest("details");
    while (details?.nextSibling) details.nextSibling.remove();
  });
  await expect(navigation).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  //
  test("the chat button covers no control at the foot of a page", async ({ page, allowProblem }) => {
    allowProblem(/failed request: \S+\.js csp/);
    for (const [width, path] of [
      [390, "/ru"],
      [320, "/id/tours"],
      [390, "/ru/tours/x-1"],
      [1440, "/en/tours/x-1"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const covered = await page.locator(".chat-button").evaluate((button) => {
        const own = button.getBoundingClientRect();
        return [...document.querySelectorAll("a, button, summary, select")].flatMap((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const apart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
          return each === button || apart || !each.checkVisibility() ? [] : [each.textContent];
        });
      });
      expect(covered, path).toEqual([]);
    }
  });

  //
  test("the chat button covers no control of a tour", async ({ page, allowProblem }) => {
    allowProblem(/failed request: \S+\.js csp/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/ru/tours/x-1");
    const chat = await page.locator(".chat-button").boundingBox();
    const book = await page.locator("[data-booking-bar] a").boundingBox();
    expect(chat?.y).toBeGreaterThan((book?.y ?? 0) + (book?.height ?? 0));
  });

  //
  test("the header of an inner page lies on the page's ground", async ({ page, allowProblem }) => {
    // Chromium reports the scripts that it leaves out as refused.
    allowProblem(/^failed request: \S+\.js csp$/);
    await page.goto("/en/tours");
    const [, alpha] =
      /[/,]\s*([\d.]+)\)$/.exec(
        await page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor),
      ) ?? [];
    expect(Number(alpha)).toBeGreaterThan(0.9);
  });
});

//
test("a search in the header finds tours, its category starts as the variant says", async ({ page }) => {
  await page.setViewportSize(desktop);
  const words = messagesOf("en", "header");
  await page.goto("/en");
  await page.getByRole("banner").locator("summary").and(page.getByLabel(words.searchTours)).click();
  const search = page.getByRole("banner").getByRole("search");
  await expect(search.getByLabel(words.category)).toHaveValue("all");
  // The field has the focus.
  await expect(search.getByLabel(words.searchTours)).toBeFocused();
  await page.keyboard.type("similan");
  await search.getByRole("button", { name: words.search, exact: true }).click();
  await page.waitForURL(/\/en\/search\?search=similan/);
  await page.goto("/en/tours");
  await page.getByRole("banner").locator("summary").and(page.getByLabel(words.searchTours)).click();
  await expect(search.getByLabel(words.category)).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Similan");
});

/** Kinds of pages that quality.spec.ts does not open. */
const otherPaths = [
  "/counting",
  "/tours/x-1#booking",
  "/search?search=phi+phi",
  `/compare?tours=1.2.11&date=${comingDay("03-03")}&adults=2&children=6`,
];

for (const [index, language] of languages.entries()) {
  //
  test(`in ${language} with letters twice as large nothing scrolls sideways or overlaps on phones`, async ({
    page,
  }) => {
    for (const [at, path] of otherPaths.entries()) {
      await page.goto("about:blank");
      await page.goto(`/${language}${path}`);
      if (path.includes("#")) await expect(page.locator("#booking form")).toBeVisible();
      const width = (index + at) % 2 === 0 ? 320 : 390;
      await expectReadableInLargeLetters(page, width, `${language}${path}`);
    }
  });
}

//
test("the header is readable at every moment of a jump", async ({ page }) => {
  await page.goto("/en");
  const states = await page.evaluate(async () => {
    const header = document.querySelector("header");
    if (!header) return [];
    const seen = new Set<string>();
    const look = () => {
      const { color, backgroundColor } = getComputedStyle(header);
      const shade = Number(getComputedStyle(header, "::before").opacity);
      const atTop = window.scrollY < 10;
      seen.add(`${color} on ${backgroundColor}, ${atTop || shade === 1 ? "shaded" : "clear"}`);
    };
    for (const top of [3000, 0, 6000, 0]) {
      window.scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 30; frame += 1) {
        // A frame calls this after the events of scrolling and before it is drawn.
        await new Promise(requestAnimationFrame);
        look();
      }
    }
    return [...seen];
  });
  const light = states.filter((state) => state.startsWith("rgb(255, 255, 255)"));
  expect(light.filter((state) => state.endsWith("clear"))).toEqual([]);
  const dark = states.filter((state) => !light.includes(state));
  expect(dark.length).toBeGreaterThan(0);
  for (const state of dark) expect(state).toMatch(/^rgb\(18, 41, 47\) on .*0\.95\)/);
});

test("keyboard: the skip link is first and leads to the content", async ({ page }) => {
  await page.goto("/en/tours");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: messagesOf("en", "common").skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("on a phone on its side what stays in place leaves the room to read", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(await firstRecord(page.request, "/en/tours"));
  await page.evaluate(() => document.querySelector("[role=tablist]")?.scrollIntoView());
  await page.mouse.wheel(0, 300);
  await expect(page.locator("[data-booking-bar]")).toBeInViewport({ ratio: 1 });
  const taken = await page.evaluate(() => {
    const rows = new Set<number>();
    for (const each of document.querySelectorAll("body *")) {
      const { position, visibility, opacity } = getComputedStyle(each);
      if (!/fixed|sticky/.test(position) || visibility === "hidden" || opacity === "0") continue;
      const { top, bottom, width } = each.getBoundingClientRect();
      if (width < 2) continue;
      // A sticky element below the top of the window still scrolls with the page.
      if (position === "sticky" && top > 80) continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(bottom, window.innerHeight); y += 1)
        rows.add(y);
    }
    return rows.size;
  });
  expect(taken).toBeLessThanOrEqual(450 / 4);
});

test("what leads elsewhere at the head and the foot of a page is high enough for a finger", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ["/ru", "/ru/tours", "/ru/blogs"]) {
    await page.goto(path);
    const links = page.locator("header a, main > * nav ol a, footer a").filter({ visible: true });
    const low = await links.evaluateAll((all) =>
      all
        .filter((link) => link.getBoundingClientRect().height < 40)
        .map((link) => `${link.textContent} ${link.getBoundingClientRect().height}`),
    );
    expect(low, path).toEqual([]);
  }
});

test("the page asks for light controls, as all its colours are", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/en", "/login"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  }
});

import type { Page } from "playwright/test";
import { messagesOf } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";
import { demoSite as site } from "../setup/demo-site";
import { headerLinks } from "../setup/header-links";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const banner = (page: Page) => page.getByRole("banner");

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

  await test.step("on a wide screen the navigation is unseen until what stands beside it has come", async () => {
    await page.setViewportSize(desktop);
    const navigation = banner(page).locator("nav");
    await expect(navigation).toBeVisible();
    await page.evaluate(() => {
      const details = document.querySelector("header summary[aria-label]")?.closest("details");
      while (details?.nextSibling) details.nextSibling.remove();
    });
    await expect(navigation).toBeHidden();
  });
});

/** The looks of the header in each frame of some jumps down and up. */
const looksOfJumps = (page: Page) =>
  page.evaluate(async () => {
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

test("the frame of the home page in a window of a computer", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en");
  await test.step("the page asks for light controls, as all its colours are", async () => {
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  });

  await test.step("the chat button is in view", async () => {
    const button = page.getByRole("link", { name: messagesOf("en", "chat").whatsapp, exact: true }).last();
    await expect(button).toBeInViewport();
  });

  //
  await test.step("the header is readable at every moment of a jump", async () => {
    const states = await looksOfJumps(page);
    const light = states.filter((state) => state.startsWith("rgb(255, 255, 255)"));
    expect(light.filter((state) => state.endsWith("clear"))).toEqual([]);
    const dark = states.filter((state) => !light.includes(state));
    expect(dark.length).toBeGreaterThan(0);
    for (const state of dark) expect(state).toMatch(/^rgb\(18, 41, 47\) on .*0\.95\)/);
  });

  //
  await test.step("the header is clear at the top and solid after ten pixels", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const background = () =>
      banner(page).evaluate((header) => getComputedStyle(header).backgroundColor.replace(/ /g, ""));
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
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  //
  test("the chat button covers no control at the foot of a page, nor the button of a tour", async ({
    page,
    allowProblem,
  }) => {
    // Chromium reports the scripts that it leaves out as refused.
    allowProblem(/^failed request: \S+\.js csp$/);
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
      if (path === "/ru/tours/x-1") {
        const chat = await page.locator(".chat-button").boundingBox();
        const book = await page.locator("[data-booking-bar] a").boundingBox();
        expect(chat?.y).toBeGreaterThan((book?.y ?? 0) + (book?.height ?? 0));
      }
      if (path !== "/id/tours") continue;
      //
      await test.step("the header of an inner page lies on the page's ground", async () => {
        const colour = await banner(page).evaluate((header) => getComputedStyle(header).backgroundColor);
        const [, alpha] = /[/,]\s*([\d.]+)\)$/.exec(colour) ?? [];
        expect(Number(alpha)).toBeGreaterThan(0.9);
      });
    }
  });
});

//
test("a search in the header finds tours, its category starts as the variant says", async ({ page }) => {
  await page.setViewportSize(desktop);
  const words = messagesOf("en", "header");
  await page.goto("/en");
  await banner(page).locator("summary").and(page.getByLabel(words.searchTours)).click();
  const search = banner(page).getByRole("search");
  await expect(search.getByLabel(words.category)).toHaveValue("all");
  // The field has the focus.
  await expect(search.getByLabel(words.searchTours)).toBeFocused();
  await page.keyboard.type("similan");
  await search.getByRole("button", { name: words.search, exact: true }).click();
  await page.waitForURL(/\/en\/search\?search=similan/);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Similan");
  await banner(page).locator("summary").and(page.getByLabel(words.searchTours)).click();
  await expect(search.getByLabel(words.category)).toHaveValue("");
});

//
test("a new page begins at its top: title, focus, what Tab reaches first, and the memory of its list", async ({
  page,
}) => {
  await page.goto("/en/tours");
  const title = await page.title();
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/en/tours?page=2");
  expect(await page.title()).not.toBe(title);
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, "BODY"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: messagesOf("en", "common").skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();

  await test.step("a list from the browser's memory forgets the card that was opened", async () => {
    const left = await page.evaluate(() => {
      sessionStorage.setItem("lastViewedTourId", "7");
      sessionStorage.setItem("lastViewedPage", "tours");
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      return sessionStorage.getItem("lastViewedTourId");
    });
    expect(left).toBeNull();
  });
});

//
test("the menu button takes the place of the links where letters are enlarged in a wide window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/ru/tours");
  const header = page.getByRole("banner");
  const words = messagesOf("ru", "header");
  const links = header.getByRole("navigation", { name: words.mainNavigation });
  const menu = header.getByRole("button", { name: words.openMenu });
  await expect(links).toBeVisible();
  await expect(menu).toBeHidden();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect(links).toBeHidden();
  const home = header.getByRole("link", { name: site.name });
  await expect(home).toBeVisible();
  const [name, button] = [await home.boundingBox(), await menu.boundingBox()];
  expect((name?.x ?? 0) + (name?.width ?? 1e4)).toBeLessThanOrEqual(button?.x ?? 0);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeGreaterThan(1440 - 200);
  await menu.click();
  await expect(page.getByRole("dialog").getByRole("navigation")).toBeVisible();
});

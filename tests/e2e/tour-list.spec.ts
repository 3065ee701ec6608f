import type { Page } from "playwright/test";
import { messagesOf } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";
import { resize } from "../setup/resize";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const chosenChip = (page: Page) =>
  page.getByRole("navigation", { name: messagesOf("en", "tours").filter }).locator("[aria-current]");

//
test("12 a page, the pager disabled at its ends, and the top after a step", async ({ page }) => {
  await page.goto("/en/tours");
  //
  await test.step("one, two or three cards in a row", async () => {
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await resize(page, width);
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
  });
  const pager = page.getByRole("navigation", { name: "Pages" });
  await expect(pager.getByText("Previous")).toHaveAttribute("aria-disabled", "true");
  await expect(pager.getByRole("link")).toHaveText(["1", "2", "3", "Next"]);
  // Cards above are laid out as they come into view, and move what is below: the pointer comes first, then the click.
  await pager.getByRole("link", { name: "Next" }).hover();
  await pager.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/en/tours?page=2");
  await expect(pager.locator("[aria-current=page]")).toHaveText("2");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await pager.getByRole("link", { name: /^3 of / }).hover();
  await pager.getByRole("link", { name: /^3 of / }).click();
  await page.waitForURL("**/en/tours?page=3");
  await expect(pager.getByText("Next")).toHaveAttribute("aria-disabled", "true");
  await expect(page).toHaveTitle(/page 3/);
  await test.step("a card is one link and a heart, and a click anywhere else opens the tour", async () => {
    const card = cards(page).nth(1);
    await expect(card.locator("a, button, [tabindex]")).toHaveCount(2);
    await expect(card.getByRole("button", { name: messagesOf("en", "plan").add })).toHaveCount(1);
    const href = await card.getByRole("link").getAttribute("href");
    await card.click({ position: { x: 30, y: 30 } });
    await page.waitForURL(`**${href}`);
  });
});

//
test("the chosen chip is in view on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/tours?search=guide");
  await expect(page.locator("li[data-narrows]")).toBeInViewport({ ratio: 1 });
});

test.describe("a page that is fetched by the click alone", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  //
  test("while another page is on its way the cards fade and a spinner turns", async ({ page }) => {
    await page.goto("/en/tours");
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveCSS("opacity", "0");
    const shown = new Promise<void>((resolve) => page.exposeFunction("spinnerIsShown", resolve));
    await page.route(/category=1_day_trip/, async (route) => {
      await shown;
      await route.continue();
    });
    // Locators wait for the next page: this one reports its own spinner.
    await status.evaluate((spinner) => {
      const look = () => {
        if (getComputedStyle(spinner).opacity === "1") Reflect.get(window, "spinnerIsShown")();
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole("link", { name: "One-day trips" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/category=1_day_trip/);
    await expect(status).toHaveCSS("opacity", "0");
  });
});

/** Opens a list that leads nowhere else, once its scripts have run and the browser is at rest. */
async function expectPlain(page: Page, path: string) {
  await page.goto(path);
  await expect(cards(page)).toHaveCount(12);
  await page.evaluate(() => new Promise((atRest) => requestIdleCallback(atRest)));
  expect(new URL(page.url()).search).toBe("");
}

test.describe("the way back", () => {
  const openFromPage2 = async (page: Page, address: string) => {
    await page.goto(address);
    const card = cards(page).nth(7);
    const id = (await card.getAttribute("id")) ?? "";
    // Far below, a card is laid out as it comes into view: the pointer comes first, then the click.
    await card.getByRole("link").hover();
    await card.click({ position: { x: 30, y: 30 } });
    await page.waitForURL(/-\d+$/);
    return page.locator(`#${id}`);
  };

  //
  test("by the browser's Back leads to the card it was left from, and disturbs no other list", async ({
    page,
  }) => {
    const card = await openFromPage2(page, "/en/tours?page=2");
    await page.goBack();
    await page.waitForURL("**/en/tours?page=2");
    await expect(card).toBeInViewport();

    await openFromPage2(page, "/en/tours?page=2");
    await expectPlain(page, "/en/international-tours");
  });
});

//
test("a footer chip's filter is applied once, and by another tab not at all", async ({ page }) => {
  await page.goto("/en/international-tours");
  const chip = page.getByRole("contentinfo").getByRole("link", { name: "Similan" });
  const stored = () => page.evaluate(() => sessionStorage.getItem("tourFilterParams"));
  await chip.click({ modifiers: ["ControlOrMeta"] });
  expect(await stored()).toBeNull();
  await chip.click();
  await page.waitForURL("**/en/tours?search=Similan");
  await expect(chosenChip(page)).toHaveText(["Similan"]);
  await expect.poll(stored).toBeNull();
  await expectPlain(page, "/en/tours");

  const [referer] = page.url().split("#");
  const store = (from?: string) =>
    page.evaluate((filter) => sessionStorage.setItem("tourFilterParams", JSON.stringify(filter)), {
      search: "James Bond",
      category: "",
      page: from,
    });
  await store(referer);
  await page.goto("/en/tours", { referer });
  await page.waitForURL("**/en/tours?search=James+Bond");

  // The list that the chip opened was left before its script ran: the next list has not been asked to filter.
  await store(referer);
  await page.goto("/en/tours", { referer: `${referer}?search=James+Bond` });
  await expect.poll(stored).toBeNull();
  expect(new URL(page.url()).search).toBe("");
});

import type { Page } from "@playwright/test";
import { languages } from "@/lib/i18n/languages";
import { messagesOf, translate } from "@/lib/i18n/messages";
import { kindPaths, kinds } from "@/lib/tours/kinds";
import { chips } from "@/lib/tours/list/list-state";
import { expect, test } from "../setup/browser-test";

const missing = /(?:answer 404|status of 404)/;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const chosenChip = (page: Page) =>
  page.getByRole("navigation", { name: messagesOf("en", "tours").filter }).locator("[aria-current]");

for (const kind of kindPaths) {
  for (const language of languages) {
    test(`${kind} in ${language}: title, chips, cards that lead to details of this list`, async ({
      page,
    }) => {
      const t = translate(language);
      const { messages } = kinds[kind];
      await page.goto(`/${language}/${kind}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`tours.${messages}.title`));
      await expect(page.getByText(t(`tours.${messages}.subtitle`))).toBeVisible();
      const links = page.getByRole("navigation", { name: t("tours.filter") }).getByRole("link");
      await expect(links).toHaveText(chips[kind].map(({ label }) => t(`tours.chips.${label}`)));
      await expect(links.and(page.locator("[aria-current]"))).toHaveText([t("tours.chips.all")]);

      await expect(cards(page)).toHaveCount(12);
      const card = cards(page).first();
      await expect(card.getByText(t("tours.startingFrom"))).toBeVisible();
      await expect(card.locator("img")).toHaveAttribute("src", /^\/storage\//);
      const categories = Object.values(messagesOf(language, "category")).join("|");
      await expect(
        card.getByRole("listitem").filter({ hasText: new RegExp(`^(?:${categories})$`) }),
      ).toBeVisible();
      const link = card.getByRole("link");
      await expect(link).toHaveAccessibleName(new RegExp(`^${t("tours.viewDetails")}`));
      await expect(link).toHaveAttribute("href", new RegExp(`^/${language}/${kind}/[a-z0-9-]+-\\d+$`));
    });
  }

  test(`${kind}: each chip leads to its own address and is marked there`, async ({ page }) => {
    for (const { label } of chips[kind]) {
      const name = translate("en")(`tours.chips.${label}`);
      await page.goto(`/en/${kind}?search=something`);
      await page.getByRole("navigation", { name: "Filter tours" }).getByRole("link", { name }).click();
      await expect(chosenChip(page)).toHaveText([name]);
    }
  });
}

test("12 a page, the pager disabled at its ends, and the top after a step", async ({ page }) => {
  await page.goto("/en/tours");
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
});

test("no pager where there is one page", async ({ page }) => {
  await page.goto("/en/tours?search=similan");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
});

test("pages and categories that are none answer 404, page 1 has the bare address", async ({
  page,
  baseURL,
}) => {
  for (const query of ["page=0", "page=-1", "page=abc", "page=99", "page=", "category=cruise"]) {
    expect((await page.request.get(`/en/tours?${query}`)).status(), query).toBe(404);
  }
  const first = await page.request.get("/en/tours?page=1&category=open_trip", { maxRedirects: 0 });
  expect(first.status()).toBe(308);
  expect(new URL(first.headers().location ?? "", baseURL).pathname).toBe("/en/tours");
  expect(first.headers().location).toContain("?category=open_trip");
});

test("a search finds, says how many, and stays out of search engines", async ({ page }) => {
  await page.goto("/en/tours?search=phi+phi");
  await expect(page.getByText(/^\d+ tours? for “phi phi”$/)).toBeVisible();
  await expect(chosenChip(page)).toHaveText(["Phi Phi"]);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/tours$/);
  await expect(page.locator("link[hreflang]:not(footer *, a)")).toHaveCount(0);
});

for (const language of languages) {
  test(`an empty search in ${language} says so and leads back to all tours`, async ({ page }) => {
    const t = translate(language);
    await page.goto(`/${language}/tours?search=zzzzqqqq`);
    await expect(page.getByRole("heading", { name: t("tours.empty") })).toBeVisible();
    await page.getByRole("link", { name: t("tours.showAll") }).click();
    await page.waitForURL(`**/${language}/tours`);
    await expect(cards(page)).toHaveCount(12);
  });
}

test("a card is one link and a heart, and a click anywhere else opens the tour", async ({ page }) => {
  await page.goto("/en/tours");
  const card = cards(page).nth(1);
  await expect(card.locator("a, button, [tabindex]")).toHaveCount(2);
  await expect(card.getByRole("button", { name: messagesOf("en", "plan").add })).toHaveCount(1);
  const href = await card.getByRole("link").getAttribute("href");
  await card.click({ position: { x: 30, y: 30 } });
  await page.waitForURL(`**${href}`);
});

test("one, two or three cards in a row", async ({ page }) => {
  await page.goto("/en/tours");
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test("the chosen chip is in view on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/tours?search=guide");
  await expect(page.locator("li[data-narrows]")).toBeInViewport({ ratio: 1 });
});

test("cards of a list are low on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto(`/${language}/tours`);
    await cards(page).last().scrollIntoViewIfNeeded();
    const heights = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().height).sort((one, other) => one - other),
    );
    expect(heights[6], language).toBeLessThanOrEqual(520);
  }
});

test.describe("a page that is fetched by the click alone", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("while another page is on its way the cards fade and a spinner turns", async ({ page }) => {
    await page.goto("/en/tours");
    await page.route(/category=1_day_trip/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveCSS("opacity", "0");
    // Locators wait for the next page; this one says what it showed when it left.
    await status.evaluate((spinner) =>
      addEventListener("pagehide", () => sessionStorage.setItem("seen", getComputedStyle(spinner).opacity)),
    );
    await page.getByRole("link", { name: "One-day trips" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/category=1_day_trip/);
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBe("1");
    await expect(status).toHaveCSS("opacity", "0");
  });
});

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

  test("leads to the page and the card it was left from, once", async ({ page }) => {
    const card = await openFromPage2(page, "/en/tours?page=2");
    await page.getByRole("link", { name: "All Phuket tours" }).click();
    await page.waitForURL("**/en/tours?page=2");
    await expect(card).toBeInViewport();
    await expect(card.getByRole("link")).toBeFocused();

    await page.goto("/en/tours");
    await expect(cards(page)).toHaveCount(12);
    await page.waitForTimeout(500);
    expect(new URL(page.url()).search).toBe("");
  });

  test("works with the browser's Back, too", async ({ page }) => {
    const card = await openFromPage2(page, "/en/tours?page=2");
    await page.goBack();
    await page.waitForURL("**/en/tours?page=2");
    await expect(card).toBeInViewport();
  });

  test("does not disturb another list", async ({ page }) => {
    await openFromPage2(page, "/en/tours?page=2");
    await page.goto("/en/international-tours");
    await page.waitForTimeout(500);
    expect(new URL(page.url()).search).toBe("");
  });
});

test("a footer chip's filter is applied once", async ({ page }) => {
  await page.goto("/en/international-tours");
  await page.getByRole("contentinfo").getByRole("link", { name: "Similan" }).click();
  await page.waitForURL("**/en/tours?search=Similan");
  await expect(chosenChip(page)).toHaveText(["Similan"]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("tourFilterParams"))).toBeNull();
  await page.goto("/en/tours");
  await page.waitForTimeout(500);
  expect(new URL(page.url()).search).toBe("");

  const [referer] = page.url().split("#");
  const store = (from?: string) =>
    page.evaluate((stored) => sessionStorage.setItem("tourFilterParams", JSON.stringify(stored)), {
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
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("tourFilterParams"))).toBeNull();
  expect(new URL(page.url()).search).toBe("");
});

test("a footer chip that is opened in another tab leaves this one as it is", async ({ page }) => {
  await page.goto("/en/international-tours");
  const chip = page.getByRole("contentinfo").getByRole("link", { name: "Similan" });
  const filter = () => page.evaluate(() => sessionStorage.getItem("tourFilterParams"));
  await chip.click({ modifiers: ["ControlOrMeta"] });
  expect(await filter()).toBeNull();
});

test("a list that is none has a page that says so", async ({ page, allowProblem }) => {
  allowProblem(missing);
  const response = await page.goto("/en/tours?page=99");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

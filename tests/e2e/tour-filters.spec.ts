import type { Page } from "playwright/test";
import { formatMoney } from "@/lib/core/format";
import { translate } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** The number in "Show 8 tours". */
async function counted(page: Page): Promise<number> {
  const text = await page
    .getByRole("main")
    .locator("form button[type=submit]")
    .filter({ hasText: /\d/ })
    .last()
    .textContent();
  return Number(/\d+/.exec(text ?? "")?.[0]);
}

//
test("a phone filters in a dialog, which says what it would show", async ({ page }) => {
  const t = translate("ru");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ru/tours");
  const opener = page.getByText(t("filters.title"), { exact: true }).first();
  const dialog = page.getByRole("dialog", { name: t("filters.title") });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#list-filters summary")).toBeFocused();

  await opener.click();
  await dialog.getByLabel(t("filters.length"), { exact: true }).selectOption("half");
  await dialog.getByLabel(t("filters.sort"), { exact: true }).selectOption("price");
  // The button has counted what is chosen, not what was chosen before.
  await expect(dialog.locator("form")).toHaveAttribute("aria-busy", "false");
  await expect(dialog.getByRole("status")).toHaveText(/\d/);
  const count = await counted(page);
  expect(count).toBeGreaterThan(0);
  await dialog.locator("button[type=submit]").click();
  await page.waitForURL("**/ru/tours?length=half&sort=price");
  await expect(cards(page)).toHaveCount(Math.min(count, 12));
  await expect(page.locator("#list-filters summary")).toHaveText(`${t("filters.title")} (2)`);

  const applied = page.getByRole("list", { name: t("filters.applied") });
  await applied.getByRole("button", { name: t("filters.lengths.half") }).click();
  await page.waitForURL("**/ru/tours?sort=price");
  await expect(applied.getByRole("button")).toHaveCount(1);
});

//
test("filters that leave nothing offer the way out of each", async ({ page }) => {
  const t = translate("id");
  await page.goto("/id/tours?search=similan&max=1");
  await expect(page.getByRole("heading", { name: t("filters.none") })).toBeVisible();
  const ways = page.getByRole("main").getByRole("button");
  const without = t("filters.without", { filter: "similan", count: 0 });
  await expect(ways.filter({ hasText: without })).toBeDisabled();
  const limit = t("filters.upTo", { price: formatMoney(1, "THB", "id") });
  const other = ways.filter({ hasText: limit }).last();
  await expect(other).toHaveText(/[1-9]\d*$/);
  await other.click();
  await page.waitForURL("**/id/tours?search=similan");
  await expect(cards(page).first()).toBeVisible();
});

//
test("on wide screens the first picture is in sight, and options that lead to nothing are left out unless they are chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/tours?category=multi_day_trip");
  await expect(cards(page).first().locator("img")).toBeInViewport({ ratio: 0.9 });
  await page.locator("#list-filters summary").click();
  const length = page.getByLabel("Duration", { exact: true });
  await length.focus();
  await expect(length.locator("option[value=half]")).toBeDisabled();
  await expect(length.locator("option[value=half]")).toHaveAttribute("hidden");
  const area = page.getByLabel("Pick-up from", { exact: true });
  const offered = area.locator("option:not([hidden])");
  await expect(offered.nth(1)).toHaveText(/ \([1-9]\d*\)$/);
  for (const text of await offered.allTextContents()) expect(text).not.toContain("(0)");
  await length.selectOption("more");
  await expect.poll(() => counted(page)).toBeGreaterThan(0);
  await page.locator("#list-filters button[type=submit]").click();
  await page.waitForURL("**/en/tours?category=multi_day_trip&length=more");
  await expect(length).toHaveValue("more");
  // The day is asked beside the filters, and the way back has the fields of its address.
  await expect(page.locator("form:has(#list-day) input[name=length]")).toHaveValue("more");
  await page.goBack();
  await expect(length).toHaveValue("");

  await page.goto("/en/tours?category=multi_day_trip&length=half");
  await page.locator("#list-filters summary").click();
  await length.focus();
  await expect(length.locator("option[value=half]")).toHaveText(/ \(0\)$/);
  await expect(length.locator("option[value=half]")).toBeEnabled();
});

//
test("lists with filters are whole at 320 px and with text of 200 %", async ({ page }) => {
  for (const [language, width, size] of [
    ["en", 320, "100%"],
    ["ru", 320, "100%"],
    ["ru", 390, "200%"],
    ["id", 1440, "200%"],
  ] as const) {
    const t = translate(language);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${language}/tours?for=calm&area=kata&length=half&sort=price`);
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    const form = page.locator("#list-filters form, dialog form").first();
    await page.locator("#list-filters summary").click();
    await expect(form.locator("select").last()).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(over, `${width} ${size}`).toBeLessThanOrEqual(width);
    for (const part of await form.locator("label, select, button").all()) {
      if (!(await part.isVisible())) continue;
      const box = await part.boundingBox();
      const text = `${width} ${size} ${await part.textContent()}`;
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, text).toBe(true);
      expect(await part.evaluate((each) => each.scrollWidth <= each.clientWidth + 1), text).toBe(true);
    }
    await form.locator("button[type=submit]").filter({ hasText: /\d/ }).last().scrollIntoViewIfNeeded();
    await page.keyboard.press("Escape");
    const applied = page.getByRole("list", { name: t("filters.applied") }).getByRole("button");
    for (const button of await applied.all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} ${size}`).toBeLessThanOrEqual(width);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  //
  test("the filters unfold, and the form leads to the list", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/en/tours?search=island");
    await page.locator("#list-filters summary").click();
    await page.getByLabel("Order", { exact: true }).selectOption("price_down");
    await page.locator("#list-filters button[type=submit]").click();
    await expect(page).toHaveURL(/\/en\/tours\?.*search=island.*sort=price_down/);
    await expect(page.getByText(/^\d+ tours? for “island”$/)).toBeVisible();
    await expect(page.getByRole("list", { name: "Filters in use" }).getByRole("button")).toHaveCount(1);
  });
});

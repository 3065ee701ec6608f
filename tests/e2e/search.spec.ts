import type { Page } from "playwright/test";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";

const group = (page: Page, kind: string) => page.locator(`#found-${kind}`);

/** A word that tours in Indonesia and articles have. */
const typed = "Комодо";

const language = "ru";
const t = translate(language);

//
test(`the header's search finds in all lists at once, each leading to its list`, async ({ page }) => {
  const words = messagesOf(language, "header");
  await page.goto(`/${language}/tours`);
  await page.getByRole("banner").locator("summary").and(page.getByLabel(words.searchTours)).click();
  await expect(page.getByRole("banner").getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\?search=/);

  const title = t("search.resultsFor", { search: typed });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main").getByLabel(words.searchTours)).toHaveValue(typed);
  await expect(group(page, "tours")).toHaveCount(0);
  const found = group(page, "domestic-tours");
  await expect(found.getByRole("heading", { level: 2 })).toHaveText(
    new RegExp(`^${t("tours.domestic.title")} \\d+$`),
  );
  await expect(found.getByRole("article").first()).toContainText(typed);
  await expect(group(page, "blogs").getByRole("article").first()).toBeVisible();

  const links = page.getByRole("navigation", { name: t("search.groups") }).getByRole("link");
  await expect(links).toHaveText([new RegExp(t("tours.domestic.title")), new RegExp(t("search.articles"))]);
  const count = await found.getByRole("article").count();
  await found.getByRole("link", { name: t("search.showAll", { count }) }).click();
  await page.waitForURL(/\/domestic-tours\?search=/);
  await expect(page.getByText(t("tours.resultsFor", { count, search: typed }))).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(count);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is found all the same", async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("banner").locator("summary").last().click();
    const search = page.getByRole("banner").getByRole("search");
    await search.getByRole("searchbox").fill("singapura");
    await search.getByRole("button").click();
    await page.waitForURL(/\/en\/search\?search=singapura/);
    await expect(group(page, "international-tours").getByRole("article").first()).toBeVisible();
  });
});

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

//
test(`a search that finds nothing repeats its words and leads on`, async ({ page }) => {
  await page.goto(`/${language}/tours?search=zzzzqqqq`);
  await page.getByRole("link", { name: t("search.everywhere", { search: "zzzzqqqq" }) }).click();
  await page.waitForURL(/\/search\?search=zzzzqqqq/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("search.empty", { search: "zzzzqqqq" }));
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: t("search.ask") })).toHaveAttribute("href", /zzzzqqqq/);
  await expect(main.getByRole("link", { name: t("tours.international.title") })).toHaveAttribute(
    "href",
    `/${language}/international-tours`,
  );
  await main.getByRole("link", { name: t("footer.chips.similan") }).click();
  await page.waitForURL(/\/search\?search=Similan/);
  await expect(group(page, "tours").getByRole("article").first()).toBeVisible();
});

test("a category filters the tours, and is no category of articles", async ({ page }) => {
  await page.goto("/en/search?search=bali");
  await page
    .getByRole("main")
    .getByLabel(messagesOf("en", "header").category)
    .selectOption("private_service");
  await page.getByRole("main").getByRole("search").getByRole("button").click();
  await page.waitForURL(/\/en\/search\?search=bali&category=private_service/);
  await expect(group(page, "domestic-tours")).toBeVisible();
  await expect(group(page, "blogs")).toHaveCount(0);
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

//
test("activities are offered as searches, and few results are followed by close ones", async ({ page }) => {
  await page.goto(`/${language}/search`);
  const activities = page.getByRole("navigation", { name: t("search.activities") });
  await activities.getByRole("link", { name: "Рыбалка" }).click();
  await page.waitForURL(/\/search\?search=/);
  await expect(activities.getByRole("link", { name: "Рыбалка" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("кальмар");
  for (const address of [`/${language}/search`, `/${language}/tours`]) {
    await page.goto(`${address}?search=${encodeURIComponent("пхи пхи рыбалка")}`);
    const close = page.getByRole("region", { name: t("search.close") });
    await expect(close.getByRole("article").first()).toContainText("Пхи-Пхи");
  }
});

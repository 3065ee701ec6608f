import type { Page } from "playwright/test";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";

test.use({ serviceWorkers: "block" });

const language = "en";
const plan = messagesOf(language, "plan");

/** Other tags for the parts that scripts work with, as a designer might choose them. */
const otherTags: [from: string, to: string][] = [
  ["article", "section"],
  ["h2", "div"],
  ["strong", "b"],
];

/** Returns a document whose content has other tags and no classes; its frame stays as it was. */
function withOtherMarkup(html: string): string {
  const [before = "", rest = ""] = html.split(/(?<=<main[^>]*>)/);
  const [content = "", after = ""] = rest.split(/(?=<\/main>)/);
  const changed = otherTags.reduce(
    (text, [from, to]) => text.replaceAll(new RegExp(`(</?)${from}(?=[\\s>])`, "g"), `$1${to}`),
    content.replaceAll(/ class="[^"]*"/g, ""),
  );
  return before + changed + after;
}

/** Gives the pages at `path` other markup. Returns how many documents were changed. */
async function changeMarkup(page: Page, path: RegExp): Promise<{ changed: number }> {
  const count = { changed: 0 };
  await page.route(path, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = withOtherMarkup(html);
    if (body !== html) count.changed += 1;
    await route.fulfill({ response, body });
  });
  return count;
}

const main = (page: Page) => page.getByRole("main");

test("lists and plans work with other tags and classes", async ({ page }) => {
  const t = translate(language);
  await page.goto(`/${language}/tours`);
  const card = main(page).getByRole("article").nth(1);
  const name = (await card.getByRole("heading").textContent()) ?? "";
  const price = (await card.locator("strong").first().textContent()) ?? "";
  const id = (await card.getAttribute("id")) ?? "";

  const count = await changeMarkup(page, /\/en\/tours(?:[?#]|$)/);
  await page.reload();
  expect(count.changed).toBe(1);
  await expect(main(page).getByRole("article")).toHaveCount(0);
  await main(page)
    .getByRole("button", { name: `${plan.add}: ${name}` })
    .dispatchEvent("click");
  const planned = () => page.evaluate(() => JSON.parse(localStorage.tourPlan).items);
  expect((await planned())[0]).toMatchObject({
    id: Number(id.slice("tour-".length)),
    kind: "tours",
    name,
    from: price,
  });

  await test.step("filters count what they would show", async () => {
    await page.getByText(t("filters.title"), { exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: t("filters.title") });
    await dialog.getByLabel(t("filters.length"), { exact: true }).selectOption("half");
    await expect(dialog.locator("form")).toHaveAttribute("aria-busy", "false");
    await expect(dialog.getByRole("option", { name: /\(\d+\)$/ }).first()).toBeAttached();
    await expect(dialog.getByRole("checkbox", { name: /\(\d+\)$/ }).first()).toBeVisible();
    const shown = await dialog.getByRole("button", { name: /\d/ }).textContent();
    await dialog.getByRole("button", { name: t("filters.close") }).click();
    await expect(dialog).toBeHidden();
    expect(Number(/\d+/.exec(shown ?? "")?.[0])).toBeGreaterThan(0);
  });

  await test.step("the way back leads to the card", async () => {
    const link = page.locator(`#${id}`).getByRole("link");
    await link.click();
    await page.waitForURL(/\/en\/tours\/.+/);
    const back = main(page).getByRole("link", { name: t("tours.general.back") });
    await expect(back).toHaveAttribute("href", `/${language}/tours#${id}`);
    await back.click();
    await page.waitForURL(/\/en\/tours$/);
    await expect(link).toBeFocused();
  });

  await test.step("a plan draws its fields into its cards, and hides a removed tour", async () => {
    const hearts = main(page).getByRole("button", { name: plan.add });
    for (const index of [0, 2]) await hearts.nth(index).dispatchEvent("click");
    const ids: number[] = (await planned()).map((item: { id: number }) => item.id);
    const plans = await changeMarkup(page, /\/en\/plan\?/);
    await page.goto(`/${language}/plan?tours=${ids.join(".")}`);
    expect(plans.changed).toBe(1);
    await expect(main(page).getByLabel(plan.day, { exact: true })).toHaveCount(3);
    await main(page).getByRole("button", { name: plan.remove }).first().click();
    await expect(main(page).getByLabel(plan.day, { exact: true })).toHaveCount(2);
  });
});

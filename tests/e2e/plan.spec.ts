import type { Page } from "playwright/test";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { fillGuest, moreGuests, sentMessage } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";
import { comingDay } from "../setup/coming-day";

const heart = (page: Page, language: Language) =>
  page.getByRole("article").getByRole("button", { name: messagesOf(language, "plan").add });

/** Days far enough ahead, on which the first tours of the demo run. */
const [first, second] = ["03-03", "03-05"].map(comingDay) as [string, string];
/** As addresses have them. */
const [firstCode, secondCode] = [first, second].map((day) => day.replaceAll("-", "")) as [string, string];

const more = (page: Page, language: Language, index: number) =>
  page
    .getByRole("article")
    .nth(index)
    .getByRole("button", { name: messagesOf(language, "booking").increase.split("{")[0] })
    .first();

//
test("tours are saved, put on days, asked for in one chat and handed on as a link", async ({
  page,
  browser,
  baseURL,
}) => {
  const language = "ru";
  const plan = messagesOf(language, "plan");
  const booking = messagesOf(language, "booking");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${language}/tours`);
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  const box = await heart(page, language).first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await heart(page, language).first().click();
  await heart(page, language).nth(1).click();
  await heart(page, language).nth(1).click();
  await page.reload();
  await expect(heart(page, language).first()).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, language).nth(1)).toHaveAttribute("aria-pressed", "false");

  // On a tour's page the words stand beside the heart.
  await page.getByRole("article").nth(1).getByRole("link").click();
  await page.getByRole("button", { name: plan.add }).click();
  await expect(page.getByRole("button", { name: plan.add })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: plan.open.replace("{count}", "2") }).click();

  await expect(page.getByRole("heading", { level: 1, name: plan.title })).toBeVisible();
  await page.getByLabel(plan.day, { exact: true }).nth(0).fill(first);
  await page.getByLabel(plan.day, { exact: true }).nth(1).fill(first);
  await expect(page.getByRole("status").filter({ hasText: plan.sameDay.split("{")[0] })).toBeVisible();
  await page.getByLabel(plan.day, { exact: true }).nth(1).fill(second);
  await expect(page.getByRole("status").filter({ hasText: plan.sameDay.split("{")[0] })).toBeHidden();
  await more(page, language, 0).click();
  await more(page, language, 1).click();
  await more(page, language, 1).click();
  await fillGuest(page, language);
  const message = await sentMessage(page, language, plan.send);
  expect(message.length).toBeLessThanOrEqual(2_000);
  for (const name of names.slice(0, 2)) expect(message).toContain(name.trim());
  const link = page.url();
  expect(link).toMatch(
    new RegExp(`/plan\\?tours=\\d+\\.\\d+#\\d+-${firstCode}-\\d+x1~\\d+-${secondCode}-\\d+x2$`),
  );
  expect(message).toContain(link);
  await expect(page.locator("pre")).toHaveText(message);

  // Days and counts stay in the browser.
  expect(asked.filter((each) => each.includes(first) || each.includes(firstCode))).toEqual([]);

  const other = await browser.newContext({ baseURL });
  const relative = await other.newPage();
  await relative.goto(`/${language}/tours`);
  await heart(relative, language).nth(2).click();
  const own = await relative.evaluate(() => localStorage.getItem("tourPlan"));
  await relative.goto(link);
  await expect(relative.getByRole("heading", { level: 1, name: plan.sharedTitle })).toBeVisible();
  await expect(relative.getByLabel(plan.day, { exact: true }).nth(1)).toHaveValue(second);
  await expect(relative.getByRole("textbox", { name: booking.quantity.split("{")[0] }).first()).toHaveValue(
    "1",
  );
  expect(await relative.evaluate(() => localStorage.getItem("tourPlan"))).toBe(own);
  await relative.getByRole("button", { name: plan.take }).click();
  await expect(relative.getByRole("heading", { level: 1, name: plan.title })).toBeVisible();
  await expect(relative.getByLabel(plan.day, { exact: true }).nth(1)).toHaveValue(first);
  await expect(relative.getByRole("article")).toHaveCount(3);
  await other.close();
});

//
test("another language keeps tours, days and counts; the plan is printed; removed tours are gone", async ({
  page,
}) => {
  const address = `tours=1.2.3.4.5#1-${firstCode}~2-${secondCode}`;
  await page.goto(`/en/plan?${address}`);
  await page.getByRole("button", { name: messagesOf("en", "plan").take }).click();
  await expect(page.getByRole("heading", { level: 1, name: messagesOf("en", "plan").title })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: /^EN\./ }).click();
  const plan = messagesOf("ru", "plan");
  await expect(page.getByRole("heading", { level: 1, name: plan.title })).toBeVisible();
  await expect(page.getByLabel(plan.day, { exact: true }).nth(1)).toHaveValue(second);
  expect(page.url()).toContain(`/ru/plan?${address}`);
  await expect(page.getByRole("link", { name: plan.compare })).toHaveCount(2);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByText(`3 марта ${first.slice(0, 4)}`).last()).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  for (const left of [4, 3, 2, 1, 0]) {
    await page.getByRole("button", { name: plan.remove }).first().click();
    await expect(page.getByRole("article")).toHaveCount(left);
  }
  await expect(page).toHaveURL("/ru/plan");
  await expect(page.getByText(plan.empty)).toBeVisible();
});

//
test("one tour is asked for by the message of its own form", async ({ page }) => {
  const words = messagesOf("en", "booking");
  await page.goto("/en/tours");
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("button", { name: messagesOf("en", "plan").add }).click();
  await page.getByRole("tab").last().click();
  await fillGuest(page, "en");
  await page.getByLabel(words.date).fill(first);
  await moreGuests(page, "en").first().click();
  const own = await sentMessage(page, "en");
  // Without the day of the form, which the plan would take over.
  await page.evaluate(() => sessionStorage.removeItem("trip"));
  await page.goto("/en/plan");
  await page.waitForURL(/tours=/);
  await more(page, "en", 0).click();
  await page.getByRole("button", { name: words.confirm }).click();
  await expect(page.getByLabel(messagesOf("en", "plan").day, { exact: true })).toBeFocused();
  await page.getByLabel(messagesOf("en", "plan").day, { exact: true }).fill(first);
  const planned = await sentMessage(page, "en");
  const withoutReference = (message: string) => message.replace(/OA-\w+/, "");
  expect(withoutReference(planned)).toBe(withoutReference(own));
});

//
test("two tabs agree, and a plan holds twelve tours", async ({ page, context }) => {
  await page.goto("/en/tours");
  const tab = await context.newPage();
  await tab.goto("/en/tours");
  await heart(tab, "en").first().click();
  await expect(heart(page, "en").first()).toHaveAttribute("aria-pressed", "true");
  for (let index = 1; index < 12; index += 1) await heart(page, "en").nth(index).click();
  await page.goto("/en/tours?page=2");
  await heart(page, "en").first().click();
  await expect(page.getByText(messagesOf("en", "plan").full)).toBeVisible();
  await expect(heart(page, "en").first()).toHaveAttribute("aria-pressed", "false");
});

//
test("where the browser keeps nothing the plan lasts as long as the tab, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const words = messagesOf("en", "plan");
  await page.goto("/en/tours");
  await heart(page, "en").first().click();
  await expect(page.getByText(words.notKept)).toBeVisible();
  await page.goto("/en/plan");
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.notKept)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  //
  test("tours, prices and chats of a link can be read, and a link leads to the comparison", async ({
    page,
  }) => {
    const words = messagesOf("en", "plan");
    await page.goto("/en/plan?tours=1.2");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("article").first().getByRole("listitem").last()).toHaveText(/: THB [\d,]+$/);
    await expect(page.getByRole("link", { name: words.compare })).toHaveAttribute(
      "href",
      "/en/compare?tours=1.2",
    );
    const names = await page.getByRole("article").getByRole("heading").allTextContents();
    const chat = page.getByRole("link", { name: messagesOf("en", "booking").panel.whatsapp });
    const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    for (const name of names) expect(text).toContain(name.trim());
    await page.goto("/en/tours");
    await expect(heart(page, "en")).toHaveCount(0);
    await page.goto("/en/plan");
    await expect(page.getByText(words.withoutScript)).toBeVisible();
  });
});

import type { Page } from "playwright/test";
import { messagesOf } from "@/lib/core/i18n/messages";
import { readDemoContent } from "@/prisma/demo-content";
import { expect, test } from "../setup/browser-test";
import { firstRecord } from "../setup/first-record";

const published = readDemoContent().blogs.filter(({ posted_in_days }) => posted_in_days <= 0);
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const words = messagesOf("en", "blogs");

//
test("the list is narrowed down by topic and by search, and says so when nothing is left", async ({
  page,
}) => {
  await page.goto("/en/blogs");
  await page.getByRole("navigation", { name: words.categories }).getByRole("link", { name: "Food" }).click();
  await page.waitForURL("**/blogs?category=Food");
  await expect(cards(page)).toHaveCount(published.filter(({ category }) => category === "Food").length);

  await page.goto("/en/blogs");
  await page.getByLabel(words.searchLabel).fill("elephants");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/blogs?search=elephants");
  await expect(cards(page).first().getByRole("heading")).toContainText("Elephants");

  await page.goto("/en/blogs?search=zzzzqqqq");
  await expect(page.getByText(words.empty)).toBeVisible();
});

test("an article puts its address on the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(await firstRecord(page.request, "/en/blogs"));
  await page.getByRole("button", { name: words.copyLink }).click();
  await expect(page.getByRole("button", { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(new URL(page.url()).pathname);
});

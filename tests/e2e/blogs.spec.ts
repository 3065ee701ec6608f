import { messagesOf } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";
import { firstRecord } from "../setup/first-record";

const words = messagesOf("en", "blogs");

test("an article puts its address on the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(await firstRecord(page.request, "/en/blogs"));
  await page.getByRole("button", { name: words.copyLink }).click();
  await expect(page.getByRole("button", { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(new URL(page.url()).pathname);
});

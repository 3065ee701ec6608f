import { messagesOf } from "@/lib/i18n/messages";
import { expect, test } from "../setup/own-site-test";

test.use({ siteOf: "own-day" });

const words = messagesOf("en", "trip");

/** A Christmas Day at least two weeks ahead, on which Similan costs its New Year's price. */
const year = new Date(Date.now() + 14 * 86_400_000).getUTCFullYear();
const christmas =
  `${year}-12-25` > new Date(Date.now() + 86_400_000).toISOString() ? `${year}-12-25` : `${year + 1}-12-25`;

test("one tap forgets the day", async ({ page }) => {
  await page.goto(`/en/tours?date=${christmas}&adults=2&children=6.9&stay=Patong`);
  const similan = page.getByRole("article").filter({ hasText: "Similan Islands by speedboat" });
  await expect(similan.getByText("THB 3,900").first()).toBeVisible();
  await expect(similan.getByText("Pick-up in Patong included, from 05:30")).toBeVisible();
  await page.getByRole("button", { name: words.forget }).click();
  await page.waitForURL("**/en/tours");
  await expect(similan.getByText("THB 3,500")).toBeVisible();
  await expect(similan.getByText("Patong")).toHaveCount(0);
});

import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { messagesOf } from "@/lib/core/i18n/messages";
import { fillGuest, moreGuests, sentMessage } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";
import { firstRecord } from "../setup/first-record";

//
test("the first button of a promo leads to its tour, whose form prices its days and no others", async ({
  page,
}) => {
  const words = messagesOf("en", "booking");
  const today = dayInZone(new Date());
  await page.goto("/en");
  const card = page.getByRole("article").filter({ hasText: "Phi Phi at sunrise, for two" });
  const [first] = await card.getByRole("link").all();
  await first?.click();
  await page.waitForURL(/\/en\/tours\/phi-phi-sunrise/);
  const promo = page.getByRole("complementary").getByRole("listitem").filter({ hasText: "Promo until" });
  await expect(promo).toContainText("THB 2,300");
  await expect(promo).toContainText("Phi Phi at sunrise, for two");

  await page.getByRole("tab").last().click();
  const participants = page.getByRole("group", { name: words.participants });
  const adult = participants.getByRole("listitem").first();
  await page.getByLabel(words.date).first().fill(addDays(today, 24));
  await expect(adult).toContainText("THB 2,300");
  await expect(adult.locator("s")).toHaveText("THB 2,700");
  await adult.getByRole("button").last().click();
  await expect(page.locator("output")).toHaveText("THB 2,300");
  await fillGuest(page, "en");
  const message = await sentMessage(page, "en");
  expect(message).toContain("Promo: Phi Phi at sunrise, for two");
  expect(message).toContain("THB 2,300");

  await page.getByRole("button", { name: words.panel.back }).click();
  await page.getByLabel(words.date).first().fill(addDays(today, 25));
  await expect(adult).not.toContainText("2,300");
  await expect(page.locator("output")).toHaveText("THB 2,700");
});

//
test("four guests pay the package of a promo, on its days and with nobody else", async ({ page }) => {
  const words = messagesOf("en", "booking");
  const day = addDays(dayInZone(new Date()), 40);
  await page.goto(await firstRecord(page.request, "/en/tours?search=James+Bond+Island+by+longtail"));
  const promo = page.getByRole("complementary").getByRole("listitem").filter({ hasText: "Promo until" });
  await expect(promo).toContainText("price for 4 people: THB 4,900");

  await page.getByRole("tab").last().click();
  await page.getByLabel(words.date).first().fill(day);
  await expect(page.getByRole("group", { name: words.participants })).toContainText("price for 4 people");
  const more = moreGuests(page, "en");
  for (const line of [0, 0, 1, 1]) await more.nth(line).click();
  await expect(page.locator("output")).toContainText(/^THB 4,900/);
  await expect(page.locator("output s")).toHaveText("THB 5,200");
  await fillGuest(page, "en");
  const message = await sentMessage(page, "en");
  expect(message).toContain("Promo: James Bond Island for a family of four, price for 4 people: THB 4,900");
  expect(message).toContain("Total: THB 4,900");

  await page.getByRole("button", { name: words.panel.back }).click();
  await more.first().click();
  await expect(page.locator("output")).toHaveText("THB 6,700");
});

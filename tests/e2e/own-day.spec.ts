import { messagesOf } from "@/lib/i18n/messages";
import { fillGuest, keepChatsHere, moreGuests, openBooking, sentMessage } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";

const words = messagesOf("en", "trip");

/** A Christmas Day at least two weeks ahead, on which Similan costs its New Year's price. */
const year = new Date(Date.now() + 14 * 86_400_000).getUTCFullYear();
const christmas =
  `${year}-12-25` > new Date(Date.now() + 86_400_000).toISOString() ? `${year}-12-25` : `${year + 1}-12-25`;

const booking = messagesOf("en", "booking");

test("the day goes from the hero over list and tour into the form, the message and the plan", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en");
  await page.getByText(words.question).first().click();
  const sheet = page.getByRole("dialog", { name: words.details });
  await sheet.getByLabel(words.question).fill(christmas);
  await sheet.getByLabel(words.adults).fill("2");
  await sheet.getByLabel(words.stay).fill("Patong");
  await sheet.getByRole("button", { name: words.show }).dblclick();
  await page.waitForURL(`**/en/tours?date=${christmas}&adults=2&stay=Patong`);
  await expect(page.getByText("2 adults · Patong")).toBeVisible();
  const similan = page.getByRole("article").filter({ hasText: "Similan Islands by speedboat" });
  await expect(similan.getByText("THB 3,900").first()).toBeVisible();
  await similan.getByRole("link").first().click();
  await expect(page.getByText("Pick-up in Patong included, from 05:30").first()).toBeVisible();
  await page.getByRole("tab").last().click();
  await expect(page.getByLabel(booking.date, { exact: true })).toHaveValue(christmas);
  await expect(page.getByLabel(booking.hotel)).toHaveValue("Patong");
  await page.getByRole("button", { name: /^One more: Adult from Phuket/ }).click();
  await expect(page.getByRole("button", { name: booking.confirm })).toContainText(
    /^Confirm booking \w+, 25 December · opens/,
  );
  await fillGuest(page, "en");
  const message = await sentMessage(page, "en");
  expect(message).toContain(`Date: 25 December ${christmas.slice(0, 4)}`);
  expect(message).toContain("Hotel: Patong");
  expect(message).toContain("THB 3,900");
});

test("hearts of two tours lead to their comparison for the named day", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/tours?date=${christmas}&adults=2`);
  const { add } = messagesOf("en", "plan");
  for (const tour of ["Similan Islands", "Phi Phi Islands"]) {
    await page
      .getByRole("button", { name: `${add}: ${tour}` })
      .first()
      .click();
  }
  const { link, rows } = messagesOf("en", "compare");
  await page.getByRole("link", { name: link, exact: true }).click();
  await page.waitForURL(`**/en/compare?tours=*&date=${christmas}&adults=2`);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  const heads = await page
    .getByRole("columnheader")
    .evaluateAll((each) => each.map((cell) => cell.clientWidth));
  expect(Math.min(...heads)).toBeGreaterThan(150);
  await expect(page.getByRole("rowheader", { name: rows.total })).toBeVisible();
  await expect(page.getByText("2 adults: THB 7,800").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a search from the header keeps the day, whose prices its cards show", async ({ page }) => {
  await page.goto(`/en/tours?date=${christmas}&adults=2`);
  await expect(page.getByText(/^2 adults: THB/).first()).toBeVisible();
  const { searchTours } = messagesOf("en", "header");
  await page.getByRole("banner").locator("summary").and(page.getByLabel(searchTours)).click();
  await page.getByRole("banner").getByRole("searchbox").fill("similan");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/en/search?search=similan&*date=${christmas}&adults=2`);
  const similan = page.getByRole("article").filter({ hasText: "Similan Islands by speedboat" });
  await expect(similan.getByText("THB 3,900").first()).toBeVisible();
  await expect(similan.getByText("2 adults: THB 7,800")).toBeVisible();
});

test("a day that was only proposed is asked about once", async ({ page, context }) => {
  await openBooking(page, "en");
  await moreGuests(page, "en").first().click();
  await fillGuest(page, "en");
  await keepChatsHere(context);
  let opened = 0;
  context.on("page", () => {
    opened += 1;
  });
  await page.getByRole("button", { name: booking.confirm }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(/^You have not chosen a day/);
  expect(opened).toBe(0);
  await page.getByRole("button", { name: /^Yes, / }).click();
  await expect.poll(() => opened).toBe(1);
});

test("the form of a day that does not fit leads to other tours", async ({ page }) => {
  await page.goto("/en/tours?search=similan");
  await page.getByRole("article").getByRole("link").first().click();
  await page.getByRole("tab").last().click();
  await page.getByLabel(booking.date, { exact: true }).fill(`${year + 1}-06-12`);
  const form = page.getByRole("tabpanel").filter({ has: page.getByLabel(booking.date, { exact: true }) });
  await expect(form.getByText(/Runs 15 October – 15 May/)).toBeVisible();
  const others = form.getByRole("status").filter({ hasText: messagesOf("en", "booking").days.instead });
  await expect(others.getByRole("link")).toHaveCount(4);
});

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

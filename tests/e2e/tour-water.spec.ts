import type { Page } from "playwright/test";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { openBooking } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";

const day = addDays(dayInZone(new Date()), 9);
const booking = messagesOf("en", "booking");
const plan = messagesOf("en", "plan");

test.use({ viewport: { width: 390, height: 844 } });

interface ListedTour {
  id: number;
  facts: { best_water?: string; sea?: string };
}

/** The page of the demo's canoe tour, which is best around high water, or of its first tour on land. */
async function pathOf(page: Page, kind: "canoe" | "land"): Promise<string> {
  const { data } = await (await page.request.get("/api/packages?tour_type=1&per_page=100")).json();
  const found = (data as ListedTour[]).find(({ facts }) =>
    kind === "canoe" ? facts.best_water === "high" : facts.sea === "none",
  );
  return `/en/tours/tour-${found?.id}`;
}

//
test("the page of a tour tells sun and water of the chosen day, and whose tides they are", async ({
  page,
}) => {
  const path = await pathOf(page, "canoe");
  await page.goto(path);
  await expect(
    page.locator("footer").getByRole("link", { name: messagesOf("en", "water").source }),
  ).toHaveCount(1);
  await expect(page.getByText(/^Sunrise /)).toHaveCount(0);
  await openBooking(page, "en", path);
  await page.getByLabel(booking.date, { exact: true }).fill(day);
  const line = page.getByText(
    /^Sunrise \d:\d\d, sunset \d\d:\d\d\. High water .* Water at Ko Taphao Noi, not for navigation\.$/,
  );
  await expect(line.filter({ visible: true })).toHaveCount(1);
  const curve = page.locator("p").filter({ has: line, visible: true }).locator("img");
  await expect.poll(() => curve.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(curve).toHaveAttribute("alt", "");

  await page.goto(await pathOf(page, "land"));
  await expect(page.locator("footer").getByText(messagesOf("en", "water").source)).toHaveCount(0);
});

//
test("the calendar of a tour that is best around high water marks its days and says so", async ({ page }) => {
  await openBooking(page, "en", await pathOf(page, "canoe"));
  await page.getByRole("button", { name: booking.days.openGrid }).click();
  const grid = page.getByRole("dialog", { name: booking.days.openGrid });
  // A month may begin with its last days, on which the water may not fit.
  await grid.getByRole("button", { name: /next month/i }).click();
  const note = grid.getByText(messagesOf("en", "water").best.high);
  await expect(note).toBeVisible();
  const days = (await note.textContent())?.split(":")[0]?.split(", ") ?? [];
  expect(days.length).toBeGreaterThan(5);
  await expect(grid.locator("td.\\*\\:border-sea-500")).toHaveCount(days.length);
});

//
test("a plan tells sun and water of a day that the form of the tour has shown, and asks the server for nothing", async ({
  page,
}) => {
  const path = await pathOf(page, "canoe");
  await openBooking(page, "en", path);
  await page.getByLabel(booking.date, { exact: true }).fill(day);
  const line = page.getByText(/^Sunrise .* Water at Ko Taphao Noi, not for navigation\.$/);
  await expect(line.filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: plan.add }).first().click();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/en/plan");
  await page.waitForURL(/plan\?tours=\d+/);
  await page.getByLabel(plan.day, { exact: true }).fill(day);
  await expect(line.filter({ visible: true })).toHaveCount(1);
  expect(asked.filter((url) => url.includes(day) && /[?&]ids=\d/.test(url))).toEqual([]);
});

for (const language of languages) {
  //
  test(`the line fits a phone in ${language}`, async ({ page }) => {
    const path = (await pathOf(page, "canoe")).replace("/en/", `/${language}/`);
    await openBooking(page, language, path);
    await page.getByLabel(messagesOf(language, "booking").date, { exact: true }).fill(day);
    const { station } = messagesOf(language, "water");
    await expect(
      page.getByText(station.replace("{station}", "Ko Taphao Noi")).filter({ visible: true }),
    ).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

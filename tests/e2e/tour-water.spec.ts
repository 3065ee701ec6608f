import type { Page } from "playwright/test";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { messagesOf } from "@/lib/core/i18n/messages";
import { openBooking } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";
import { textOf } from "../setup/html-document";

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

/** The line of a day's sun and water, in a page in English. */
const lineOf = (page: Page) =>
  page.getByText(
    /^Sunrise \d:\d\d, sunset \d\d:\d\d\. High water .* Water at Ko Taphao Noi, not for navigation\.$/,
  );

//
test("the page of a tour tells sun and water of the chosen day and whose tides they are, and the plan repeats it", async ({
  page,
}) => {
  const { source, best } = messagesOf("en", "water");
  const land = await (await page.request.get(await pathOf(page, "land"))).text();
  expect(textOf(land)).not.toContain(source);

  await page.goto(await pathOf(page, "canoe"));
  await expect(page.locator("footer").getByRole("link", { name: source })).toHaveCount(1);
  await expect(page.getByText(/^Sunrise /)).toHaveCount(0);
  await page.getByRole("tab").last().click();
  await page.getByLabel(booking.date, { exact: true }).fill(day);
  const line = lineOf(page).filter({ visible: true });
  await expect(line).toHaveCount(1);
  const curve = page
    .locator("p")
    .filter({ has: lineOf(page), visible: true })
    .locator("img");
  await expect.poll(() => curve.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(curve).toHaveAttribute("alt", "");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  //
  await test.step("the calendar marks the days that are best around high water, and says so", async () => {
    await page.getByRole("button", { name: booking.days.openGrid }).click();
    const grid = page.getByRole("dialog", { name: booking.days.openGrid });
    // A month may begin with its last days, on which the water may not fit.
    await grid.getByRole("button", { name: /next month/i }).click();
    const note = grid.getByText(best.high);
    await expect(note).toBeVisible();
    const days = (await note.textContent())?.split(":")[0]?.split(", ") ?? [];
    expect(days.length).toBeGreaterThan(5);
    await expect(grid.locator("td.\\*\\:border-sea-500")).toHaveCount(days.length);
    await page.keyboard.press("Escape");
  });

  //
  await test.step("the plan tells what the form has shown, and asks the server for nothing", async () => {
    await page.getByRole("button", { name: plan.add }).first().click();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/en/plan");
    await page.waitForURL(/plan\?tours=\d+/);
    await page.getByLabel(plan.day, { exact: true }).fill(day);
    await expect(line).toHaveCount(1);
    expect(asked.filter((url) => url.includes(day) && /[?&]ids=\d/.test(url))).toEqual([]);
  });
});

//
test("the line fits a phone in Indonesian and Russian", async ({ page }) => {
  const path = await pathOf(page, "canoe");
  for (const language of ["id", "ru"] as const) {
    await openBooking(page, language, path.replace("/en/", `/${language}/`));
    await page.getByLabel(messagesOf(language, "booking").date, { exact: true }).fill(day);
    const station = messagesOf(language, "water").station.replace("{station}", "Ko Taphao Noi");
    await expect(page.getByText(station).filter({ visible: true }), language).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

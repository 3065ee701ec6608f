import type { Page } from "playwright/test";
import { addDays, phuketDay } from "@/lib/calendar/days";
import { messagesOf } from "@/lib/i18n/messages";
import { expect } from "../setup/browser-test";
import { test } from "../setup/own-site-test";

test.use({ siteOf: "planned-prices", serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

const words = messagesOf("en", "booking");
const today = phuketDay(new Date());
const [from, later] = [addDays(today, 10), addDays(today, 12)];

const text = { en: "Reef of two prices", id: "Karang dua harga", ru: "Риф двух цен" };
const priced = {
  ...{ tour_type: 1, currency: "THB", name: text, duration: text, location: text, overview: text },
  starting_price: 1900,
  prices: [{ service_type: { en: "Adult" }, price: 1900, description: { en: "All day" } }],
  planned_prices: [{ from, season: null, starting_price: 2400, original_price: null, prices: [2400] }],
};

async function offersOf(page: Page): Promise<object[]> {
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(data ?? "")["@graph"].flatMap(({ offers }: { offers?: object[] }) => offers ?? []);
}

async function expectPrice(page: Page, day: string, price: string) {
  const adult = page.getByRole("group", { name: words.participants }).getByRole("listitem").first();
  await page.getByLabel(words.date).first().fill(day);
  await expect(adult).toContainText(price);
}

test("a price from a day on is that of the day in the form, its message, the plan and a copy; offers end before it", async ({
  page,
  site,
  allowProblem,
}) => {
  allowProblem(/net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|FAILED)|status of 503/);
  await page
    .context()
    .route(/^https:\/\/(?:t\.me|wa\.me)\//, (route) => route.fulfill({ body: "", contentType: "text/html" }));
  const headers = { Authorization: `Bearer ${await site.token()}` };
  const { id, prices } = await (await site.sendJson("POST", "/api/packages", priced, headers)).json();
  await page.goto(`/en/tours/${id}`);
  for (const offer of (await offersOf(page)).slice(0, 1)) {
    expect(offer).toMatchObject({ price: 1900, priceValidUntil: addDays(from, -1) });
  }

  await page.getByRole("tab").last().click();
  await expectPrice(page, addDays(from, -1), "THB 1,900");
  await expectPrice(page, later, "THB 2,400");
  const participants = page.getByRole("group", { name: words.participants });
  await participants.getByRole("listitem").first().getByRole("button").last().click();
  await expect(page.locator("output")).toHaveText("THB 2,400");
  await page.getByLabel(words.fullName).fill("Anna Petrova");
  await page.getByLabel(words.email).fill("anna@example.com");
  await page.getByLabel(words.nationality).selectOption("RU");
  const chat = page.context().waitForEvent("page");
  await page.getByRole("button", { name: words.confirm }).click();
  expect(new URL((await chat).url()).searchParams.get("text")).toContain("THB 2,400");

  const own = page.url();
  await page.goto(`/en/plan?tours=${id}#${id}-${later.replaceAll("-", "")}-${prices[0].id}x2`);
  await expect(page.getByRole("article").locator("output")).toContainText("THB 4,800");

  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("pages")).keys()).length))
    .toBeGreaterThan(1);
  await site.stop();
  await page.goto(own);
  await expect(page.locator("html")).toHaveAttribute("data-saved", /^\d{4}-/);
  await page.getByRole("tab").last().click();
  await expectPrice(page, addDays(from, -1), "THB 1,900");
  await expectPrice(page, later, "THB 2,400");
});

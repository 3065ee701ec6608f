import type { Page } from "playwright/test";
import { sentenceWithDay } from "@/lib/core/calendar/day-texts";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { fillGuest, sentMessage } from "../setup/booking-form";
import { comingDay } from "../setup/coming-day";
import { expect, test } from "../setup/own-site-test";

// One site, whose tours both tests know.
test.describe.configure({ mode: "default" });

/** Two tours that only these tests know. */
const made: { id: number; lines: number[] }[] = [];
const [kept, changing] = ["Plan tour that stays", "Plan tour that changes"] as const;
/** In the coming March, when the demo closes no day. */
const day = comingDay("03-03");
const plan = messagesOf("en", "plan");
const booking = messagesOf("en", "booking");

const texts = (en: string) => ({ en, id: en, ru: en });
const tourOf = (name: string, price: number) => ({
  tour_type: 1,
  name: texts(name),
  duration: texts("1 day"),
  location: texts("Phuket"),
  overview: texts(name),
  code: null,
  currency: "THB",
  starting_price: price,
  prices: [{ service_type: texts("Adult"), description: texts("Per person"), price }],
});

test.beforeAll(async ({ site }) => {
  for (const name of [kept, changing]) {
    const { id, prices } = await site.write("POST", "/api/packages", tourOf(name, 2300));
    made.push({ id, lines: prices.map((line: { id: number }) => line.id) });
  }
});

/** Both tours on days of their own, two people each. */
function sharedLink(): string {
  const ids = made.map(({ id }) => id).join(".");
  const choices = made.map(
    ({ id, lines }, index) => `${id}-${addDays(day, index).replaceAll("-", "")}-${lines[0]}x2`,
  );
  return `/en/plan?tours=${ids}#${choices.join("~")}`;
}

async function open(page: Page, address: string) {
  // The fragment alone would load nothing anew.
  await page.goto("about:blank");
  await page.goto(address);
}

const tour = (page: Page, name: string) => page.getByRole("article", { name });

//
test("a shared link shows the prices of today, and goes on without a tour that is no longer offered", async ({
  page,
  context,
  site,
}) => {
  const link = sharedLink();
  await open(page, link);
  await expect(tour(page, changing).locator("output")).toHaveText("THB 4,600");
  await expect(page.locator("#plan-totals ~ output")).toHaveText("THB 9,200");

  const dearer = {
    select: { ids: [made[1]?.id] },
    fields: ["starting_price", "prices"],
    change: { amount: 200 },
    round: { step: 1, mode: "nearest" },
  };
  const headers = { Authorization: `Bearer ${await site.token()}` };
  const { plan: print } = await site.write("POST", "/api/price-changes", dearer);
  const body = { ...dearer, plan: print };
  const keyed = { ...headers, "Idempotency-Key": crypto.randomUUID() };
  const applied = await site.sendJson("POST", "/api/price-changes", body, keyed);
  expect(applied.status, await applied.clone().text()).toBe(200);
  await open(page, link);
  await expect(tour(page, changing).locator("output")).toHaveText("THB 5,000");
  await expect(tour(page, changing)).not.toContainText("2,300");
  await expect(page.locator("#plan-totals ~ output")).toHaveText("THB 9,600");

  // Whoever kept it is told by its name; the rest of the plan is asked for.
  await page.getByRole("button", { name: plan.take }).click();
  await expect(page.getByRole("heading", { level: 1, name: plan.title })).toBeVisible();
  await site.write("PUT", `/api/packages/${made[1]?.id}`, { published: false });
  const gone = translate("en")("plan.gone", { count: 1 });
  await page.goto("/en/plan");
  await expect(
    page.getByText(plan.goneTour.split("{date}")[0]?.replace("{name}", changing) ?? ""),
  ).toBeVisible();
  await expect(page.getByText(gone)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);

  await site.write("DELETE", `/api/packages/${made[1]?.id}`);
  const relative = await context.newPage();
  await relative.addInitScript(() => {
    // The empty page before it has no storage.
    if (location.origin !== "null") localStorage.clear();
  });
  await open(relative, link);
  await expect(relative.getByRole("heading", { level: 1, name: plan.sharedTitle })).toBeVisible();
  await expect(relative.getByText(gone)).toBeVisible();
  await expect(relative.getByRole("article")).toHaveCount(1);
  await expect(tour(relative, kept).getByLabel(plan.day, { exact: true })).toHaveValue(day);
  await expect(relative.locator("#plan-totals ~ output")).toHaveText("THB 4,600");
  const calendar = await relative.getByRole("link", { name: plan.calendar }).getAttribute("href");
  expect((await (await site.send(calendar ?? "")).text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);

  // A browser that opens no window leaves the message, and the chat as a link.
  await relative.evaluate(() => {
    window.open = () => null;
  });
  await fillGuest(relative, "en");
  await relative.getByRole("button", { name: booking.confirm }).click();
  const message = (await relative.locator("pre").textContent()) ?? "";
  expect(message).toContain(kept);
  expect(message).not.toContain(changing);
  const chat = await relative.getByRole("link", { name: booking.panel.whatsapp }).getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toBe(message);
  await expect(relative.getByRole("link", { name: booking.panel.email })).toHaveAttribute("href", /^mailto:/);
});

test.describe("a device in Moscow", () => {
  test.use({ timezoneId: "Europe/Moscow" });

  //
  test("a plan that is open over midnight in Bangkok asks for another day", async ({ page }) => {
    const midnight = new Date(`${addDays(day, -1)}T17:00:00Z`).getTime();
    await page.clock.setFixedTime(midnight - 86_400_000 - 1_000);
    const [first] = made;
    await open(
      page,
      `/en/plan?tours=${first?.id}#${first?.id}-${day.replaceAll("-", "")}-${first?.lines[0]}x2`,
    );
    const field = page.getByLabel(plan.day, { exact: true });
    await expect(field).toHaveAttribute("min", addDays(day, -1));
    await page.clock.setFixedTime(midnight - 1_000);
    await page.getByRole("button", { name: booking.confirm }).click();
    await expect(page.getByLabel(booking.fullName)).toBeFocused();
    await expect(field).not.toHaveAttribute("aria-invalid");
    await page.clock.setFixedTime(midnight);
    await page.getByRole("button", { name: booking.confirm }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(
      page.getByText(sentenceWithDay(booking.problems.dateTooEarly, addDays(day, 1), "en")),
    ).toBeVisible();
  });
});

const today = dayInZone(new Date());
const [from, later] = [addDays(today, 10), addDays(today, 12)];

const text = { en: "Reef of two prices", id: "Karang dua harga", ru: "Риф двух цен" };
const priced = {
  tour_type: 1,
  currency: "THB",
  name: text,
  duration: text,
  location: text,
  overview: text,
  starting_price: 1900,
  prices: [{ service_type: { en: "Adult" }, price: 1900, description: { en: "All day" } }],
  planned_prices: [{ from, season: null, starting_price: 2400, original_price: null, prices: [2400] }],
};

async function offersOf(page: Page): Promise<object[]> {
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(data ?? "")["@graph"].flatMap(({ offers }: { offers?: object[] }) => offers ?? []);
}

async function expectPrice(page: Page, day: string, price: string) {
  const adult = page.getByRole("group", { name: booking.participants }).getByRole("listitem").first();
  await page.getByLabel(booking.date).first().fill(day);
  await expect(adult).toContainText(price);
}

test.describe("a phone that keeps pages", () => {
  test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

  //
  test("a price from a day on is that of the day in the form, its message, the plan and a copy; offers end before it", async ({
    page,
    site,
    allowProblem,
  }) => {
    allowProblem(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|status of 503/);
    const { id, prices } = await site.write("POST", "/api/packages", priced);
    await page.goto(`/en/tours/${id}`);
    for (const offer of (await offersOf(page)).slice(0, 1)) {
      expect(offer).toMatchObject({ price: 1900, priceValidUntil: addDays(from, -1) });
    }

    await page.getByRole("tab").last().click();
    await expectPrice(page, addDays(from, -1), "THB 1,900");
    await expectPrice(page, later, "THB 2,400");
    const participants = page.getByRole("group", { name: booking.participants });
    await participants.getByRole("listitem").first().getByRole("button").last().click();
    await expect(page.locator("output")).toHaveText("THB 2,400");
    await fillGuest(page, "en");
    expect(await sentMessage(page, "en")).toContain("THB 2,400");

    const own = page.url();
    // A page that is left before its copy is kept has none.
    const isKept = (path: string) => caches.open("pages").then((kept) => kept.match(path).then(Boolean));
    await expect.poll(() => page.evaluate(isKept, own)).toBe(true);
    await page.goto(`/en/plan?tours=${id}#${id}-${later.replaceAll("-", "")}-${prices[0].id}x2`);
    await expect(page.getByRole("article").locator("output")).toContainText("THB 4,800");

    await page.context().setOffline(true);
    await page.goto(own);
    await expect(page.locator("html")).toHaveAttribute("data-saved", /^\d{4}-/);
    await page.getByRole("tab").last().click();
    await expectPrice(page, addDays(from, -1), "THB 1,900");
    await expectPrice(page, later, "THB 2,400");
  });
});

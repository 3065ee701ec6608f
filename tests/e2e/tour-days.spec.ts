import type { BrowserContext, Locator, Page } from "playwright/test";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { formatDay } from "@/lib/core/format";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { fillGuest, keepChatsHere, openBooking } from "../setup/booking-form";
import { ask, crawl, type Fetched } from "../setup/crawl";
import { axe } from "../setup/expect-usable";
import { elements, textOf } from "../setup/html-document";
import { expect, test } from "../setup/own-site-test";
import { scrollTo } from "../setup/scroll-to";
import { signIn } from "../setup/sign-in";

// The tests run in one process, because each process would make the records of `beforeAll` once more.
test.describe.configure({ mode: "default" });

/** Days from the one on which the tests run, so that they hold on any. */
const today = dayInZone(new Date());
const inDays = (count: number) => addDays(today, count);
const opening = inDays(21);
const written = (day: string, language: Language) => formatDay(new Date(`${day}T00:00:00Z`), language);

const season = { starting_price: 1111, original_price: null, rough: false, name: null, note: null };

interface Given {
  id: number;
  prices: { service_type: string }[];
  itineraries: object[];
}

/** A tour that is closed for three weeks and opens in a dear season, and another that never opens again. */
let closed: Given;
let over: Given;

const pathOf = (language: Language, { id }: Given) => `/${language}/tours/tour-${id}`;

test.beforeAll(async ({ site }) => {
  const { data } = await (await site.send("/api/packages?tour_type=1&per_page=100")).json();
  // Of one day each, and without the demo's closed days, so that every expected day is open.
  const withPrices = data.filter(
    ({ prices, itineraries }: Given) => prices.length > 1 && itineraries.length <= 1,
  );
  await site.sql("DELETE FROM closed_period");
  [closed, over] = withPrices.slice(-2);
  const put = ({ id }: Given, calendar: object) => site.write("PUT", `/api/packages/${id}`, calendar);
  await put(closed, {
    weekdays: null,
    cutoff_days: 1,
    cutoff_time: "18:00",
    closed_periods: [
      {
        from: today,
        until: inDays(20),
        reason: JSON.stringify({ en: "Boats in the dock", id: "Kapal di galangan" }),
      },
    ],
    seasons: [
      {
        ...season,
        from: opening,
        until: inDays(80),
        prices: closed.prices.map((_, index) => (index === 0 ? 2222 : null)),
      },
      {
        ...season,
        from: inDays(81),
        until: inDays(140),
        rough: true,
        prices: closed.prices.map(() => null),
        note: JSON.stringify({ en: "Waves of a metre", ru: "Волны до метра" }),
      },
    ],
  });
  await put(over, {
    only_in_seasons: true,
    seasons: [{ ...season, from: inDays(-60), until: inDays(-1), prices: over.prices.map(() => null) }],
  });
});

test.beforeEach(({ context }) => keepChatsHere(context));

const openForm = (page: Page, language: Language, tour: Given) =>
  openBooking(page, language, pathOf(language, tour));

async function fillForm(page: Page, language: Language) {
  await fillGuest(page, language);
  await page.locator("fieldset button:enabled").first().click();
}

function countPages(context: BrowserContext) {
  const opened: Page[] = [];
  context.on("page", (page) => opened.push(page));
  return opened;
}

const language = "ru";
const words = messagesOf(language, "days");
const form = messagesOf(language, "booking");
const trip = messagesOf(language, "trip");

/** Chooses a day in the grid of the form by keys; the form begins with `opening`. */
async function chooseInGrid(page: Page) {
  const date = page.getByLabel(form.date, { exact: true });
  const opener = page.getByRole("button", { name: form.days.openGrid });
  await opener.press("Enter");
  const grid = page.getByRole("dialog", { name: form.days.openGrid });
  await expect(grid.getByRole("grid")).toBeVisible();
  const { violations } = await axe(page).include("[role=dialog]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expect(grid.locator(`[data-day="${opening}"] button`)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(date).toHaveValue(inDays(22));
  await expect(date).toBeFocused();
  await opener.press("Enter");
  await expect(grid.locator(`[data-day="${inDays(22)}"] button`)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(grid).toBeHidden();
  await expect(opener).toBeFocused();
}

//
test("a closed day is refused with its reason, and the next one is a tap away", async ({ page, context }) => {
  const opened = countPages(context);
  await openForm(page, language, closed);
  const date = page.getByLabel(form.date, { exact: true });
  await expect(date).toHaveValue(opening);

  //
  await test.step("the months of a tour with seasons are words as well as marks", async () => {
    const strip = page.getByRole("region", { name: words.strip.title });
    await expect(strip.getByRole("list").first().getByRole("listitem")).toHaveCount(12);
    await expect(strip.getByText(/^[а-я]+ \d{4} г\.: волны$/i).first()).toBeAttached();
    await expect(strip.getByText("Волны до метра")).toBeVisible();
  });

  //
  await test.step("the grid of a month offers the open days, by keyboard as well", () => chooseInGrid(page));

  await fillForm(page, language);
  await date.fill(inDays(10));
  // The reason is written in English and Indonesian: Russian shows the English one and marks its language.
  const reason = "Boats in the dock";
  const sentence = form.days.closed.replace("{day}", written(opening, language)).replace("..", ".");
  await expect(date).toHaveAccessibleDescription(`${sentence} ${reason}`);
  const marked = page.locator("#booking-date-problem [lang]");
  await expect(marked).toHaveCount(1);
  await page.getByRole("button", { name: form.confirm }).click();
  await expect(date).toBeFocused();
  expect(opened).toHaveLength(0);

  const asked = context.waitForEvent("page");
  await page.getByRole("link", { name: form.days.ask }).click();
  const question = new URL((await asked).url()).searchParams.get("text") ?? "";
  expect(question).toContain(written(inDays(10), language));
  expect(question).not.toContain("THB");

  await page
    .getByRole("button", { name: form.days.take.replace("{day}", written(opening, language)) })
    .click();
  await expect(date).toHaveValue(opening);
  await expect(page.locator("output")).toHaveText(/2.222$/);
  const sent = context.waitForEvent("page");
  await page.getByRole("button", { name: form.confirm }).click();
  const message = new URL((await sent).url()).searchParams.get("text") ?? "";
  expect(message).toContain(`${form.message.date}: ${written(opening, language)}`);
  expect(message).toMatch(/1 x THB 2.222 = THB 2.222/);
});

/** The offers of a page's structured data. */
function offersOf(html: string): Record<string, unknown>[] {
  const [data] = elements(html, "script").filter(
    ({ attributes }) => attributes.type === "application/ld+json",
  );
  return JSON.parse(data?.inner ?? "")["@graph"].flatMap(({ offers }: { offers?: object }) => offers ?? []);
}

//
test("a tour without a day says so, and its chats stay", async ({ page }) => {
  await page.goto(pathOf(language, over));
  await expect(page.getByRole("main").getByText(words.none).first()).toBeVisible();
  await page.getByRole("tab").last().click();
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText(form.days.none).filter({ visible: true })).toBeVisible();
  await expect(
    panel.getByRole("link", { name: form.panel.telegram }).filter({ visible: true }),
  ).toBeVisible();
  expect(offersOf(await page.content())[0]).toMatchObject({ availability: "https://schema.org/OutOfStock" });
});

//
test("a list says what runs on a day, and keeps the day", async ({ page, allowProblem }) => {
  allowProblem(/preload/);
  const day = inDays(10);
  await page.goto(`/${language}/tours`);
  await page.getByLabel(trip.question).first().fill(day);
  await page.getByRole("button", { name: trip.show, exact: true }).click();
  await page.waitForURL(`**/${language}/tours?date=${day}&adults=2`);
  const robots = page.locator("meta[name=robots]");
  await expect(robots).toHaveAttribute("content", /noindex.*follow/);
  const others = page.getByRole("group").filter({ hasText: words.list.others });
  await scrollTo(others.locator("summary"));
  await others.locator("summary").click();
  const link = others.locator(`a[href$="-${closed.id}"]`);
  await expect(link).toBeVisible();
  await expect(
    others.getByRole("listitem").filter({ has: page.locator(`a[href$="-${closed.id}"]`) }),
  ).toContainText("Boats in the dock");
  await page
    .getByRole("navigation", { name: messagesOf(language, "tours").filter })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(page).toHaveURL(new RegExp(`category=1_day_trip&date=${day}`));
});

//
test("what is shown of a price is that of the first open day", async ({ site }) => {
  const html = await (await site.send(`/en/tours/${closed.id}`, { redirect: "follow" })).text();
  expect(textOf(html)).toContain("THB 1,111");
  expect(offersOf(html)[0]).toMatchObject({
    price: 1111,
    availability: "https://schema.org/InStock",
    priceValidUntil: inDays(140),
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  //
  test("the rules of a tour can be read, and the list of a day works", async ({ page }) => {
    await page.goto(pathOf("ru", closed));
    const main = page.getByRole("main");
    await expect(main.getByText("Заявки до 18:00 по времени Пхукета, накануне").first()).toBeVisible();
    await expect(main.locator("[lang=en]", { hasText: "Boats in the dock" }).first()).toBeVisible();
    await page.goto(`/en/tours?date=${inDays(30)}`);
    await expect(page.getByRole("main").getByText(/\d+ tours run on /)).toBeVisible();
  });
});

test.describe("a form that stays open over the cut-off", () => {
  const day = inDays(22);
  /** 18:00 in Phuket on the eve. */
  const cutoff = Date.parse(`${inDays(21)}T11:00:00Z`);

  for (const timezoneId of ["Pacific/Honolulu", "Pacific/Auckland"]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      //
      test("sends the day until the last second, and then offers the next", async ({ page, context }) => {
        const words = messagesOf("en", "booking").days;
        await page.clock.setFixedTime(new Date(cutoff - 1_000));
        await openForm(page, "en", closed);
        const date = page.getByLabel(messagesOf("en", "booking").date, { exact: true });
        await expect(date).toHaveValue(day);
        await fillForm(page, "en");
        const opened = countPages(context);
        await page.clock.setFixedTime(new Date(cutoff));
        const confirm = page.getByRole("button", { name: messagesOf("en", "booking").confirm });
        await confirm.click();
        const next = written(inDays(23), "en");
        await expect(date).toHaveAccessibleDescription(words.late.replace("{day}", next));
        expect(opened).toHaveLength(0);
        await page.getByRole("button", { name: words.take.replace("{day}", next) }).click();
        const sent = context.waitForEvent("page");
        await confirm.click();
        expect(new URL((await sent).url()).searchParams.get("text")).toContain(`Date: ${next}`);
      });
    });
  }
});

//
test("a day that is none, has passed or is too far gives the plain list", async ({ site }) => {
  const words = messagesOf("en", "days").list;
  const total = await site.send("/en/tours");
  expect(total.status).toBe(200);
  for (const date of ["2027-02-30", "x", "", "0000-00-00"]) {
    const response = await site.send(`/en/tours?date=${date}`);
    expect(response.status, date).toBeLessThan(400);
  }
  const passed = await (await site.send(`/en/tours?date=${inDays(-1)}`)).text();
  expect(textOf(passed)).toContain(words.passed);
  expect(elements(passed, "article").length).toBeGreaterThan(0);
  const tooFar = await (await site.send("/en/tours?date=9999-12-31")).text();
  expect(textOf(tooFar)).toContain("That day is too far ahead");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  //
  test("the sea is closed from the dashboard with one press, shown to visitors, and opened again with one", async ({
    page,
    site,
  }) => {
    const day = inDays(2);
    const [tour] = await site.sql(
      `SELECT id FROM tour WHERE tour_type = 1 AND facts->>'sea' = 'open' ORDER BY "order" LIMIT 1`,
    );
    const reason = "No boat may leave for the open sea (harbour office).";
    const inList = page.getByRole("article").locator(`a[href$="-${tour?.id}"]`).filter({ visible: true });
    const openList = () => page.goto(`/en/tours?date=${day}`);
    await openList();
    await expect(inList.first()).toBeVisible();
    const path = (await inList.first().getAttribute("href")) ?? "";

    await signIn(page);
    await page.goto("/admin");
    await page.getByRole("link", { name: "Laut ditutup" }).click();
    const board = page.getByRole("region", { name: "Laut ditutup" });
    await board.locator(`label:has(input[value="${day}"])`).click();
    const close = board.getByRole("button", { name: /^Tutup laut: / });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    const reopen = board.getByRole("button", { name: "Buka lagi" });
    await expect(reopen).toBeVisible();

    await openList();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(inList).toHaveCount(0);
    await page.goto(path);
    // The first screen says so, without scrolling and above the bar at the lower edge.
    const notice = page.getByText(reason).filter({ visible: true }).first();
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(500);

    await page.goto("/admin/closed-days");
    await reopen.click();
    await expect(board.getByText("Sedang ditutup")).toHaveCount(0);
    await openList();
    await expect(inList.first()).toBeVisible();
  });

  //
  test("an order in the hand is on the last page within a minute, after three presses", async ({
    page,
    site,
  }) => {
    const day = inDays(3);
    const byLength = (condition: string) =>
      site.sql(`SELECT id FROM tour WHERE tour_type = 1 AND published AND facts->>'sea' = 'open'
        AND facts->>'vessel' IN ('speedboat', 'catamaran') AND (facts->>'boat_length')::numeric ${condition} ORDER BY "order" LIMIT 1`);
    const [[short], [long]] = [await byLength("< 10"), await byLength(">= 18")];
    await signIn(page);
    const begin = Date.now();
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    await page.goto("/admin/closed-days");
    const board = page.getByRole("region", { name: "Laut ditutup" });
    await press(board.locator(`label:has(input[value="${day}"])`));
    await press(board.getByText("di bawah 10 m", { exact: true }));
    await press(board.getByRole("button", { name: /^Tutup laut: / }));
    const reopen = board.getByRole("button", { name: "Buka lagi" });
    await expect(reopen).toBeVisible();
    for (const each of languages) {
      const { order } = messagesOf(each, "closure");
      const boats = order.under.replace("{length}", "10");
      const read = async (id: unknown) =>
        textOf(await (await site.send(`/${each}/tours/${id}`, { redirect: "follow" })).text());
      expect(await read(short?.id)).toContain(`${boats} ${order.where.outer} ${order.office}.`);
      const runs = (await read(long?.id)).split(`${boats} ${order.where.outer} `)[1] ?? "";
      expect(runs.slice(0, 80), each).toContain("18");
    }
    await page.goto(`/en/plan?tours=${long?.id}`);
    await page.getByLabel(messagesOf("en", "plan").day, { exact: true }).fill(day);
    await expect(page.getByText(/^Boats under 10 m .*This catamaran of 18 m runs\.$/)).toBeVisible();
    expect(Date.now() - begin).toBeLessThan(60_000);
    expect(presses).toBe(3);
    await page.goto("/admin/closed-days");
    await reopen.click();
    await expect(board.getByText("Sedang ditutup")).toHaveCount(0);
  });
});

//
test("no public page has a state of a day without a person and a moment behind it, and none after the cut-off", async ({
  site,
}) => {
  const day = inDays(20);
  const { data } = await (await site.send("/api/packages?tour_type=1&per_page=100")).json();
  const told = (data as Given[]).filter(({ id }) => ![closed.id, over.id].includes(id)).slice(0, 4);
  const tell = ({ id }: Given, state: object) => site.write("PUT", `/api/packages/${id}/days/${day}`, state);
  for (const [index, tour] of told.entries())
    await tell(tour, index % 2 === 0 ? { state: "few", places: 4 } : { state: "full" });
  const ids = told.map(({ id }) => id).join(".");
  const start = [
    "/en",
    `/en/tours?date=${day}`,
    `/en/plan?tours=${ids}`,
    `/en/compare?tours=${ids}&date=${day}`,
  ];
  const state = /(?:Few places left|Full on \d)[^<"]*/g;
  const statesOf = (pages: Iterable<Fetched>) =>
    [...pages].flatMap(({ path, body }) => [...body.matchAll(state)].map(([text]) => ({ path, text })));
  // The pages in English that links without a query lead to.
  const { pages } = await crawl(site.url, start, /^(?!\/en(?:\/|$))|\?/);
  expect(pages.size).toBeGreaterThan(60);
  const found = statesOf(pages.values());
  const places = new Set(found.map(({ path }) => path));
  expect(places.size).toBeGreaterThan(told.length);
  for (const { path, text } of found)
    expect([path, text]).toEqual([path, expect.stringMatching(/\(told (?:today|on \d+ \w+) at \d\d:\d\d\)/)]);
  // The requests for the day have ended.
  for (const { id } of told)
    await site.write("PUT", `/api/packages/${id}`, { cutoff_days: 30, cutoff_time: null });
  const later = [...new Set([...start, ...places])].map((path) => ask(site.url, path));
  expect(statesOf(await Promise.all(later))).toEqual([]);
  for (const { id } of told) await site.write("PUT", `/api/packages/${id}`, { cutoff_days: null });
});

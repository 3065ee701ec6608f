import { weekdayText } from "@/lib/core/calendar/day-texts";
import { addDays } from "@/lib/core/calendar/days";
import { formatDayPart } from "@/lib/core/format";
import { messagesOf } from "@/lib/core/i18n/messages";
import { fillGuest, moreGuests, openBooking, sentMessage } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";
import { firstRecord } from "../setup/first-record";
import { holdRequests } from "../setup/hold-requests";
import { resize } from "../setup/resize";

const words = messagesOf("en", "trip");

/** The first Friday, Saturday or Sunday of Christmas, when Similan costs its New Year's price without the promo of Monday to Thursday. */
function christmasOf(year: number): string {
  const days = [25, 26, 27, 28].map((day) => `${year}-12-${day}`);
  return days.find((day) => [0, 5, 6].includes(new Date(day).getUTCDay())) ?? "";
}

const year = new Date(Date.now() + 14 * 86_400_000).getUTCFullYear();
const christmas =
  christmasOf(year) > new Date(Date.now() + 86_400_000).toISOString()
    ? christmasOf(year)
    : christmasOf(year + 1);
/** The same weekday before the season of New Year. */
const before = addDays(christmas, -14);
const dayMonth = formatDayPart(christmas, "dayMonth", "en");

const booking = messagesOf("en", "booking");

//
test("the day goes from the hero over list and tour into the form, the message and the plan", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en");
  await page.getByText(words.question).first().click();
  const sheet = page.getByRole("dialog", { name: words.details });
  await sheet.getByLabel(words.question).fill(christmas);
  await expect(sheet.getByLabel(words.adults, { exact: true })).toHaveValue("2");
  await sheet.getByLabel(words.stay).fill("Patong");
  await sheet.getByRole("button", { name: words.show }).dblclick();
  // The second press may abort the navigation of the first one, which `waitForURL` would report as an error.
  await expect(page).toHaveURL(`/en/tours?date=${christmas}&adults=2&stay=Patong`);
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
    new RegExp(`^Confirm booking \\w+, ${dayMonth} ${christmas.slice(0, 4)} · opens`),
  );
  await fillGuest(page, "en");
  const message = await sentMessage(page, "en");
  expect(message).toContain(`Date: ${dayMonth} ${christmas.slice(0, 4)}`);
  expect(message).toContain("Hotel: Patong");
  expect(message).toContain("THB 3,900");
});

//
test("a tour's page says the price of the named day in each place, and the total first", async ({ page }) => {
  await page.goto(`/en/tours?date=${christmas}&adults=2`);
  await page
    .getByRole("link", { name: /Similan Islands by speedboat/ })
    .first()
    .click();
  await page.waitForURL(/\/en\/tours\/[^?]+-\d+/);
  const box = page.locator(".booking-box");
  await expect(box).toContainText(`On ${dayMonth}`);
  await expect(box).toContainText("THB 3,900");
  const total = box.getByText("2 adults: THB 7,800");
  const unit = box.getByText("THB 3,900", { exact: true });
  const [totalBox, unitBox] = await Promise.all([total.boundingBox(), unit.boundingBox()]);
  expect(totalBox?.y).toBeLessThan(unitBox?.y ?? 0);
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(await total.evaluate(sizeOf)).toBeGreaterThan(await unit.evaluate(sizeOf));
  // The folded days of the table name their own prices.
  await expect(page.getByText("THB 3,500").filter({ visible: true })).toHaveCount(0);
  await page.getByRole("tab", { name: messagesOf("en", "tour").pricing }).click();
  const table = page.getByRole("table");
  await expect(table.getByRole("caption")).toHaveText(new RegExp(`^Prices on ${dayMonth}`));
  await expect(table.getByText("THB 3,900", { exact: true })).toBeVisible();
  await table.getByText(words.otherDays).first().click();
  await expect(table.getByText("Outside these days: THB 3,500")).toBeVisible();
  await page
    .getByRole("button", { name: messagesOf("en", "plan").add })
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain(`\\"day\\":\\"${christmas}\\"`);
  // The day of the form holds for the whole page.
  await page.getByRole("tab").last().click();
  await page.getByLabel(booking.date, { exact: true }).fill(before);
  await expect(box.getByText("2 adults: THB 7,000")).toBeAttached();
  await expect(box.getByText("THB 3,500", { exact: true })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: words.forget }).click();
  await expect(box.getByText(messagesOf("en", "tours").startingFrom)).toBeVisible();
  await expect(box.getByText(/^2 adults/)).toHaveCount(0);

  await test.step("an answer that arrives after the day was forgotten changes nothing", async () => {
    await page.goto(`/en/tours?date=${christmas}&adults=2`);
    await expect(page.getByText(/^2 adults: THB/).first()).toBeVisible();
    const quotes = /\/api\/packages\/quotes\?/;
    const release = await holdRequests(page, quotes);
    const asking = page.waitForRequest(quotes);
    await page
      .getByRole("link", { name: /Similan Islands by speedboat/ })
      .first()
      .click();
    const answering = (await asking).response();
    await page.getByRole("button", { name: words.forget }).click();
    release();
    await (await answering)?.finished();
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)));
    await expect(box.getByText(messagesOf("en", "tours").startingFrom)).toBeVisible();
    await expect(box.getByText(/^2 adults/)).toHaveCount(0);
  });
});

//
test("the question counts adults and children by buttons, and each child has an age", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en");
  const form = page.getByRole("form", { name: words.details });
  const adults = form.getByLabel(words.adults, { exact: true });
  await expect(adults).toHaveValue("2");
  await form.getByRole("button", { name: `${words.more}: ${words.adults}` }).click();
  await expect(adults).toHaveValue("3");
  await form.getByRole("button", { name: `${words.less}: ${words.adults}` }).click();
  const child = form.getByRole("button", { name: `${words.more}: ${words.childCount}` });
  await child.click();
  await child.click();
  await form.getByLabel(`${words.age} 1`).selectOption("9");
  await form.getByLabel(`${words.age} 2`).selectOption("6");
  const submit = form.getByRole("button", { name: words.show });
  const main = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.className = "bg-accent";
    return getComputedStyle(probe).backgroundColor;
  });
  expect(await submit.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(main);
  await submit.click();
  await page.waitForURL("**/en/tours?adults=2&children=6.9");
});

//
test("one press sends the proposed day, which stands in words beside the total and on the button", async ({
  page,
}) => {
  await openBooking(page, "en", await firstRecord(page.request, "/en/tours?search=similan"));
  const date = page.getByLabel(booking.date, { exact: true });
  await moreGuests(page, "en").first().click();
  await fillGuest(page, "en");
  const day = weekdayText(await date.inputValue(), "en");
  await resize(page, 390, 844);
  await expect(page.getByRole("button", { name: `${day} · ${booking.changeDay}` })).toBeVisible();
  await expect(page.getByRole("button", { name: booking.confirm })).toContainText(day);
  expect(await sentMessage(page, "en")).toContain(booking.message.date);

  //
  await test.step("the grid of the form shows the price of each open day, and covers nothing", async () => {
    await page.getByRole("button", { name: booking.panel.back }).click();
    await resize(page, 1280, 720);
    await date.fill(christmas);
    await page.getByRole("button", { name: booking.days.openGrid }).click();
    const grid = page.getByRole("dialog", { name: booking.days.openGrid });
    await expect(grid.getByRole("button", { name: new RegExp(`${dayMonth}.*3,900`) })).toBeVisible();
    const guests = page.getByRole("group", { name: booking.participants });
    const [over, below] = await Promise.all([grid.boundingBox(), guests.boundingBox()]);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await page.keyboard.press("Escape");
  });

  //
  await test.step("the form of a day that does not fit leads to other tours", async () => {
    await date.fill(`${year + 1}-06-12`);
    const form = page.getByRole("tabpanel").filter({ has: date });
    await expect(form.getByText(/Runs 15 October – 15 May/)).toBeVisible();
    const others = form.getByRole("status").filter({ hasText: booking.days.instead });
    await expect(others.getByRole("link")).toHaveCount(4);
  });
});

//
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

//
test("a week planned by hearts alone becomes one message", async ({ page }) => {
  const dayOf = (number: number) => `${christmas.slice(0, 8)}${number}`;
  const week = [
    [dayOf(25), "Similan Islands"],
    [dayOf(26), "Phi Phi Islands"],
    [dayOf(28), "James Bond Island"],
  ] as const;
  for (const [day, tour] of week) {
    await page.goto(`/en/tours?date=${day}&adults=2&stay=Patong`);
    // The tab keeps the day once its code has arrived. A heart that is pressed before takes no day.
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(day);
    await page
      .getByRole("button", { name: `${messagesOf("en", "plan").add}: ${tour}` })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("tourPlan"))).toContain(day);
  }
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: /Plan/ }).click();
  await page.waitForURL(/\/en\/plan\?tours=/);
  await expect(page.getByLabel(booking.hotel)).toHaveValue("Patong");
  await fillGuest(page, "en");
  const message = await sentMessage(page, "en", messagesOf("en", "plan").send);
  for (const number of [25, 26, 28]) expect(message).toContain(`${number} December ${christmas.slice(0, 4)}`);
  for (const [, tour] of week) expect(message).toContain(tour);
  expect(message).toContain("Hotel: Patong");
  expect(message.match(/: 2 x THB/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
});

//
test("a search from the header keeps the day, whose prices its cards show, and one tap forgets the day", async ({
  page,
}) => {
  const similan = page.getByRole("article").filter({ hasText: "Similan Islands by speedboat" });
  await page.goto(`/en/tours?date=${christmas}&adults=2`);
  await expect(page.getByText(/^2 adults: THB/).first()).toBeVisible();
  const { searchTours } = messagesOf("en", "header");
  await page.getByRole("banner").locator("summary").and(page.getByLabel(searchTours)).click();
  await page.getByRole("banner").getByRole("searchbox").fill("similan");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/en/search?search=similan&*date=${christmas}&adults=2`);
  await expect(similan.getByText("THB 3,900").first()).toBeVisible();
  await expect(similan.getByText("2 adults: THB 7,800")).toBeVisible();

  //
  await test.step("one tap forgets the day, the guests and the place", async () => {
    await page.goto(`/en/tours?date=${christmas}&adults=2&children=6.9&stay=Patong`);
    await expect(similan.getByText("THB 3,900").first()).toBeVisible();
    await expect(similan.getByText("Pick-up in Patong included, from 05:30")).toBeVisible();
    await page.getByRole("button", { name: words.forget }).click();
    await page.waitForURL("**/en/tours");
    await expect(similan.getByText("THB 3,900")).toHaveCount(0);
    await expect(similan.getByText(/^THB (?:3,500|2,990)$/).first()).toBeVisible();
    await expect(similan.getByText("Patong")).toHaveCount(0);
  });
});

//
test("the bar of a phone says the total of the guests first, with their fees, and which a forgotten day takes away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/tours?date=${christmas}&adults=2&children=6`);
  const [first] = await page.getByRole("link", { name: /James Bond Island by longtail/ }).all();
  await first?.click();
  await page.waitForURL(/\/en\/tours\/james-bond-island/);
  await page.mouse.wheel(0, 1600);
  const bar = page.locator("[data-booking-bar][data-shown]");
  const total = bar.getByText("2 adults, 1 child: THB 4,100");
  const unit = bar.getByText("THB 1,500", { exact: true });
  await expect(total).toBeVisible();
  await expect(bar.getByText("plus on the spot: National park fee THB 750")).toBeVisible();
  await expect(bar.getByText("per adult")).toBeHidden();
  const [totalBox, unitBox] = await Promise.all([total.boundingBox(), unit.boundingBox()]);
  expect(totalBox?.y).toBeLessThan(unitBox?.y ?? 0);
  expect(totalBox?.height).toBeGreaterThan(unitBox?.height ?? 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: words.forget }).click();
  await page.mouse.wheel(0, 1600);
  await expect(bar.getByText("THB 1,500", { exact: true })).toBeVisible();
  await expect(bar.getByText(/adults/)).toHaveCount(0);
});

test.describe("on a phone with a slow API", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  //
  test("cards keep their height when quotes arrive, and a card of a day is at most 480 pixels high", async ({
    page,
  }) => {
    await page.route("**/api/packages/quotes**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const party = "adults=2&children=6.9&stay=Patong";
    for (const [language, path] of [
      ["en", `/en/tours?date=${christmas}&${party}`],
      ["ru", `/ru/tours?date=${christmas}&${party}`],
      ["en", `/en/tours?${party}`],
    ] as const) {
      await page.goto(path);
      const cards = page.getByRole("article");
      const heights = async () => {
        const boxes = await Promise.all([0, 1].map((index) => cards.nth(index).boundingBox()));
        return boxes.map((box) => [Math.round(box?.y ?? 0), Math.round(box?.height ?? 0)]);
      };
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByText(/2 (?:adults, 2 children|взрослых, 2 ребёнка): THB/)).toHaveCount(0);
      const before = await heights();
      await expect(cards.nth(1).getByText(/2 (?:adults|взрослых), 2/)).toBeVisible();
      expect(await heights(), path).toEqual(before);
      if (!path.includes("date=")) continue;
      const pickup = messagesOf(language, "trip").pickup.included.split("{")[0] ?? "";
      await expect(cards.first().getByText(pickup)).toBeVisible();
      for (const [, height] of before) expect(height, path).toBeLessThanOrEqual(480);
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  //
  test("guests and place survive from the list to the tour and into the chat, with total and pick-up", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/en/tours");
    const form = page.getByRole("form", { name: words.details });
    await form.getByLabel(words.question).fill(christmas);
    await form.getByLabel(words.children).fill("9, 6");
    await form.getByLabel(words.stay).fill("patong");
    await form.getByRole("button", { name: words.show }).click();
    const similan = page.getByRole("article").filter({ hasText: "Similan Islands by speedboat" });
    await expect(similan.getByText(/^2 adults, 2 children: THB [\d,]+$/)).toBeVisible();
    await expect(similan.getByText("Pick-up in Patong included, from 05:30")).toBeVisible();
    await expect(page.getByLabel(words.children)).toHaveValue("6, 9");
    const chips = page.getByRole("navigation", { name: messagesOf("en", "tours").filter });
    await chips.getByRole("link", { name: "Similan" }).click();
    const total = (await similan.getByText(/^2 adults, 2 children: THB/).textContent()) ?? "";
    await similan.getByRole("link").first().click();
    const box = page.locator(".booking-box");
    await expect(box.getByText(total, { exact: true })).toBeVisible();
    await expect(box.getByText(`${dayMonth} · 2 adults, 2 children · Patong`)).toBeVisible();
    await expect(box.getByText("THB 3,900", { exact: true })).toBeVisible();
    const chat = page.locator("#booking").getByRole("link", { name: /WhatsApp/ });
    const address = await chat.getAttribute("href");
    const message = new URL(address ?? "").searchParams.get("text");
    for (const part of [dayMonth, "2 children", "Patong", total, "Pick-up in Patong included"])
      expect(message).toContain(part);
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute("content", /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/tours\/[^?]+$/);
  });
});

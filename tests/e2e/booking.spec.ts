import type { Locator, Page } from "playwright/test";
import { tomorrowInBangkok } from "@/lib/booking/booking";
import { sentenceWithDay } from "@/lib/booking/written-day";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { fillGuest, moreGuests, openBooking, sendRequest } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";
import { comingDay } from "../setup/coming-day";
import { demoSite as site } from "../setup/demo-site";
import { firstRecord } from "../setup/first-record";

const wordsOf = (language: Language) => messagesOf(language, "booking");

//
test("from the home page to a Phi Phi tour in Russian and a message in Telegram", async ({ page }) => {
  const words = wordsOf("ru");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: /^EN\./ }).click();
  await page.waitForURL("**/ru");
  await page.getByRole("contentinfo").getByRole("link", { name: "Пхи-Пхи" }).click();
  await page.waitForURL("**/ru/tours?search=Phi+Phi");
  const card = page.getByRole("main").getByRole("article").first();
  const name = (await card.getByRole("heading").textContent())?.trim() ?? "";
  expect(name).toContain("Пхи-Пхи");
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await page.getByRole("tab", { name: messagesOf("ru", "tour").itinerary }).click();
  await expect(
    page
      .getByRole("tabpanel")
      .getByText(/^\d\d:\d\d$/)
      .first(),
  ).toBeVisible();

  await page.getByRole("tab").last().click();
  await fillGuest(page, "ru");
  await page.getByLabel(words.notes).fill("Двое детей & кресло #1");
  const more = moreGuests(page, "ru");
  await more.nth(0).click();
  await more.nth(0).click();
  await more.nth(1).click();
  const total = (await page.locator("output").textContent())?.trim() ?? "";

  const link = await sendRequest(page, "ru");
  expect(link.origin + link.pathname).toBe(`https://t.me/${site.telegram_account}`);
  const message = link.searchParams.get("text") ?? "";
  const lines = message.split("\n");
  expect(lines[0]).toBe(words.message.greeting.replace("{brand}", site.name));
  expect(lines[2]).toMatch(new RegExp(`^${words.message.reference}: OA-[2-9A-Z]{6}$`));
  expect(lines[3]).toMatch(/^Тур: .+ \(PKT-\d\d\)$/);
  expect(lines[3]).toContain(name);
  expect(lines.slice(4, 6)).toEqual([
    `${words.message.fullName}: Anna Petrova`,
    `${words.message.email}: anna@example.com`,
  ]);
  const day = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "UTC" });
  expect(lines[6]).toBe(`${words.message.date}: ${day.format(new Date(tomorrowInBangkok(new Date())))}`);
  expect(lines[7]).toBe(`${words.message.nationality}: Россия`);
  expect(lines[8]).toBe(`${words.message.hotel}: ${words.message.notSpecified}`);
  const services = lines.filter((line) => line.startsWith("- "));
  expect(services).toHaveLength(2);
  expect(services[0]).toMatch(/: 2 x THB [\d\u00a0]+ = THB [\d\u00a0]+$/);
  expect(services[1]).toMatch(/: 1 x THB [\d\u00a0]+ = THB [\d\u00a0]+$/);
  expect(message).toContain(`${words.message.total}: ${total}`);
  expect(message).toContain(`${words.message.notes}: Двое детей & кресло #1`);
  expect(lines.at(-1)).toBe(words.message.closing);

  const panel = page.getByRole("region", { name: words.panel.title });
  await expect(panel.locator("pre")).toHaveText(message);
  await expect(page.getByRole("heading", { name: words.panel.title })).toBeFocused();
  await expect(panel.getByRole("link").nth(0)).toHaveAttribute("href", /^https:\/\/t\.me\//);
  await expect(panel.getByRole("link").nth(1)).toHaveAttribute("href", /^https:\/\/wa\.me\//);
});

//
test("in Indonesian the panel keeps the message and offers every way to send it", async ({
  page,
  context,
}) => {
  const words = wordsOf("id");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openBooking(page, "id");
  await fillGuest(page, "id");
  await moreGuests(page, "id").first().click();
  const link = await sendRequest(page, "id");
  expect(link.hostname).toBe("wa.me");
  const message = link.searchParams.get("text");

  const panel = page.getByRole("region", { name: words.panel.title });
  const hrefs = await panel
    .getByRole("link")
    .evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href));
  expect(hrefs.map((href) => new URL(href).hostname || "mail")).toEqual(["wa.me", "t.me", "mail"]);
  expect(new URL(hrefs[0] ?? "").searchParams.get("text")).toBe(message);
  expect(new URL(hrefs[1] ?? "").searchParams.get("text")).toBe(message);
  expect(new URL(hrefs[2] ?? "").searchParams.get("body")).toBe(message);

  await panel.getByRole("button", { name: words.panel.copy }).click();
  await expect(panel.getByRole("status")).toHaveText(words.panel.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);

  await panel.getByRole("button", { name: words.panel.back }).click();
  await expect(page.getByLabel(words.fullName)).toHaveValue("Anna Petrova");
  await expect(page.locator("output")).not.toHaveText(/ 0$/);
});

//
test("an incomplete request opens no chat: the form moves to the participants and explains each missing field", async ({
  page,
  context,
}) => {
  const words = wordsOf("ru");
  await page.setViewportSize({ width: 390, height: 844 });
  let opened = 0;
  context.on("page", () => {
    opened += 1;
  });
  await openBooking(page, "ru");
  const send = page.getByRole("button", { name: words.confirm });
  await send.click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText(words.atLeastOneParticipant);
  const more = moreGuests(page, "ru").first();
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport({ ratio: 1 });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await more.click();
  await expect(alert).toBeHidden();
  await send.click();
  await expect(page.getByLabel(words.fullName)).toBeFocused();
  await expect(page.getByLabel(words.fullName)).toHaveAccessibleDescription(words.problems.required);
  await expect(page.getByLabel(words.nationality)).toHaveAccessibleDescription(words.problems.required);

  await fillGuest(page, "ru");
  await page.getByLabel(words.email).fill("anna@");
  await page.getByLabel(words.date).fill("2020-01-01");
  await send.click();
  await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(words.problems.emailInvalid);
  const earliest = tomorrowInBangkok(new Date());
  const tooEarly = sentenceWithDay(words.problems.dateTooEarly, earliest, "ru");
  await expect(page.getByText(tooEarly)).toBeVisible();
  await expect(page.getByLabel(words.date)).toBeFocused();
  expect(opened).toBe(0);
});

test("on a phone no control is reached beneath the bars, and a wrong one comes with its label", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openBooking(page, "en");
  await moreGuests(page, "en").first().click();
  await page.getByRole("button", { name: wordsOf("en").confirm }).click();
  await expect(page.getByLabel(wordsOf("en").fullName)).toBeFocused();
  const covering = (selector?: string) =>
    page.evaluate((selector) => {
      const element = selector ? document.querySelector(selector) : document.activeElement;
      if (!element) return "no element";
      const { x, y, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(x + 8, y + height / 2);
      return element.contains(above) ? null : `${above?.outerHTML} over ${element.outerHTML}`;
    }, selector);
  expect(await covering("label[for='booking-fullName']")).toBeNull();
  for (let step = 0; step < 16; step++) {
    // The bar with the button comes into view a moment after the focus.
    await expect.poll(() => covering()).toBeNull();
    await page.keyboard.press("Tab");
  }
});

//
test("a booking counts whole participants, never below none", async ({ page }) => {
  const words = wordsOf("en");
  await openBooking(page, "en");
  const quantity = page.getByRole("textbox", { name: /^Quantity: / }).first();
  const less = page.getByRole("button", { name: /^One fewer: / }).first();
  const more = page.getByRole("button", { name: /^One more: / }).first();
  await expect(less).toBeDisabled();
  await more.click();
  await more.click();
  await expect(quantity).toHaveValue("2");
  await less.click();
  await less.click();
  await expect(less).toBeDisabled();
  await quantity.fill("-3x7");
  await expect(quantity).toHaveValue("37");
  await quantity.fill("");
  await expect(less).toBeDisabled();
  await expect(page.locator("output")).toHaveText(/^\S+ 0$/);
  await expect(page.getByLabel(words.date)).toHaveValue(tomorrowInBangkok(new Date()));
  await expect(page.getByLabel(words.date)).toHaveAttribute("min", tomorrowInBangkok(new Date()));
});

//
test("details are remembered for the next tour, quantities are not, and both can be forgotten", async ({
  page,
}) => {
  const words = wordsOf("en");
  await openBooking(page, "en");
  await fillGuest(page, "en");
  await page.getByLabel(words.hotel).fill("Kata Palm");
  await moreGuests(page, "en").first().click();
  await sendRequest(page, "en");

  await openBooking(page, "en", await firstRecord(page.request, "/en/international-tours"));
  await expect(page.getByLabel(words.fullName)).toHaveValue("Anna Petrova");
  await expect(page.getByLabel(words.hotel)).toHaveValue("Kata Palm");
  await expect(page.getByLabel(words.nationality)).toHaveValue("RU");
  await expect(page.locator("output")).toHaveText(/ 0$/);

  await page.getByRole("button", { name: words.forget }).click();
  await expect(page.getByLabel(words.fullName)).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

//
test("on a phone the bar shows the price from, then the running total, and leads to the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await firstRecord(page.request, "/en/tours"));
  const bar = page.locator("[data-booking-bar]");
  const button = page.getByRole("link", { name: messagesOf("en", "tour").book });
  await page.getByRole("tab").first().scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector("[role=tablist]")?.scrollIntoView());
  await expect(button).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(wordsOf("en").priceFrom);

  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();

  await page.evaluate(() => document.querySelector("[role=tablist]")?.scrollIntoView());
  await bar.getByRole("link").click();
  await moreGuests(page, "en").first().click();
  await expect(bar).toBeHidden();
  const total = (await page.locator("output").textContent()) ?? "";
  await page.getByRole("tab").first().click();
  await page.evaluate(() => document.querySelector("[role=tablist]")?.scrollIntoView());
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(total.trim());
  await expect(bar).toContainText(wordsOf("en").total);
});

//
test("on a wide screen the box beside the form says what has been chosen so far", async ({ page }) => {
  const words = wordsOf("en");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBooking(page, "en");
  await page.getByLabel(words.hotel).scrollIntoViewIfNeeded();
  const box = page.getByRole("region", { name: words.yourRequest });
  await expect(box).toContainText(words.nobodyYet);
  await expect(page.getByRole("link", { name: messagesOf("en", "tour").book })).toBeHidden();
  await page.getByLabel(words.date).fill("2099-03-06");
  await moreGuests(page, "en").first().click();
  await moreGuests(page, "en").first().click();
  await expect(box).toContainText("6 March 2099");
  await expect(box).toContainText(/2 × \S/);
  await expect(box).toContainText((await page.locator("output").textContent())?.trim() ?? "no total");

  await page.getByRole("tab").first().click();
  await expect(box).toBeHidden();
  await expect(page.getByRole("link", { name: messagesOf("en", "tour").book })).toBeVisible();
});

test.describe("a form that stays open for three days", () => {
  const day = 24 * 60 * 60 * 1_000;
  const noon = new Date(`${comingDay("05-10")}T05:00:00Z`);
  const may = (date: number) => `${noon.getUTCFullYear()}-05-${date}`;

  async function openOn(page: Page) {
    await page.clock.setFixedTime(noon);
    await openBooking(page, "en");
    await fillGuest(page, "en");
    await moreGuests(page, "en").first().click();
    await expect(page.getByLabel(wordsOf("en").date)).toHaveValue(may(11));
    await page.clock.setFixedTime(new Date(noon.getTime() + 3 * day));
  }

  //
  test("sends no day that has passed, and says so", async ({ page, context }) => {
    const words = wordsOf("en");
    await openOn(page);
    let opened = 0;
    context.on("page", () => {
      opened += 1;
    });
    await page.getByRole("button", { name: words.confirm }).click();
    const date = page.getByLabel(words.date);
    await expect(date).toBeFocused();
    await expect(date).toHaveValue(may(11));
    await expect(date).toHaveAccessibleDescription(words.problems.datePassed);
    expect(opened).toBe(0);
    await date.fill(may(14));
    await expect(date).toHaveAccessibleDescription("");
    const link = await sendRequest(page, "en");
    expect(link.searchParams.get("text")).toContain(`14 May ${noon.getUTCFullYear()}`);
  });

  //
  test("offers tomorrow again to who comes back, and asks for another day where one was chosen", async ({
    page,
  }) => {
    const words = wordsOf("en");
    const date = page.getByLabel(words.date);
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await openOn(page);
    await comeBack();
    await expect(date).toHaveValue(may(14));
    await expect(date).toHaveAttribute("min", may(14));
    await expect(date).toHaveAccessibleDescription("");
    await date.fill(may(15));
    await page.clock.setFixedTime(new Date(noon.getTime() + 6 * day));
    await comeBack();
    await expect(date).toHaveValue(may(15));
    await expect(date).toHaveAccessibleDescription(words.problems.datePassed);
  });

  test("knows the day again when a field is entered", async ({ page }) => {
    await openOn(page);
    await page.getByLabel(wordsOf("en").hotel).focus();
    await expect(page.getByLabel(wordsOf("en").date)).toHaveValue(may(14));
  });
});

//
test("the form asks in the order in which a traveller thinks", async ({ page }) => {
  const words = wordsOf("en");
  await openBooking(page, "en");
  const asked = [
    page.getByLabel(words.date),
    page.getByRole("group", { name: words.participants }),
    page.getByLabel(words.hotel),
    page.getByLabel(words.fullName),
    page.getByLabel(words.email),
    page.getByLabel(words.nationality),
    page.getByLabel(words.notes),
    page.getByRole("button", { name: words.confirm }),
  ];
  const tops = await Promise.all(asked.map(async (each) => (await each.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

/** Width, height and size of the text: a phone, one with its keyboard open, small ones, and large letters. */
const phones = [
  [390, 844, "16px"],
  [390, 480, "16px"],
  [320, 568, "16px"],
  [390, 844, "32px"],
  [320, 700, "32px"],
] as const;

//
test("on phones the total and the button stay in view and cover no field that is typed into", async ({
  page,
}) => {
  const words = wordsOf("ru");
  await page.setViewportSize({ width: 390, height: 844 });
  await openBooking(page, "ru");
  const send = page.getByRole("button", { name: words.confirm });
  for (const [width, height, size] of phones) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);
    for (const name of [words.date, words.hotel, words.fullName, words.email, words.notes]) {
      const field = page.getByLabel(name);
      await field.focus();
      await expect(send).toBeInViewport({ ratio: 1 });
      await expect(page.locator("output")).toBeInViewport({ ratio: 1 });
      const bar = page.locator(".request-bar");
      const below = async () => {
        const [end, top] = [await field.boundingBox(), await bar.boundingBox()];
        return (top?.y ?? 0) - ((end?.y ?? 0) + (end?.height ?? 0));
      };
      await expect
        .poll(below, { message: `${name} at ${width} × ${height}, ${size}` })
        .toBeGreaterThanOrEqual(0);
    }
  }
});

//
test("on a small phone the ways to send the request are what one sees next", async ({ page }) => {
  const words = wordsOf("ru");
  await page.setViewportSize({ width: 320, height: 568 });
  await openBooking(page, "ru");
  await fillGuest(page, "ru");
  await moreGuests(page, "ru").first().click();
  const send = page.getByRole("button", { name: words.confirm });
  await expect(send).toContainText(words.confirmHint.replace("{channel}", "Telegram"));
  await sendRequest(page, "ru");
  const panel = page.getByRole("region", { name: words.panel.title });
  await expect(panel.getByRole("heading")).toBeInViewport({ ratio: 1 });
  for (const name of [words.panel.whatsapp, words.panel.telegram]) {
    await expect(panel.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
  const under = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const strip = page.getByRole("tablist");
  expect(await under(panel.getByRole("heading"))).toBeGreaterThan(await under(strip));
  const chat = messagesOf("ru", "chat").telegram;
  await expect(page.getByRole("link", { name: chat, exact: true })).toBeHidden();
  await expect(page.locator("[data-booking-bar]")).toBeHidden();

  await page.getByRole("tab").first().click();
  await expect(page.getByRole("link", { name: chat, exact: true })).toBeVisible();
});

/**
 * Scrolls down the page and waits at each step until the chat button lies over no field, output, badge or control. Returns the
 * opacities that the button had.
 */
async function chatOpacities(page: Page): Promise<Set<string>> {
  const shown = page.getByRole("link", { name: messagesOf("en", "chat").whatsapp, exact: true });
  const seen = await shown.evaluate(async (button) => {
    const control =
      "input, select, textarea, output, [data-float=keep], form, summary, button, a:not([data-float=cover])";
    const covers = () => {
      if (getComputedStyle(button).opacity !== "1") return false;
      const { left, top, width, height } = button.getBoundingClientRect();
      const under = document.elementsFromPoint(left + width / 2, top + height / 2);
      return under.some((each) => !button.contains(each) && each.closest(control));
    };
    const opacities = new Set<string>();
    const bottom = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top < bottom; top += 40) {
      window.scrollTo({ top, behavior: "instant" });
      // The button learns of the new position with the next frame.
      for (const _ of ["next frame", "frame after"]) await new Promise(requestAnimationFrame);
      while (covers()) await new Promise(requestAnimationFrame);
      opacities.add(getComputedStyle(button).opacity);
    }
    return [...opacities];
  });
  return new Set(seen);
}

//
test("the chat button gives way to what it would cover", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBooking(page, "en");
  const seen = await chatOpacities(page);
  expect(seen).toContain("1");
  expect(seen).toContain("0");
  const shown = page.getByRole("link", { name: messagesOf("en", "chat").whatsapp, exact: true });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.locator("form").last().scrollIntoViewIfNeeded();
  await shown.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(shown).toHaveCSS("opacity", "1");
});

test("the chat button gives way to the days of a plan that somebody shared", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/plan?tours=1.17.6");
  await expect(page.locator("input[type=date]")).toHaveCount(3);
  expect(await chatOpacities(page)).toContain("0");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  //
  test("the operator can be written to", async ({ page, allowProblem }) => {
    // Chromium reports the scripts that it leaves out as refused.
    allowProblem(/^failed request: \S+\.js csp$/);
    await page.goto(await firstRecord(page.request, "/ru/tours"));
    await expect(page.getByText(wordsOf("ru").withoutScript)).toBeVisible();
    const chat = page.getByRole("main").locator('a[href^="https://t.me/"]').last();
    await expect(chat).toBeVisible();
    await expect(page.getByText(wordsOf("ru").loading)).toBeHidden();
  });
});

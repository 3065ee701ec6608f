import type { Locator, Page } from "playwright/test";
import { tomorrowInBangkok } from "@/lib/booking/booking";
import { sentenceWithDay } from "@/lib/core/calendar/day-texts";
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
  const day = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "UTC" });
  for (const part of [
    `Тур: ${name} (PKT-`,
    `${words.message.fullName}: Anna Petrova\n${words.message.email}: anna@example.com`,
    `${words.message.date}: ${day.format(new Date(tomorrowInBangkok(new Date())))}`,
    `${words.message.nationality}: Россия`,
    `${words.message.total}: ${total}`,
    `${words.message.notes}: Двое детей & кресло #1`,
  ])
    expect(message).toContain(part);
  expect(message.match(/: [12] x THB [\d\u00a0]+ = THB [\d\u00a0]+$/gm)).toHaveLength(2);

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

/** Width, height and size of the text: a phone, one with its keyboard open, small ones, and large letters. */
const phones = [
  [390, 844, "16px"],
  [390, 480, "16px"],
  [320, 568, "16px"],
  [390, 844, "32px"],
  [320, 700, "32px"],
] as const;

/** Expects that a field which is typed into stands above the bar with the total and the button, which are in view. */
async function expectUncovered(page: Page, name: string, what: string): Promise<void> {
  const field = page.getByLabel(name);
  await field.focus();
  await expect(page.getByRole("button", { name: wordsOf("ru").confirm })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("output")).toBeInViewport({ ratio: 1 });
  const bar = page.locator(".request-bar");
  const below = async () => {
    const [end, top] = [await field.boundingBox(), await bar.boundingBox()];
    return (top?.y ?? 0) - ((end?.y ?? 0) + (end?.height ?? 0));
  };
  await expect.poll(below, { message: what }).toBeGreaterThanOrEqual(0);
}

//
test("an incomplete request on a phone opens no chat, and a whole one is sent from the smallest", async ({
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
  await test.step("the form moves to the participants and explains each missing field", async () => {
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
  });

  await test.step("a wrong e-mail address and a day that has passed are explained", async () => {
    await fillGuest(page, "ru");
    await page.getByLabel(words.email).fill("anna@");
    await page.getByLabel(words.date).fill("2020-01-01");
    await send.click();
    await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(words.problems.emailInvalid);
    const earliest = tomorrowInBangkok(new Date());
    await expect(page.getByText(sentenceWithDay(words.problems.dateTooEarly, earliest, "ru"))).toBeVisible();
    await expect(page.getByLabel(words.date)).toBeFocused();
    expect(opened).toBe(0);
  });

  //
  await test.step("the total and the button stay in view and cover no field that is typed into", async () => {
    for (const [width, height, size] of phones) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);
      for (const name of [words.date, words.hotel, words.fullName, words.email, words.notes])
        await expectUncovered(page, name, `${name} at ${width} × ${height}, ${size}`);
    }
  });

  //
  await test.step("on a small phone the ways to send the request are what one sees next", async () => {
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByLabel(words.date).fill(tomorrowInBangkok(new Date()));
    await page.getByLabel(words.email).fill("anna@example.com");
    await expect(send).toContainText(words.confirmHint.replace("{channel}", "Telegram"));
    await sendRequest(page, "ru");
    const panel = page.getByRole("region", { name: words.panel.title });
    await expect(panel.getByRole("heading")).toBeInViewport({ ratio: 1 });
    for (const name of [words.panel.whatsapp, words.panel.telegram]) {
      await expect(panel.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    }
    const under = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await under(panel.getByRole("heading"))).toBeGreaterThan(await under(page.getByRole("tablist")));
    const chat = page.getByRole("link", { name: messagesOf("ru", "chat").telegram, exact: true });
    await expect(chat).toBeHidden();
    await expect(page.locator("[data-booking-bar]")).toBeHidden();
    await page.getByRole("tab").first().click();
    await expect(chat).toBeVisible();
  });
});

//
test("a request is put together on a wide screen, and its details are remembered for the next tour", async ({
  page,
}) => {
  const words = wordsOf("en");
  const book = page.getByRole("link", { name: messagesOf("en", "tour").book });
  const output = page.locator("output");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBooking(page, "en");
  //
  await test.step("the form asks in the order in which a traveller thinks", async () => {
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

  await test.step("it counts whole participants, never below none", async () => {
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
    await expect(output).toHaveText(/^\S+ 0$/);
    await expect(page.getByLabel(words.date)).toHaveValue(tomorrowInBangkok(new Date()));
    await expect(page.getByLabel(words.date)).toHaveAttribute("min", tomorrowInBangkok(new Date()));
  });

  //
  await test.step("the box beside the form says what has been chosen so far", async () => {
    await page.getByLabel(words.hotel).scrollIntoViewIfNeeded();
    const box = page.getByRole("region", { name: words.yourRequest });
    await expect(box).toContainText(words.nobodyYet);
    await expect(book).toBeHidden();
    await page.getByLabel(words.date).fill("2099-03-06");
    await moreGuests(page, "en").first().click();
    await moreGuests(page, "en").first().click();
    await expect(box).toContainText("6 March 2099");
    await expect(box).toContainText(/2 × \S/);
    await expect(box).toContainText((await output.textContent())?.trim() ?? "no total");
    await page.getByRole("tab").first().click();
    await expect(box).toBeHidden();
    await expect(book).toBeVisible();
  });

  //
  await test.step("details are remembered, quantities are not, and both can be forgotten", async () => {
    await page.getByRole("tab").last().click();
    await fillGuest(page, "en");
    await page.getByLabel(words.hotel).fill("Kata Palm");
    await sendRequest(page, "en");
    await openBooking(page, "en", await firstRecord(page.request, "/en/international-tours"));
    await expect(page.getByLabel(words.fullName)).toHaveValue("Anna Petrova");
    await expect(page.getByLabel(words.hotel)).toHaveValue("Kata Palm");
    await expect(page.getByLabel(words.nationality)).toHaveValue("RU");
    await expect(output).toHaveText(/ 0$/);
    await page.getByRole("button", { name: words.forget }).click();
    await expect(page.getByLabel(words.fullName)).toHaveValue("");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

/** What lies over an element, by default over the one with the focus. */
const covering = (page: Page, selector?: string) =>
  page.evaluate((selector) => {
    const element = selector ? document.querySelector(selector) : document.activeElement;
    if (!element) return "no element";
    const { x, y, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(x + 8, y + height / 2);
    return element.contains(above) ? null : `${above?.outerHTML} over ${element.outerHTML}`;
  }, selector);

/** How many rows of the window's pixels are taken by what stays in place while the page scrolls. */
const rowsTaken = (page: Page) =>
  page.evaluate(() => {
    const rows = new Set<number>();
    for (const each of document.querySelectorAll("body *")) {
      const { position, visibility, opacity } = getComputedStyle(each);
      if (!/fixed|sticky/.test(position) || visibility === "hidden" || opacity === "0") continue;
      const { top, bottom, width } = each.getBoundingClientRect();
      if (width < 2) continue;
      // A sticky element below the top of the window still scrolls with the page.
      if (position === "sticky" && top > 80) continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(bottom, window.innerHeight); y += 1)
        rows.add(y);
    }
    return rows.size;
  });

//
test("what stays in place on a phone: the bar with the price, the form's bar and the chat button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await firstRecord(page.request, "/en/tours"));
  const bar = page.locator("[data-booking-bar]");
  const button = page.getByRole("link", { name: messagesOf("en", "tour").book });
  const toTabs = () => page.evaluate(() => document.querySelector("[role=tablist]")?.scrollIntoView());
  await test.step("the bar shows the price from, then the running total, and leads to the form", async () => {
    await page.getByRole("tab").first().scrollIntoViewIfNeeded();
    await toTabs();
    await expect(button).not.toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(wordsOf("en").priceFrom);

    await button.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();

    await toTabs();
    await bar.getByRole("link").click();
    await moreGuests(page, "en").first().click();
    await expect(bar).toBeHidden();
    const total = (await page.locator("output").textContent()) ?? "";
    await page.getByRole("tab").first().click();
    await toTabs();
    await expect(bar).toBeVisible();
    await expect(bar).toContainText(total.trim());
    await expect(bar).toContainText(wordsOf("en").total);
  });

  await test.step("on a phone on its side what stays in place leaves the room to read", async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await toTabs();
    await page.mouse.wheel(0, 300);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await rowsTaken(page)).toBeLessThanOrEqual(450 / 4);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  //
  await test.step("the chat button gives way to what it would cover", async () => {
    await page.getByRole("tab").last().click();
    await expect(page.getByLabel(wordsOf("en").fullName)).toBeVisible();
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

  await test.step("no control is reached beneath the bars, and a wrong one comes with its label", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole("button", { name: wordsOf("en").confirm }).click();
    await expect(page.getByLabel(wordsOf("en").fullName)).toBeFocused();
    expect(await covering(page, "label[for='booking-fullName']")).toBeNull();
    for (let step = 0; step < 16; step++) {
      // The bar with the button comes into view a moment after the focus.
      await expect.poll(() => covering(page)).toBeNull();
      await page.keyboard.press("Tab");
    }
  });
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
  test("offers tomorrow again to who goes on or comes back, and asks for another day where one was chosen", async ({
    page,
  }) => {
    const words = wordsOf("en");
    const date = page.getByLabel(words.date);
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await openOn(page);
    await page.getByLabel(words.hotel).focus();
    await expect(date).toHaveValue(may(14));
    await page.clock.setFixedTime(noon.getTime() + 4 * day);
    await comeBack();
    await expect(date).toHaveValue(may(15));
    await expect(date).toHaveAttribute("min", may(15));
    await expect(date).toHaveAccessibleDescription("");
    await date.fill(may(16));
    await page.clock.setFixedTime(noon.getTime() + 7 * day);
    await comeBack();
    await expect(date).toHaveValue(may(16));
    await expect(date).toHaveAccessibleDescription(words.problems.datePassed);
  });
});

/**
 * Scrolls down the page and waits at each step until the chat button lies over no field, output, badge or control. A step is less
 * than the heights of the button and of a control together, so the button meets each control. Returns the opacities that the button had.
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
    for (let top = 0; top < bottom; top += 80) {
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

/** Scrolls down the page and lists the amounts in sight over which the chat button rests. */
function coveredAmounts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const amounts: Range[] = [];
    // A table that scrolls sideways cuts off what lies beyond its edges.
    const edgesOf = ({ startContainer }: Range) => {
      let [left, right] = [0, window.innerWidth];
      for (let each = startContainer.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === "visible") continue;
        const box = each.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return { left, right };
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        !/(?:THB|IDR|Rp|\$)\s?\d|\d\s₽/.test(node.textContent ?? "") ||
        !node.parentElement?.checkVisibility()
      )
        continue;
      if (node.parentElement.closest("aside, .sr-only")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      amounts.push(range);
    }
    const links = [...document.querySelectorAll("[data-floating-link] > a")];
    const covered = () =>
      links
        .filter((link) => getComputedStyle(link).opacity === "1")
        .map((link) => link.getBoundingClientRect())
        .flatMap((link) =>
          amounts.filter((amount) =>
            [...amount.getClientRects()].some(({ left, right, top, bottom }) => {
              const edges = edgesOf(amount);
              const [from, until] = [Math.max(left, edges.left), Math.min(right, edges.right)];
              const width = Math.min(until, link.right) - Math.max(from, link.left);
              // Nobody reads an amount in a column that the table cuts off after the first letter.
              return width > 8 && top < link.bottom && bottom > link.top;
            }),
          ),
        )
        .map((amount) => amount.toString());
    const found: string[] = [];
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top < end; top += 60) {
      window.scrollTo({ top, behavior: "instant" });
      const began = performance.now();
      // The link fades within this time after the last scroll.
      while (covered().length > 0 && performance.now() - began < 1_000)
        await new Promise(requestAnimationFrame);
      found.push(...covered());
    }
    return [...new Set([`${amounts.length > 0 ? "some" : "no"} amounts`, ...found])];
  });
}

for (const path of [
  "/ru/tours?date={day}&adults=2",
  "/ru/compare?tours=1.2.11&date={day}&adults=2",
  "/ru/tours",
]) {
  //
  test(`the chat button rests on no amount of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path.replace("{day}", comingDay("03-03")));
    expect(await coveredAmounts(page)).toEqual(["some amounts"]);
  });
}

//
test("the chat button rests on no price of a tour, with and without the guests' total", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ru/tours?date=${comingDay("03-03")}&adults=2`);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page.locator(".booking-box .quote[data-total]")).toBeVisible();
  expect(await coveredAmounts(page)).toEqual(["some amounts"]);
  await page.getByRole("tab", { name: messagesOf("ru", "tour").pricing }).click();
  expect(await coveredAmounts(page)).toEqual(["some amounts"]);
});

test("the chat button gives way to the days of a plan that somebody shared", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/plan?tours=1.17.6");
  await expect(page.locator("input[type=date]")).toHaveCount(3);
  expect(await chatOpacities(page)).toContain("0");
});

import type { Page } from "playwright/test";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";
import { demoHome, demoSlideTitles } from "../setup/demo-home";
import { demoSite as site } from "../setup/demo-site";

/** How a browser that runs no script speaks of those it does not fetch. */
const withoutScript = /failed request: \S+\.js csp/;

const period = 10_000;
const hero = messagesOf("en", "hero");
const titles = demoSlideTitles("en");

/** A question of the page and its answer in Russian. */
const faq = (number: number) => {
  const { question, answer } = demoHome.questions[number] ?? {};
  return [question?.ru, answer?.ru];
};

const carousel = (page: Page) => page.getByRole("region", { name: hero.carousel });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole("heading", { level: 2, name: titles[number] });

async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto("/en");
  await expect(carousel(page).getByRole("button", { name: hero.pause })).toBeEnabled();
  await page.mouse.move(600, 5);
}

test.describe("the hero", () => {
  //
  test("moves on every ten seconds, the next picture fetched before, round to the first", async ({
    page,
  }) => {
    await openWithClock(page);
    for (const [number] of titles.entries()) {
      await expect(slide(page, number)).toBeVisible();
      await page.clock.runFor(period - 1_000);
      await expect(slide(page, number)).toBeVisible();
      await expect(carousel(page).locator("picture")).toHaveCount(Math.min(number + 2, titles.length));
      await page.clock.runFor(1_000);
    }
    await expect(slide(page, 0)).toBeVisible();
  });

  test("waits under a pointer, under the keyboard's focus and when paused", async ({ page }) => {
    await openWithClock(page);
    await carousel(page).hover({ position: { x: 20, y: 300 } });
    await page.clock.runFor(2 * period);
    await expect(slide(page, 0)).toBeVisible();

    await page.mouse.move(600, 5);
    await carousel(page).getByRole("link", { name: hero.viewPackages }).focus();
    await page.keyboard.press("Tab");
    await page.clock.runFor(2 * period);
    await expect(slide(page, 0)).toBeVisible();

    const pause = carousel(page).getByRole("button", { name: hero.pause });
    await pause.focus();
    await page.keyboard.press("Enter");
    await expect(carousel(page).getByRole("button", { name: hero.play })).toBeFocused();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(2 * period);
    await expect(slide(page, 0)).toBeVisible();
  });

  test("stands still for those who prefer less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/en");
    await expect(carousel(page).getByRole("button", { name: hero.play })).toBeVisible();
    await page.clock.runFor(3 * period);
    await expect(slide(page, 0)).toBeVisible();
  });

  //
  test("little data: one slide, and the next by hand", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.clock.install();
    await page.goto("/en");
    await expect(carousel(page).getByRole("button", { name: hero.play })).toBeVisible();
    await page.clock.runFor(3 * period);
    await expect(slide(page, 0)).toBeVisible();
    await expect(carousel(page).locator("picture")).toHaveCount(1);
    await carousel(page).getByRole("button", { name: hero.next, exact: true }).click();
    await expect(slide(page, 1)).toBeVisible();
  });

  test("goes where dots, arrows and the keyboard send it", async ({ page }) => {
    await page.goto("/en");
    const button = (name: string) => carousel(page).getByRole("button", { name, exact: true });
    await button(hero.previous).click();
    await expect(slide(page, 7)).toBeVisible();
    await expect(slide(page, 0)).toBeHidden();
    await button(hero.next).click();
    await expect(slide(page, 0)).toBeVisible();
    const third = carousel(page).getByRole("button", { name: titles[2] });
    await third.focus();
    await page.keyboard.press("Enter");
    await expect(slide(page, 2)).toBeVisible();
    await expect(third).toHaveAttribute("aria-current", "true");
  });

  //
  test("leads to the packages and to a chat about its topic", async ({ page }) => {
    const words = messagesOf("ru", "hero");
    await page.goto("/ru");
    const section = page.getByRole("region", { name: words.carousel });
    await expect(section.getByRole("link", { name: words.viewPackages })).toHaveAttribute(
      "href",
      "/ru/tours",
    );
    const chat = section.getByRole("link", { name: words.contactAdmin });
    const topic = async () => new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
    expect(await topic()).toContain(demoSlideTitles("ru")[0]);
    await section.getByRole("button", { name: words.next, exact: true }).click();
    await expect.poll(topic).toContain(demoSlideTitles("ru")[1]);
    expect(await chat.getAttribute("href")).toContain(`https://t.me/${site.telegram_account}`);
  });
});

test.describe("the sections", () => {
  //
  test("an address with a hash is scrolled to", async ({ page }) => {
    await page.goto("/en#faq");
    await expect(page.getByRole("heading", { name: demoHome.faq_title?.en })).toBeInViewport();
  });

  //
  test("a hash is followed 1000 ms after the navigation, and one that names nothing is a warning", async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on("console", (message) => void messages.push(`${message.type()}: ${message.text()}`));
    await page.clock.install();
    await page.goto("/en");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = function (options) {
        console.log(this.id, JSON.stringify(options));
      };
    });
    const follow = async (hash: string) => {
      messages.length = 0;
      await page.evaluate((to) => {
        window.history.replaceState(null, "", to);
        window.dispatchEvent(new Event("hashchange"));
      }, hash);
      await page.clock.runFor(999);
      const early = [...messages];
      await page.clock.runFor(1);
      return [early, messages];
    };
    expect(await follow("#faq")).toEqual([[], ['log: faq {"behavior":"smooth"}']]);
    const missing = (id: string) => `warning: No element with the id "${id}" on this page.`;
    expect(await follow("#nowhere")).toEqual([[], [missing("nowhere")]]);
    // Chats cut links in the middle of an escape.
    expect(await follow("#%")).toEqual([[], [missing("%")]]);
  });

  test("open the answers by keyboard", async ({ page }) => {
    await page.goto("/ru");
    const [question = "", answer = ""] = faq(3);
    await expect(page.getByText(answer)).toBeHidden();
    await page.locator("summary", { hasText: question }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(answer)).toBeVisible();
  });
});

//
test("more contrast darkens what is soft", async ({ page }) => {
  await page.goto("/en");
  const soft = page.locator("#packages .text-ink-soft").first();
  const colour = () => soft.evaluate((element) => getComputedStyle(element).color);
  const usual = await colour();
  await page.emulateMedia({ contrast: "more" });
  expect(await colour()).not.toBe(usual);
  expect(await colour()).toBe("rgb(28, 43, 47)");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowProblem }) => allowProblem(withoutScript));

  //
  test("the page is whole in Russian", async ({ page }) => {
    const t = translate("ru");
    await page.goto("/ru");
    await expect(page.getByRole("heading", { name: demoSlideTitles("ru")[0] })).toBeVisible();
    await expect(page.getByRole("button", { name: t("hero.pause") })).toBeHidden();
    const [question = "", answer = ""] = faq(1);
    await page.locator("summary", { hasText: question }).click();
    await expect(page.getByText(answer)).toBeVisible();
    for (const section of ["reviews", "advantages", "about", "gallery"] as const) {
      const name = demoHome[`${section}_title`]?.ru;
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
  });
});

//
test("the home page is short on a phone, its guests' words a row to swipe", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ru");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000);
  const tops = await page
    .locator("#testimonials li")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
  const row = page.locator("#testimonials ul");
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > 2 * clientWidth)).toBe(true);
});

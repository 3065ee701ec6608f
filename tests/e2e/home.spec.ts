import type { Page } from "playwright/test";
import { fill } from "@/lib/core/i18n/fill";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";
import { demoHome, demoSlideTitles } from "../setup/demo-home";
import { demoSite as site } from "../setup/demo-site";
import { resize } from "../setup/resize";

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

/** Expects a slide. Its button is the current one at once; the title of the slide before stays visible while it fades. */
async function expectSlide(page: Page, number: number): Promise<void> {
  const topic = titles[number] ?? "";
  await expect(carousel(page).locator("[aria-current]")).toHaveAccessibleName(
    fill(hero.goTo, { number: number + 1, topic }),
  );
  await expect(carousel(page).getByRole("heading", { level: 2, name: topic })).toBeVisible();
}

test.describe("the hero", () => {
  //
  test("moves on every ten seconds, and waits for a pointer, for the keyboard's focus and for the pause button", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/en");
    const pause = carousel(page).getByRole("button", { name: hero.pause });
    await expect(pause).toBeEnabled();
    // The clock stands still while a pointer holds the hero, so that the first period begins with the next move of the pointer. A minute
    // ahead is the future on a slow machine too.
    await carousel(page).hover({ position: { x: 20, y: 300 } });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await expectSlide(page, 0);
    await page.mouse.move(600, 5);
    await test.step("it moves on, the next picture fetched before, round to the first", async () => {
      for (const [number] of titles.entries()) {
        await expectSlide(page, number);
        await page.clock.runFor(period - 1_000);
        await expectSlide(page, number);
        await expect(carousel(page).locator("picture")).toHaveCount(Math.min(number + 2, titles.length));
        await page.clock.runFor(1_000);
      }
      await expectSlide(page, 0);
    });

    await test.step("it waits under a pointer", async () => {
      await carousel(page).hover({ position: { x: 20, y: 300 } });
      await page.clock.runFor(2 * period);
      await expectSlide(page, 0);
    });

    await test.step("it waits under the keyboard's focus", async () => {
      await page.mouse.move(600, 5);
      await carousel(page).getByRole("link", { name: hero.viewPackages }).focus();
      await page.keyboard.press("Tab");
      await page.clock.runFor(2 * period);
      await expectSlide(page, 0);
    });

    await test.step("it waits when paused", async () => {
      await pause.focus();
      await page.keyboard.press("Enter");
      await expect(carousel(page).getByRole("button", { name: hero.play })).toBeFocused();
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await page.clock.runFor(2 * period);
      await expectSlide(page, 0);
    });
  });

  test("stands still for those who prefer less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/en");
    await expect(carousel(page).getByRole("button", { name: hero.play })).toBeVisible();
    await page.clock.runFor(3 * period);
    await expectSlide(page, 0);
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
    await expectSlide(page, 0);
    await expect(carousel(page).locator("picture")).toHaveCount(1);
    await carousel(page).getByRole("button", { name: hero.next, exact: true }).click();
    await expectSlide(page, 1);
  });
});

//
test("the home page in Russian: its height on a phone, its carousel and its answers by hand", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ru");
  await test.step("it is short on a phone, its guests' words a row to swipe", async () => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000);
    const tops = await page
      .locator("#testimonials li")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
    const row = page.locator("#testimonials ul");
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > 2 * clientWidth)).toBe(true);
  });

  const words = messagesOf("ru", "hero");
  const topics = demoSlideTitles("ru");
  const section = page.getByRole("region", { name: words.carousel });
  const button = (name: string) => section.getByRole("button", { name, exact: true });
  const shown = (number: number) => section.getByRole("heading", { level: 2, name: topics[number] });
  await test.step("the carousel goes where dots, arrows and the keyboard send it", async () => {
    await resize(page, 1280, 720);
    await button(words.previous).click();
    await expect(shown(7)).toBeVisible();
    await expect(shown(0)).toBeHidden();
    await button(words.next).click();
    await expect(shown(0)).toBeVisible();
    const third = section.getByRole("button", { name: topics[2] });
    await third.focus();
    await page.keyboard.press("Enter");
    await expect(shown(2)).toBeVisible();
    await expect(third).toHaveAttribute("aria-current", "true");
  });

  //
  await test.step("the chat is about the topic in view", async () => {
    const chat = section.getByRole("link", { name: words.contactAdmin });
    const topic = async () => new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
    await expect.poll(topic).toContain(topics[2]);
    await button(words.next).click();
    await expect.poll(topic).toContain(topics[3]);
    expect(await chat.getAttribute("href")).toContain(`https://t.me/${site.telegram_account}`);
  });

  await test.step("the keyboard opens an answer", async () => {
    const [question = "", answer = ""] = faq(3);
    await expect(page.getByText(answer)).toBeHidden();
    await page.locator("summary", { hasText: question }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(answer)).toBeVisible();
  });

  //
  await test.step("more contrast darkens what is soft", async () => {
    const soft = page.locator("#packages .text-ink-soft").first();
    const colour = () => soft.evaluate((element) => getComputedStyle(element).color);
    const usual = await colour();
    await page.emulateMedia({ contrast: "more" });
    expect(await colour()).not.toBe(usual);
    expect(await colour()).toBe("rgb(28, 43, 47)");
  });
});

//
test("an address with a hash is scrolled to, a later hash 1000 ms after the navigation, and one that names nothing is a warning", async ({
  page,
}) => {
  const messages: string[] = [];
  page.on("console", (message) => void messages.push(`${message.type()}: ${message.text()}`));
  await page.clock.install();
  await page.goto("/en#faq");
  await expect(page.getByRole("heading", { name: demoHome.faq_title?.en })).toBeInViewport();
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

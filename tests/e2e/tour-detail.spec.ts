import type { Page } from "playwright/test";
import { messagesOf } from "@/lib/core/i18n/messages";
import type { Kind } from "@/lib/tours/kinds";
import { moreGuests } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";
import { firstRecord } from "../setup/first-record";

const parts = ["overview", "includedExcluded", "itinerary", "faq", "pricing", "booking"] as const;

async function openFirst(page: Page, language: string, kind: Kind) {
  await page.goto(await firstRecord(page.request, `/${language}/${kind}`));
}

//
test("tabs by keys: arrows, Home, End; addresses and links with a part's name open it", async ({ page }) => {
  await openFirst(page, "en", "tours");
  const address = page.url();
  for (const [index, part] of parts.entries()) {
    await expect(page.locator(`#${part}`)).toBeVisible({ visible: index === 0 });
  }
  const selected = page.getByRole("tab", { selected: true });
  await selected.focus();
  for (const [key, name] of [
    ["ArrowRight", "Included & excluded"],
    ["ArrowLeft", "Overview"],
    ["ArrowLeft", "Booking"],
    ["ArrowRight", "Overview"],
    ["End", "Booking"],
    ["Home", "Overview"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(name);
    await expect(selected).toBeFocused();
  }
  await expect(page.getByRole("tab").and(page.locator("[tabindex='0']"))).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();

  await page.getByRole("tab", { name: "FAQ" }).click();
  const answer = page.getByRole("tabpanel").locator("details").first();
  await answer.locator("summary").click();
  await expect(answer.locator("p, div").last()).toBeVisible();

  await page.getByRole("link", { name: "Book this tour" }).click();
  await expect(selected).toHaveText("Booking");
  await expect(page.locator("#booking")).toBeInViewport();
  await page.goto("about:blank");
  await page.goto(`${address}#itinerary`);
  await expect(selected).toHaveText("Itinerary");
});

//
test("on a wide screen the booking box stays beside the tabs, and short tabs leave no empty screen", async ({
  page,
}) => {
  const booking = messagesOf("en", "booking");
  const words = messagesOf("en", "tour");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/tours/x-1");
  const book = page.getByRole("link", { name: words.book });
  const below = page.getByRole("region", { name: messagesOf("en", "facts").title });
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    const id = (await tab.getAttribute("aria-controls")) ?? "";
    const panel = page.locator(`#${id}`);
    if (id === "booking") await expect(panel.locator("form")).toBeVisible();
    const [part, next] = [await panel.boundingBox(), await below.boundingBox()];
    const end = (part?.y ?? 0) + (part?.height ?? 0);
    expect((next?.y ?? 0) - end, id).toBeLessThan(450);
    if (id === "booking") continue;
    // The end of the tab is in the middle of the window.
    await page.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), end - 450);
    await expect(book, id).toBeInViewport({ ratio: 1 });
  }

  //
  await test.step("the box covers no text, and shrinks to the request while the form is filled in", async () => {
    const box = page.locator(".booking-box");
    const request = page.getByRole("region", { name: booking.yourRequest });
    await moreGuests(page, "en").first().click();
    await moreGuests(page, "en").first().click();
    await expect(request).toContainText("plus on the spot: National park fee THB 800");
    const heightOf = async (part: typeof box) => (await part.boundingBox())?.height ?? 0;
    expect((await heightOf(box)) - (await heightOf(request))).toBeLessThan(64);
    const right = await page.getByRole("heading", { name: words.highlights }).boundingBox();
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual((await box.boundingBox())?.x ?? 0);
    // The end of the form is as wide as its fields.
    const [field, button] = await Promise.all([
      page.getByLabel(booking.notes).boundingBox(),
      page.getByRole("button", { name: booking.confirm }).boundingBox(),
    ]);
    expect(Math.abs((field?.width ?? 0) - (button?.width ?? 0))).toBeLessThan(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 1_200));
    await expect(page.locator("[data-booking-bar]")).toContainText("National park fee THB 800");
  });

  await test.step("on paper every part and every answer stands open, the operator's numbers below, and nothing to press", async () => {
    await page.getByRole("tab").first().click();
    const answer = page.locator("#faq details > div").first();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const part of parts)
      await expect(page.locator(`#${part}`)).toBeVisible({ visible: part !== "booking" });
    await expect(answer).toBeVisible();
    await expect(page.getByRole("contentinfo").locator("a[href^='tel:']").first()).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.locator("a[href='#booking']").filter({ visible: true })).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  //
  test("all parts stand one below the other, all pictures are there, and the operator can be written to", async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/\.js csp$/);
    await openFirst(page, "ru", "tours");
    for (const part of parts) await expect(page.locator(`#${part}`)).toBeVisible();
    await expect(page.getByRole("tablist")).toBeHidden();
    const pictures = page.getByRole("region", { name: "Фотографии тура" }).locator("img");
    expect(await pictures.count()).toBeGreaterThan(5);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
    const words = messagesOf("ru", "booking");
    await expect(page.getByText(words.withoutScript)).toBeVisible();
    await expect(page.getByRole("main").locator('a[href^="https://t.me/"]').last()).toBeVisible();
    await expect(page.getByText(words.loading)).toBeHidden();
  });
});

//
test("a swipe of a phone reaches the tabs of a tour, which stand before the highlights", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const list of ["tours", "international-tours", "domestic-tours"]) {
    await page.goto(await firstRecord(page.request, `/ru/${list}`));
    const tabs = await page.getByRole("tablist").boundingBox();
    const highlights = await page
      .getByRole("heading", { name: messagesOf("ru", "tour").highlights })
      .boundingBox();
    expect(tabs?.y, list).toBeLessThan(1_900);
    expect(highlights?.y, list).toBeGreaterThan(tabs?.y ?? 0);
  }
});

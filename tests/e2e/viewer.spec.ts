import type { Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { firstRecord } from "../setup/first-record";

const picture = (page: Page) => page.locator(".swiper-slide-active [data-viewer-picture]");
const counter = (page: Page) => page.getByRole("dialog").locator("[aria-live]");
const opener = (page: Page) => page.getByRole("button", { name: /in full size$/ });

/** How much the picture in view is enlarged. */
function scale(page: Page): Promise<number> {
  return page
    .locator(".swiper-slide-active .react-transform-component")
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}

/** Waits until the picture in view has its file, and stands and lies still for a quarter of a second. */
async function atRest(page: Page) {
  await picture(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let [last, since] = ["", 0];
        const look = (now: number) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const image = element.querySelector("img");
          const place = [x, y, width, height, image?.complete].join();
          if (place !== last) [last, since] = [place, now];
          if (image?.complete && now - since > 250) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** The middle of the picture in view, once it has come to rest. */
async function centre(page: Page) {
  await atRest(page);
  const box = await picture(page).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test.beforeEach(async ({ page }) => {
  await page.goto(await firstRecord(page.request, "/en/tours"));
});

async function open(page: Page) {
  await opener(page).click();
  await expect(picture(page).locator("img")).toBeVisible();
}

//
test("a tour's gallery and the viewer's loop", async ({ page }) => {
  //
  await test.step("the gallery counts, and arrows, thumbnails and keys change its picture", async () => {
    const gallery = page.getByRole("region", { name: "Pictures of this tour" });
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect(gallery.getByText(/^1 \/ \d+$/)).toBeVisible();
    await expect(gallery.getByRole("img").first()).toHaveAccessibleName(`${name}, picture 1`);
    await gallery.getByRole("button", { name: "Show picture 3" }).click();
    await expect(gallery.getByText(/^3 \/ \d+$/)).toBeVisible();
    await gallery.getByRole("button", { name: "Next picture" }).click();
    await expect(gallery.getByText(/^4 \/ \d+$/)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(gallery.getByText(/^3 \/ \d+$/)).toBeVisible();
    const third = gallery.getByRole("button", { name: "Show picture 3" });
    await expect(third).toHaveAttribute("aria-current", "true");
    for (const index of [2, 1]) {
      await page.keyboard.press("ArrowLeft");
      await expect(gallery.getByText(new RegExp(`^${index} / \\d+$`))).toBeVisible();
    }
  });

  await test.step("the viewer's code comes with its first opening", async () => {
    const code = page.waitForResponse((response) => response.url().endsWith(".js"));
    await open(page);
    await code;
  });

  //
  await test.step("a loop of pictures, by keys, buttons and a swipe", async () => {
    const total = Number((await counter(page).textContent())?.split("/")[1]);
    await page.keyboard.press("ArrowLeft");
    await expect(counter(page)).toHaveText(`${total} / ${total}`);
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await page.getByRole("dialog").getByRole("button", { name: "Next picture" }).click();
    await expect(counter(page)).toHaveText(`2 / ${total}`);
    // A busy machine may swallow a swipe while the last picture still slides in.
    await expect(async () => {
      const { x, y } = await centre(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 400, y, { steps: 10 });
      await page.mouse.up();
      await expect(counter(page)).toHaveText(`3 / ${total}`, { timeout: 2_000 });
    }).toPass();
    await expect(picture(page).getByRole("img")).toHaveAccessibleName(/, picture 3$/);
  });

  await test.step("Escape and the button close; focus goes back to the picture that was seen last", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAccessibleName(/^View picture 3 of \d+/);
    await open(page);
    await page.getByRole("button", { name: "Close viewer" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
});

test("the viewer's zoom", async ({ page }) => {
  await open(page);
  const { x, y } = await centre(page);

  //
  await test.step("a double click zooms in and back, a drag moves the zoomed picture, the wheel does nothing", async () => {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -500);
    await atRest(page);
    expect(await scale(page)).toBe(1);

    await page.mouse.dblclick(x, y);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    const before = await picture(page).boundingBox();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 40, { steps: 8 });
    await page.mouse.up();
    expect((await picture(page).boundingBox())?.x).not.toBe(before?.x);
    await expect(counter(page)).toHaveText(/^1 \//);

    await atRest(page);
    await page.mouse.dblclick(x, y);
    await expect.poll(() => scale(page)).toBe(1);
  });

  //
  await test.step("another picture resets the zoom", async () => {
    await atRest(page);
    await page.mouse.dblclick(x, y);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).toHaveText(/^2 \//);
    await atRest(page);
    await page.keyboard.press("ArrowLeft");
    await expect(counter(page)).toHaveText(/^1 \//);
    await expect.poll(() => scale(page)).toBe(1);
  });

  //
  await test.step("a click beside the picture closes, one on it does not", async () => {
    await atRest(page);
    await page.mouse.click(x, y);
    await atRest(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.click(x, 12);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

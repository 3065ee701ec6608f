import type { Page } from "playwright/test";

/** Changes the window's size and waits until the page has been laid out and drawn in the new size. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    (wanted) => window.innerWidth === wanted.width && window.innerHeight === wanted.height,
    { width, height },
  );
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

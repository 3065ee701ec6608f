import { expect, type Locator } from "playwright/test";

/**
 * Picks an item of a list up by its handle, as somebody does who works by keys: `words` are heard, and
 * arrows move it from a breath later on, when the list has been measured.
 */
export async function pickUp(handle: Locator, words: string): Promise<void> {
  const page = handle.page();
  // A key that comes before the list listens is lost, for people as well, who press it again.
  await expect(async () => {
    await handle.press("Space");
    await expect(page.getByText(words)).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
}

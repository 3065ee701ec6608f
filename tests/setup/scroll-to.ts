import type { Locator } from "playwright/test";

/**
 * Scrolls to something and waits until it stands still: what comes near the window is laid out then (`content-visibility`), and so are
 * fonts that arrive. A click on what moves between press and release is none.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(async (element) => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0, last = Number.NaN; still < 2; ) {
      await frame();
      const { top } = element.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
    }
  });
  // What was laid out may have pushed it away.
  await target.scrollIntoViewIfNeeded();
}

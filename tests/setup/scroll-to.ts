import type { Locator } from "playwright/test";

/**
 * Scrolls to an element and waits until the element stands still. Parts near the window are laid out late (`content-visibility`), and
 * fonts arrive late. A browser sends no click if the element moves between press and release.
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

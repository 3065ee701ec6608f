import type { Page } from "playwright/test";

/**
 * Lays out the sections that the browser leaves out while they are far from the window (`content-visibility`). Until then
 * their texts have no computed colours, axe reports a contrast that nobody sees, and the page moves while a test scrolls.
 */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("*")) {
      const { contentVisibility } = getComputedStyle(element);
      if (contentVisibility === "auto") element.style.contentVisibility = "visible";
    }
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

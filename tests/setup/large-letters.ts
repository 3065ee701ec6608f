import { expect, type Page } from "playwright/test";
import { resize } from "./resize";

/** Sizes the letters twice as large and lays out the whole page. */
async function doubleLetters(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.setProperty("font-size", "32px");
    for (const each of document.querySelectorAll<HTMLElement>("article, section")) {
      each.style.setProperty("content-visibility", "visible");
    }
  });
}

/** Texts that lie over other texts of the page's flow. Only the parts that no box cuts off are compared. */
function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Parts that stay in place while the page scrolls beneath them.
    const placed =
      "header, [data-booking-bar], .request-bar, .booking-box, [data-tab-strip], .chat-place, table";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { node: Node; text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest(`${placed}, .sr-only, .skip-link, svg`)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cuts: DOMRect[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowY !== "visible") cuts.push(each.getBoundingClientRect());
      }
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const edges = [
          Math.max(left, ...cuts.map((cut) => cut.left)),
          Math.max(top, ...cuts.map((cut) => cut.top)),
        ] as const;
        const width = Math.min(right, ...cuts.map((cut) => cut.right)) - edges[0];
        const height = Math.min(bottom, ...cuts.map((cut) => cut.bottom)) - edges[1];
        if (width > 1 && height > 1) lines.push({ node, text, box: new DOMRect(...edges, width, height) });
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    const inset = 5;
    return lines.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.box.top + inset >= one.box.bottom - inset) break;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (one.node !== other.node && wide > 2) found.push(`${one.text} / ${other.text}`);
      }
      return found;
    });
  });
}

/** Prices that are broken into two lines. */
function brokenPrices(page: Page): Promise<string[]> {
  return page
    .locator("article strong, .booking-box strong, [data-booking-bar] .font-bold, output")
    .evaluateAll((prices) =>
      prices.flatMap((price) => {
        const [amount] = price.childNodes;
        if (!amount || !/\d/.test(amount.textContent ?? "") || !price.checkVisibility()) return [];
        const range = document.createRange();
        range.selectNodeContents(amount);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [price.textContent ?? ""] : [];
      }),
    );
}

/** Expects of a page with letters twice as large that nothing sticks out, overlaps, breaks a price or is cut off on a phone. */
export async function expectReadableInLargeLetters(page: Page, width: number, what: string): Promise<void> {
  await resize(page, width, 800);
  await doubleLetters(page);
  const seen = `${what} at ${width} px`;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: seen }).toBe(0);
  expect(await overlappingTexts(page), seen).toEqual([]);
  expect(await brokenPrices(page), seen).toEqual([]);
  const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
  const search = await page.getByRole("banner").locator("summary:visible").first().boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? width)).toBeLessThanOrEqual(search?.x ?? 0);
  // What stands on a picture is not cut off at its edge.
  const cut = await page.locator("article .badge").evaluateAll((badges) =>
    badges.flatMap((badge) => {
      const picture = badge.closest(".overflow-hidden")?.getBoundingClientRect();
      const isCut = picture && badge.getBoundingClientRect().right > picture.right + 1;
      return isCut ? [badge.textContent] : [];
    }),
  );
  expect(cut, seen).toEqual([]);
}

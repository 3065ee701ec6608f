import { expect, type Page } from "playwright/test";
import { demoSite as site } from "./demo-site";
import { resize } from "./resize";

/** How far the header's search moves where nothing of the header that follows the search has come yet. */
const searchShift = (page: Page) =>
  page.evaluate(() => {
    const search = document.querySelector("header summary[aria-label]");
    const left = () => search?.getBoundingClientRect().x ?? Number.NaN;
    const complete = left();
    const details = search?.closest("details");
    const removed: Node[] = [];
    while (details?.nextSibling) {
      removed.push(details.nextSibling);
      details.nextSibling.remove();
    }
    const shift = Math.abs(left() - complete);
    details?.after(...removed);
    return shift;
  });

/**
 * Expects that the controls of the header are 44 pixels or more and stand side by side within the windows of phones and tablets. The
 * search must not move when the controls behind the search arrive.
 */
export async function expectHeaderControls(page: Page): Promise<void> {
  const banner = page.getByRole("banner");
  for (const width of [320, 360, 390, 768]) {
    await resize(page, width, 844);
    const boxes = await banner.locator("a:visible, button:visible, summary:visible").evaluateAll((all) =>
      all.map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return { left, right, width: right - left, height: bottom - top };
      }),
    );
    expect(boxes, `controls of the header at ${width} px`).toHaveLength(4);
    for (const [place, box] of boxes.entries()) {
      const control = `control ${place} of the header at ${width} px`;
      expect(Math.min(box.width, box.height), control).toBeGreaterThanOrEqual(44);
      expect(box.left, control).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
      expect(box.right, control).toBeLessThanOrEqual(width);
    }
    // The brand's name is broken between its words or not at all.
    const lines = await banner.getByText(site.name).evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, `lines of the brand's name at ${width} px`).toBeLessThanOrEqual(
      site.name.split(" ").length,
    );
    expect(await searchShift(page), `move of the search at ${width} px`).toBeLessThan(0.5);
  }
}

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";
import { resize } from "./resize";

/**
 * Adds a rule that axe leaves out by default: a control's name contains its visible text, which voice control needs.
 *
 * Reports violations alone, and runs within the page: the report of all that passed, and the second page that axe opens by
 * default for frames of other sites, take four times the time of the rules.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } })
    .setLegacyMode();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

/** Expects no finding of axe and no horizontal scrolling. */
export async function expectUsable(page: Page): Promise<void> {
  // A note that is fading in has no contrast yet. What turns for ever is not waited for.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")].every(
      ({ dataset }) => dataset.mounted === "true",
    ),
  );
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expectNoOverflow(page);
}

/**
 * Checks the open page with `expectUsable` on a phone, and for horizontal scrolling on a tablet and a wide screen. axe runs once,
 * because axe takes most of the time and the page has the same elements on all screens.
 */
export async function expectUsableOnScreens(page: Page): Promise<void> {
  for (const width of [768, 1440]) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
  await resize(page, 390);
  await expectUsable(page);
}

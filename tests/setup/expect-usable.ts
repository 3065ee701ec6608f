import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** Axe with the rule, off by itself, that a control's name holds what is seen of it: voice control asks for that. */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ rules: { "label-content-name-mismatch": { enabled: true } } });
}

/** Nobody is shut out of what the page shows (axe), and nothing sticks out sideways. */
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
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

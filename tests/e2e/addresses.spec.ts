import { expect, test } from "../setup/browser-test";

//
test("the language button cycles id, en, ru, id, keeps the query and saves the choice", async ({ page }) => {
  await page.goto("/id/tours?page=2&utm_source=x");
  for (const [code, next] of [
    ["ID", "en"],
    ["EN", "ru"],
    ["RU", "id"],
  ] as const) {
    await page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(`^${code}\\.`) })
      .click();
    await page.waitForURL(`**/${next}/tours?page=2&utm_source=x`);
    await expect(page.locator("html")).toHaveAttribute("lang", next);
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === "userLanguage")?.value)
      .toBe(next);
  }
});

import { translate } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";

/** How a browser that runs no script speaks of those it does not fetch. */
const withoutScript = /failed request: \S+\.js csp/;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowProblem }) => allowProblem(withoutScript));

  const t = translate("ru");
  //
  test("a page that is missing says so and leads on", async ({ page, allowProblem }) => {
    allowProblem(/404/);
    const response = await page.goto("/ru/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `${t("errors.notFound")}: ${t("errors.notFoundTitle")}`,
    );
    await expect(page).toHaveTitle(new RegExp(`^${t("errors.notFound")}`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("errors.seeTours") })
      .click();
    await expect(page).toHaveURL(/\/ru\/tours$/);
  });

  test("the search on it works", async ({ page, allowProblem }) => {
    allowProblem(/404/);
    await page.goto("/en/nowhere");
    const search = page.getByRole("main").getByRole("search");
    await search.getByRole("searchbox").fill("phi phi");
    await search.getByRole("button").click();
    await expect(page).toHaveURL(/\/en\/search\?search=phi\+phi/);
  });
});

import type { Page } from "playwright/test";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { demoSlideTitles } from "../setup/demo-home";
import { demoSite } from "../setup/demo-site";
import { expect, test } from "../setup/own-site-test";
import { seededAdmin, signIn } from "../setup/sign-in";

test.use({ siteOf: "getting-started", viewport: { width: 390, height: 844 } });

// The second test removes the demo content with the telephone that the first one has entered.
test.describe.configure({ mode: "default" });

const own = "+62 361 123 456";
const steps = (page: Page) =>
  page.getByRole("region", { name: adminText("gettingStarted.title"), exact: true });

test.beforeEach(({ page }) => signIn(page));

//
test("a saved telephone ticks its step of the list on the dashboard, which staff close and open again", async ({
  page,
}) => {
  await page.goto("/admin");
  const step = steps(page)
    .getByRole("listitem")
    .filter({ hasText: adminText("gettingStarted.steps.phones") });
  await expect(step).toContainText(adminText("gettingStarted.states.demo"));
  await step.getByRole("link").click();
  await page.locator('[name="phones.0.number"]').fill(own);
  await page.getByRole("button", { name: adminText("site.submit") }).click();
  await expect(page.getByText(adminText("site.updated"))).toBeVisible();

  await page.goto("/admin");
  await expect(step).toContainText(adminText("gettingStarted.states.done"));
  await expect(step).toContainText(own);
  await steps(page)
    .getByRole("button", { name: adminText("gettingStarted.hide") })
    .click();
  await expect(steps(page)).toHaveCount(0);

  await page.goto("/admin/site/demo");
  await page.getByRole("button", { name: adminText("gettingStarted.show") }).click();
  await expect(page.getByRole("button", { name: adminText("gettingStarted.show") })).toHaveCount(0);
  await page.goto("/admin");
  await expect(step).toBeVisible();
});

//
test("the demo content goes with one press and the password, and comes back with one press", async ({
  page,
}) => {
  // The removal and its undo may take two minutes each before the site gives up.
  test.setTimeout(400_000);
  const [slide = ""] = demoSlideTitles("en");
  const ofDemo = () => page.getByText(demoSite.name).or(page.getByRole("heading", { name: slide }));
  const openHome = async () => {
    await page.goto("/en");
    await expect(page.getByText(own).first()).toBeAttached();
  };
  await openHome();
  await expect(page.getByRole("heading", { name: slide })).toBeVisible();

  await page.goto("/admin/site/demo");
  await page.getByRole("button", { name: adminText("demoContent.remove") }).click();
  const question = page.getByRole("dialog", { name: adminText("demoContent.question") });
  await question.getByLabel(adminText("password.current")).fill(seededAdmin.password);
  await question.getByRole("button", { name: adminText("demoContent.remove") }).click();
  const restore = page.getByRole("button", { name: adminText("demoContent.restore") });
  await expect(restore).toBeVisible({ timeout: 150_000 });

  await openHome();
  await expect(ofDemo()).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);

  await page.goto("/admin/site/demo");
  await restore.click();
  await page
    .getByRole("dialog", { name: adminText("demoContent.restoreQuestion") })
    .getByRole("button", { name: adminText("demoContent.restore") })
    .click();
  // A busy machine takes long to write all records and their versions again.
  await expect(page.getByText(adminText("demoContent.goes"))).toBeVisible({ timeout: 150_000 });
  await openHome();
  await expect(page.getByRole("heading", { name: slide })).toBeVisible();
  await expect(page.getByText(demoSite.name).first()).toBeAttached();
  await expect(page.getByRole("article").first()).toBeAttached();
});

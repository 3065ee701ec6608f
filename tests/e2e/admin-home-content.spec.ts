import type { Page } from "playwright/test";
import { adminText } from "@/lib/i18n/admin-messages";
import { test as base, expect } from "../setup/browser-test";
import { demoHome } from "../setup/demo-home";
import { type OwnSite, ownSite } from "../setup/own-site";
import { signIn } from "../setup/sign-in";

let own: OwnSite;

/** On a site of this file's own: a changed section is a changed link on every page. */
const test = base.extend({
  baseURL: ({ browserName: _ }, use) => use(own?.url ?? ""),
});

test.beforeAll(async () => {
  own = await ownSite();
});

test.afterAll(() => own?.stop());

test.beforeEach(({ page }) => signIn(page));

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a slide's title and focal point are changed, a section is hidden, all is previewed and saved", async ({
  page,
  context,
}) => {
  const title = "Out before the crowds";
  await page.goto("/admin/site/home");
  const hero = part(page, adminText("home.sections.hero"));
  await hero.getByRole("button", { name: /^Slide 1/ }).click();
  await hero.getByRole("textbox", { name: "Judul slide (EN)" }).first().fill(title);

  const point = hero.getByRole("button", { name: "Titik fokus gambar Slide 1" });
  await point.press("ArrowRight");
  await point.press("Shift+ArrowUp");
  await expect(hero.getByText("51% dari kiri, 40% dari atas")).toBeVisible();
  const box = await point.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) - 38, (box?.y ?? 0) + 22, { steps: 4 });
  await page.mouse.up();
  await expect(hero.getByText("51% dari kiri")).toBeHidden();

  const gallery = part(page, adminText("home.sections.gallery"));
  await gallery.getByRole("button", { name: adminText("home.sections.gallery"), exact: true }).click();
  await gallery.getByRole("checkbox", { name: adminText("home.fields.gallery_visible") }).uncheck();

  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: adminText("preview.button") }).click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await expect(preview.getByRole("form").getByLabel("When are you going?")).toBeVisible();
  await expect(preview.locator("#about")).toBeVisible();
  await expect(preview.locator("#gallery")).toHaveCount(0);
  await preview.close();

  await page.getByRole("button", { name: adminText("home.submit") }).click();
  await expect(page.getByText(adminText("home.updated"))).toBeVisible();

  await page.goto("/en");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("heading", { name: demoHome.gallery_title?.en })).toHaveCount(0);
  const picture = page.getByRole("region", { name: "What we do" }).locator("img").first();
  expect(await picture.getAttribute("src")).toMatch(/^\/storage\//);
  await page.goto("/en/blogs");
  await expect(page.locator('a[href="/en#about"]').first()).toBeAttached();
  await expect(page.locator('a[href="/en#gallery"]')).toHaveCount(0);
});

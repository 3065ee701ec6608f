import type { Page } from "playwright/test";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languages } from "@/lib/core/i18n/languages";
import { demoSlideTitles } from "../setup/demo-home";
import { demoSite } from "../setup/demo-site";
import { expect, test } from "../setup/own-site-test";
import { resize } from "../setup/resize";
import { seededAdmin, signIn } from "../setup/sign-in";

// A site of its own, because the languages and the names of the operator show on every page, and demo content goes and comes.
test.use({ siteOf: "operator-first-day" });
// The second test removes the demo content with the telephone that the first one has entered.
test.describe.configure({ mode: "default" });

test.beforeEach(({ page }) => signIn(page));

const own = "+62 361 123 456";
const steps = (page: Page) =>
  page.getByRole("region", { name: adminText("gettingStarted.title"), exact: true });

//
test("a saved telephone ticks its step of the list on the dashboard, which staff close and open again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
  await page.setViewportSize({ width: 390, height: 844 });
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

//
test("an operator without English writes a page in Indonesian alone, and sees the page before visitors do", async ({
  page,
  site,
}) => {
  await page.goto("/admin/site");
  for (const language of ["en", "ru"]) await page.locator(`[name="shows_${language}"]`).uncheck();
  await page.getByRole("button", { name: "Simpan Situs" }).click();
  await expect(page.getByText("Situs berhasil diperbarui!")).toBeVisible();

  await page.goto("/admin/own-pages/create");
  await expect(page.getByText("Isian Inggris yang kosong diisi dengan teks Bahasa Indonesia")).toBeVisible();
  await page.getByRole("button", { name: "Simpan Halaman" }).click();
  await expect(page.getByText("Teks bahasa Indonesia wajib diisi.").first()).toBeVisible();
  await page.locator('[name="title.id"]').fill("Kapal kami");
  await page.locator("[contenteditable=true]:visible").first().click();
  await page.keyboard.type("Dua katamaran.");
  await page.locator('[name="address"]').fill("kapal-kami");

  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Pratinjau" }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Kapal kami");
  await expect(preview.getByText("Dua katamaran.")).toBeVisible();
  await expect(preview.getByText("Pratinjau: belum disimpan")).toBeVisible();
  await page.locator('[name="title.id"]').fill("Armada kami");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Armada kami");
  expect((await site.send("/id/kapal-kami")).status).toBe(404);
  await preview.close();

  await page.getByRole("button", { name: "Simpan Halaman" }).click();
  await expect(page.getByText("Halaman berhasil ditambahkan!")).toBeVisible();
  expect(await (await site.send("/id/kapal-kami")).text()).toContain("Dua katamaran.");
  const [stored] = await site.sql("SELECT title FROM own_page WHERE address = $1", ["kapal-kami"]);
  expect(stored?.title).toEqual({ id: "Armada kami", en: "Armada kami" });

  // Without a language to switch to, the last button stands where the text ends.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/id");
  const menu = await page.getByRole("button", { name: "Buka menu" }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeGreaterThan(390 - 24);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/own-pages");

  // The English copy follows a later change.
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.locator('[name="title.id"]').fill("Dua kapal");
  await page.getByRole("button", { name: "Simpan Halaman" }).click();
  await expect(page.getByText("Halaman berhasil diperbarui!")).toBeVisible();
  const [changed] = await site.sql("SELECT title FROM own_page WHERE address = $1", ["kapal-kami"]);
  expect(changed?.title).toEqual({ id: "Dua kapal", en: "Dua kapal" });
});

//
test("forms name the kinds and the clock as the operator does", async ({ page }) => {
  await page.goto("/admin/site");
  await page.locator('[name="general_name.id"]').fill("Tur Bali");
  await page.locator('[name="time_zone"]').selectOption("Asia/Makassar");
  await page.locator('[name="time_name.id"]').fill("waktu Bali");
  await page.getByRole("button", { name: "Simpan Situs" }).click();
  await expect(page.getByText("Situs berhasil diperbarui!")).toBeVisible();

  await page.goto("/admin/closed-days/create");
  await expect(page.getByRole("combobox").locator("option", { hasText: "Tur Bali" })).toHaveCount(1);

  await page.goto("/admin/tours");
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  await page.locator('[name="cutoff_days"]').fill("1");
  await page.locator('[name="cutoff_time"]').fill("18:00");
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Pratinjau" }).click(),
  ]);
  await expect(preview.getByText(/18[.:]00 waktu Bali/).first()).toBeAttached();
  await preview.close();
});

//
test("ticked drafts are shown to visitors at once, and one press takes that back", async ({ page, site }) => {
  for (const { id } of await site.sql("SELECT id FROM tour WHERE tour_type = 2"))
    await site.write("PUT", `/api/packages/${id}`, { published: false });
  const visible = async () =>
    (await site.sql("SELECT count(*)::int AS count FROM tour WHERE tour_type = 2 AND published"))[0]?.count;
  await page.goto("/admin/domestic-tours");
  await page.getByRole("button", { name: "Centang semua yang tampil" }).click();
  const show = page.getByRole("button", { name: /^Tampilkan \d+ di situs$/ });
  const count = Number(/\d+/.exec((await show.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(3);
  await show.press("Enter");
  await expect(page.getByText(`${count} tur tampil di situs.`)).toBeVisible();
  expect(await visible()).toBe(count);
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect.poll(visible).toBe(0);

  await page.getByRole("button", { name: "Centang semua yang tampil" }).click();
  await expect(show).toBeVisible();
  await page.goto("/admin/change-batches");
  await expect(page.getByText("Ditampilkan di situs").first()).toBeVisible();
});

//
test("a name of 60 letters fits the header of the back office and of every language, from phones to wide windows", async ({
  page,
}) => {
  const name = "Andaman Sea Excursions and Private Island Journeys of Phuket";
  expect(name).toHaveLength(60);
  const data = { name, logo: null, shows_en: true, shows_ru: true, shows_id: true };
  expect(
    (
      await page.request.put("/api/site-settings", { headers: { "Sec-Fetch-Site": "same-origin" }, data })
    ).status(),
  ).toBe(200);
  const widths = [320, 390, 768, 1024, 1280];
  const banner = page.getByRole("banner");
  const brand = banner.locator(".brand-name");
  await page.goto("/admin/tours");
  for (const width of widths) {
    await resize(page, width, 844);
    const [bar, ownName] = await Promise.all([banner.boundingBox(), brand.boundingBox()]);
    expect(ownName?.height, `back office at ${width}`).toBeLessThanOrEqual(bar?.height ?? 0);
  }
  for (const language of languages) {
    await page.goto(`/${language}/tours`);
    for (const width of widths) {
      await resize(page, width, 844);
      const next = banner.locator("summary:visible, a:visible").nth(1);
      const [bar, ownName, beside] = await Promise.all([
        banner.boundingBox(),
        brand.boundingBox(),
        next.boundingBox(),
      ]);
      const where = `${language} at ${width}`;
      expect(ownName?.height, where).toBeLessThanOrEqual(bar?.height ?? 0);
      expect((ownName?.x ?? 0) + (ownName?.width ?? 0), where).toBeLessThanOrEqual(beside?.x ?? 0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, where).toBeLessThanOrEqual(width);
    }
  }
});

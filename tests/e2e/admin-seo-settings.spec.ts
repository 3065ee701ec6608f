import type { Page } from "playwright/test";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languages } from "@/lib/core/i18n/languages";
import { seoPages } from "@/lib/seo/fields";
import type { SeoResponse } from "@/lib/seo/schema";
import { demoHome } from "../setup/demo-home";
import { demoSite as site } from "../setup/demo-site";
import { expectUsable } from "../setup/expect-usable";
import type { OwnSite } from "../setup/own-site";
import { expect, test } from "../setup/own-site-test";
import { signIn } from "../setup/sign-in";
import { signInOverForm } from "../setup/sign-in-over-form";

let own: OwnSite;

test.describe.configure({ mode: "default" });

test.beforeAll(({ site }) => {
  own = site;
});

test.beforeEach(({ page }) => signIn(page));

const pageNames = {
  home: "Beranda",
  blogs: "Blog",
  tours: "Tur Umum (Tur Phuket)",
  intlTours: "Tur Internasional",
  domesticTours: "Tur Domestik (Tur Indonesia)",
};

const getContent = async (): Promise<SeoResponse> => (await own.send("/api/seo-content")).json();

const putContent = (content: unknown) => own.write("PUT", "/api/seo-content", content);

const part = (page: Page, name: keyof typeof pageNames) =>
  page.getByRole("region", { name: pageNames[name], exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save SEO Settings" }).click();

async function openForm(page: Page) {
  await page.goto("/admin/seo-settings/edit");
  await expect(part(page, "domesticTours")).toBeVisible();
}

/** What a page's raw HTML says of itself. */
async function headOf(path: string) {
  const html = await (await own.send(path)).text();
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  };
}

const extras = {
  author: "Tim Ombak",
  robots: "index, follow",
  canonicalUrl: "https://example.com/id",
  hreflang: { en: "https://example.com/en", "x-default": "https://example.com/" },
};

//
test("the overview shows every page and language, and the form counts, is refused without a loss, and changes the public heads", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/422/);
  const empty = {
    title: "",
    description: "",
    author: null,
    robots: null,
    canonicalUrl: null,
    hreflang: null,
  };
  const blank = Object.fromEntries(languages.map((language) => [language, empty]));
  await putContent(Object.fromEntries(seoPages.map((each) => [each, blank])));
  await putContent({ home: { id: { title: "Beranda kami", description: "Tentang kami", ...extras } } });
  const before = await getContent();
  const home = part(page, "home");

  await test.step("the overview says what is there, and what is not set", async () => {
    await page.goto("/admin/seo-settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pengaturan SEO");
    for (const name of seoPages) {
      await expect(part(page, name).getByRole("heading", { level: 3 })).toHaveCount(languages.length);
    }
    const count = seoPages.length * languages.length * 2 - 2;
    await expect(page.getByText("Not set", { exact: true })).toHaveCount(count);
    for (const text of [
      "Beranda kami",
      "Tentang kami",
      "Penulis",
      "Robots",
      "URL kanonis",
      "Tautan hreflang",
      extras.author,
      extras.robots,
      extras.canonicalUrl,
      "en: https://example.com/en",
    ])
      await expect(home).toContainText(text);
    await expect(part(page, "blogs")).not.toContainText(/Penulis|Robots|kanonis|hreflang/);
    await expectUsable(page);
    await page.getByRole("link", { name: "Edit SEO Settings" }).click();
    await expect(page).toHaveURL("/admin/seo-settings/edit");
  });

  const intl = part(page, "intlTours");
  await test.step("255 and 500 characters are the most: counted while typing, nothing cut off, nothing sent", async () => {
    await intl.getByLabel("Judul (EN)").fill("t".repeat(255));
    await intl.getByLabel("Deskripsi (EN)").fill("d".repeat(500));
    await expect(intl.getByText("255/255")).toBeVisible();
    await expect(intl.getByText("500/500")).toBeVisible();
    await intl.getByLabel("Judul (EN)").press("End");
    await intl.getByLabel("Judul (EN)").pressSequentially("t");
    await intl.getByLabel("Deskripsi (EN)").fill("d".repeat(501));
    await expect(intl.getByText("256/255")).toBeVisible();
    await expect(intl.getByText("501/500")).toBeVisible();
    await save(page);
    await expect(intl.getByLabel("Judul (EN)")).toBeFocused();
    await expect(intl.getByText("Paling banyak 255 karakter.", { exact: true })).toBeVisible();
    await expect(intl.getByText("Paling banyak 500 karakter.", { exact: true })).toBeVisible();
    expect(await getContent()).toEqual(before);
    await intl.getByLabel("Judul (EN)").press("Backspace");
    await intl.getByLabel("Deskripsi (EN)").fill("d".repeat(500));
  });

  const written = { id: "Judul baru & lama", en: "A new <title>", ru: "Новый заголовок" };
  await test.step("a refusal is said, and loses nothing", async () => {
    for (const language of languages) {
      const label = `(${language.toUpperCase()})`;
      await expect(home.getByLabel(`Judul ${label}`)).toHaveJSProperty("tagName", "INPUT");
      await home.getByLabel(`Judul ${label}`).fill(written[language]);
      await part(page, "tours").getByLabel(`Deskripsi ${label}`).fill(`Tours: ${written[language]}`);
    }
    const errors = { "home.en.title": ["Salah."] };
    await page.route("**/api/seo-content", (route) =>
      route.fulfill({ status: 422, json: { message: "Data tidak valid.", errors } }),
    );
    await save(page);
    const alert = page.getByRole("alert").filter({ hasText: "Failed to update SEO settings." });
    await expect(alert).toBeVisible();
    await expect(page.getByText("Salah.", { exact: true })).toBeVisible();
    await expect(home.getByLabel("Judul (EN)")).toHaveValue(written.en);
    await page.unroute("**/api/seo-content");
  });

  await test.step("the save changes the public heads on the next request, and leaves everything else", async () => {
    // A colleague's save of another page meanwhile stays as well.
    await putContent({ blogs: { en: { title: "Saved meanwhile" } } });
    await save(page);
    // The notice stays for four seconds, which the way to the overview can take on a busy machine.
    await expect(page.getByText("SEO settings updated successfully!")).toBeVisible();
    await expect(page).toHaveURL("/admin/seo-settings");
  });
  const expected = structuredClone(before);
  expected.blogs.en.title = "Saved meanwhile";
  Object.assign(expected.intlTours.en, { title: "t".repeat(255), description: "d".repeat(500) });
  const escaped = { ...written, id: "Judul baru &amp; lama", en: "A new &lt;title&gt;" };
  for (const language of languages) {
    expect(await headOf(`/${language}`)).toMatchObject({ title: escaped[language] });
    expect(await headOf(`/${language}/tours`)).toMatchObject({ description: `Tours: ${escaped[language]}` });
    expected.home[language].title = written[language];
    expected.tours[language].description = `Tours: ${written[language]}`;
  }
  expect(await getContent()).toEqual(expected);
  expect(expected.home.id).toMatchObject(extras);
});

//
test("the preview follows what is typed, an emptied text gives way, and an ended session is mended over the form on a phone", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/401/);
  await openForm(page);
  await test.step("the preview follows, in the language that is typed in", async () => {
    const blogs = part(page, "blogs");
    const preview = blogs.getByRole("region", { name: "Pratinjau hasil pencarian" });
    await blogs.getByLabel("Judul (RU)").fill("Записки с островов");
    await blogs.getByLabel("Deskripsi (RU)").fill("Сезоны и паромы");
    await expect(preview.getByText("Записки с островов", { exact: true })).toHaveCount(3);
    await expect(preview.getByText("Сезоны и паромы", { exact: true })).toHaveCount(3);
    await expect(preview.getByText(/› ru › blogs$/).first()).toBeVisible();
    await expect(preview.getByRole("status")).toBeEmpty();
    await blogs.getByLabel("Judul (RU)").fill("О".repeat(61));
    await expect(preview.getByText("Judul lebih dari 60 karakter")).toBeVisible();
    await blogs.getByRole("group", { name: "Bahasa pratinjau" }).getByRole("button", { name: "en" }).click();
    await expect(preview.getByText("Saved meanwhile", { exact: true })).toHaveCount(3);
    for (const figure of ["Google · desktop", "Google · mobile", "WhatsApp · Telegram"]) {
      await expect(preview.getByText(figure, { exact: true })).toBeVisible();
    }
    const picture = await preview.locator("img").last().getAttribute("src");
    expect((await page.request.get(picture ?? "")).ok()).toBe(true);
  });

  const domestic = part(page, "domesticTours");
  await test.step("a text that is not written gives way to the English one", async () => {
    await domestic.getByLabel("Judul (EN)").fill("Indonesia with us");
    await domestic.getByLabel("Judul (RU)").focus();
    await expect(domestic.getByText("Indonesia with us", { exact: true })).toHaveCount(3);
    await save(page);
    await expect(page).toHaveURL("/admin/seo-settings");
    await expect(domestic).toContainText("Yang tampil: Indonesia with us");
    expect(await headOf("/ru/domestic-tours")).toMatchObject({ title: "Indonesia with us" });
  });

  await test.step("an emptied English one to the page's own, and a sign-in over the form saves the rest", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("link", { name: "Edit SEO Settings" }).click();
    const show = (name: keyof typeof pageNames, language: string) =>
      part(page, name)
        .getByRole("group", { name: "Bahasa untuk Judul" })
        .getByRole("button", { name: language })
        .click();
    await show("domesticTours", "en");
    await domestic.getByLabel("Judul (EN)").fill("");
    await show("home", "ru");
    await part(page, "home").getByLabel("Judul (RU)").fill("С телефона");
    await expectUsable(page);
    await page.context().clearCookies();
    await save(page);
    await signInOverForm(page);
    await expect(page).toHaveURL("/admin/seo-settings");
    await expectUsable(page);
    expect(await headOf("/ru")).toMatchObject({ title: "С телефона" });
    expect((await headOf("/ru/domestic-tours")).title).toContain(`| ${site.name}`);
  });
});

//
test("settings that cannot be read say so, with a retry", async ({ page, allowProblem }) => {
  allowProblem(/500|Minified React error #441/);
  await own.sql("ALTER TABLE seo_content RENAME TO seo_away");
  try {
    for (const address of ["/admin/seo-settings", "/admin/seo-settings/edit"]) {
      await page.goto(address);
      const alert = page.getByRole("alert").filter({ hasText: "Failed to load SEO settings." });
      await expect(alert).toContainText("Error!");
    }
  } finally {
    await own.sql("ALTER TABLE seo_away RENAME TO seo_content");
  }
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(part(page, "home").getByLabel("Judul (EN)")).toBeVisible();
});

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

//
test("a slide's title and focal point are changed, a section is hidden, all is previewed and saved", async ({
  page,
  context,
}) => {
  const title = "Out before the crowds";
  const before = await (await page.request.get("/en")).text();
  await page.goto("/admin/site/home");
  const hero = section(page, adminText("home.sections.hero"));
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

  const gallery = section(page, adminText("home.sections.gallery"));
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
  const cut = (await picture.getAttribute("src")) ?? "";
  expect(cut).toMatch(/^\/storage\//);
  expect(before).not.toContain(cut);
  await page.goto("/en/blogs");
  await expect(page.locator('a[href="/en#about"]').first()).toBeAttached();
  await expect(page.locator('a[href="/en#gallery"]')).toHaveCount(0);
});

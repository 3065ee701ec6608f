import type { APIRequestContext } from "playwright/test";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { expect, inLanguages, makeTour, stranger as signedOut, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";
import { elements, startTags, textOf } from "../setup/html-document";
import { field, typeTexts } from "./typed-tour";

const notices = {
  en: "Preview: not published yet",
  id: "Pratinjau: belum terbit",
  ru: "Предпросмотр: ещё не опубликовано",
};
const cannotBook = {
  en: "This tour can be requested once it is on the site.",
  id: "Tur ini bisa dipesan setelah tampil di situs.",
  ru: "Заявку на этот тур можно будет отправить, когда он появится на сайте.",
};

/** Expects the page of a draft that nobody can book, for no cache and no search engine. */
async function expectPreview(request: APIRequestContext, address: string, language: Language, name: string) {
  const answer = await request.get(address);
  const headers = answer.headers();
  expect(answer.status()).toBe(200);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["content-security-policy"]).not.toContain("style-src 'self' 'unsafe-inline'");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  const html = await answer.text();
  const [document] = startTags(html, "html");
  expect([document?.lang, textOf(elements(html, "h1")[0]?.inner ?? "")]).toEqual([language, name]);
  for (const text of [notices[language], cannotBook[language]])
    expect([text, textOf(html).includes(text)]).toEqual([text, true]);
  const missing = ['rel="canonical"', 'property="og:', "application/ld+json", 'type="date"'];
  for (const text of missing) expect([text, html.includes(text)]).toEqual([text, false]);
  expect(startTags(html, "meta")).toContainEqual({ name: "robots", content: "noindex, nofollow" });
}

//
test("a draft is saved once, shared by a link that strangers open, shown on the site, and its link is dead then", async ({
  page,
  mark,
  browser,
  baseURL,
  allowProblem,
}) => {
  allowProblem(/404/);
  const name = inLanguages(mark);
  await page.goto("/admin/tours/create");
  await typeTexts(page, "name", name);
  for (const path of ["duration", "location", "overview"]) await field(page, `${path}.en`).fill("Quiet");
  await field(page, "starting_price").fill("900");
  await field(page, "currency").fill("THB");
  await expect(page.getByLabel("Tampil di situs")).toHaveCount(0);
  await expect(page.getByText("Musim tutup? Pakai Jadwal & Musim")).toBeVisible();
  await page.getByRole("button", { name: "Simpan sebagai Draf" }).dblclick();
  await expect(page).toHaveURL("/admin/tours");

  const found = async () => {
    const answer = await page.request.get(`/api/packages?search=${encodeURIComponent(name.en)}`);
    return (await answer.json()).data as { id: number; published: boolean; visible: boolean }[];
  };
  const tours = await found();
  expect(tours).toMatchObject([{ published: false, visible: false }]);
  const [{ id } = { id: 0 }] = tours;

  const row = page.locator(`tr[data-tour="${id}"]`);
  await page.goto(`/admin/tours?state=hidden&search=${encodeURIComponent(name.en)}`);
  await expect(row.getByText("Draf", { exact: true })).toBeVisible();
  await expect(row.locator('a[target="_blank"]')).toHaveCount(0);
  await page.getByLabel("Status", { exact: true }).selectOption("Tampil di situs");
  await expect(page).toHaveURL(/state=visible/);
  await expect(row).toHaveCount(0);

  await page.goto(`/admin/tours/${id}`);
  const panel = page.getByRole("region", { name: "Terbitan" });
  await expect(panel.getByText("Draf", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Bagikan pratinjau" }).click();
  const url = await panel.getByLabel("Tautan pratinjau").inputValue();
  await expect(panel.getByRole("button", { name: "Salin tautan" })).toBeVisible();
  await expect(panel.getByText("Oleh admin")).toBeVisible();
  await expectUsable(page);

  const stranger = await browser.newContext({ baseURL, storageState: signedOut });
  const visitor = await stranger.newPage();
  const path = (language: string) => new URL(url).pathname.replace(/id$/, language);
  for (const language of languages) {
    await expectPreview(visitor.request, path(language), language, name[language]);
    expect((await visitor.request.get(`/${language}/tours/${id}`)).status()).toBe(404);
  }
  await visitor.goto(path("ru"));
  await expect(visitor.getByText(notices.ru)).toBeVisible();
  await expectUsable(visitor);
  const guessed = `/preview/${"A".repeat(43)}/ru`;
  const missing = await visitor.request.get(guessed);
  expect([missing.status(), missing.headers()["cache-control"]]).toEqual([404, "no-store"]);
  expect(await missing.text()).toContain('lang="ru"');
  expect((await visitor.request.get(path("de"))).status()).toBe(404);

  await page.goto(`/admin/tours?search=${encodeURIComponent(name.en)}`);
  const menu = page.getByRole("button", { name: `Tindakan lain untuk ${name.id}` });
  await menu.click();
  await page.getByRole("menuitem", { name: "Tampilkan di situs" }).click();
  await expect(row.getByText("Draf", { exact: true })).toHaveCount(0);
  const answer = await visitor.request.get(path("en"), { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toContain("/en/tours/uji-");
  expect((await visitor.request.get(`/en/tours/${id}`)).status()).toBe(200);

  await menu.click();
  await page.getByRole("menuitem", { name: "Sembunyikan dari situs" }).click();
  await expect(row.getByText("Draf", { exact: true })).toBeVisible();
  expect((await visitor.request.get(`/en/tours/${id}`)).status()).toBe(404);
  expect((await visitor.request.get(path("en"), { maxRedirects: 0 })).status()).toBe(404);
  await stranger.close();
});

//
test("days are written in the form and marked in the list, and a link is revoked", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/404/);
  const name = inLanguages(mark);
  const id = await makeTour(page.request, mark, { tour_type: 2, published: true });
  await page.goto(`/admin/domestic-tours/edit/${id}`);
  await expect(page.getByLabel("Tampil di situs")).toBeChecked();
  await page.getByLabel("Tampil mulai").fill("2098-12-24");
  await page.getByLabel("Tampil sampai").fill("2098-12-23");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByText("Tidak boleh sebelum hari pertama tampil.").first()).toBeVisible();
  await page.getByLabel("Tampil sampai").fill("2099-01-31");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL("/admin/domestic-tours");
  await page.goto(`/admin/domestic-tours?search=${encodeURIComponent(name.en)}`);
  await expect(page.locator(`tr[data-tour="${id}"]`).getByText("Tampil mulai 24 Des 2098")).toBeVisible();

  await page.goto(`/admin/domestic-tours/${id}`);
  const panel = page.getByRole("region", { name: "Terbitan" });
  await panel.getByRole("button", { name: "Bagikan pratinjau" }).click();
  const url = await panel.getByLabel("Tautan pratinjau").inputValue();
  expect((await page.request.get(new URL(url).pathname)).status()).toBe(200);
  await panel.getByRole("button", { name: "Cabut" }).click();
  await expect(panel.getByRole("button", { name: "Cabut" })).toHaveCount(0);
  expect((await page.request.get(new URL(url).pathname)).status()).toBe(404);

  await page.goto(`/admin/domestic-tours/create?copyFrom=${id}`);
  await expect(page.getByLabel("Tampil mulai")).toHaveValue("");
  await expect(page.getByLabel("Tampil sampai")).toHaveValue("");
});

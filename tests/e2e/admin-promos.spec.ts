import type { Page } from "playwright/test";
import sharp from "sharp";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { expect, makePromo, sql, test } from "../setup/back-office-test";
import { deleteFromList } from "../setup/delete-from-list";
import { expectUsable, expectUsableOnScreens } from "../setup/expect-usable";
import { seededAdmin } from "../setup/sign-in";
import { signInOverForm } from "../setup/sign-in-over-form";

/** A day long over: what these tests make never shows on the home page, which other tests count. */
const past = "2020-03-31";

const texts = (name: string) => ({
  title_id: `${name} ID`,
  title_en: `${name} EN`,
  title_ru: `${name} RU`,
  description_id: "Isi promo",
  description_en: "About the offer",
  description_ru: "Об акции",
  price: "THB 900",
  old_price: "THB 1,200",
  price2: "IDR 450.000",
  pdf_url: "https://example.com/offer.pdf",
});

const stored = (name: string) => sql("SELECT * FROM promo WHERE title ->> 'en' = $1 || ' EN'", [name]);

const save = (page: Page) => page.getByRole("button", { name: "Simpan Promo" }).click();

/** Types a text of one language, which a phone shows one at a time. */
async function fillIn(page: Page, label: string, language: Language, text: string) {
  const input = page.getByLabel(`${label} (${language.toUpperCase()})`);
  if (!(await input.isVisible())) {
    const tabs = page.getByRole("group", { name: `Bahasa untuk ${label}` });
    await tabs.getByRole("button", { name: language }).click();
  }
  await input.fill(text);
}

async function fillRequired(page: Page, name: string) {
  const row = texts(name);
  await expect(page.getByLabel("Judul (EN)")).toBeVisible();
  for (const language of languages) {
    await fillIn(page, "Judul", language, row[`title_${language}`]);
    await fillIn(page, "Deskripsi", language, row[`description_${language}`]);
  }
  await page.getByLabel("Harga 1").fill(row.price);
  await page.getByLabel("Tanggal Berakhir").fill(past);
  await page.getByLabel("URL PDF").fill(row.pdf_url);
}

async function openCreate(page: Page) {
  await page.goto("/admin/promos/create");
  await expect(page.getByRole("heading", { name: "Tambah Promo" })).toBeVisible();
}

//
test("a promo is made, shown, changed and deleted on a phone", async ({ page, mark }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `${mark} A`;
  await page.goto("/admin/promos");
  await page.getByRole("link", { name: "Tambah Promo" }).click();
  await fillRequired(page, name);
  await page.getByLabel("Harga Lama 1").fill("THB 1,200");
  const picture = await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: 134, g: 90, b: 120 } },
  })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file][accept^="image"]')
    .setInputFiles({ name: "promo.png", mimeType: "image/png", buffer: picture });
  await save(page);

  await expect(page).toHaveURL("/admin/promos");
  await expect(page.getByText("Berhasil!")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: `${name} ID` });
  for (const text of ["THB 900", "THB 1.200", "31 Mar 2020", "Berakhir"]) {
    await expect(row).toContainText(text);
  }
  await expect(row.locator("s")).toHaveText("THB 1.200");
  await expect(row.locator("img")).toHaveJSProperty("complete", true);
  const [created] = await stored(name);
  expect(created).toMatchObject({ price2: null, old_price2: null });

  await row.getByRole("link", { name: /^Lihat/ }).click();
  await expect(page).toHaveURL(`/admin/promos/${created.id}`);
  for (const text of Object.values({ ...texts(name), old_price: "THB 1.200", price2: "Tidak ada" })) {
    await expect(page.getByRole("main")).toContainText(text);
  }
  await expect(page.getByRole("main")).toContainText(created.image.split("/")[1]);
  await expect(page.getByRole("link", { name: /^Buka PDF/ })).toHaveAttribute(
    "href",
    "https://example.com/offer.pdf",
  );

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(`/admin/promos/edit/${created.id}`);
  await expect(page.locator("main img")).toHaveAttribute("src", new RegExp(created.image.slice(0, 20)));
  await expect(page.getByLabel("Tanggal Berakhir")).toHaveValue(past);
  await page.getByLabel("Harga Lama 1").fill("");
  await page.getByLabel("Harga 2").fill("mulai IDR 450 ribu");
  await save(page);
  await expect(page).toHaveURL("/admin/promos");
  await expect(row).toContainText("mulai IDR 450 ribu");
  await expect(row.locator("s")).toHaveCount(0);
  const [changed] = await stored(name);
  expect(changed).toMatchObject({ old_price: null, old_price2: null, image: created.image });

  await page.goto(`/admin/promos/${created.id}`);
  await page.getByRole("button", { name: "Hapus" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Apakah Anda yakin ingin menghapus promo ini?");
  await expect(question).toContainText("Tindakan ini tidak dapat dibatalkan.");
  await expect(question).toContainText("Artinya: data ini langsung hilang dari situs.");
  await question.getByRole("button", { name: "Hapus" }).click();
  await expect(page).toHaveURL("/admin/promos");
  await expect(page.getByText("Promo berhasil dihapus!")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await stored(name)).toEqual([]);
});

//
test("nothing is in the way of use on any screen", async ({ page, mark }) => {
  const id = await makePromo(mark);
  for (const address of ["", `/${id}`, `/edit/${id}`]) {
    await page.goto(`/admin/promos${address}`);
    await expect(page.getByText("THB 900").or(page.getByLabel("Harga 1")).first()).toBeVisible();
    await expectUsableOnScreens(page);
  }
});

//
test("the tour of a promo is found by its code, and the unsaved promo is seen as visitors will see it", async ({
  page,
}) => {
  const [tour] = await sql(
    "SELECT id, code, name ->> 'id' AS name FROM tour WHERE code <> '' AND published AND tour_type = 1 ORDER BY id LIMIT 1",
  );
  await openCreate(page);
  await page.getByLabel("Judul (EN)").fill("Not saved yet");
  const choice = page.getByRole("combobox", { name: "Tur", exact: true });
  await choice.fill(tour.code);
  await page.getByRole("option", { name: tour.name }).click();
  await expect(choice).toHaveValue(tour.name);
  const [preview] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Pratinjau" }).click(),
  ]);
  const card = preview.getByRole("article").first();
  await expect(card).toContainText("Not saved yet");
  await expect(card.getByRole("link").first()).toHaveAttribute("href", new RegExp(`-${tour.id}$`));
  await page.getByLabel("Harga 1").fill("THB 901");
  await expect(card).toContainText("THB 901");
  await expectUsable(preview);
});

//
test("what is missing or wrong is said beside its field, the first one is focused, and nothing is sent", async ({
  page,
  mark,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await openCreate(page);
  await page.getByLabel("Harga 1").focus();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: "Ada isian yang perlu diperbaiki." })).toBeVisible();
  await expect(page.getByText("Wajib diisi.", { exact: true })).toHaveCount(3);
  for (const language of ["Inggris", "Indonesia", "Rusia"]) {
    const error = page.getByText(`Teks bahasa ${language} wajib diisi.`, { exact: true });
    await expect(error).toHaveCount(2);
  }
  await expect(page.getByLabel("Judul (ID)")).toBeFocused();

  await fillRequired(page, mark);
  await expect(page.getByText("promo langsung dianggap berakhir")).toBeVisible();
  await page.getByLabel("Tanggal Berakhir").fill("2199-01-01");
  await expect(page.getByText("Promo berlaku sampai akhir hari ini menurut waktu setempat.")).toBeVisible();
  for (const wrong of ["www.example.com/a.pdf", "javascript:alert(1)", "ftp://example.com/a.pdf"]) {
    await page.getByLabel("URL PDF").fill(wrong);
    await save(page);
    await expect(page.getByLabel("URL PDF")).toBeFocused();
    await expect(
      page.getByText(
        "Harus berupa alamat http(s), atau dokumen situs ini seperti /documents/promo-terms.pdf.",
        { exact: true },
      ),
    ).toBeVisible();
  }
  expect(sent).toEqual([]);
});

//
test("a file that is no picture is refused with the reason, and a broken one by the server", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/422/);
  await openCreate(page);
  const choose = (name: string, mimeType: string) =>
    page
      .locator('input[type=file][accept^="image"]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from("no picture") });
  await choose("surat.txt", "text/plain");
  await expect(page.getByText("Bukan berkas gambar.")).toBeVisible();
  await choose("rusak.png", "image/png");
  await expect(page.getByText(/^Format gambar tidak didukung/)).toBeVisible();
});

//
test("who signs in over a form is named in the header at once, also where the save fails", async ({
  page,
  addAccount,
  allowProblem,
}) => {
  allowProblem(/401|500/);
  const name = await addAccount();
  await openCreate(page);
  await fillRequired(page, name);
  await expect(page.getByRole("banner")).toContainText(seededAdmin.username);
  await page.context().clearCookies();
  await save(page);
  await page.route("**/api/promos", (route) => route.fulfill({ status: 500, body: "x" }));
  await signInOverForm(page, name);
  await expect(page.getByRole("alert").filter({ hasText: "Error!" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(name);
  await expect(page.getByRole("banner")).not.toContainText(seededAdmin.username);
});

//
test("a deletion that fails says why; from the list it asks first", async ({ page, mark, allowProblem }) => {
  allowProblem(/500|409/);
  const id = await makePromo(mark);
  await page.goto("/admin/promos");
  const row = page.getByRole("row").filter({ hasText: `${mark} id` });
  const remove = () => deleteFromList(page, `${mark} id`, "Apakah Anda yakin ingin menghapus promo ini?");
  const refusals = [
    { body: "x", text: "Terjadi kesalahan saat menghapus promo." },
    { body: '{"message":"Promo masih dipakai."}', text: "Promo masih dipakai." },
  ];
  for (const { body, text } of refusals) {
    const contentType = body.startsWith("{") ? "application/json" : "text/plain";
    await page.route(`**/api/promos/${id}`, (route) => route.fulfill({ status: 500, body, contentType }));
    await remove();
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute(`**/api/promos/${id}`);
  }
  await remove();
  await expect(page.getByText("Promo berhasil dihapus!")).toBeVisible();
  await expect(row).toHaveCount(0);
});

//
test("the edit form is loading until it is there", async ({ page, mark }) => {
  const id = await makePromo(mark);
  const html = await (await page.request.get(`/admin/promos/edit/${id}`)).text();
  expect(html).toContain("Loading...");
  await page.goto(`/admin/promos/edit/${id}`);
  await expect(page.getByLabel("Harga 1")).toHaveValue("THB 900");
  await expect(page.getByText("Loading...")).toBeHidden();
});

//
test("an address without a promo says so, in the frame", async ({ page, allowProblem }) => {
  allowProblem(/404/);
  const cases = [
    { address: "/admin/promos/999999", text: "Promo tidak ditemukan." },
    { address: "/admin/promos/edit/999999", text: "Promo tidak ditemukan atau gagal dimuat." },
  ];
  for (const { address, text } of cases) {
    await page.goto(address);
    await expect(page.getByRole("navigation", { name: "Navigasi admin" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: text })).toContainText("Error!");
    await expect(page.getByRole("link", { name: "Kembali ke Daftar Promo" })).toBeVisible();
  }
});

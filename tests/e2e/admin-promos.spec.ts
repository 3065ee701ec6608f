import type { Page } from "playwright/test";
import sharp from "sharp";
import { languages } from "@/lib/core/i18n/languages";
import { expect, sameOrigin as headers, makePromo, sql, test } from "../setup/back-office-test";
import { deleteFromList } from "../setup/delete-from-list";
import { expectUsable, expectUsableOnScreens } from "../setup/expect-usable";
import { seededAdmin, signIn } from "../setup/sign-in";
import { signInOverForm } from "../setup/sign-in-over-form";

const create = "/admin/promos/create";
const failure = "Terjadi kesalahan saat menyimpan promo.";

/** A day long over, so that no visitor sees a promo of these tests. */
const past = "2020-03-31";

const texts = (name: string) => ({
  title_id: `${name} ID`,
  title_en: `${name} EN`,
  title_ru: `${name} RU`,
  description_id: "Isi promo",
  description_en: "About the offer",
  description_ru: "Об акции",
  price: "THB 900",
  pdf_url: "https://example.com/offer.pdf",
});

const stored = (name: string) => sql("SELECT * FROM promo WHERE title ->> 'en' = $1 || ' EN'", [name]);

const submit = (page: Page) => page.getByRole("button", { name: "Simpan Promo" });
const english = (page: Page) => page.getByLabel("Judul (EN)");
const leaving = (page: Page) => page.getByRole("dialog", { name: "Tinggalkan halaman ini?" });
const banner = (page: Page) => page.getByRole("alert").filter({ hasText: "Error!" });
const draftOffer = (page: Page) => page.getByText("Ada cadangan di perangkat ini yang belum disimpan");
const draftKept = (page: Page) => page.getByText(/Cadangan di perangkat ini \d\d\.\d\d/);
const continueDraft = (page: Page) => page.getByRole("button", { name: "Lanjutkan cadangan" });
const pictureInput = (page: Page) => page.locator('input[type=file][accept^="image"]');

const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("draft:")));

async function openForm(page: Page, address = create) {
  await page.goto(address);
  await expect(submit(page)).toBeVisible();
}

/** Types what a promo needs. Phones show one language at a time. */
async function fillRequired(page: Page, name: string) {
  const row = texts(name);
  for (const language of languages) {
    for (const [label, text] of [
      ["Judul", row[`title_${language}`]],
      ["Deskripsi", row[`description_${language}`]],
    ] as const) {
      const tabs = page.getByRole("group", { name: `Bahasa untuk ${label}` });
      await tabs.getByRole("button", { name: language }).click();
      await page.getByLabel(`${label} (${language.toUpperCase()})`).fill(text);
    }
  }
  await page.getByRole("group", { name: "Bahasa untuk Judul" }).getByRole("button", { name: "en" }).click();
  await page.getByLabel("Harga 1").fill(row.price);
  await page.getByLabel("Tanggal Berakhir").fill(past);
  await page.getByLabel("URL PDF").fill(row.pdf_url);
}

/** Chooses a picture, replaces, removes and brings it back. */
async function choosePictures(page: Page) {
  const image = page.locator('img[src*="/storage/"]');
  const choose = async (name: string, red: number) => {
    const background = { r: red, g: 90, b: 120 };
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
    const buffer = await picture.png().toBuffer();
    await pictureInput(page).setInputFiles({ name, mimeType: "image/png", buffer });
  };
  await choose("one.png", 134);
  await expect(image).toHaveCount(1);
  const first = await image.getAttribute("src");
  await expect(page.getByRole("button", { name: "Ganti gambar" })).toBeVisible();
  await choose("two.png", 34);
  await expect(image).not.toHaveAttribute("src", first ?? "");
  const second = await image.getAttribute("src");
  await page.getByRole("button", { name: "Hapus gambar" }).click();
  await expect(image).toHaveCount(0);
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(image).toHaveAttribute("src", second ?? "");
}

test.use({ viewport: { width: 390, height: 844 } });

//
test("a promo with a picture is made, shown, changed and deleted", async ({ page, mark }) => {
  const name = `${mark} A`;
  const row = page.getByRole("row").filter({ hasText: `${name} ID` });
  await page.goto("/admin/promos");
  await page.getByRole("link", { name: "Tambah Promo" }).click();
  await fillRequired(page, name);
  await page.getByLabel("Harga Lama 1").fill("THB 1,200");
  await test.step("a picture is chosen, replaced, removed and brought back", () => choosePictures(page));
  await submit(page).click();

  await test.step("the list shows the promo", async () => {
    await expect(page).toHaveURL("/admin/promos");
    await expect(page.getByText("Berhasil!")).toBeVisible();
    for (const text of ["THB 900", "THB 1.200", "31 Mar 2020", "Berakhir"]) {
      await expect(row).toContainText(text);
    }
    await expect(row.locator("s")).toHaveText("THB 1.200");
    await expect(row.locator("img")).toHaveJSProperty("complete", true);
  });
  const [created] = await stored(name);
  expect(created).toMatchObject({ price2: null, old_price2: null });

  await test.step("the detail shows every field", async () => {
    await row.getByRole("link", { name: /^Lihat/ }).click();
    await expect(page).toHaveURL(`/admin/promos/${created.id}`);
    const main = page.getByRole("main");
    for (const text of [...Object.values(texts(name)), "THB 1.200", "Tidak ada", created.image.split("/")[1]])
      await expect(main).toContainText(text);
    const pdf = page.getByRole("link", { name: /^Buka PDF/ });
    await expect(pdf).toHaveAttribute("href", "https://example.com/offer.pdf");
    await expectUsableOnScreens(page);
  });

  await test.step("a change clears an old price and keeps the picture", async () => {
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await expect(page).toHaveURL(`/admin/promos/edit/${created.id}`);
    await expect(page.locator("main img")).toHaveAttribute("src", new RegExp(created.image.slice(0, 20)));
    await expect(page.getByLabel("Tanggal Berakhir")).toHaveValue(past);
    await expect(page.getByText("Loading...")).toBeHidden();
    await expectUsableOnScreens(page);
    await page.getByLabel("Harga Lama 1").fill("");
    await page.getByLabel("Harga 2").fill("mulai IDR 450 ribu");
    await submit(page).click();
    await expect(page).toHaveURL("/admin/promos");
    await expect(row).toContainText("mulai IDR 450 ribu");
    await expect(row.locator("s")).toHaveCount(0);
    const [changed] = await stored(name);
    expect(changed).toMatchObject({ old_price: null, old_price2: null, image: created.image });
  });

  await test.step("the detail asks before it deletes", async () => {
    await row.getByRole("link", { name: /^Lihat/ }).click();
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
});

//
test("the tour of a promo is found by its code, and the unsaved promo is seen as visitors will see it", async ({
  page,
}) => {
  const [tour] = await sql(
    "SELECT id, code, name ->> 'id' AS name FROM tour WHERE code <> '' AND published AND tour_type = 1 ORDER BY id LIMIT 1",
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await openForm(page);
  await english(page).fill("Not saved yet");
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
test("what is missing or wrong is said beside its field, by the form before anything is sent, and by the server", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/422/);
  const noPicture = { buffer: Buffer.from("no picture") };
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await openForm(page);

  await test.step("what is missing", async () => {
    await page.getByLabel("Harga 1").focus();
    await page.keyboard.press("Control+s");
    await expect(
      page.getByRole("alert").filter({ hasText: "Ada isian yang perlu diperbaiki." }),
    ).toBeVisible();
    await expect(page.getByText("Wajib diisi.", { exact: true })).toHaveCount(3);
    for (const language of ["Inggris", "Indonesia", "Rusia"]) {
      const error = page.getByText(`Teks bahasa ${language} wajib diisi.`, { exact: true });
      await expect(error).toHaveCount(2);
    }
    await expect(page.getByLabel("Judul (ID)")).toBeFocused();
  });
  await test.step("what an end in the past or to come means", async () => {
    await fillRequired(page, mark);
    await expect(page.getByText("promo langsung dianggap berakhir")).toBeVisible();
    await page.getByLabel("Tanggal Berakhir").fill("2199-01-01");
    await expect(page.getByText("Promo berlaku sampai akhir hari ini menurut waktu setempat.")).toBeVisible();
  });
  await test.step("an address that is none", async () => {
    for (const wrong of ["www.example.com/a.pdf", "javascript:alert(1)", "ftp://example.com/a.pdf"]) {
      await page.getByLabel("URL PDF").fill(wrong);
      await submit(page).click();
      await expect(page.getByLabel("URL PDF")).toBeFocused();
      await expect(page.getByLabel("URL PDF")).toHaveAccessibleDescription(
        /Harus berupa alamat http\(s\), atau dokumen situs ini seperti \/documents\/promo-terms\.pdf\./,
      );
    }
    expect(sent).toEqual([]);
  });

  await test.step("what the server refuses", async () => {
    await page.getByLabel("URL PDF").fill("/documents/promo-terms.pdf");
    const errors = { title_ru: ["Judul Rusia ditolak."], pdf_url: ["Alamat ditolak."] };
    await page.route("**/api/promos", (route) =>
      route.fulfill({ status: 422, json: { message: "Data tidak valid.", errors } }),
    );
    await submit(page).click();
    const russian = page.getByLabel("Judul (RU)");
    await expect(russian).toBeFocused();
    await expect(russian).toBeVisible();
    await expect(russian).toHaveAccessibleDescription("Judul Rusia ditolak.");
    await expect(page.getByLabel("URL PDF")).toHaveAccessibleDescription(/Alamat ditolak\./);
    await expect(banner(page)).toContainText("Data tidak valid.");
    await expect(banner(page).getByRole("button", { name: "Judul (RU)" })).toBeVisible();
    await banner(page).getByRole("button", { name: "Isian berikutnya" }).click();
    await expect(page.getByLabel("URL PDF")).toBeFocused();
    await expect(banner(page).getByRole("button", { name: "URL PDF" })).toBeVisible();
    await russian.fill("Лучше");
    await expect(russian).not.toHaveAttribute("aria-invalid");
    await expectUsable(page);
  });
  await test.step("a file that is no picture", async () => {
    await pictureInput(page).setInputFiles({ ...noPicture, name: "surat.txt", mimeType: "text/plain" });
    await expect(page.getByText("Bukan berkas gambar.")).toBeVisible();
    await pictureInput(page).setInputFiles({ ...noPicture, name: "rusak.png", mimeType: "image/png" });
    await expect(page.getByText(/^Format gambar tidak didukung/)).toBeVisible();
  });
});

//
test("a save goes on after failures and an ended session, and saves once", async ({
  page,
  context,
  mark,
  addAccount,
  allowProblem,
}) => {
  allowProblem(/401|50[02]|ERR_FAILED/);
  const name = await addAccount();
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/promos"))
      keys.push(request.headers()["idempotency-key"]);
  });
  page.on("dialog", (dialog) => {
    throw new Error(`asked on the way to another page: ${dialog.message()}`);
  });
  await openForm(page);
  await fillRequired(page, mark);

  await test.step("who goes to the login page finds the draft on return", async () => {
    await context.clearCookies();
    await submit(page).click();
    await page.getByRole("button", { name: "Ke halaman login" }).click();
    await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Fpromos%2Fcreate/);
    await signIn(page);
    await page.goto(create);
    await continueDraft(page).click();
    await expect(english(page)).toHaveValue(`${mark} EN`);
  });

  await test.step("a failure of the server or the network loses nothing and keeps the key of the save", async () => {
    const answers = [
      { status: 500, json: { message: "Terjadi kesalahan pada server." } },
      { status: 502, body: "<h1>Bad Gateway</h1>" },
    ];
    await page.route("**/api/promos", (route) => {
      const answer = answers.shift();
      return answer ? route.fulfill(answer) : route.abort();
    });
    keys.length = 0;
    const said = ["Terjadi kesalahan pada server.", failure, `${failure}Isian Anda tidak hilang.`];
    for (const text of said) {
      await submit(page).click();
      await expect(banner(page)).toContainText(text);
      await expect(submit(page)).toBeEnabled();
      await expect(english(page)).toHaveValue(`${mark} EN`);
    }
    expect(new Set(keys).size).toBe(1);
    await page.getByLabel("Harga 1").fill("THB 901");
    await submit(page).click();
    await expect.poll(() => new Set(keys).size).toBe(2);
    await expect(draftKept(page)).toBeVisible();
    await page.unroute("**/api/promos");
  });

  await test.step("who signs in over the form is named in the header at once, also where the save fails", async () => {
    await expect(page.getByRole("banner")).toContainText(seededAdmin.username);
    await context.clearCookies();
    keys.length = 0;
    await submit(page).click();
    const dialog = page.getByRole("dialog", { name: "Sesi berakhir" });
    await expect(dialog.getByText("Unauthorized: Token expired or invalid.")).toBeVisible();
    await expect(dialog.getByLabel("Username")).toBeFocused();
    await page.route("**/api/promos", (route) => route.fulfill({ status: 500, body: "x" }));
    await signInOverForm(page, name);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(name);
    await expect(page.getByRole("banner")).not.toContainText(seededAdmin.username);
    await page.unroute("**/api/promos");
  });

  await test.step("a double click saves once under the same key, and leaves no draft", async () => {
    await submit(page).dblclick();
    await expect(page).toHaveURL("/admin/promos");
    await expect(page.getByText("Promo berhasil ditambahkan!")).toBeVisible();
    expect(await stored(mark)).toHaveLength(1);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
    expect(await storedDrafts(page)).toEqual([]);
    await page.getByRole("link", { name: "Tambah Promo" }).first().click();
    await expect(submit(page)).toBeVisible();
    await expect(draftOffer(page)).toBeHidden();
  });
});

//
test("a form is left only after a question, and offers what was typed in tabs that were closed", async ({
  page,
  context,
}) => {
  await page.goto("/admin/promos");
  await page.getByRole("link", { name: "Tambah Promo" }).first().click();
  await english(page).fill("Belum");

  await test.step("a link, Back and a reload ask", async () => {
    await page.getByRole("link", { name: "Batal" }).click();
    await expect(leaving(page)).toBeVisible();
    await page.getByRole("button", { name: "Tetap di sini" }).click();
    await expect(leaving(page)).toBeHidden();
    await expect(english(page)).toHaveValue("Belum");
    await page.evaluate(() => history.back());
    await expect(leaving(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(leaving(page)).toBeHidden();
    await expect(page).toHaveURL(create);
    const asked: string[] = [];
    page.once("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await continueDraft(page).click();
    await expect(english(page)).toHaveValue("Belum");
  });

  await test.step("who has left is offered the draft", async () => {
    await page.evaluate(() => history.back());
    await page.getByRole("button", { name: "Tinggalkan", exact: true }).click();
    await expect(page).toHaveURL("/admin/promos");
    await page.evaluate(() => history.forward());
    await expect(draftOffer(page)).toBeVisible();
    await page.getByRole("button", { name: "Buang" }).click();
  });

  await test.step("each tab keeps its own draft", async () => {
    const other = await context.newPage();
    await other.goto(create);
    await english(page).fill("Satu");
    await expect(draftKept(page)).toBeVisible();
    await english(other).fill("Dua");
    await expect(draftKept(other)).toBeVisible();
    await page.close();
    await other.close();
    const back = await context.newPage();
    await back.goto(create);
    await expect(draftOffer(back)).toBeVisible();
    for (const typed of ["Dua", "Satu"]) {
      await continueDraft(back).click();
      await expect(english(back)).toHaveValue(typed);
    }
    await back.getByRole("button", { name: "Buang" }).click();
    await expect(draftOffer(back)).toBeHidden();
    await english(back).fill("");
    await expect(back.getByText("Belum ada perubahan")).toBeVisible();
    expect(await storedDrafts(back)).toEqual([]);
  });
});

//
test("a colleague's change is shown and either version chosen; a deletion that fails says why", async ({
  page,
  mark: name,
  allowProblem,
}) => {
  allowProblem(/409|500/);
  const id = await makePromo(name);
  const theirs = { title_en: `${name} theirs`, price: "THB 3", description_en: "theirs" };
  await openForm(page, `/admin/promos/edit/${id}`);
  await english(page).fill(`${name} mine`);
  await page.getByLabel("Harga 1", { exact: true }).fill("THB 2");
  await page.getByLabel("Harga Lama 1").fill("THB 4");
  const multipart = { _method: "PUT", ...theirs };
  expect((await page.request.post(`/api/promos/${id}`, { multipart, headers })).status()).toBe(200);

  await test.step("the comparison may be put off without a loss", async () => {
    await submit(page).click();
    const dialog = page.getByRole("dialog", { name: "Data ini juga diubah oleh orang lain" });
    await expect(dialog.getByRole("button", { name: "Simpan pilihan" })).toBeDisabled();
    await expect(dialog).toContainText(`${seededAdmin.username} menyimpannya pada`);
    await page.keyboard.press("Escape");
    await expect(banner(page)).toContainText("Data ini sudah diubah sejak Anda membukanya.");
    await expect(english(page)).toHaveValue(`${name} mine`);
  });
  await test.step("each field takes the chosen version", async () => {
    await submit(page).click();
    const dialog = page.getByRole("dialog", { name: "Data ini juga diubah oleh orang lain" });
    const choice = (field: string, version: RegExp) =>
      dialog.getByRole("group", { name: field }).getByRole("radio", { name: version });
    await expect(choice("Deskripsi (EN)", /^Versi rekan/)).toBeChecked();
    await choice("Judul (EN)", /^Versi saya/).check();
    await choice("Harga 1", /^Versi rekan/).check();
    await dialog.getByRole("button", { name: "Simpan pilihan" }).click();
    await expect(page).toHaveURL("/admin/promos");
    const promo = await (await page.request.get(`/api/promos/${id}`)).json();
    expect(promo).toMatchObject({ ...theirs, title_en: `${name} mine`, old_price: "THB 4" });
  });
  await test.step("the list asks before it deletes, and says why a deletion failed", async () => {
    const remove = () => deleteFromList(page, `${name} id`, "Apakah Anda yakin ingin menghapus promo ini?");
    for (const [text, answer] of [
      ["Terjadi kesalahan saat menghapus promo.", { body: "x" }],
      ["Promo masih dipakai.", { json: { message: "Promo masih dipakai." } }],
    ] as const) {
      await page.route(`**/api/promos/${id}`, (route) => route.fulfill({ status: 500, ...answer }));
      await remove();
      await expect(page.getByText(text)).toBeVisible();
      await page.unroute(`**/api/promos/${id}`);
    }
    await remove();
    await expect(page.getByText("Promo berhasil dihapus!")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: `${name} id` })).toHaveCount(0);
  });
});

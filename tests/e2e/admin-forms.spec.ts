import type { Page } from "playwright/test";
import { expect, sameOrigin as headers, makePromo, sql, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";
import { pickUp } from "../setup/pick-up";
import { seededAdmin, signIn } from "../setup/sign-in";
import { signInOverForm } from "../setup/sign-in-over-form";

const create = "/admin/promos/create";
const failure = "Terjadi kesalahan saat menyimpan promo.";
const languages = ["en", "id", "ru"] as const;

/** Long over, so that visitors never see it. */
const ended = { price: "THB 1", end_date: "2020-01-31", pdf_url: "/documents/promo-terms.pdf" };

const submit = (page: Page) => page.getByRole("button", { name: /^(?:Simpan(?! sebagai Draf)|Buat)/ });
const english = (page: Page) => page.getByLabel("Judul (EN)");
const leaving = (page: Page) => page.getByRole("dialog", { name: "Tinggalkan halaman ini?" });
const banner = (page: Page) => page.getByRole("alert").filter({ hasText: "Error!" });
const draftOffer = (page: Page) => page.getByText("Ada cadangan di perangkat ini yang belum disimpan");
const draftKept = (page: Page) => page.getByText(/Cadangan di perangkat ini \d\d\.\d\d/);

const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("draft:")));

/** Opens the form in its first state: drafts of other tests lie in other browsers. */
async function openForm(page: Page, address = create) {
  await page.goto(address);
  await expect(submit(page)).toBeVisible();
}

/** Shows a language where there is room for one only. */
async function show(page: Page, field: string, language: string) {
  const tabs = page.getByRole("group", { name: `Bahasa untuk ${field}` });
  if (await tabs.isVisible())
    await tabs.getByRole("button", { name: new RegExp(`^${language}`, "i") }).click();
}

async function fillPromo(page: Page, title: string) {
  for (const language of languages) {
    for (const field of ["Judul", "Deskripsi"]) {
      await show(page, field, language);
      await page.getByLabel(`${field} (${language.toUpperCase()})`).fill(`${title} ${language}`);
    }
  }
  await show(page, "Judul", "en");
  await page.getByLabel("Harga 1", { exact: true }).fill(ended.price);
  await page.getByLabel("Tanggal Berakhir").fill(ended.end_date);
  await page.getByLabel("URL PDF").fill(ended.pdf_url);
}

test.describe("a form on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  //
  test("offers what was typed in a tab that was closed, and each tab keeps its own", async ({
    page,
    context,
  }) => {
    await openForm(page);
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
    await back.getByRole("button", { name: "Lanjutkan cadangan" }).click();
    await expect(english(back)).toHaveValue("Dua");
    await back.getByRole("button", { name: "Lanjutkan cadangan" }).click();
    await expect(english(back)).toHaveValue("Satu");
    await back.getByRole("button", { name: "Buang" }).click();
    await expect(draftOffer(back)).toBeHidden();
    await english(back).fill("");
    await expect(back.getByText("Belum ada perubahan")).toBeVisible();
    expect(await storedDrafts(back)).toEqual([]);
  });

  //
  test("is left by link, Back and reload only after a question", async ({ page }) => {
    await page.goto("/admin/promos");
    await page.getByRole("link", { name: "Tambah Promo" }).first().click();
    await english(page).fill("Belum");

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
    await page.getByRole("button", { name: "Lanjutkan cadangan" }).click();
    await expect(english(page)).toHaveValue("Belum");

    await page.evaluate(() => history.back());
    await page.getByRole("button", { name: "Tinggalkan", exact: true }).click();
    await expect(page).toHaveURL("/admin/promos");
    await page.evaluate(() => history.forward());
    await expect(draftOffer(page)).toBeVisible();
  });

  //
  test("saves once at a double click, and asks nothing afterwards", async ({ page, mark }) => {
    await openForm(page);
    await fillPromo(page, mark);
    await submit(page).dblclick();
    await expect(page).toHaveURL("/admin/promos");
    await expect(page.getByText("Promo berhasil ditambahkan!")).toBeVisible();
    expect(await sql("SELECT id FROM promo WHERE title ->> 'en' = $1", [`${mark} en`])).toHaveLength(1);
    expect(await storedDrafts(page)).toEqual([]);
    await page.goto(create);
    await expect(submit(page)).toBeVisible();
    await expect(draftOffer(page)).toBeHidden();
  });

  //
  test("goes on with the same save after the session has ended", async ({ page, context, allowProblem }) => {
    allowProblem(/401/);
    const keys: (string | undefined)[] = [];
    await page.route("**/api/promos", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const signedOut = keys.length === 1;
      await (signedOut ? route.continue() : route.fulfill({ status: 201, json: { id: 1 } }));
    });
    await openForm(page);
    await fillPromo(page, "Sesi");
    await context.clearCookies();
    await submit(page).click();
    const dialog = page.getByRole("dialog", { name: "Sesi berakhir" });
    await expect(dialog.getByText("Unauthorized: Token expired or invalid.")).toBeVisible();
    await expect(dialog.getByLabel("Username")).toBeFocused();
    await signInOverForm(page);
    await expect(page).toHaveURL("/admin/promos");
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  //
  test("keeps the draft of somebody who goes to the login page", async ({ page, context, allowProblem }) => {
    allowProblem(/401/);
    page.on("dialog", () => {
      throw new Error("asked on the way to the login page");
    });
    await openForm(page);
    await fillPromo(page, "Login");
    await context.clearCookies();
    await submit(page).click();
    await page.getByRole("button", { name: "Ke halaman login" }).click();
    await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Fpromos%2Fcreate/);
    await signIn(page);
    await page.goto(create);
    await page.getByRole("button", { name: "Lanjutkan cadangan" }).click();
    await expect(english(page)).toHaveValue("Login en");
  });

  //
  test("shows what a colleague changed and lets both versions be chosen", async ({
    page,
    mark: name,
    allowProblem,
  }) => {
    allowProblem(/409/);
    const id = await makePromo(name);
    for (const choice of ["Versi saya", "Versi rekan"]) {
      await page.goto(`/admin/promos/edit/${id}`);
      await english(page).fill(`${name} mine, ${choice}`);
      await page.getByLabel("Harga 1", { exact: true }).fill(`THB 2, ${choice}`);
      const theirs = { title_en: `${name} theirs, ${choice}`, description_en: `theirs, ${choice}` };
      const multipart = { _method: "PUT", ...theirs };
      expect((await page.request.post(`/api/promos/${id}`, { multipart, headers })).status()).toBe(200);
      await submit(page).click();

      const dialog = page.getByRole("dialog", { name: "Data ini juga diubah oleh orang lain" });
      const save = dialog.getByRole("button", { name: "Simpan pilihan" });
      await expect(save).toBeDisabled();
      await expect(dialog).toContainText(`${seededAdmin.username} menyimpannya pada`);
      await page.keyboard.press("Escape");
      await expect(banner(page)).toContainText("Data ini sudah diubah sejak Anda membukanya.");
      await expect(english(page)).toHaveValue(`${name} mine, ${choice}`);
      await submit(page).click();
      await expect(
        dialog.getByRole("group", { name: "Deskripsi (EN)" }).getByRole("radio", { name: /^Versi rekan/ }),
      ).toBeChecked();
      const title = dialog.getByRole("group", { name: "Judul (EN)" });
      await title.getByRole("radio", { name: new RegExp(`^${choice}`) }).check();
      await save.click();
      await expect(page).toHaveURL("/admin/promos");
      const promo = await (await page.request.get(`/api/promos/${id}`)).json();
      expect(promo).toMatchObject({
        ...theirs,
        title_en: `${name} ${choice === "Versi saya" ? "mine" : "theirs"}, ${choice}`,
        price: `THB 2, ${choice}`,
      });
    }
  });

  //
  test("puts the server's field errors beside the fields", async ({ page, allowProblem }) => {
    allowProblem(/422/);
    const errors = { title_ru: ["Judul Rusia ditolak."], pdf_url: ["Alamat ditolak."] };
    await page.route("**/api/promos", (route) =>
      route.fulfill({ status: 422, json: { message: "Data tidak valid.", errors } }),
    );
    await openForm(page);
    await fillPromo(page, "Salah");
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

  //
  test("keeps what was typed when the server fails or does not answer", async ({ page, allowProblem }) => {
    allowProblem(/50[02]|ERR_FAILED/);
    const keys = new Set<string | undefined>();
    const answers = [
      { status: 500, json: { message: "Terjadi kesalahan pada server." } },
      { status: 502, body: "<h1>Bad Gateway</h1>" },
    ];
    await page.route("**/api/promos", (route) => {
      keys.add(route.request().headers()["idempotency-key"]);
      const answer = answers.shift();
      return answer ? route.fulfill(answer) : route.abort();
    });
    await openForm(page);
    await fillPromo(page, "Gagal");
    const texts = ["Terjadi kesalahan pada server.", failure, `${failure}Isian Anda tidak hilang.`];
    for (const text of texts) {
      await submit(page).click();
      await expect(banner(page)).toContainText(text);
      await expect(submit(page)).toBeEnabled();
      await expect(english(page)).toHaveValue("Gagal en");
    }
    expect(keys.size).toBe(1);
    await english(page).fill("Gagal lagi");
    await submit(page).click();
    await expect.poll(() => keys.size).toBe(2);
    await expect(draftKept(page)).toBeVisible();
  });

  //
  test("orders, folds, removes and brings back the items of a list by keyboard", async ({ page }) => {
    await openForm(page, "/admin/tours/create?");
    const section = page.getByRole("region", { name: "FAQ" });
    const add = section.getByRole("button", { name: /Tambah/ });
    for (const text of ["Satu", "Dua", "Tiga"]) {
      await add.press("Enter");
      await expect(section.locator(":focus")).toHaveRole("textbox");
      await page.keyboard.insertText(text);
    }
    const questions = section.locator("[name$='question.en']");
    const texts = () => questions.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(await texts()).toEqual(["Satu", "Dua", "Tiga"]);

    await section.getByRole("button", { name: "Turunkan FAQ 1" }).press("Enter");
    expect(await texts()).toEqual(["Dua", "Satu", "Tiga"]);
    await expect(section.getByRole("button", { name: "Turunkan FAQ 2" })).toBeFocused();

    await pickUp(section.getByRole("button", { name: "Pindahkan FAQ 3" }), "FAQ 3 diangkat.");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("FAQ 3 berada di posisi 2 dari 3.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect.poll(texts).toEqual(["Dua", "Tiga", "Satu"]);

    await section.getByRole("button", { name: "Hapus FAQ 1" }).press("Enter");
    expect(await texts()).toEqual(["Tiga", "Satu"]);
    await expect(section.getByRole("button", { name: "Hapus FAQ 1" })).toBeFocused();
    const undo = page.getByRole("button", { name: "Urungkan" });
    await undo.click();
    expect(await texts()).toEqual(["Dua", "Tiga", "Satu"]);

    // A notice that goes gives the focus back to where it was.
    await expect(undo).toBeHidden();
    const head = section.getByRole("button", { name: /^FAQ 2/ });
    await expect(head).toHaveAccessibleName("FAQ 2");
    await head.press("Enter");
    await expect(questions.nth(1)).toBeHidden();
    await expect(head).toHaveAttribute("aria-expanded", "false");
    await expect(head).toHaveAccessibleName("FAQ 2 Tiga");
  });
});

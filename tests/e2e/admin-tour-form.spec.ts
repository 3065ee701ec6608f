import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { emptyDraft } from "@/lib/content/field-drafts";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import { tourBody } from "@/lib/tours/draft";
import { tourFields } from "@/lib/tours/fields";
import { type Kind, kindPaths, kinds } from "@/lib/tours/kinds";
import { pictureFile } from "../api/pictures";
import { expect, test } from "../setup/browser-test";
import { type OwnSite, ownSite } from "../setup/own-site";
import { seededAdmin, signIn } from "../setup/sign-in";
import { signInOverForm } from "../setup/sign-in-over-form";
import { siteSql } from "../setup/site-sql";
import { addTo, field, texts, typeWholeTour, wholeTour } from "./typed-tour";

const sameOrigin = { "Sec-Fetch-Site": "same-origin" };
const dataDir = () => process.env.E2E_DATA_DIR ?? "";
const made: number[] = [];

/** The texts of chapter 16 of docs/specification.md, for each kind. */
const said = {
  tours: {
    create: "Tambah Tur Baru",
    submit: "Buat Tur",
    busy: "Membuat...",
    loading: "Memuat data tur...",
    created: "Tur berhasil ditambahkan!",
    notCreated: "Terjadi kesalahan saat menambahkan tur.",
    edit: (name: string) => `Edit Tur: ${name}`,
    updated: "Tur berhasil diperbarui!",
    notUpdated: "Terjadi kesalahan saat memperbarui tur.",
    missing: "Data tur tidak ditemukan atau gagal dimuat.",
    notLoaded: "Gagal memuat data tur untuk diedit. Silakan coba lagi.",
    copied: "Konten tur berhasil disalin. Silakan sesuaikan dan simpan.",
    notCopied: "Gagal memuat data tur yang akan disalin. Silakan coba lagi.",
  },
  "international-tours": {
    create: "Tambah Tur Internasional Baru",
    submit: "Simpan Tur",
    busy: "Menyimpan...",
    loading: "Memuat data tur internasional...",
    created: "tur internasional berhasil ditambahkan!",
    notCreated: "Terjadi kesalahan saat menambahkan tur internasional.",
    edit: (name: string) => `Edit Tur Internasional: ${name}`,
    updated: "tur internasional berhasil diperbarui!",
    notUpdated: "Terjadi kesalahan saat memperbarui tur internasional.",
    missing: "Data tur internasional tidak ditemukan atau gagal dimuat.",
    notLoaded: "Gagal memuat data tur internasional untuk diedit. Silakan coba lagi.",
    copied: "Konten tur internasional berhasil disalin. Silakan sesuaikan dan simpan.",
    notCopied: "Gagal memuat data tur internasional yang akan disalin. Silakan coba lagi.",
  },
  "domestic-tours": {
    create: "Tambah Tur Domestik Baru",
    submit: "Simpan Tur",
    busy: "Menyimpan...",
    loading: "Memuat data tur domestik...",
    created: "tur domestik berhasil ditambahkan!",
    notCreated: "Terjadi kesalahan saat menambahkan tur domestik.",
    edit: (name: string) => `Edit Tur ${name}`,
    updated: "tur domestik berhasil diperbarui!",
    notUpdated: "Terjadi kesalahan saat memperbarui tur domestik.",
    missing: "Data tur domestik tidak ditemukan atau gagal dimuat.",
    notLoaded: "Gagal memuat data tur domestik untuk diedit. Silakan coba lagi.",
    copied: "Konten tur domestik berhasil disalin. Silakan sesuaikan dan simpan.",
    notCopied: "Gagal memuat data tur domestik yang akan disalin. Silakan coba lagi.",
  },
} as const satisfies Record<Kind, unknown>;

const unique = (word: string) =>
  `${word} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** A tour that is there at once: everything but pictures. */
async function makeTour(request: APIRequestContext, kind: Kind, name: string): Promise<number> {
  const day = (title: string, number: number) => ({
    ...{ title: texts(title), day: String(number), meals: [] },
    activities: [{ time: "08:00", description: texts("Start") }],
  });
  const draft = {
    ...emptyDraft(tourFields),
    ...{ name: texts(name), duration: texts("Day"), location: texts("Bay"), overview: texts("Short") },
    ...{ code: "SRC-1", currency: "THB", starting_price: "900" },
    itineraries: [day("First", 1), day("Second", 2), day("Third", 3)],
  };
  const answer = await request.post("/api/packages", {
    data: tourBody(draft, kind, "create"),
    headers: sameOrigin,
  });
  const { id } = await answer.json();
  made.push(id);
  return id;
}

async function idOf(request: APIRequestContext, kind: Kind, name: string): Promise<number> {
  const { type } = kinds[kind];
  const answer = await request.get(`/api/packages?tour_type=${type}&search=${encodeURIComponent(name)}`);
  const [tour] = (await answer.json()).data;
  made.push(tour.id);
  return tour.id;
}

/** What must be there, and no more. */
async function typeLittle(page: Page, name: string) {
  await field(page, "name.en").fill(name);
  for (const path of ["duration.en", "location.en", "overview.en"]) {
    await field(page, path).fill("Typed and kept");
  }
  await field(page, "currency").fill("THB");
  await field(page, "starting_price").fill("123");
}

async function choosePictures(page: Page, ...colours: string[]) {
  const files = colours.map(async (colour) => {
    const file = await pictureFile(colour, `${colour.slice(1)}.jpg`);
    return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
  });
  await page.locator("input[type=file]").setInputFiles(await Promise.all(files));
  await expect(page.getByText(`${colours.length} gambar`, { exact: true })).toBeVisible();
}

const randomColour = () =>
  `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, "0")}`;
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const submit = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });

test.beforeEach(({ page }) => signIn(page));

test.afterAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page);
  for (const id of made.splice(0)) await page.request.delete(`/api/packages/${id}`, { headers: sameOrigin });
  await context.close();
});

for (const kind of kindPaths) {
  const words = said[kind];

  test(`${kind}: what is typed into every section is public in every language right after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${kind}/create`);
    await expect(page).toHaveTitle(new RegExp(`^${words.create}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.create);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([
      ...[
        "SEO Metadata",
        "Informasi Dasar",
        "Harga",
        "Opsi Harga",
        "Jadwal & Musim",
        "Perlu Diketahui",
        "Gambar Tur",
        "Highlights",
        "Itinerary",
      ],
      ...["Termasuk & Tidak Termasuk", "FAQ", "Kebijakan Pembatalan", "Terbitan"],
    ]);
    const tour = wholeTour(unique("Uji"));
    await typeWholeTour(page, tour, "UJI-7");
    await expect(field(page, "itineraries.0.day")).toHaveValue("1");
    await expect(field(page, "itineraries.0.activities.0.time")).toHaveValue("08:30");
    await expect(page.getByText("Diskon 25%")).toBeVisible();
    await choosePictures(page, randomColour(), randomColour());
    await submit(page, words.submit).click();
    await expect(page.getByText(words.created)).toBeVisible();
    await expect(page).toHaveURL(`/admin/${kind}`);

    const id = await idOf(page.request, kind, tour.name.en);
    for (const language of languages) {
      const html = await (await page.request.get(`/${language}/${kind}/${id}`)).text();
      for (const [part, text] of Object.entries(tour)) expect(html, part).toContain(text[language]);
      for (const text of ["UJI-7", "08:30", "25%"]) expect(html).toContain(text);
    }
    const stored = await (await page.request.get(`/api/packages/${id}`)).json();
    const numbers = { tour_type: kinds[kind].type, starting_price: 1500, original_price: 2000, rate: 4.9 };
    expect(stored).toMatchObject({ ...numbers, tags: "multi_day_trip", prices: [{ price: 1750.5 }] });
    expect(stored.images.map(({ order }: { order: number }) => order)).toEqual([0, 1]);
  });

  test(`${kind}: a copy has the content, not the code, and is changed on a phone`, async ({ page }) => {
    const source = await makeTour(page.request, kind, unique("Asal"));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/${kind}/create?copyFrom=${source}`);
    await expect(page.getByRole("status").filter({ hasText: words.copied })).toBeVisible();
    await expect(field(page, "code")).toHaveValue("");
    await expect(field(page, "starting_price")).toHaveValue("900");
    await expect(field(page, "itineraries.2.title.en")).toHaveValue("Third");
    const name = unique("Salinan");
    await field(page, "name.en").fill(name);
    await submit(page, words.submit).click();
    await expect(page.getByText(words.created)).toBeVisible();
    const id = await idOf(page.request, kind, name);

    await page.goto(`/admin/${kind}/edit/${id}`);
    const indonesian = await field(page, "name.id").inputValue();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.edit(indonesian));
    const basic = page.getByRole("region", { name: "Informasi Dasar" });
    await basic.getByRole("group", { name: /Nama/ }).getByRole("button", { name: /^ru/i }).click();
    await field(page, "name.ru").fill(`${name} по-новому`);
    await page.getByRole("button", { name: "Turunkan Hari 1" }).click();
    await submit(page, "Simpan Perubahan").click();
    await expect(page.getByText(words.updated)).toBeVisible();
    await expect(page).toHaveURL(`/admin/${kind}`);

    const html = await (await page.request.get(`/ru/${kind}/${id}`)).text();
    expect(html).toContain(`${name} по-новому`);
    const stored = await (await page.request.get(`/api/packages/${id}`)).json();
    expect(stored.code).toBeNull();
    const days = stored.itineraries.map(({ day, title }: { day: number; title: string }) => [
      day,
      JSON.parse(title).en,
    ]);
    expect(days).toEqual([
      [1, "Second"],
      [2, "First"],
      [3, "Third"],
    ]);
  });

  test(`${kind}: the buttons say what they do, once, and lead to the list`, async ({ page }) => {
    const id = await makeTour(page.request, kind, unique("Tombol"));
    const html = await (await page.request.get(`/admin/${kind}/edit/${id}`)).text();
    expect(html).toContain(words.loading);
    const forms = [
      { address: "create", label: words.submit, busy: words.busy, done: words.created },
      { address: `edit/${id}`, label: "Simpan Perubahan", busy: "Menyimpan...", done: words.updated },
    ];
    for (const { address, label, busy, done } of forms) {
      await page.goto(`/admin/${kind}/${address}`);
      await expect(page.getByRole("link", { name: "Batal", exact: true })).toHaveAttribute(
        "href",
        `/admin/${kind}`,
      );
      const name = unique("Sekali");
      await typeLittle(page, name);
      const calls: string[] = [];
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/packages(?:\/\d+)?$/, async (route) => {
        calls.push(route.request().method());
        await held;
        await route.continue();
      });
      await submit(page, label).dblclick();
      await expect(submit(page, busy)).toBeDisabled();
      release();
      await expect(page.getByText(done)).toBeVisible();
      await expect(page).toHaveURL(`/admin/${kind}`);
      expect(calls).toHaveLength(1);
      await page.unroute(/\/api\/packages(?:\/\d+)?$/);
      if (address === "create") {
        await idOf(page.request, kind, name);
        // After a success the form is empty again.
        await page.goBack();
        await expect(field(page, "name.en")).toHaveValue("");
        await expect(page.getByText("Ada draf yang belum disimpan")).toBeHidden();
      }
    }
  });

  test(`${kind}: whatever the server answers, the right words, and nothing typed is lost`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/\b(?:413|422|500|503)\b|ERR_(?:FAILED|CONNECTION)/);
    const id = await makeTour(page.request, kind, unique("Galat"));
    const forms = [
      { address: "create", label: words.submit, failure: words.notCreated, call: "packages" },
      { address: `edit/${id}`, label: "Simpan Perubahan", failure: words.notUpdated, call: `packages/${id}` },
    ];
    for (const { address, label, failure, call } of forms) {
      await page.goto(`/admin/${kind}/${address}`);
      await typeLittle(page, "Typed and kept");
      const answers = [
        { status: 500, body: "<h1>Oops</h1>", text: failure },
        {
          status: 500,
          body: '{"message":"Terjadi kesalahan pada server."}',
          text: "Terjadi kesalahan pada server.",
        },
        {
          status: 413,
          body: '{"message":"Isi permintaan terlalu besar."}',
          text: "Isi permintaan terlalu besar.",
        },
        {
          status: 422,
          body: '{"message":"Data tidak valid.","errors":{"name":["Nama ini tidak dapat dipakai."]}}',
          text: "Data tidak valid.",
        },
        { text: failure },
      ];
      for (const { status, body, text } of answers) {
        await page.route(`**/api/${call}`, (route) =>
          status
            ? route.fulfill({
                status,
                body,
                contentType: body.startsWith("{") ? "application/json" : "text/html",
              })
            : route.abort(),
        );
        await submit(page, label).click();
        await expect(alert(page, text)).toBeVisible();
        if (status === 422) {
          const input = field(page, "name.en");
          await expect(input).toBeFocused();
          await expect(input).toHaveAccessibleDescription(/Nama ini tidak dapat dipakai\./);
        }
        await expect(field(page, "overview.en")).toHaveValue("Typed and kept");
        await expect(field(page, "starting_price")).toHaveValue("123");
        await page.unroute(`**/api/${call}`);
      }
    }
  });

  test(`${kind}: a tour that is not there, to change or to copy`, async ({ page }) => {
    await page.goto(`/admin/${kind}/edit/999999`);
    await expect(alert(page, words.missing)).toBeVisible();
    await page.goto(`/admin/${kind}/create?copyFrom=999999`);
    await expect(alert(page, words.notCopied)).toBeVisible();
    await expect(field(page, "name.en")).toHaveValue("");
  });
}

test("the form begins where staff begin: SEO is folded in its place, and opens when it is wanted", async ({
  page,
}) => {
  await page.goto("/admin/tours/create");
  const head = page.getByRole("button", { name: "SEO Metadata" });
  await expect(head).toHaveAttribute("aria-expanded", "false");
  await expect(field(page, "seo_title.en")).toBeHidden();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("SEO Metadata");
  await page.getByRole("navigation", { name: "Bagian formulir" }).getByRole("link", { name: /^SEO/ }).click();
  await expect(field(page, "seo_title.en")).toBeVisible();
  await field(page, "seo_title.ru").fill("я".repeat(256));
  await head.click();
  await expect(field(page, "seo_title.ru")).toBeHidden();
  await submit(page, "Buat Tur").click();
  await expect(field(page, "seo_title.ru")).toBeFocused();
  await expect(page.getByText("Paling banyak 255 karakter.").first()).toBeVisible();
});

test("languages stand in one order, and a legend says what the dot means", async ({ page }) => {
  await page.goto("/admin/tours/create");
  await expect(field(page, "name.en")).toBeVisible();
  const names = await page
    .locator('[name^="name."]')
    .evaluateAll((inputs) => inputs.map((each) => each.getAttribute("name")));
  expect(names).toEqual(["name.id", "name.en", "name.ru"]);
  await expect(page.getByText("Belum ada teks dalam bahasa itu")).toBeVisible();
});

test("a text near its limit is counted, a longer one is refused beside its field, and a full list takes no more", async ({
  page,
}) => {
  await page.goto("/admin/tours/create");
  const name = field(page, "name.en");
  await name.fill("n".repeat(100));
  await expect(page.getByText("100 dari 200 karakter")).toHaveCount(0);
  await name.fill("n".repeat(201));
  await expect(page.getByText("201 dari 200 karakter")).toBeAttached();
  await submit(page, "Buat Tur").click();
  await expect(name).toBeFocused();
  await expect(page.locator("p").getByText("Paling banyak 200 karakter.", { exact: true })).toBeVisible();
  await addTo(page, "itineraries");
  for (let meal = 0; meal < 10; meal += 1) await addTo(page, "meals");
  const add = page.getByRole("button", { name: "Tambah Makanan" });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await expect(add).toHaveAccessibleDescription("Paling banyak 10 item.");
  await add.click({ force: true });
  await expect(field(page, "itineraries.0.meals.9.description.en")).toBeAttached();
  await expect(field(page, "itineraries.0.meals.10.description.en")).toHaveCount(0);
});

test("what is missing stands beside its field, and the first one is focused", async ({ page }) => {
  await page.goto("/admin/domestic-tours/create");
  await addTo(page, "faqs");
  await submit(page, "Simpan Tur").click();
  await expect(field(page, "name.en")).toBeFocused();
  for (const path of ["name.en", "overview.en", "currency", "starting_price", "faqs.0.answer.en"]) {
    await expect(field(page, path)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "name.ru")).not.toHaveAttribute("aria-invalid");
  await field(page, "rate").fill("5.1");
  await submit(page, "Simpan Tur").click();
  await expect(field(page, "rate")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "rate")).toHaveAttribute("max", "5");
  await expect(field(page, "rate")).toHaveAttribute("step", "0.1");
});

test("an ended session is mended over the form, and a colleague's save shown field by field", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/\b(?:401|409)\b/);
  const username = `sementara-${Date.now()}`;
  const copy =
    "INSERT INTO admin_user (username, password_hash) SELECT $1, password_hash FROM admin_user WHERE username = $2";
  await siteSql(dataDir(), copy, [username, seededAdmin.username]);
  const id = await makeTour(page.request, "domestic-tours", unique("Rekan"));
  await signIn(page, username);
  await page.goto(`/admin/domestic-tours/edit/${id}`);
  await field(page, "code").fill("MINE-1");
  await field(page, "overview.en").fill("My overview");
  await page.request.put(`/api/packages/${id}`, {
    data: { overview: texts("Their overview"), currency: "IDR" },
    headers: sameOrigin,
  });
  await siteSql(
    dataDir(),
    "DELETE FROM session USING admin_user WHERE user_id = admin_user.id AND username = $1",
    [username],
  );
  await submit(page, "Simpan Perubahan").click();
  const signingIn = page.getByRole("dialog", { name: "Sesi berakhir" });
  await expect(signingIn).toContainText("Unauthorized: Token expired or invalid.");
  await signInOverForm(page, username);

  const conflict = page.getByRole("dialog", { name: "Data ini juga diubah oleh orang lain" });
  await expect(conflict).toContainText("Ringkasan (EN)");
  await expect(conflict).toContainText("Their overview");
  await conflict
    .getByRole("group", { name: "Ringkasan (EN)" })
    .getByRole("radio", { name: /Versi saya/ })
    .check();
  await conflict.getByRole("button", { name: "Simpan pilihan" }).click();
  await expect(page.getByText("tur domestik berhasil diperbarui!")).toBeVisible();
  const stored = await (await page.request.get(`/api/packages/${id}`)).json();
  expect(stored).toMatchObject({ code: "MINE-1", currency: "IDR" });
  expect(JSON.parse(stored.overview).en).toBe("My overview");
});

test("a tour is made by keyboard alone", async ({ page }) => {
  await page.goto("/admin/tours/create");
  await expect(field(page, "name.en")).toBeVisible();
  const tabTo = async (target: Locator, key = "Tab") => {
    for (let steps = 0; steps < 120; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error("the keyboard does not get there");
  };
  const typeInto = async (path: string, text: string) => {
    await tabTo(field(page, path));
    await page.keyboard.type(text);
  };
  const add = (list: Parameters<typeof addTo>[1]) =>
    page.getByRole("button", { name: adminText(`tourForm.add.${list}`), exact: true });

  const name = unique("Tombol");
  await typeInto("name.en", name);
  for (const path of ["duration.en", "location.en", "overview.en"]) await typeInto(path, "By keyboard");
  await typeInto("starting_price", "500");
  await tabTo(add("itineraries"));
  await page.keyboard.press("Enter");
  await typeInto("itineraries.0.title.en", "One");
  await tabTo(add("activities"));
  await page.keyboard.press("Enter");
  await expect(field(page, "itineraries.0.activities.0.time")).toBeFocused();
  await page.keyboard.type("8");
  await typeInto("itineraries.0.activities.0.description.en", "Coffee");
  await page.keyboard.press("Enter");
  await expect(field(page, "itineraries.0.activities.1.time")).toBeFocused();
  await page.keyboard.type("9");
  await typeInto("itineraries.0.activities.1.description.en", "Boat");
  await tabTo(page.getByRole("button", { name: "Naikkan Aktivitas 2" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "itineraries.0.activities.0.description.en")).toHaveValue("Boat");
  await tabTo(submit(page, "Buat Tur"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tur berhasil ditambahkan!")).toBeVisible();
  const id = await idOf(page.request, "tours", name);
  const stored = await (await page.request.get(`/api/packages/${id}`)).json();
  const times = stored.itineraries[0].activities.map(({ time }: { time: string }) => time);
  expect(times).toEqual(["09:00", "08:00"]);
});

test("an unsaved tour is seen on its public page, which follows what is typed, by staff alone", async ({
  page,
  browser,
}) => {
  const id = await makeTour(page.request, "tours", unique("Pratinjau"));
  await page.goto(`/admin/tours/edit/${id}`);
  await field(page, "name.en").fill("Not saved yet");
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Pratinjau" }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Not saved yet");
  await expect(preview.getByText("Pratinjau: belum disimpan")).toBeVisible();
  await field(page, "name.en").fill("Still typing");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Still typing");
  await preview.getByRole("link", { name: "Русский" }).first().click();
  await expect(preview.locator("html")).toHaveAttribute("lang", "ru");
  await expect(preview.getByRole("heading", { level: 1 })).toContainText("по-русски");
  const stored = await (await page.request.get(`/api/packages/${id}`)).json();
  expect(stored.name).not.toContain("Still typing");

  const stranger = await browser.newContext();
  const answer = await stranger.request.get(preview.url(), { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()["x-robots-tag"]).toBe("noindex");
  await stranger.close();
});

test.describe("when tours cannot be read", () => {
  let site: OwnSite | undefined;
  test.beforeAll(async () => {
    site = await ownSite();
    await site.sql("ALTER TABLE tour RENAME TO tour_away");
  });
  test.afterAll(() => site?.stop());

  for (const kind of kindPaths) {
    test(`${kind}: the form to change one and the copy say so, with a retry`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: site?.url });
      const page = await context.newPage();
      await signIn(page, seededAdmin.username);
      await page.goto(`/admin/${kind}/edit/1`);
      await expect(alert(page, said[kind].notLoaded)).toContainText("Error!");
      await expect(page.getByRole("button", { name: "Coba Lagi" })).toBeVisible();
      await page.goto(`/admin/${kind}/create?copyFrom=1`);
      await expect(alert(page, said[kind].notCopied)).toBeVisible();
      await context.close();
    });
  }
});

import type { APIRequestContext, Locator, Page, Route } from "playwright/test";
import { formParts } from "@/lib/core/content/field-labels";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languages } from "@/lib/core/i18n/languages";
import { tourForm } from "@/lib/tours/fields";
import { type Kind, kinds } from "@/lib/tours/kinds";
import { pictureFile } from "../api/pictures";
import { expect, inLanguages, makeTour, readTour, test } from "../setup/back-office-test";
import { pickUp } from "../setup/pick-up";
import { addTo, field, typeWholeTour, wholeTour } from "./typed-tour";

async function idOf(request: APIRequestContext, kind: Kind, name: string): Promise<number> {
  const { type } = kinds[kind];
  const answer = await request.get(`/api/packages?tour_type=${type}&search=${encodeURIComponent(name)}`);
  return (await answer.json()).data[0].id;
}

/** Types the required fields alone. */
async function typeRequired(page: Page, name: string) {
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

const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const submit = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });

test.describe("with a browser whose language writes numbers in another way", () => {
  test.use({ locale: "ru-RU", viewport: { width: 1440, height: 900 } });

  //
  test("what is typed into every section is public in every language right after", async ({ page, mark }) => {
    await page.goto("/admin/tours/create");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(
      formParts(tourForm).map(({ label }) => label),
    );
    const tour = wholeTour(mark);
    await typeWholeTour(page, tour, "UJI-7");
    await expect(field(page, "itineraries.0.day")).toHaveValue("1");
    await expect(field(page, "itineraries.0.activities.0.time")).toHaveValue("08:30");
    await expect(page.getByText("Diskon 25%")).toBeVisible();
    await choosePictures(page, "#a1b2c3", "#c3b2a1");

    await test.step("marks between thousands are read, asked about where they have two readings, and said", async () => {
      await field(page, "starting_price").fill("1.500");
      await expect(page.getByText("Disimpan: THB 1.500", { exact: true })).toBeVisible();
      await field(page, "prices.0.price").fill("1750,5");
      await expect(page.getByText("Disimpan: THB 1.750,50", { exact: true })).toBeVisible();
      await field(page, "original_price").fill("2,000.000");
      await expect(page.getByText('"2,000.000" bisa berarti 2000000 atau 2000.')).toHaveCount(1);
      await submit(page, "Buat Tur").click();
      await expect(field(page, "original_price")).toHaveAttribute("aria-invalid", "true");
      await field(page, "original_price").fill("2 000");
    });
    await submit(page, "Buat Tur").click();
    await expect(page.getByText("Tur berhasil ditambahkan!")).toBeVisible();
    await expect(page).toHaveURL("/admin/tours");

    const id = await idOf(page.request, "tours", mark);
    for (const language of languages) {
      const html = await (await page.request.get(`/${language}/tours/${id}`)).text();
      for (const [part, text] of Object.entries(tour)) expect(html, part).toContain(text[language]);
      for (const text of ["UJI-7", "08:30", "25%", "128, Tripadvisor"]) expect(html).toContain(text);
    }
    const stored = await readTour(page.request, id);
    const numbers = { tour_type: 1, starting_price: 1500, original_price: 2000, rate: 4.9 };
    const child = { kind: "child", age_from: 4, age_to: 11, group_size: null };
    expect(stored).toMatchObject({
      ...numbers,
      tags: "multi_day_trip",
      prices: [{ price: 1750.5, ...child }],
    });
    expect(stored).toMatchObject({ rating_count: 128, rating_source: "Tripadvisor" });
    expect(stored.images.map(({ order }: { order: number }) => order)).toEqual([0, 1]);
  });
});

//
test("an unsaved tour is seen on its public page, which follows what is typed, and a price line asks for the fields of its kind", async ({
  page,
  mark,
}) => {
  const line = { service_type: inLanguages("Seat"), price: 900, description: inLanguages("x") };
  const id = await makeTour(page.request, mark, {
    prices: [{ ...line, kind: "child", age_from: 4, age_to: 11 }],
  });
  await page.goto(`/admin/tours/edit/${id}`);
  await test.step("the preview follows, in every language, and nothing is saved", async () => {
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
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(`${mark} ру`);
    expect((await readTour(page.request, id)).name).not.toContain("Still typing");
    await preview.close();
    await field(page, "name.en").fill(mark);
  });

  await field(page, "prices.0.age_to").fill("3");
  await submit(page, "Simpan Perubahan").click();
  await expect(field(page, "prices.0.age_to")).toHaveAttribute("aria-invalid", "true");
  await field(page, "prices.0.kind").selectOption({ label: "Grup, satu harga" });
  await expect(field(page, "prices.0.age_to")).toHaveCount(0);
  await field(page, "prices.0.group_size").fill("8");
  await field(page, "original_price").fill("");
  await field(page, "original_price_since").fill("2026-11-01");
  await submit(page, "Simpan Perubahan").click();
  await expect(field(page, "original_price_since")).toHaveAttribute("aria-invalid", "true");
  await field(page, "original_price_since").fill("");
  await submit(page, "Simpan Perubahan").click();
  await expect(page).toHaveURL("/admin/tours");
  const { prices } = await readTour(page.request, id);
  expect(prices).toMatchObject([{ kind: "group", age_from: null, age_to: null, group_size: 8 }]);
});

//
test("a copy has the content, not the code, and is changed on a phone", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED/);
  const day = (title: string, number: number) => ({
    title: inLanguages(title),
    day: number,
    activities: [{ time: "08:00", description: inLanguages("Start") }],
    meals: [],
  });
  const source = await makeTour(page.request, `${mark} source`, {
    tour_type: 3,
    published: true,
    code: "SRC-1",
    itineraries: [day("First", 1), day("Second", 2), day("Third", 3)],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/international-tours/create?copyFrom=${source}`);
  const copied = "Konten tur internasional berhasil disalin. Silakan sesuaikan dan simpan.";
  await expect(page.getByRole("status").filter({ hasText: copied })).toBeVisible();
  await expect(field(page, "code")).toHaveValue("");
  await expect(field(page, "starting_price")).toHaveValue("1900");
  await expect(field(page, "itineraries.2.title.en")).toHaveValue("Third");
  await field(page, "name.en").fill(`${mark} copy`);
  await submit(page, "Simpan Tur").click();
  await expect(page.getByText("tur internasional berhasil ditambahkan!")).toBeVisible();
  const id = await idOf(page.request, "international-tours", `${mark} copy`);

  await page.goto(`/admin/international-tours/edit/${id}`);
  const title = `Edit Tur Internasional: ${mark} source id`;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const basic = page.getByRole("region", { name: "Informasi Dasar" });
  await basic.getByRole("group", { name: /Nama/ }).getByRole("button", { name: /^ru/i }).click();
  await field(page, "name.ru").fill(`${mark} по-новому`);
  const lower = page.getByRole("button", { name: "Turunkan Hari 1" });
  // Lists that come near the window take their height. A press in that moment would miss the button.
  await lower.scrollIntoViewIfNeeded();
  await lower.click();
  await expect(field(page, "itineraries.0.title.en")).toHaveValue("Second");
  await page.route(`**/api/packages/${id}`, (route) => route.abort());
  await submit(page, "Simpan Perubahan").click();
  await expect(alert(page, "Terjadi kesalahan saat memperbarui tur internasional.")).toBeVisible();
  await page.unroute(`**/api/packages/${id}`);
  await submit(page, "Simpan Perubahan").click();
  await expect(page.getByText("tur internasional berhasil diperbarui!")).toBeVisible();
  await expect(page).toHaveURL("/admin/international-tours");

  const html = await (await page.request.get(`/ru/international-tours/${id}`)).text();
  expect(html).toContain(`${mark} по-новому`);
  const stored = await readTour(page.request, id);
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

const refusals: { status?: number; body?: string; text: string }[] = [
  { status: 500, body: "<h1>Oops</h1>", text: "Terjadi kesalahan saat menambahkan tur domestik." },
  {
    status: 422,
    body: '{"message":"Data tidak valid.","errors":{"name":["Nama ini tidak dapat dipakai."]}}',
    text: "Data tidak valid.",
  },
  { text: "Terjadi kesalahan saat menambahkan tur domestik." },
];

test("a new tour is refused in every way, keeps what was typed, and is saved once", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/\b(?:422|500)\b|ERR_FAILED/);
  await page.goto("/admin/domestic-tours/create");
  await expect(page).toHaveTitle(/^Tambah Tur Domestik Baru/);
  const cancel = page.getByRole("link", { name: "Batal", exact: true });
  await expect(cancel).toHaveAttribute("href", "/admin/domestic-tours");
  await typeRequired(page, mark);

  //
  await test.step("the banner names what is still wrong", async () => {
    await field(page, "rate").fill("7");
    await field(page, "duration.en").fill("");
    await submit(page, "Simpan Tur").click();
    const banner = alert(page, "Ada isian yang perlu diperbaiki.");
    await expect(banner).toContainText("1 dari 2");
    await banner.getByRole("button", { name: "Isian berikutnya" }).click();
    await expect(field(page, "rate")).toBeFocused();
    await expect(banner.getByRole("button", { name: "Rating" })).toBeVisible();
    await field(page, "duration.en").fill("One day");
    await expect(banner).not.toContainText("dari 2");
    await field(page, "rate").fill("8");
    await expect(banner.getByRole("button", { name: "Rating" })).toBeVisible();
    await field(page, "rate").fill("4,7");
    await expect(banner).toHaveCount(0);
  });

  //
  await test.step("whatever the server answers, the right words, and nothing typed is lost", async () => {
    for (const { status, body = "", text } of refusals) {
      const contentType = body.startsWith("{") ? "application/json" : "text/html";
      const refuse = (route: Route) =>
        status ? route.fulfill({ status, body, contentType }) : route.abort();
      await page.route("**/api/packages", refuse);
      await submit(page, "Simpan Tur").click();
      await expect(alert(page, text)).toBeVisible();
      if (status === 422) {
        const input = field(page, "name.en");
        await expect(input).toBeFocused();
        await expect(input).toHaveAccessibleDescription(/Nama ini tidak dapat dipakai\./);
      }
      await expect(field(page, "overview.en")).toHaveValue("Typed and kept");
      await expect(field(page, "starting_price")).toHaveValue("123");
      await page.unroute("**/api/packages");
    }
  });

  //
  await test.step("the buttons say what they do, once, and lead to the list", async () => {
    const held: Route[] = [];
    await page.route("**/api/packages", (route) => void held.push(route));
    await submit(page, "Simpan Tur").dblclick();
    await expect(submit(page, "Menyimpan...")).toBeDisabled();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(page.getByText("tur domestik berhasil ditambahkan!")).toBeVisible();
    await expect(page).toHaveURL("/admin/domestic-tours");
    expect(held).toHaveLength(1);
    await page.goBack();
    await expect(field(page, "name.en")).toHaveValue("");
    await expect(page.getByText("Ada cadangan di perangkat ini yang belum disimpan")).toBeHidden();
  });
});

//
test("the form begins where staff begin: SEO is folded in its place, and opens when it is wanted", async ({
  page,
}) => {
  await page.goto("/admin/domestic-tours/create");
  const save = submit(page, "Simpan Tur");

  //
  await test.step("languages stand in one order, and a legend says what the dot means", async () => {
    await expect(field(page, "name.en")).toBeVisible();
    const names = await page
      .locator('[name^="name."]')
      .evaluateAll((inputs) => inputs.map((each) => each.getAttribute("name")));
    expect(names).toEqual(["name.id", "name.en", "name.ru"]);
    await expect(page.getByText("Belum ada teks dalam bahasa itu")).toBeVisible();
  });

  //
  await test.step("what is missing stands beside its field, and the first one is focused", async () => {
    await addTo(page, "faqs");
    await save.click();
    await expect(field(page, "name.en")).toBeFocused();
    for (const path of ["name.en", "overview.en", "currency", "starting_price", "faqs.0.answer.en"]) {
      await expect(field(page, path)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(field(page, "name.ru")).not.toHaveAttribute("aria-invalid");
    await field(page, "rate").fill("5.1");
    await save.click();
    await expect(field(page, "rate")).toHaveAttribute("aria-invalid", "true");
    await field(page, "rate").fill("4.55");
    await save.click();
    await expect(field(page, "rate")).toHaveAttribute("aria-invalid", "true");
  });

  const limits =
    "a text near its limit is counted, a longer one is refused beside its field, and a full list takes no more";
  //
  await test.step(limits, async () => {
    const name = field(page, "name.en");
    await name.fill("n".repeat(100));
    await expect(page.getByText("100 dari 200 karakter")).toHaveCount(0);
    await name.fill("n".repeat(201));
    await expect(page.getByText("201 dari 200 karakter")).toBeAttached();
    await save.click();
    await expect(name).toBeFocused();
    await expect(page.locator("p").getByText("Paling banyak 200 karakter.", { exact: true })).toBeVisible();
    await name.fill("Short");
    await addTo(page, "itineraries");
    for (let meal = 0; meal < 10; meal += 1) await addTo(page, "meals");
    const add = page.getByRole("button", { name: "Tambah Makanan" });
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await expect(add).toHaveAccessibleDescription("Paling banyak 10 item.");
    await add.click({ force: true });
    await expect(field(page, "itineraries.0.meals.9.description.en")).toBeAttached();
    await expect(field(page, "itineraries.0.meals.10.description.en")).toHaveCount(0);
  });

  const head = page.getByRole("button", { name: "SEO Metadata" });
  await expect(head).toHaveAttribute("aria-expanded", "false");
  await expect(field(page, "seo_title.en")).toBeHidden();
  await page.getByRole("navigation", { name: "Bagian formulir" }).getByRole("link", { name: /^SEO/ }).click();
  await expect(field(page, "seo_title.en")).toBeVisible();
  await field(page, "seo_title.ru").fill("я".repeat(256));
  await head.click();
  await expect(field(page, "seo_title.ru")).toBeHidden();
  await save.click();
  await expect(field(page, "seo_title.ru")).toBeFocused();
  await expect(page.getByText("Paling banyak 255 karakter.").first()).toBeVisible();
});

/** Adds three questions by keys, moves, folds and removes them, and leaves the list empty. */
async function orderItems(page: Page) {
  const section = page.getByRole("region", { name: "FAQ" });
  for (const text of ["Satu", "Dua", "Tiga"]) {
    await section.getByRole("button", { name: /Tambah/ }).press("Enter");
    await expect(section.locator(":focus")).toHaveRole("textbox");
    await page.keyboard.insertText(text);
  }
  const questions = section.locator("[name$='question.id']");
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

  const removeFirst = section.getByRole("button", { name: "Hapus FAQ 1" });
  await removeFirst.press("Enter");
  expect(await texts()).toEqual(["Tiga", "Satu"]);
  await expect(removeFirst).toBeFocused();
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
  for (const _ of [1, 2, 3]) await removeFirst.press("Enter");
}

//
test("a tour is made by keyboard alone", async ({ page, mark }) => {
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
    await page.keyboard.insertText(text);
  };
  const add = (list: Parameters<typeof addTo>[1]) =>
    page.getByRole("button", { name: adminText(`tourForm.add.${list}`), exact: true });

  await typeInto("name.en", mark);
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
  //
  await test.step("the items of a list are ordered, folded, removed and brought back", () =>
    orderItems(page));
  await tabTo(submit(page, "Buat Tur"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tur berhasil ditambahkan!")).toBeVisible();
  const stored = await readTour(page.request, await idOf(page.request, "tours", mark));
  const times = stored.itineraries[0].activities.map(({ time }: { time: string }) => time);
  expect(times).toEqual(["09:00", "08:00"]);
});

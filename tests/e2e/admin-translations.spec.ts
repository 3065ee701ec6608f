import { randomBytes } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { expectUsable } from "../setup/expect-usable";
import { signIn } from "../setup/sign-in";
import { siteSql } from "../setup/site-sql";

const sql = (text: string, values: unknown[] = []) => siteSql(process.env.E2E_DATA_DIR ?? "", text, values);
const headers = { "Sec-Fetch-Site": "same-origin" };

/** Of this worker's tours, which visitors do not see. */
const mark = `Bahasa ${randomBytes(4).toString("hex")}`;

test.afterAll(async () => {
  const own = "(SELECT id::text FROM tour WHERE name ->> 'en' LIKE $1 || '%')";
  for (const table of ["open_translation", "translation_state"]) {
    await sql(`DELETE FROM ${table} WHERE entity = 'tour' AND record_key IN ${own}`, [mark]);
  }
  await sql("DELETE FROM tour WHERE name ->> 'en' LIKE $1 || '%'", [mark]);
  await sql("DELETE FROM record_version WHERE title LIKE $1 || '%'", [mark]);
  await sql("DELETE FROM translation_pair WHERE source LIKE $1 || '%' OR target LIKE $1 || '%'", [mark]);
});

const text = (suffix: string) => ({
  en: `${mark} ${suffix}`,
  id: `${mark} ${suffix} id`,
  ru: `${mark} ${suffix} ru`,
});

async function makeTour(page: Page): Promise<number> {
  const data = {
    ...{ tour_type: 1, published: false, name: text("boat trip"), duration: text("1 day") },
    ...{ location: text("bay"), overview: text("reefs"), starting_price: 100, currency: "THB" },
  };
  const response = await page.request.post("/api/packages", { headers, data });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

async function put(page: Page, id: number, data: object) {
  expect((await page.request.put(`/api/packages/${id}`, { headers, data })).status()).toBe(200);
}

/** How many texts of a tour are stale, by language. */
async function stale(page: Page, id: number) {
  const { translation_state: states } = await (await page.request.get(`/api/packages/${id}`)).json();
  return { id: states.id.stale, ru: states.ru.stale };
}

const queue = (page: Page, language: string) =>
  page.goto(`/admin/translations?language=${language}&state=stale&entity=tour`);
const item = (page: Page, label: string) =>
  page.getByRole("listitem").filter({ hasText: mark }).filter({ hasText: label });

test("stale translations are found, read beside the changed words, and written or confirmed one after the other", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/422/);
  await signIn(page);
  const id = await makeTour(page);
  await put(page, id, {
    name: { ...text("boat trip"), en: `${mark} long boat trip` },
    location: { ...text("bay"), en: `${mark} wide bay` },
  });
  expect(await stale(page, id)).toEqual({ id: 2, ru: 2 });

  await page.goto("/admin");
  await page.getByRole("link", { name: /^Rusia .*Terjemahan kedaluwarsa/ }).click();
  await expect(page).toHaveURL(/\/admin\/translations\?state=stale&language=ru/);
  await expect(page.getByRole("heading", { name: "Terjemahan", level: 1 })).toBeVisible();

  await queue(page, "ru");
  const name = item(page, "Nama");
  await expect(name.getByText("Teks Inggris berubah")).toBeVisible();
  await expect(name.locator("ins")).toContainText("long");
  await expectUsable(page);
  const input = name.getByRole("textbox", { name: "Rusia" });
  await expect(input).toHaveValue(text("boat trip").ru);
  await input.fill(`${mark} долго на лодке`);
  await input.press("Control+Enter");
  await expect(name).toHaveCount(0);
  await expect(item(page, "Lokasi").getByRole("textbox")).toBeFocused();
  await item(page, "Lokasi").getByRole("button", { name: "Masih benar" }).click();
  await expect(item(page, "Lokasi")).toHaveCount(0);
  expect(await stale(page, id)).toEqual({ id: 2, ru: 0 });

  await queue(page, "id");
  await item(page, "Nama").getByRole("button", { name: "Saran" }).click();
  await expect(item(page, "Nama").getByText("Belum ada saran untuk teks ini.")).toBeVisible();
  await item(page, "Nama").getByRole("textbox").fill("x".repeat(201));
  await item(page, "Nama").getByRole("button", { name: "Simpan" }).click();
  await expect(item(page, "Nama").getByRole("alert")).toHaveText("Paling banyak 200 karakter.");
});

test("the next text is typed while earlier ones are being saved, and a refused one keeps its text", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/422/);
  await signIn(page);
  const id = await makeTour(page);
  await put(page, id, {
    name: { ...text("boat trip"), en: `${mark} quick boat trip` },
    duration: { ...text("1 day"), en: `${mark} 2 days` },
    location: { ...text("bay"), en: `${mark} deep bay` },
    overview: { ...text("reefs"), en: `${mark} coral reefs` },
  });
  const asked: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/translations", async (route) => {
    if (route.request().method() === "PUT") {
      asked.push(String(JSON.parse(route.request().postData() ?? "{}").items[0].path));
      await gate;
    }
    await route.continue();
  });
  await queue(page, "ru");
  const own = page.getByRole("listitem").filter({ hasText: mark });
  await expect(own).toHaveCount(4);
  const paths = ["name", "duration", "location", "overview"];
  const inputs = own.getByRole("textbox");
  const typed = ["одно", "два", "в".repeat(201), "четыре"];
  await inputs.first().focus();
  for (const [index, words] of typed.entries()) {
    await expect(inputs.nth(index)).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(`${mark} ${words}`);
    await page.keyboard.press("Control+Enter");
  }
  // The last text has no next one: typing goes on in it.
  await page.keyboard.type(" дальше");
  await expect(own.getByRole("button", { name: "Menyimpan..." })).toHaveCount(4);
  await expect.poll(() => asked).toHaveLength(1);

  open();
  await expect(own).toHaveCount(2);
  await expect.poll(() => asked).toHaveLength(4);
  expect(asked.toSorted()).toEqual(paths.toSorted());
  await expect(own.first().getByRole("alert")).toHaveText("Paling banyak 200 karakter.");
  await expect(inputs.first()).toHaveValue(`${mark} ${typed[2]}`);
  await expect(inputs.last()).toHaveValue(`${mark} четыре дальше`);
  await expect(inputs.last()).toBeFocused();

  await page.getByRole("link", { name: "Kembali ke dashboard" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Terjemahan yang belum tersimpan akan hilang.");
  await dialog.getByRole("button", { name: "Tetap di sini" }).click();
  await expect(dialog).toHaveCount(0);
  await inputs.last().press("Control+Enter");
  await expect(own).toHaveCount(1);
  await inputs.first().fill(`${mark} три`);
  await inputs.first().press("Control+Enter");
  await expect(own).toHaveCount(0);

  const saved = await (await page.request.get(`/api/packages/${id}`)).json();
  expect(paths.map((path) => JSON.parse(saved[path]).ru).toSorted()).toEqual(
    ["два", "одно", "три", "четыре дальше"].map((each) => `${mark} ${each}`),
  );
});

test("a text that is typed back while another one is being saved can be saved again", async ({ page }) => {
  await signIn(page);
  const id = await makeTour(page);
  await put(page, id, { name: { ...text("boat trip"), en: `${mark} slow boat trip` } });
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/translations", async (route) => {
    await gate;
    await route.continue();
  });
  await queue(page, "ru");
  const input = item(page, "Nama").getByRole("textbox");
  const before = await input.inputValue();
  await input.fill(`${mark} другое`);
  await expect(item(page, "Nama").getByRole("button", { name: "Masih benar" })).toBeDisabled();
  await input.press("Control+Enter");
  await input.fill(before);
  open();
  await expect(item(page, "Nama").getByRole("button", { name: "Simpan" })).toBeEnabled();
  await expect(input).toHaveValue(before);
  await input.press("Control+Enter");
  await expect(item(page, "Nama")).toHaveCount(0);
  const saved = await (await page.request.get(`/api/packages/${id}`)).json();
  expect(JSON.parse(saved.name).ru).toBe(before);
});

test("a small change of the English is said in the form, and the list shows the tours of which it was not", async ({
  page,
}) => {
  await signIn(page);
  const id = await makeTour(page);
  const change = async (english: string, isSmall: boolean) => {
    await page.goto(`/admin/tours/edit/${id}`);
    const tick = page.getByRole("checkbox", { name: "Perubahan kecil: terjemahan lain tetap berlaku" });
    const input = page.getByLabel("Nama (EN)");
    await expect(input).toBeEditable();
    await expect(tick).toHaveCount(0);
    await input.fill(english);
    await tick.setChecked(isSmall);
    await page.getByRole("button", { name: "Simpan Perubahan" }).click();
    await expect(page).toHaveURL(/\/admin\/tours$/);
  };
  await change(`${mark} boat trips`, true);
  expect(await stale(page, id)).toEqual({ id: 0, ru: 0 });
  await change(`${mark} other trip`, false);
  expect(await stale(page, id)).toEqual({ id: 1, ru: 1 });

  await page.getByRole("textbox", { name: "Cari nama, lokasi, atau kode" }).fill(mark);
  await page.getByRole("combobox", { name: "Bahasa" }).selectOption({ label: "Kedaluwarsa: Rusia" });
  await expect(page).toHaveURL(/lacks=stale-ru/);
  await expect(page.getByText(`${mark} boat trip id`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Bahasa" })).toHaveValue("stale-ru");
});

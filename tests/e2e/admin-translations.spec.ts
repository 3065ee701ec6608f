import type { APIRequestContext, Page } from "playwright/test";
import { expect, makeTour as makePlainTour, putTour as put, readTour, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";
import { holdRequests } from "../setup/hold-requests";

const languagesOf = (mark: string) => (suffix: string) => ({
  en: `${mark} ${suffix}`,
  id: `${mark} ${suffix} id`,
  ru: `${mark} ${suffix} ru`,
});

function makeTour(request: APIRequestContext, mark: string): Promise<number> {
  const text = languagesOf(mark);
  const texts = {
    name: text("boat trip"),
    duration: text("1 day"),
    location: text("bay"),
    overview: text("reefs"),
  };
  return makePlainTour(request, mark, texts);
}

/** How many texts of a tour are stale, by language. */
async function stale(request: APIRequestContext, id: number) {
  const { translation_state: states } = await readTour(request, id);
  return { id: states.id.stale, ru: states.ru.stale };
}

const queue = (page: Page, language: string) =>
  page.goto(`/admin/translations?language=${language}&state=stale&entity=tour`);
const ownItem = (page: Page, mark: string, label: string) =>
  page.getByRole("listitem").filter({ hasText: mark }).filter({ hasText: label });

//
test("stale translations are found, read beside the changed words, and written or confirmed one after the other", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/422/);
  const item = (label: string) => ownItem(page, mark, label);
  const text = languagesOf(mark);
  const id = await makeTour(page.request, mark);
  await put(page.request, id, {
    name: { ...text("boat trip"), en: `${mark} long boat trip` },
    location: { ...text("bay"), en: `${mark} wide bay` },
  });
  expect(await stale(page.request, id)).toEqual({ id: 2, ru: 2 });

  await page.goto("/admin");
  await page.getByRole("link", { name: /^Rusia .*Terjemahan kedaluwarsa/ }).click();
  await expect(page).toHaveURL(/\/admin\/translations\?state=stale&language=ru/);
  await expect(page.getByRole("heading", { name: "Terjemahan", level: 1 })).toBeVisible();

  await queue(page, "ru");
  const name = item("Nama");
  await expect(name.getByText("Teks Inggris berubah")).toBeVisible();
  await expect(name.locator("ins")).toContainText("long");
  await expectUsable(page);
  const input = name.getByRole("textbox", { name: "Rusia" });
  await expect(input).toHaveValue(text("boat trip").ru);
  await input.fill(`${mark} долго на лодке`);
  await input.press("Control+Enter");
  await expect(name).toHaveCount(0);
  await expect(item("Lokasi").getByRole("textbox")).toBeFocused();
  await item("Lokasi").getByRole("button", { name: "Masih benar" }).click();
  await expect(item("Lokasi")).toHaveCount(0);
  expect(await stale(page.request, id)).toEqual({ id: 2, ru: 0 });

  await queue(page, "id");
  await item("Nama").getByRole("button", { name: "Saran" }).click();
  await expect(item("Nama").getByText("Belum ada saran untuk teks ini.")).toBeVisible();
  await item("Nama").getByRole("textbox").fill("x".repeat(201));
  await item("Nama").getByRole("button", { name: "Simpan" }).click();
  await expect(item("Nama").getByRole("alert")).toHaveText("Paling banyak 200 karakter.");

  await test.step("a text that is typed back while another one is being saved can be saved again", async () => {
    const place = item("Lokasi").getByRole("textbox");
    const before = await place.inputValue();
    const open = await holdRequests(page, "**/api/translations");
    await place.fill(`${mark} lain`);
    await expect(item("Lokasi").getByRole("button", { name: "Masih benar" })).toBeDisabled();
    await place.press("Control+Enter");
    await place.fill(before);
    open();
    await expect(item("Lokasi").getByRole("button", { name: "Simpan" })).toBeEnabled();
    await expect(place).toHaveValue(before);
    await place.press("Control+Enter");
    await expect(item("Lokasi")).toHaveCount(0);
    expect(JSON.parse((await readTour(page.request, id)).location).id).toBe(before);
  });
});

//
test("the next text is typed while earlier ones are being saved, and a refused one keeps its text", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/422/);
  const text = languagesOf(mark);
  const id = await makeTour(page.request, mark);
  await put(page.request, id, {
    name: { ...text("boat trip"), en: `${mark} quick boat trip` },
    duration: { ...text("1 day"), en: `${mark} 2 days` },
    location: { ...text("bay"), en: `${mark} deep bay` },
    overview: { ...text("reefs"), en: `${mark} coral reefs` },
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "PUT" || !request.url().endsWith("/api/translations")) return;
    asked.push(String(JSON.parse(request.postData() ?? "{}").items[0].path));
  });
  const open = await holdRequests(page, "**/api/translations", "PUT");
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
  await expect(own.getByRole("button", { name: "Menyimpan..." })).toHaveCount(0);
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

  const saved = await readTour(page.request, id);
  expect(paths.map((path) => JSON.parse(saved[path]).ru).toSorted()).toEqual(
    ["два", "одно", "три", "четыре дальше"].map((each) => `${mark} ${each}`),
  );
});

//
test("a small change of the English is confirmed in the form, and the list shows tours without that confirmation", async ({
  page,
  mark,
}) => {
  const id = await makeTour(page.request, mark);
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
  expect(await stale(page.request, id)).toEqual({ id: 0, ru: 0 });
  await change(`${mark} other trip`, false);
  expect(await stale(page.request, id)).toEqual({ id: 1, ru: 1 });

  await page.getByRole("textbox", { name: "Cari nama, lokasi, atau kode" }).fill(mark);
  await page.getByRole("combobox", { name: "Bahasa" }).selectOption({ label: "Kedaluwarsa: Rusia" });
  await expect(page).toHaveURL(/lacks=stale-ru/);
  await expect(page.getByText(`${mark} boat trip id`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Bahasa" })).toHaveValue("stale-ru");
});

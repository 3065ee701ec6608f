import type { APIRequestContext, Locator, Page } from "playwright/test";
import {
  expect,
  sameOrigin as headers,
  makeTour as makePlainTour,
  putTour as put,
  readTour,
  test,
} from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";

function makeTour(request: APIRequestContext, name: string, starting_price: number): Promise<number> {
  const line = (en: string, price: number) => ({ service_type: { en }, price, description: { en: "Text" } });
  return makePlainTour(request, name, {
    name: { en: name },
    starting_price,
    original_price: starting_price + 100,
    prices: [line("Adult", starting_price), line("Child", 990)],
  });
}

async function priceOf(request: APIRequestContext, id: number): Promise<number> {
  return (await readTour(request, id)).starting_price;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Ubah Harga Massal" });
const row = (page: Page, name: string) => page.locator("tbody tr").filter({ hasText: name });
const notice = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text });
const step = (page: Page, name: string) => dialog(page).getByRole("button", { name });

//
test("prices of ticked tours are changed in steps, looked at, applied once and taken back", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/409/);
  const names = ["A", "B", "C"].map((letter) => `${mark}-${letter}`);
  const [first, second, third] = [
    await makeTour(page.request, names[0] ?? "", 1490),
    await makeTour(page.request, names[1] ?? "", 2000),
    await makeTour(page.request, names[2] ?? "", 3000),
  ];
  await page.goto(`/admin/tours?search=${mark}`);
  await expect(page.locator("tbody tr")).toHaveCount(3);
  await page.getByRole("checkbox", { name: `Pilih ${names[0]}` }).press("Space");
  await page.getByRole("checkbox", { name: `Pilih ${names[1]}` }).check();
  await expect(page.getByText("2 tur dicentang")).toBeVisible();
  await expectUsable(page);

  await page.getByRole("button", { name: "Ubah Harga Massal" }).press("Enter");
  await expect(dialog(page).getByRole("radio", { name: "2 tur yang dicentang" })).toBeChecked();
  await expect(dialog(page).getByRole("radio", { name: "3 tur yang tampil di daftar" })).toBeVisible();
  await step(page, "Lanjut").press("Enter");

  // What is missing or no number is said at its field; nothing is asked for.
  await step(page, "Periksa").click();
  const value = dialog(page).getByRole("textbox", { name: "Persen" });
  await expect(value).toHaveAttribute("aria-invalid", "true");
  await expect(dialog(page)).toContainText("Tulis angka di atas 0, misalnya 7,5 atau 50.000.");
  await value.fill("500rb");
  await expect(value).toHaveAttribute("aria-invalid", "true");
  await expectUsable(page);
  await value.fill("7,5");
  await step(page, "Periksa").click();

  const checked = dialog(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: names[0] }) });
  await expect(dialog(page).getByRole("status")).toContainText("2 tur akan berubah.");
  await expect(dialog(page).getByRole("status")).toContainText("Belum ada yang disimpan.");
  const lines = checked.getByRole("listitem");
  await expect(lines.filter({ hasText: "Harga Mulai" }).first().locator("del")).toContainText("THB 1.490");
  await expect(lines.filter({ hasText: "Harga Mulai" }).first().locator("ins")).toContainText("THB 1.600");
  await expect(lines.filter({ hasText: "Child" }).locator("ins")).toContainText("THB 1.050");
  await expectUsable(page);

  // A colleague changes one of them: the prices are shown anew, and nothing was written.
  await put(page.request, second, { starting_price: 2200 });
  await step(page, "Terapkan ke 2 tur").click();
  await expect(dialog(page).getByRole("alert")).toContainText("Ada tur yang berubah sejak diperiksa");
  await expect(dialog(page).locator("ins").filter({ hasText: "THB 2.350" })).toBeVisible();
  expect(await priceOf(page.request, first)).toBe(1490);
  await step(page, "Terapkan ke 2 tur").dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, names[0] ?? "")).toContainText("THB 1.600");
  await expect(row(page, names[1] ?? "")).toContainText("THB 2.350");
  await expect(row(page, names[2] ?? "")).toContainText("THB 3.000");
  await expect(page.getByText("Belum ada tur yang dicentang")).toBeVisible();
  expect(await priceOf(page.request, third)).toBe(3000);
  await notice(page, "Harga 2 tur diubah.").getByRole("button", { name: "Urungkan" }).click();
  await expect(notice(page, "2 data kembali seperti sebelumnya.")).toBeVisible();
  await expect(row(page, names[0] ?? "")).toContainText("THB 1.490");
  await expect(row(page, names[1] ?? "")).toContainText("THB 2.200");
});

//
test("prices from a day on are planned, and changes of many tours are listed and undone there, except for tours edited since", async ({
  page,
  mark,
}) => {
  const name = `${mark}-D`;
  const edited = await makeTour(page.request, name, 1000);
  await test.step("a change over the API warns of prices less than half", async () => {
    const request = {
      select: { ids: [edited] },
      fields: ["starting_price", "prices"],
      change: { amount: -600 },
    };
    const send = (data: object, key = {}) =>
      page.request.post("/api/price-changes", { headers: { ...headers, ...key }, data });
    const { plan, rows } = await (await send(request)).json();
    expect(rows[0].warnings).toContainEqual({ path: "starting_price", warning: "over_half" });
    expect((await send({ ...request, plan }, { "Idempotency-Key": mark })).status()).toBe(200);
    await put(page.request, edited, { starting_price: 450 });
  });

  const planned = `${mark}-Planned`;
  const id = await makeTour(page.request, planned, 1500);
  await test.step("the list names the planned price, and the price of today stays", async () => {
    await page.goto(`/admin/tours?search=${planned}&prices=${id}&kind=percent&value=10&from=2199-12-01`);
    await expect(dialog(page).getByLabel("Berlaku mulai")).toHaveValue("2199-12-01");
    await step(page, "Periksa").click();
    await expect(dialog(page).getByRole("status")).toContainText("Harga baru berlaku mulai 1 Des 2199.");
    await expectUsable(page);
    await step(page, "Terapkan ke 1 tur").click();
    await expect(row(page, planned)).toContainText("THB 1.500");
    await expect(row(page, planned)).toContainText("THB 1.650 mulai 1 Des 2199");
    expect(await priceOf(page.request, id)).toBe(1500);
  });
  await test.step("the form has the plan", async () => {
    await row(page, planned).getByRole("link", { name: /^Edit/ }).click();
    await page.getByRole("button", { name: /^Harga terencana 1/ }).click();
    await expect(page.getByLabel("Berlaku mulai")).toHaveValue("2199-12-01");
  });

  await page.goto("/admin/tours");
  await page.getByRole("link", { name: "Perubahan Massal" }).last().click();
  await expect(page).toHaveURL("/admin/change-batches");
  const change = (text: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: text }).first();
  const undo = async (batch: Locator) => {
    await batch.getByRole("button", { name: "Urungkan" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Urungkan" }).click();
  };
  await test.step("the undo of a change leaves a tour that was edited since, and says so", async () => {
    const batch = change("Turun 600: Harga Mulai, Opsi Harga");
    await expect(batch).toContainText("1 tur");
    await expectUsable(page);
    await undo(batch);
    await expect(notice(page, `Tetap, karena diedit sesudahnya: ${name}`).first()).toBeVisible();
    await expect(batch).toContainText("Tetap, karena diedit sesudahnya");
    await expect(batch).toContainText(`${name}: Harga Mulai`);
    await expect(batch).toContainText("Diurungkan oleh");
    await expect(batch.getByRole("button", { name: "Urungkan" })).toHaveCount(0);
    expect(await priceOf(page.request, edited)).toBe(450);
  });
  await test.step("the undo of a plan takes the plan away", async () => {
    await undo(change("mulai 1 Des 2199"));
    await expect(change("mulai 1 Des 2199")).toContainText("Diurungkan oleh");
    await expect(notice(page, "1 data kembali seperti sebelumnya.").first()).toBeVisible();
    await page.goto(`/admin/tours?search=${planned}`);
    await expect(row(page, planned)).not.toContainText("mulai 1 Des");
  });
});

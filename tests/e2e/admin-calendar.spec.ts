import type { Page } from "playwright/test";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { expect, inLanguages, makeTour, readTour, sameOrigin, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";
import { addTo, field, typeTexts } from "./typed-tour";

/** Chooses a day of every year. */
async function chooseYearly(page: Page, path: string, day: string, month: string) {
  const name = path.endsWith("from") ? "Mulai" : "Sampai";
  await field(page, path).selectOption({ label: day });
  await page.getByLabel(`${name}: Bulan`).selectOption({ label: month });
  await expect(field(page, path)).toHaveValue(day);
}

/** The error beside an input. The summary of all errors repeats the text with the field's name. */
const beside = (page: Page, error: string) => page.getByText(error, { exact: true });

const months = (page: Page, state: string) =>
  page
    .getByRole("list", { name: "Pratinjau kalender" })
    .getByRole("listitem")
    .filter({ has: page.getByText(state, { exact: true }) });

//
test("staff enter when a tour runs, see twelve months while typing, and find the entry again in the list and the detail", async ({
  page,
  mark,
}) => {
  const line = (en: string, price: number) => ({ service_type: { en }, price, description: { en: "x" } });
  const prices = [line("Adult", 1500), line("Child", 900)];
  const id = await makeTour(page.request, mark, { prices });
  await page.goto(`/admin/tours/edit/${id}`);
  await expect(page.getByRole("heading", { name: "Jadwal & Musim" })).toBeVisible();
  await expect(months(page, "Berjalan")).toHaveCount(12);

  await page.getByLabel("Rabu", { exact: true }).uncheck();
  await field(page, "cutoff_time").fill("18:00");
  await page.getByLabel("Hanya berjalan pada musim di bawah ini").check();
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(beside(page, "Isi juga berapa hari sebelumnya.")).toBeVisible();
  await expect(beside(page, "Tambahkan musim, atau matikan pilihan ini.")).toBeVisible();

  await field(page, "cutoff_days").fill("1");
  await addTo(page, "seasons");
  await expect(months(page, "Tutup")).toHaveCount(12);
  await chooseYearly(page, "seasons.0.from", "15", "Oktober");
  await chooseYearly(page, "seasons.0.until", "15", "Mei");
  await expect(months(page, "Tutup")).toHaveCount(4);
  await expect(months(page, "sampai tgl 15")).toHaveCount(1);
  await typeTexts(page, "seasons.0.name", inLanguages("High"));
  await field(page, "seasons.0.starting_price").fill("1800");
  await field(page, "seasons.0.prices.1").fill("1000");

  // A line that moves takes its season's price along.
  await page.getByRole("button", { name: "Naikkan Opsi 2" }).click();
  await expect(field(page, "seasons.0.prices.0")).toHaveValue("1000");
  await expect(field(page, "seasons.0.prices.1")).toHaveValue("");

  await addTo(page, "closed_periods");
  const today = dayInZone(new Date());
  const closed = { from: addDays(today, -2), until: addDays(today, 40) };
  await field(page, "closed_periods.0.from").fill(closed.from);
  await field(page, "closed_periods.0.until").fill(addDays(closed.from, -1));
  await field(page, "closed_periods.0.reason.ru").fill("Сонгкран");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(beside(page, "Teks bahasa Inggris wajib diisi bila ada bahasa lain.")).toBeVisible();
  await typeTexts(page, "closed_periods.0.reason", inLanguages("Songkran"));
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(beside(page, "Tidak boleh sebelum hari pertama.")).toBeVisible();
  await field(page, "closed_periods.0.until").fill(closed.until);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page.waitForURL("/admin/tours");

  expect(await readTour(page.request, id)).toMatchObject({
    weekdays: [1, 2, 4, 5, 6, 7],
    cutoff_days: 1,
    cutoff_time: "18:00",
    only_in_seasons: true,
    seasons: [{ from: "10-15", until: "05-15", starting_price: 1800, prices: [1000, null], rough: false }],
    closed_periods: [{ ...closed, reason: expect.stringContaining("Songkran") }],
  });
  await page.getByLabel("Cari nama, lokasi, atau kode").fill(mark);
  await expect(page.getByRole("row", { name: new RegExp(mark) })).toContainText("Tutup sampai");
  await page.goto(`/admin/tours/${id}`);
  await expect(page.getByText("15 Oktober – 15 Mei, setiap tahun")).toBeVisible();
  await expectUsable(page);
});

//
test("an editor reads in the form of a tour why a closing of the sea stays, and saves the rest", async ({
  page,
  mark,
  signInAs,
}) => {
  const id = await makeTour(page.request, mark);
  const day = addDays(dayInZone(new Date()), 3);
  const data = { days: [day], reason: inLanguages("High waves"), ids: [id] };
  const headers = { ...sameOrigin, "Idempotency-Key": mark.replace(" ", "-") };
  expect((await page.request.post("/api/sea-closures", { headers, data })).status()).toBe(200);
  const reason = page.getByText("Hanya admin yang boleh mengubahnya.");
  const remove = page.getByRole("button", { name: "Hapus Hari tutup 1" });

  await page.goto(`/admin/tours/edit/${id}`);
  await expect(remove).toBeVisible();
  await expect(field(page, "closed_periods.0.from")).toHaveValue(day);
  await expect(reason).toHaveCount(0);

  await signInAs("editor");
  await page.goto(`/admin/tours/edit/${id}`);
  await expect(reason).toBeVisible();
  await expect(page.getByText("High waves")).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(field(page, "closed_periods.0.from")).toHaveCount(0);
  await addTo(page, "closed_periods");
  await field(page, "closed_periods.1.from").fill("2099-04-13");
  await field(page, "closed_periods.1.until").fill("2099-04-15");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page.waitForURL("/admin/tours");
  expect((await readTour(page.request, id)).closed_periods).toMatchObject([
    { from: day, until: day },
    { from: "2099-04-13", until: "2099-04-15" },
  ]);
});

//
test("admins close days for all tours of a kind", async ({ page, mark }) => {
  await page.goto("/admin/closed-days");
  await page.getByRole("main").getByRole("link", { name: "Tambah Hari Tutup" }).first().click();
  await page.getByRole("button", { name: "Simpan Hari Tutup" }).click();
  await expect(beside(page, "Wajib diisi.")).toHaveCount(2);
  await field(page, "tour_type").selectOption({ label: "Tur Domestik (Tur Indonesia)" });
  await field(page, "from").fill("2035-03-10");
  await field(page, "until").fill("2035-03-09");
  await typeTexts(page, "reason", inLanguages(mark));
  await page.getByRole("button", { name: "Simpan Hari Tutup" }).click();
  await expect(beside(page, "Tidak boleh sebelum hari pertama.")).toBeVisible();
  await field(page, "until").fill("2035-03-10");
  await page.getByRole("button", { name: "Simpan Hari Tutup" }).click();
  await page.waitForURL("/admin/closed-days");
  const row = page.getByRole("row", { name: new RegExp(mark) });
  await expect(row).toContainText("10 Mar 2035");
  await expectUsable(page);

  await row.getByRole("link", { name: "10 Mar 2035", exact: true }).click();
  const yearly = page.getByRole("checkbox", { name: "Setiap tahun" });
  await yearly.check();
  await expect(field(page, "from")).toHaveValue("10");
  // A day of every year that is past in this year becomes that of the next year.
  await field(page, "from").selectOption("01");
  await page.getByLabel("Mulai: Bulan").selectOption("01");
  await yearly.uncheck();
  const today = dayInZone(new Date());
  const nextYear = Number(today.slice(0, 4)) + (today.slice(5) > "01-01" ? 1 : 0);
  await expect(field(page, "from")).toHaveValue(`${nextYear}-01-01`);
  await field(page, "from").fill("2035-03-10");
  await yearly.check();
  await page.getByRole("button", { name: "Simpan Hari Tutup" }).click();
  await page.waitForURL("/admin/closed-days");
  await expect(row).toContainText("10 Maret, setiap tahun");
  await row.getByRole("button", { name: /^Hapus/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(row).toHaveCount(0);
});

import { expect, makeTour, readTour, sql, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";

//
test("a list has its filter and scroll position again after a save or Batal, and marks the tour", async ({
  page,
  mark,
}) => {
  const id = await makeTour(page.request, `${mark} A`);
  await page.goto("/admin/tours?state=hidden");
  const row = page.getByRole("row").filter({ hasText: mark });
  await row.getByRole("link", { name: /^Edit/ }).click();
  await expect(page).toHaveURL(`/admin/tours/edit/${id}`);
  await page.getByLabel("Kode Tur").fill("DAFTAR-1");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL("/admin/tours?state=hidden");
  await expect(row).toContainText("DAFTAR-1");
  await expect(row).toHaveAttribute("aria-current", "true");
  await expect(row).toBeInViewport();

  await page.getByLabel("Cari nama, lokasi, atau kode").fill("DAFTAR-1");
  await expect(page).toHaveURL(/search=DAFTAR-1/);
  await row.getByRole("link", { name: /^Edit/ }).click();
  await page.getByRole("link", { name: "Batal", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/tours\?search=DAFTAR-1&state=hidden/);
  await expect(row).toHaveAttribute("aria-current", "true");
});

//
test("on a phone the first row begins within the first 300 px, with the filters behind a button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/admin/tours", "/admin/blogs", "/admin/promos"]) {
    await page.goto(path);
    const first = page.getByRole("row").nth(1);
    await expect(first).toBeVisible();
    const box = await first.boundingBox();
    expect([path, Math.floor((box?.y ?? 999) / 300)]).toEqual([path, 0]);
  }
  await page.goto("/admin/tours");
  await page.getByRole("button", { name: "Saring" }).click();
  await expect(page.getByLabel("Jenis")).toBeVisible();
});

//
test("a deletion and a move are undone from their notices: place, visibility and all", async ({
  page,
  mark,
}) => {
  // A list that no other test changes, because the undo restores the position in the whole list.
  const tour_type = 3;
  const id = await makeTour(page.request, `${mark} A`, { tour_type });
  await makeTour(page.request, `${mark} B`, { tour_type });
  await page.goto(`/admin/international-tours?search=${mark.replace(" ", "+")}`);
  const notice = page.locator("[data-sonner-toast]");
  const orderOf = async () =>
    (await sql("SELECT id FROM tour WHERE name ->> 'en' LIKE $1 ORDER BY \"order\"", [`${mark}%`])).map(
      (row) => row.id,
    );
  const before = await orderOf();
  await page.getByRole("button", { name: `Hapus ${mark} A id` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hapus" }).click();
  await notice.filter({ hasText: "berhasil dihapus" }).getByRole("button", { name: "Urungkan" }).click();
  await expect(notice.filter({ hasText: "kembali seperti semula" })).toBeVisible();
  expect(await orderOf()).toEqual(before);
  expect(await readTour(page.request, id)).toMatchObject({ published: false });
});

//
test("the palette finds a tour by its code, and a command opens the price change filled in", async ({
  page,
  mark,
}) => {
  const code = mark.replace("Uji ", "P-").toUpperCase();
  const id = await makeTour(page.request, `${mark} A`, { code });
  await page.goto("/admin/promos");
  const box = page.getByRole("combobox", { name: "Cari data, halaman, atau perintah" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(box).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expectUsable(page);
  await box.fill(code);
  await expect(page.getByRole("option", { name: new RegExp(`^${mark} A`) })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/tours/edit/${id}`);

  await page.getByRole("button", { name: "Cari data, halaman, atau perintah" }).click();
  await box.fill(`naik 7% bulatkan 50 ${code}`);
  await page.getByRole("option", { name: new RegExp(code) }).click();
  const dialog = page.getByRole("dialog", { name: "Ubah Harga Massal" });
  await dialog.getByRole("button", { name: "Periksa" }).click();
  await expect(dialog).toContainText("2.050");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/tours");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Tombol pintas" })).toBeVisible();
});

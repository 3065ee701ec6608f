import { expect, sameOrigin as same, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";
import { field } from "./typed-tour";

//
test("a place is made from the form of a tour, and refused to be deleted while a tour stops there", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/409/);
  const name = `Hidden Cove ${Date.now()}`;
  const code = name.toLowerCase().replaceAll(" ", "-");
  const { data } = await (await page.request.get("/api/packages?package_type=1&per_page=1")).json();
  const [tour] = data as { id: number; stops: { place: string }[] }[];
  const stops = tour?.stops.map(({ place }) => place) ?? [];

  await page.goto(`/admin/tours/edit/${tour?.id}`);
  await page.getByRole("button", { name: "Tempat baru" }).click();
  const dialog = page.getByRole("dialog", { name: "Tempat baru" });
  await dialog.getByLabel("Koordinat atau tautan peta").fill("https://maps.app.goo.gl/abc");
  await dialog.getByRole("button", { name: "Simpan dan tambahkan" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Nama bahasa Inggris wajib diisi.");
  await dialog.getByLabel("Nama (EN)").fill(name);
  await dialog.getByLabel("Nama (EN)").press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("salin alamat lengkapnya");
  await dialog
    .getByLabel("Koordinat atau tautan peta")
    .fill("https://www.google.com/maps/@7.6784,98.7655,15z");
  await dialog.getByRole("button", { name: "Simpan dan tambahkan" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Simpan Perubahan" }).first().click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/packages/${tour?.id}`)).json()).stops.length)
    .toBe(stops.length + 1);

  await page.goto("/admin/places");
  await page.getByRole("searchbox").fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("7.6784, 98.7655");
  await expect(row).toContainText("1 tur");
  await expectUsable(page);
  await row.getByRole("button", { name: `Hapus: ${name}` }).click();
  await page.getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(page.getByText("Tempat ini masih dipakai oleh 1 tur:")).toBeVisible();

  await row.getByRole("link", { name: `Edit: ${name}` }).click();
  await page.getByRole("button", { name: "Tambah masa tutup" }).click();
  await page.getByRole("checkbox", { name: "Setiap tahun" }).check();
  await field(page, "kind").selectOption({ label: "Teluk" });
  await expectUsable(page);
  await page.getByRole("button", { name: "Simpan Tempat" }).click();
  await expect(page.getByRole("button", { name: "Masa tutup 1 – Mulai" })).toBeVisible();
  await page.getByRole("button", { name: /^Hapus Masa tutup 1|^Hapus masa tutup 1/ }).click();
  await page.getByRole("button", { name: "Simpan Tempat" }).click();
  await page.waitForURL("/admin/places");

  await page.request.put(`/api/packages/${tour?.id}`, { headers: same, data: { stops } });
  await page.goto("/admin/places");
  await page.getByRole("searchbox").fill(name);
  await row.getByRole("button", { name: `Hapus: ${name}` }).click();
  await page.getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(row).toContainText("7.6784, 98.7655");
  expect((await page.request.delete(`/api/places/${code}`, { headers: same })).status()).toBe(204);
});

import { expect, makeTour, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";

//
test("a list keeps its filter and scroll position over a save, and the palette finds the tour and fills in a price change", async ({
  page,
  mark,
}) => {
  const id = await makeTour(page.request, `${mark} A`);
  const code = mark.replace("Uji ", "P-").toUpperCase();
  const row = page.getByRole("row").filter({ hasText: mark });
  await page.goto("/admin/tours?state=hidden");

  await test.step("after a save the list marks the tour in view", async () => {
    await row.getByRole("link", { name: /^Edit/ }).click();
    await expect(page).toHaveURL(`/admin/tours/edit/${id}`);
    await page.getByLabel("Kode Tur").fill(code);
    await page.getByRole("button", { name: "Simpan Perubahan" }).click();
    await expect(page).toHaveURL("/admin/tours?state=hidden");
    await expect(row).toContainText(code);
    await expect(row).toHaveAttribute("aria-current", "true");
    await expect(row).toBeInViewport();
  });
  await test.step("after Batal as well, with the search", async () => {
    await page.getByLabel("Cari nama, lokasi, atau kode").fill(code);
    await expect(page).toHaveURL(new RegExp(`search=${code}`));
    await row.getByRole("link", { name: /^Edit/ }).click();
    await page.getByRole("link", { name: "Batal", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/tours\\?search=${code}&state=hidden`));
    await expect(row).toHaveAttribute("aria-current", "true");
  });

  const name = "Cari data, halaman, atau perintah";
  const box = page.getByRole("combobox", { name });
  await test.step("the palette finds the tour by its code", async () => {
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(box).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await expectUsable(page);
    await box.fill(code);
    await expect(page.getByRole("option", { name: new RegExp(`^${mark} A`) })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin/tours/edit/${id}`);
  });
  await test.step("a command opens the price change filled in", async () => {
    await page.getByRole("button", { name }).click();
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
});

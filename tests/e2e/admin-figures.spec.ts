import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../setup/browser-test";
import { signIn } from "../setup/sign-in";

test.beforeEach(({ page }) => signIn(page));

//
test("staff see 28 days beside the 28 before, on a phone too, as numbers and as a file", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin");
  const short = page.getByRole("region", { name: "Dilihat dalam 28 hari" });
  await expect(short.getByText(/% lebih banyak/)).toBeVisible();
  await short.getByRole("link", { name: "Buka Statistik" }).click();
  await page.waitForURL("**/admin/figures");
  await expect(page.getByRole("heading", { level: 1, name: "Statistik" })).toBeVisible();
  await expect(page.getByText("Dihitung tanpa cookie dan tanpa alamat IP.")).toBeVisible();
  for (const name of ["Dilihat per hari", "Tur yang dilihat", "Bahasa", "Negara"]) {
    await expect(page.getByRole("region", { name })).toBeVisible();
  }

  await page.getByText("Angka per hari").click();
  const table = page.getByRole("table", { name: "Dilihat per hari" });
  await expect(table.getByRole("row")).toHaveCount(29);
  const sums = await table.getByRole("row").nth(2).getByRole("cell").allTextContents();
  expect(sums.every((text) => Number.parseInt(text, 10) > 0)).toBe(true);

  const empty = page.getByRole("region", { name: "Pencarian tanpa hasil" });
  await expect(empty.getByText("samui")).toBeVisible();
  await expect(empty.getByRole("link", { name: "Tambah tur" }).first()).toHaveAttribute(
    "href",
    /^\/admin\/[\w-]+\/create$/,
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const href = (await page.getByRole("link", { name: "Unduh CSV" }).getAttribute("href")) ?? "";
  const file = await page.request.get(href);
  expect(file.headers()["content-disposition"]).toContain(".csv");
  expect(await file.text()).toContain('"day","what","key","language","count","found"');
});

import { expect, makeTour, readTour, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";

const csv = (content: string) => ({ name: "tur.csv", mimeType: "text/csv", buffer: Buffer.from(content) });

//
test("staff download the tours, test a changed sheet, save it and take it back", async ({
  page,
  mark: name,
  allowProblem,
}) => {
  allowProblem(/422/);
  const id = await makeTour(page.request, name, { starting_price: 1490 });
  const price = async () => (await readTour(page.request, id)).starting_price;

  await page.goto("/admin/sheets");
  await expect(page.getByRole("heading", { level: 1, name: "Lembar Data" })).toBeVisible();
  await expectUsable(page);
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Unduh XLSX" }).click();
  expect((await arriving).suggestedFilename()).toMatch(/^tur-\d{4}-\d\d-\d\d\.xlsx$/);

  const answer = await page.request.get("/api/tour-sheet?format=csv&part=tours&tour_type=1");
  const [header = "", ...rows] = (await answer.text()).split("\r\n");
  const own = rows.find((row) => row.startsWith(`${id},`)) ?? "";
  const priced = (price: string) => own.replace(/(,"?)1490("?,)/, `$1${price}$2`);
  const chooser = page.getByLabel("Unggah untuk diuji");

  await chooser.and(page.locator("input")).setInputFiles(csv("<html>"));
  await expect(page.getByRole("alert").filter({ hasText: "Berkas tidak diterima" })).toContainText(
    "Ini bukan berkas XLSX atau CSV.",
  );
  await chooser.and(page.locator("input")).setInputFiles(csv(`${header}\n${priced("500rb")}\n`));
  await expect(page.getByRole("alert").filter({ hasText: "Berkas tidak diterima" })).toContainText(
    "Tur, baris 2, kolom starting_price",
  );

  const changed = `${header}\r\n${priced("1600")}\r\n,,New,,,THB,1,,,\r\n`;
  await chooser.and(page.locator("input")).setInputFiles(csv(changed));
  await expect(page.getByText("Belum ada yang disimpan")).toBeVisible();
  const difference = page
    .getByRole("table", { name: "Akan diubah" })
    .getByRole("row")
    .filter({ hasText: name });
  await expect(difference).toContainText(/1\.490.*1\.600/);
  await expect(page.getByRole("table", { name: "Dilewati" })).toContainText("Tanpa id");
  expect(await price()).toBe(1490);
  await expectUsable(page);

  await page.getByRole("button", { name: "Simpan 1 perubahan" }).click();
  const undo = page.getByRole("button", { name: "Urungkan" });
  await expect(undo).toBeVisible();
  expect(await price()).toBe(1600);
  await undo.click();
  await expect(page.getByText("1 tur dikembalikan.")).toBeVisible();
  expect(await price()).toBe(1490);
});

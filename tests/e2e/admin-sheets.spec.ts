import { expect, makeTour, putTour, readTour, sql, test } from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";

const csv = (content: string) => ({ name: "tur.csv", mimeType: "text/csv", buffer: Buffer.from(content) });

//
test("staff download the tours and the template, test a changed sheet and a row of a new tour, save and take back", async ({
  page,
  mark: name,
  allowProblem,
}) => {
  allowProblem(/422|409/);
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
  const input = page.getByLabel("Unggah untuk diuji").and(page.locator("input"));

  await input.setInputFiles(csv("<html>"));
  await expect(page.getByRole("alert").filter({ hasText: "Berkas tidak diterima" })).toContainText(
    "Ini bukan berkas XLSX atau CSV.",
  );
  await input.setInputFiles(csv(`${header}\n${priced("500rb")}\n`));
  await expect(page.getByRole("alert").filter({ hasText: "Berkas tidak diterima" })).toContainText(
    "Tur, baris 2, kolom starting_price",
  );

  // Without the column of the kind, a row without an id makes no tour.
  const changed = `${header}\r\n${priced("1600")}\r\n,,New,,,THB,1,,,\r\n`;
  await input.setInputFiles(csv(changed));
  await expect(page.getByText("Belum ada yang disimpan")).toBeVisible();
  const difference = page
    .getByRole("table", { name: "Akan diubah" })
    .getByRole("row")
    .filter({ hasText: name });
  await expect(difference).toContainText(/1\.490.*1\.600/);
  await expect(page.getByRole("table", { name: "Dilewati" })).toContainText("Tanpa id");
  expect(await price()).toBe(1490);
  await expectUsable(page);

  // A colleague changes the tour: the file is tested anew, and nothing was written.
  await putTour(page.request, id, { starting_price: 1500 });
  await page.getByRole("button", { name: "Simpan 1 perubahan" }).click();
  await expect(page.getByText("Data berubah sejak berkas diuji.").first()).toBeVisible();
  await expect(difference).toContainText(/1\.500.*1\.600/);
  expect(await price()).toBe(1500);

  await page.getByRole("button", { name: "Simpan 1 perubahan" }).click();
  const undo = page.getByRole("button", { name: "Urungkan" });
  await expect(undo).toBeVisible();
  expect(await price()).toBe(1600);
  await undo.click();
  await expect(page.getByText("1 tur dikembalikan.")).toBeVisible();
  expect(await price()).toBe(1500);

  await test.step("a row of the template becomes a draft", async () => {
    const arriving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Unduh templat tur baru" }).click();
    const template = await arriving;
    expect(template.suggestedFilename()).toBe("tur-baru.xlsx");
    await input.setInputFiles(await template.path());
    await expect(page.getByText("Tidak ada yang berubah")).toBeVisible();
    await expect(page.getByRole("table", { name: "Dilewati" })).toContainText("Ini contoh dari templat.");

    const header = "id,kind,code,name_en,name_id,name_ru,currency,starting_price,original_price,rate,tags";
    const draft = `${name} draft`;
    await input.setInputFiles(csv(`${header}\n,Tur Domestik (Tur Indonesia),,${draft},,,IDR,500000,,,\n`));
    const drafts = page.getByRole("table", { name: "Draf baru" });
    await expect(drafts.getByRole("row").filter({ hasText: draft })).toContainText("Draf baru: Tur Domestik");
    await expectUsable(page);
    await page.getByRole("button", { name: "Simpan 1 perubahan" }).click();
    await expect(page.getByText("1 tur disimpan.").first()).toBeVisible();
    const drafted = () =>
      sql("SELECT published FROM tour WHERE tour_type = 2 AND name ->> 'en' = $1", [draft]);
    await expect.poll(drafted).toEqual([{ published: false }]);
    await undo.click();
    await expect.poll(drafted).toEqual([]);
    await expect(page.getByText("1 tur dikembalikan.").last()).toBeVisible();
  });
});

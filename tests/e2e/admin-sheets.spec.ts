import type { APIRequestContext } from "playwright/test";
import { emptyDraft } from "@/lib/content/field-drafts";
import { draftText } from "@/lib/content/text-kinds";
import { tourBody } from "@/lib/tours/draft";
import { tourFields } from "@/lib/tours/fields";
import { expect, test } from "../setup/browser-test";
import { expectUsable } from "../setup/expect-usable";
import { signIn } from "../setup/sign-in";
import { siteSql } from "../setup/site-sql";

const made: number[] = [];

async function makeTour(request: APIRequestContext, name: string): Promise<number> {
  const english = (en: string) => ({ ...draftText(), en });
  const texts = {
    name: english(name),
    duration: english("1 day"),
    location: english("Bay"),
    overview: english("Short"),
  };
  const draft = { ...emptyDraft(tourFields), ...texts, currency: "THB", starting_price: "1490" };
  const answer = await request.post("/api/packages", {
    headers: { "Sec-Fetch-Site": "same-origin", "Idempotency-Key": name },
    data: tourBody({ ...draft, published: "no" }, "tours", "create"),
  });
  const { id } = await answer.json();
  made.push(id);
  return id;
}

test.afterAll(() => siteSql(process.env.E2E_DATA_DIR ?? "", "DELETE FROM tour WHERE id = ANY($1)", [made]));

const csv = (content: string) => ({ name: "tur.csv", mimeType: "text/csv", buffer: Buffer.from(content) });

test("staff download the tours, test a changed sheet, save it and take it back", async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/422/);
  await signIn(page);
  const name = `Sheet ${process.pid}-${Date.now()}`;
  const id = await makeTour(context.request, name);
  const price = async () => (await (await context.request.get(`/api/packages/${id}`)).json()).starting_price;

  await page.goto("/admin/sheets");
  await expect(page.getByRole("heading", { level: 1, name: "Lembar Data" })).toBeVisible();
  await expectUsable(page);
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Unduh XLSX" }).click();
  expect((await arriving).suggestedFilename()).toMatch(/^tur-\d{4}-\d\d-\d\d\.xlsx$/);

  const answer = await context.request.get("/api/tour-sheet?format=csv&part=tours&tour_type=1");
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

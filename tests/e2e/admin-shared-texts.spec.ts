import {
  expect,
  inLanguages,
  makeTour,
  putTour,
  readTour,
  sameOrigin,
  test,
} from "../setup/back-office-test";
import { expectUsable } from "../setup/expect-usable";
import { scrollTo } from "../setup/scroll-to";
import { field, typeTexts } from "./typed-tour";

//
test("a text is written once and put into a tour, which remembers it", async ({ page, mark }) => {
  const id = await makeTour(page.request, `${mark} tour`);
  const [question, answer] = [inLanguages(`${mark} question?`), inLanguages("Ask us the day before.")];

  await page.goto("/admin/shared-texts");
  await page.getByRole("main").getByRole("link", { name: "Tambah Teks" }).first().click();
  await field(page, "kind").selectOption({ label: "FAQ" });
  await page.getByRole("button", { name: "Simpan Teks" }).click();
  await expect(page.getByText("Wajib diisi.").first()).toBeVisible();
  await typeTexts(page, "question", question);
  await typeTexts(page, "text", answer);
  await expectUsable(page);
  await page.getByRole("button", { name: "Simpan Teks" }).click();
  await page.waitForURL("/admin/shared-texts");
  const row = page.getByRole("row").filter({ hasText: question.id });
  await expect(row).toContainText("Belum dipakai");
  await expectUsable(page);

  await page.goto(`/admin/tours/edit/${id}`);
  const dialog = page.getByRole("dialog", { name: "Sisipkan teks bersama" });
  const insert = async () => {
    const button = page.getByRole("button", { name: "Sisipkan teks bersama: FAQ" });
    await scrollTo(button);
    await button.click();
    await dialog.getByLabel("Cari teks").fill(mark);
    await dialog.getByRole("checkbox").check();
  };
  await insert();
  await expect(dialog.getByText("Sudah ada di tur ini")).toHaveCount(0);
  await expectUsable(page);
  await dialog.getByRole("button", { name: "Sisipkan 1 teks" }).click();
  await expect(field(page, "faqs.0.question.en")).toHaveValue(question.en);
  await expect(field(page, "faqs.0.answer.ru")).toHaveValue(answer.ru);
  const copies = page.getByRole("link", { name: "Salinan teks bersama" });
  await expect(copies).toHaveCount(1);

  await insert();
  await expect(dialog.getByText("Sudah ada di tur ini")).toBeVisible();
  await dialog.getByRole("button", { name: "Sisipkan 1 teks" }).click();
  await expect(copies).toHaveCount(2);
  await page.getByRole("button", { name: "Lepas dari teks bersama" }).nth(1).click();
  await expect(copies).toHaveCount(1);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page.waitForURL("/admin/tours");
  const { faqs } = await readTour(page.request, id);
  expect(faqs).toMatchObject([
    { question: JSON.stringify(question), shared_text_id: expect.any(Number) },
    { question: JSON.stringify(question), shared_text_id: null },
  ]);
  await page.goto("/admin/shared-texts");
  await expect(row).toContainText("1 salinan di 1 tur");
});

//
test("copies in tours are brought up to date as a change that can be taken back", async ({
  page,
  mark: own,
}) => {
  const { request } = page;
  const [question, old] = [{ en: `${own} pets?` }, { en: "No pets on board." }];
  const headers = { ...sameOrigin, "Idempotency-Key": `${own} text` };
  const data = { kind: "faq", question, text: old };
  const { id } = await (await request.post("/api/shared-texts", { headers, data })).json();
  const copy = { question, answer: old, shared_text_id: id };
  const tours = [
    await makeTour(request, `${own} one`, { faqs: [copy] }),
    await makeTour(request, `${own} two`, { faqs: [copy] }),
  ];
  const edited = await makeTour(request, `${own} three`, {
    faqs: [{ ...copy, answer: { en: "Small ones." } }],
  });
  const answer = async (tour: number) => {
    const [faq] = (await readTour(request, tour)).faqs;
    return JSON.parse(faq.answer).en;
  };

  await page.goto(`/admin/shared-texts/edit/${id}`);
  await field(page, "text.en").fill("No pets on any boat.");
  await page.getByRole("button", { name: "Simpan Teks" }).click();
  await page.waitForURL(`/admin/shared-texts/copies/${id}`);
  const outdated = page.getByRole("region", { name: "Masih teks lama" });
  await expect(outdated.getByRole("link")).toHaveText([`${own} one id`, `${own} two id`]);
  await expect(outdated.locator("del")).toContainText("board");
  const mine = page.getByRole("region", { name: "Diedit di turnya" });
  await expect(mine.getByRole("link")).toHaveText([`${own} three id`]);
  await expect(page.getByRole("button", { name: "Perbarui 2 salinan" })).toBeVisible();
  await mine.getByRole("checkbox").check();
  await expect(page.getByRole("button", { name: "Perbarui 3 salinan" })).toBeVisible();
  await mine.getByRole("checkbox").uncheck();
  await expectUsable(page);

  await page.getByRole("button", { name: "Perbarui 2 salinan" }).click();
  await expect(page.getByText("Salinan di 2 tur diperbarui.")).toBeVisible();
  await expect(outdated).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Sudah sama: 2 salinan" })).toBeVisible();
  for (const tour of tours) expect(await answer(tour)).toBe("No pets on any boat.");
  expect(await answer(edited)).toBe("Small ones.");
  await expectUsable(page);

  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(outdated.getByRole("link")).toHaveCount(2);
  for (const tour of tours) expect(await answer(tour)).toBe(old.en);

  // Somebody else edits a tour while the page is open.
  await putTour(request, tours[0] ?? 0, { faqs: [{ ...copy, answer: { en: "Ask." } }] });
  await page.getByRole("button", { name: "Perbarui 2 salinan" }).click();
  await expect(page.getByText("Tur berubah sejak diperiksa.")).toBeVisible();
  await expect(mine.getByRole("link")).toHaveCount(2);
  expect(await answer(tours[1] ?? 0)).toBe(old.en);
});

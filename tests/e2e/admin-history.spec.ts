import { randomBytes } from "node:crypto";
import type { Page } from "playwright/test";
import { adminText } from "@/lib/core/i18n/admin-messages";
import {
  expect,
  sameOrigin as headers,
  inLanguages,
  makeTour as makePlainTour,
  putTour,
  readTour,
  sql,
  storedPictures,
  test,
} from "../setup/back-office-test";
import { expectUsable, expectUsableOnScreens } from "../setup/expect-usable";
import { holdRequests } from "../setup/hold-requests";

const faq = (question: string, answer: string) => ({
  question: inLanguages(question),
  answer: inLanguages(answer),
});

const asked = [faq("When do we leave?", "At eight."), faq("Where do we meet?", "At the pier of Rassada.")];

/** Creates a tour with pictures and questions that visitors do not see. */
async function makeTour({ request }: Page, name: string, content: object = {}): Promise<number> {
  const images = (await storedPictures()).map((path, order) => ({ path: `/storage/${path}`, order }));
  return makePlainTour(request, name, { faqs: asked, images, ...content });
}

/** Chats see no picture of a hidden tour, so that its detail has none to show. */
const hiddenPreview = /\/og\/tour\//;

const dialog = (page: Page) => page.getByRole("dialog");
const notice = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const versions = (page: Page) => page.getByRole("main").getByRole("list").first().getByRole("listitem");

//
test("a tour's versions are listed, compared by word and restored; what a colleague saved meanwhile is not lost", async ({
  page,
  mark,
  signInAs,
  allowProblem,
}) => {
  allowProblem(/409/);
  allowProblem(hiddenPreview);
  const username = await signInAs("editor");
  const name = `${mark} A`;
  const id = await makeTour(page, name);
  await putTour(page.request, id, {
    starting_price: 2100,
    faqs: [asked[1], faq("Are there sharks?", "Small ones.")],
  });
  await putTour(page.request, id, { overview: inLanguages("Out to the quiet bays by speedboat.") });

  await page.goto(`/admin/tours/edit/${id}`);
  await page.getByRole("link", { name: "Riwayat", exact: true }).click();
  await expect(page).toHaveURL(`/admin/history/tour/${id}`);
  await expect(versions(page)).toHaveCount(3);
  await expect(versions(page).first()).toContainText("Diubah: Ringkasan");
  await expect(versions(page).first()).toContainText("Versi sekarang");
  await expect(versions(page).first()).toContainText(username);
  await expect(versions(page).nth(1)).toContainText("Diubah: Harga Mulai, FAQ");
  await expect(versions(page).nth(2)).toContainText("Ditambahkan");
  await expectUsableOnScreens(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await versions(page).first().getByRole("link", { name: "Bandingkan" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 bagian berbeda" })).toBeVisible();
  const overview = region(page, "Ringkasan").locator('[lang="en"]');
  await expect(overview.locator("del")).toHaveText("dihapus: calm");
  await expect(overview.locator("ins")).toHaveText("ditambahkan: quiet");
  await page.getByLabel("Sebelum", { exact: true }).selectOption({ index: 2 });
  await page.getByRole("button", { name: "Tampilkan" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "3 bagian berbeda" })).toBeVisible();
  const price = region(page, "Harga Mulai");
  await expect(price).toContainText("THB 1.900");
  await expect(price).toContainText("THB 2.100");
  const questions = region(page, "FAQ").getByRole("listitem");
  await expect(questions.filter({ hasText: "When do we leave?" })).toContainText("Dihapus");
  await expect(questions.filter({ hasText: "Are there sharks?" })).toContainText("Ditambahkan");
  await expect(questions).toHaveCount(2);
  await expectUsableOnScreens(page);

  await page.getByRole("button", { name: "Pulihkan bagian ini: Harga Mulai" }).click();
  await dialog(page).getByRole("button", { name: "Pulihkan" }).click();
  await expect(notice(page, "Harga Mulai dari versi 1 dipulihkan.")).toBeVisible();
  expect(await readTour(page.request, id)).toMatchObject({
    starting_price: 1900,
    faqs: [{}, { answer: expect.stringContaining("Small ones.") }],
  });

  await putTour(page.request, id, { code: "LAIN" });
  const restore = page.getByRole("button", { name: "Pulihkan versi ini: Versi 1" });
  await restore.click();
  await expect(dialog(page).getByRole("button", { name: "Batal" })).toBeFocused();
  await expectUsable(page);
  const release = await holdRequests(page, /[?&]_rsc=/);
  await dialog(page).getByRole("button", { name: "Pulihkan versi ini" }).click();
  await expect(notice(page, "Error!")).toBeVisible();
  await restore.click();
  // Until the colleague's version is on the page, another try would be outdated as well.
  await expect(dialog(page).getByRole("button", { name: "Memulihkan" })).toBeDisabled();
  release();
  await dialog(page).getByRole("button", { name: "Pulihkan versi ini" }).click();
  await expect(notice(page, "Versi 1 dipulihkan.")).toBeVisible();
  await page.getByRole("link", { name: "Kembali ke riwayat" }).click();
  await expect(versions(page)).toHaveCount(6);
  await expect(versions(page).first()).toContainText("Dipulihkan dari versi 1");
  const { starting_price, faqs } = await readTour(page.request, id);
  expect([starting_price, faqs.length]).toEqual([1900, 2]);

  await page.getByRole("link", { name: "Kembali ke data" }).click();
  await expect(region(page, "Riwayat").getByRole("listitem")).toHaveCount(5);
});

//
test("the dashboard names who changed what last; a deleted tour returns from the bin as a draft, without the pictures that are gone; admins delete it for ever", async ({
  page,
  mark,
  addAccount,
  signInAs,
  pageOf,
  allowProblem,
}) => {
  allowProblem(hiddenPreview);
  const username = await signInAs("editor");
  const path = `ff/${randomBytes(16).toString("hex")}.webp`;
  // There is a row of it, and no file.
  allowProblem(new RegExp(path));
  await sql(
    `INSERT INTO stored_image (path, width, height, widths, avif, thumbhash)
      VALUES ($1, 10, 10, '{}', false, '')`,
    [path],
  );
  const latest = region(page, "Perubahan terakhir");
  let [id, tries] = [0, 0];
  const nameOf = () => `${mark} ${tries}`;
  // Other journeys change records meanwhile: it is among the latest at the moment of looking.
  await expect(async () => {
    if (id) await page.request.delete(`/api/packages/${id}`, { headers });
    tries += 1;
    id = await makeTour(page, nameOf(), { images: [{ path: `/storage/${path}`, order: 0 }] });
    await page.goto("/admin");
    const own = latest.getByRole("listitem").filter({ hasText: username });
    await expect(own.first()).toContainText("Ditambahkan", { timeout: 1_000 });
  }).toPass();
  const name = nameOf();
  const all = latest.getByRole("link", { name: "Lihat semua" });
  await expect(all).toHaveAttribute("href", "/admin/history");
  await latest
    .getByRole("link", { name: `${name} id` })
    .first()
    .click();
  await expect(page).toHaveURL(`/admin/tours/${id}`);
  await page.getByRole("button", { name: "Hapus" }).click();
  await expect(dialog(page)).toContainText("Salinannya tersimpan 30 hari di Tempat Sampah.");
  await dialog(page).getByRole("button", { name: "Hapus" }).click();
  await expect(page).toHaveURL("/admin/tours");
  await sql("DELETE FROM version_image WHERE path = $1", [path]);
  await sql("DELETE FROM stored_image WHERE path = $1", [path]);

  const menu = page.getByRole("navigation", { name: "Navigasi admin" });
  await menu.getByText("Alat").click();
  await menu.getByRole("link", { name: "Riwayat & Tempat Sampah" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Riwayat Perubahan" })).toBeVisible();
  await expect(versions(page).filter({ hasText: username }).first()).toBeVisible();
  await expectUsableOnScreens(page);
  await page.getByRole("main").getByRole("link", { name: "Tempat Sampah" }).click();
  const row = page
    .getByRole("list", { name: "Tempat Sampah" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await expect(row).toContainText(new RegExp(`Dihapus .+ oleh ${username}, hilang \\d+ \\w+ \\d{4}`));
  await expect(page.getByRole("button", { name: /^Hapus permanen/ })).toHaveCount(0);
  await row.getByRole("link", { name }).click();
  await expect(page.getByText("Data ini ada di Tempat Sampah.")).toBeVisible();
  await expectUsable(page);
  await page.goBack();
  await expect(row).toBeVisible();
  await expectUsableOnScreens(page);
  await row.getByRole("button", { name: "Pulihkan" }).press("Enter");
  await expect(notice(page, "Tur dipulihkan sebagai draf.")).toBeVisible();
  await expect(notice(page, "1 gambar sudah tidak ada.")).toBeVisible();
  await expect(row).toHaveCount(0);
  const restored = await readTour(page.request, id);
  expect([restored.published, restored.images]).toEqual([false, []]);

  expect((await page.request.delete(`/api/packages/${id}`, { headers })).status()).toBe(204);
  const boss = await pageOf(await addAccount("admin"));
  await boss.goto("/admin/bin");
  await boss.getByRole("button", { name: `Hapus permanen: ${name}` }).click();
  await expect(dialog(boss)).toContainText("Tindakan ini tidak dapat dibatalkan.");
  await expect(dialog(boss)).not.toContainText("Salinannya");
  await dialog(boss).getByRole("button", { name: "Hapus permanen" }).click();
  await expect(notice(boss, "dihapus permanen.")).toBeVisible();
  expect(
    await sql("SELECT id FROM record_version WHERE entity = 'tour' AND record_key = $1", [String(id)]),
  ).toEqual([]);
  expect((await boss.goto(`/admin/history/tour/${id}`))?.status()).toBe(404);
});

const areas = [
  {
    area: "promos",
    restored: "Promo dipulihkan.",
    field: "Harga 1",
    form: {
      description_id: "Isi",
      description_en: "Text",
      description_ru: "Текст",
      price: "THB 900",
      pdf_url: "https://example.com/a.pdf",
      end_date: "2020-03-31",
    },
    changed: { price: "THB 777" },
  },
  {
    area: "blogs",
    restored: "Blog dipulihkan.",
    field: "Isi",
    form: { category: "Uji", posting_date: "2099-01-01", content_en: "<p>Calm sea</p>" },
    changed: { content_en: "<p><strong>Calm</strong> sea</p>" },
  },
] as const;

//
test("promos and blogs have their versions and return from the bin, and texts for search engines have a history for each page", async ({
  page,
  mark,
  signInAs,
}) => {
  const username = await signInAs("editor");
  const name = `${mark} A`;
  for (const { area, field, form, changed } of areas) {
    await test.step(`the versions of ${area}`, async () => {
      const multipart = { title_id: `${area} ${name}`, title_en: name, title_ru: name, ...form };
      const posted = await page.request.post(`/api/${area}`, { headers, multipart });
      expect(posted.status()).toBe(201);
      const { id, updated_at } = await posted.json();
      const put = { ...changed, updated_at, _method: "PUT" };
      expect((await page.request.post(`/api/${area}/${id}`, { headers, multipart: put })).status()).toBe(200);
      await page.goto(`/admin/${area}/${id}`);
      const panel = region(page, "Riwayat");
      await expect(panel.getByRole("listitem").first()).toContainText(`Diubah: ${field}`);
      await panel.getByRole("link", { name: "Bandingkan" }).click();
      await expect(region(page, field)).toBeVisible();
      if (area === "blogs") await expect(region(page, field)).toContainText("Formatnya berbeda");
      await page.getByRole("link", { name: "Kembali ke riwayat" }).click();
      await expect(versions(page)).toHaveCount(2);
      expect((await page.request.delete(`/api/${area}/${id}`, { headers })).status()).toBe(204);
    });
  }
  await test.step("both return from the bin", async () => {
    await page.goto("/admin/bin");
    for (const { area, restored } of areas) {
      await page.getByRole("button", { name: `Pulihkan: ${area} ${name}` }).click();
      await expect(notice(page, restored)).toBeVisible();
    }
  });
  await test.step("texts for search engines are compared and restored", async () => {
    const authorOf = async () =>
      (await (await page.request.get("/api/seo-content")).json()).domesticTours.ru.author;
    const before = await authorOf();
    const data = { domesticTours: { ru: { author: username } } };
    expect((await page.request.put("/api/seo-content", { headers, data })).status()).toBe(200);
    await page.goto("/admin/seo-settings");
    await page.getByRole("link", { name: `Riwayat: ${adminText("seo.page.domesticTours")}` }).click();
    await expect(versions(page).first()).toContainText(username);
    await versions(page).first().getByRole("link", { name: "Bandingkan" }).click();
    await expect(page.getByRole("main")).toContainText(username);
    await page
      .getByRole("button", { name: /^Pulihkan versi ini/ })
      .first()
      .click();
    await dialog(page).getByRole("button", { name: "Pulihkan versi ini" }).click();
    await expect(notice(page, /Versi \d+ dipulihkan/)).toBeVisible();
    expect(await authorOf()).toBe(before);
  });
  await sql("DELETE FROM record_version WHERE username = $1", [username]);
});

//
test("long histories have pages; a version that no longer fits is shown as far as it can be read, and its restore is refused", async ({
  page,
  mark,
  signInAs,
  allowProblem,
}) => {
  allowProblem(/422/);
  allowProblem(hiddenPreview);
  const username = await signInAs("editor");
  const name = `${mark} A`;
  await test.step("long histories have pages, and addresses without a history are not found", async () => {
    const key = String(900_000_000 + process.pid);
    await sql(
      `INSERT INTO record_version (entity, record_key, number, action, snapshot, changed, title, tour_type, username, via)
        SELECT 'tour', $1, number, CASE number WHEN 45 THEN 'delete' ELSE 'update' END, '{}', '{overview}', $2, 1, $3, 'bearer'
        FROM generate_series(1, 45) AS number`,
      [key, name, username],
    );
    await page.goto(`/admin/history/tour/${key}`);
    await expect(versions(page)).toHaveCount(20);
    await expect(versions(page).nth(1)).toContainText("Lewat API");
    await page.getByRole("link", { name: "Berikutnya" }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(versions(page)).toHaveCount(20);
    const none = ["tour/900999999", "tour/0", "tour/x", "seo/nowhere", "staff/1", `tour/${key}?page=9`];
    for (const address of none) {
      expect((await page.request.get(`/admin/history/${address}`)).status(), address).toBe(404);
    }
  });
  const id = await makeTour(page, name, { facts: { sea: "open" } });
  const strange = {
    name: 5,
    prices: "x",
    facts: { sea: { level: 3 } },
    seasons: [1],
    images: [{}],
    gone: { colour: "blue" },
  };
  await sql(
    `INSERT INTO record_version (entity, record_key, number, action, snapshot, changed, title, tour_type, username)
      VALUES ('tour', $1, 2, 'update', $2, '{name,facts,gone}', $3, 1, 'lama')`,
    [String(id), JSON.stringify(strange), name],
  );
  await putTour(page.request, id, { facts: { sea: "sheltered", pregnant: "ask" } });

  await page.goto(`/admin/history/tour/${id}`);
  await expect(versions(page)).toHaveCount(3);
  await expect(versions(page).nth(1)).toContainText("Diubah: Nama, Perlu Diketahui, gone");
  await versions(page).nth(1).getByRole("link", { name: "Bandingkan" }).click();
  await expect(region(page, "Perlu Diketahui")).toContainText('{"sea":{"level":3}}');
  await expect(region(page, "gone")).toContainText("colour");
  await page.getByRole("button", { name: "Pulihkan versi ini: Versi 2" }).click();
  await dialog(page).getByRole("button", { name: "Pulihkan versi ini" }).click();
  await expect(notice(page, "Error!")).toBeVisible();
  const { name: kept } = await readTour(page.request, id);
  expect(JSON.parse(kept).en).toBe(name);

  await page.getByLabel("Sebelum", { exact: true }).selectOption({ index: 2 });
  await page.getByLabel("Sesudah", { exact: true }).selectOption({ index: 0 });
  await page.getByRole("button", { name: "Tampilkan" }).press("Enter");
  const facts = region(page, "Perlu Diketahui");
  await expect(facts.locator("del")).toHaveText("dihapus: laut lepas");
  await expect(facts.locator("ins")).toHaveText([
    "ditambahkan: Sedang hamil? Tanyakan dulu kepada kami",
    "ditambahkan: perairan tenang",
  ]);
  await expectUsable(page);
});

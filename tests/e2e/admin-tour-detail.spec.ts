import type { Page } from "playwright/test";
import { inLanguages as all, expect, makeTour, storedPictures, test } from "../setup/back-office-test";
import { expectUsableOnScreens } from "../setup/expect-usable";
import { holdRequests } from "../setup/hold-requests";

/** The texts of general tours; unit/admin-words.test.ts holds those of each kind. */
const said = {
  question: "Apakah Anda yakin ingin menghapus tur ini? Tindakan ini tidak dapat dibatalkan.",
  deleted: "Tur berhasil dihapus!",
  notDeleted: "Terjadi kesalahan saat menghapus tur.",
};

const sections = [
  "SEO Metadata",
  "Informasi Dasar",
  "Harga",
  "Opsi Harga",
  "Jadwal & Musim",
  "Perlu Diketahui",
  "Gambar Tur",
  "Highlights",
  "Itinerary",
  "Termasuk & Tidak Termasuk",
  "FAQ",
  "Kebijakan Pembatalan",
  "Terbitan",
  "Sisa tempat",
  "Di mesin pencari dan aplikasi chat",
  "Riwayat",
];

const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** Every part that a tour may have, but for the name. */
async function whole() {
  const [first, second] = await storedPictures();
  return {
    published: true,
    code: "OA-1",
    duration: all("Durasi"),
    location: all("Lokasi"),
    overview: all("Ringkasan"),
    tags: "private_service",
    rate: 4.6,
    currency: "THB",
    starting_price: 1500,
    original_price: 2000.5,
    images: [
      { path: second, order: 1, alt: all("Alt") },
      { path: first, order: 0 },
    ],
    prices: [
      { service_type: all("Dewasa"), price: 1500, description: all("Umur") },
      { service_type: all("Anak"), price: 900, description: all("Umur") },
      { service_type: all("Bayi"), price: 0, description: all("Umur") },
    ],
    highlights: [{ description: all("Sorotan") }],
    itineraries: [
      { day: 2, title: all("Pulang"), activities: [], meals: [] },
      {
        day: 1,
        title: all("Berangkat"),
        activities: [{ time: "08:00", description: all("Dermaga") }],
        meals: [{ description: all("Siang") }],
      },
    ],
    included_excluded: [
      { type: "included", description: all("Kapal") },
      { type: "excluded", description: all("Tip") },
    ],
    faqs: [{ question: all("Jauh?"), answer: all("Tidak") }],
    cancellation_policies: [{ description: all("Gratis") }],
    seo_title_id: "Judul SEO id",
    seo_title_en: "Judul SEO en",
    seo_title_ru: "Judul SEO ру",
    seo_description_id: "Deskripsi SEO id",
  };
}

//
test("everything of a tour in all languages, days and pictures in their order", async ({ page, mark }) => {
  const id = await makeTour(page.request, mark, await whole());
  const [first = ""] = await storedPictures();
  await page.goto(`/admin/tours/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${mark} id`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(sections);
  for (const [name, found] of Object.entries({
    "SEO Metadata": ["Judul SEO id", "Judul SEO ру", "Deskripsi SEO id", "Tidak ada"],
    "Informasi Dasar": [
      "OA-1",
      "Other (Layanan privat)",
      `${mark} ру`,
      "Durasi",
      "Lokasi id",
      "Ringkasan ру",
    ],
    Harga: ["THB", "THB 1.500", "THB 2.000,50", "4,6 / 5"],
    "Opsi Harga": ["THB 1.500", "Dewasa ру", "Umur"],
    "Gambar Tur": ["Urutan 1", "Urutan 2", "Sampul", "Alt ру"],
    Highlights: ["Sorotan id", "Sorotan ру"],
    "Termasuk & Tidak Termasuk": ["Termasuk", "Kapal ру", "Tidak termasuk", "Tip"],
    FAQ: ["Jauh? ру", "Tidak"],
    "Kebijakan Pembatalan": ["Gratis id", "Gratis ру"],
  })) {
    for (const text of found) await expect(section(page, name)).toContainText(text);
  }
  const days = section(page, "Itinerary");
  await expect(days.getByRole("heading", { level: 3 })).toHaveText(["Hari 1", "Hari 2"]);
  for (const text of ["Berangkat ру", "08:00", "Dermaga", "Siang id"]) await expect(days).toContainText(text);
  await expect(days).toContainText(`Tidak ada aktivitas`);
  await expect(days).toContainText(`Tidak ada makanan`);
  const images = section(page, "Gambar Tur").getByRole("img");
  await expect(images.first()).toHaveAttribute("src", new RegExp(first.replace(".webp", "")));
  await expect(images).toHaveCount(2);
  await expect(images.nth(1)).toHaveAttribute("alt", "Alt id");
  const cheaper = section(page, "Opsi Harga").getByText("Lebih murah daripada harga mulai");
  await expect(cheaper).toContainText("Anak id (THB 900)");
  await expect(cheaper).not.toContainText("Bayi");

  await expect(page.getByRole("link", { name: "Edit" })).toHaveAttribute("href", `/admin/tours/edit/${id}`);
  await expect(page.getByRole("link", { name: "Kembali ke Daftar" })).toHaveAttribute("href", `/admin/tours`);
  await expect(page.getByRole("link", { name: /Русский$/ })).toHaveAttribute(
    "href",
    new RegExp(`^/ru/tours/[a-z0-9-]+-${id}$`),
  );
  await expectUsableOnScreens(page);
});

//
test("what is not there is named, and deleting asks, tells and leads to the list", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/500|ERR_FAILED/);
  const id = await makeTour(page.request, mark, {
    published: true,
    name: { en: mark },
    starting_price: undefined,
    currency: undefined,
  });
  await page.goto(`/admin/tours/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(mark);
  for (const [name, text] of [
    ["Informasi Dasar", "Tidak ada"],
    ["Harga", "Tidak ada"],
    ["Opsi Harga", `Tidak ada opsi harga`],
    ["Gambar Tur", `Tidak ada gambar`],
    ["Highlights", `Tidak ada highlight`],
    ["Itinerary", `Tidak ada itinerary`],
    ["Termasuk & Tidak Termasuk", `Tidak ada item termasuk/tidak termasuk`],
    ["FAQ", `Tidak ada FAQ`],
    ["Kebijakan Pembatalan", `Tidak ada kebijakan pembatalan`],
  ] as const) {
    await expect(section(page, name).getByText(text, { exact: true }).first()).toBeVisible();
  }

  const dialog = page.getByRole("dialog");
  const remove = async () => {
    await page.getByRole("button", { name: "Hapus" }).click();
    await expect(dialog).toContainText(said.question);
    await dialog.getByRole("button", { name: "Hapus" }).click();
  };
  const note = (text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
  for (const [fulfil, text] of [
    [{ status: 500, json: { message: "Kata server" } }, "Kata server"],
    [{ status: 500, body: "x" }, said.notDeleted],
    [null, said.notDeleted],
  ] as const) {
    await page.route("**/api/packages/*", (route) => (fulfil ? route.fulfill(fulfil) : route.abort()));
    await remove();
    await expect(note(text).last()).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.unroute("**/api/packages/*");
  }
  const begin = await holdRequests(page, "**/api/packages/*");
  await remove();
  await expect(page.getByText("Menghapus...").first()).toBeVisible();
  begin();
  await expect(page).toHaveURL(`/admin/tours`);
  await expect(note(said.deleted)).toBeVisible();
  expect((await page.request.get(`/api/packages/${id}`)).status()).toBe(404);
});

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import admin from "@/messages/admin.json";
import visitors from "@/messages/id.json";

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, path = ""): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const own = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [[own, value] satisfies [string, string]] : flatten(value, own);
  });
}

const texts = flatten(admin);
const textAt = new Map(texts);
const glossary = readFileSync(resolve(import.meta.dirname, "../../docs/glossary/admin.md"), "utf8");

/** As the specification has them, whatever else the glossary says. */
const specified: Record<string, string> = {
  "login.title": "Login Admin",
  "login.submit": "Login",
  "login.success": "Login berhasil! Mengarahkan ke dashboard...",
  "login.failure": "Terjadi kesalahan saat login",
  "login.expired": "Unauthorized: Token expired or invalid.",
  "error.title": "Error!",
  "form.successTitle": "Berhasil!",
  "promos.empty": "Tidak ada data promo",
  "promos.deleteQuestion": "Apakah Anda yakin ingin menghapus promo ini?",
  "promos.notFound": "Promo tidak ditemukan.",
  "promos.loading": "Loading...",
  "promos.idMissing": "Promo ID is missing.",
  "promos.deleted": "Promo berhasil dihapus!",
  "blogs.empty": "Tidak ada data blog",
  "blogs.deleteQuestion": "Apakah Anda yakin ingin menghapus blog ini?",
  "blogs.deleted": "Blog berhasil dihapus!",
  "seo.edit": "Edit SEO Settings",
  "seo.notSet": "Not set",
  "seo.submit": "Save SEO Settings",
  "seo.submitting": "Saving...",
  "seo.success": "SEO settings updated successfully!",
  "seo.failure": "Failed to update SEO settings.",
  "seo.loadFailure": "Failed to load SEO settings.",
  "tourForm.tagNames.1_day_trip": "Day Trip",
  "tourForm.tagNames.open_trip": "Open Trip",
  "tourForm.tagNames.multi_day_trip": "Multi-Day Trip",
};

describe("the words of the back office", () => {
  //
  it.each(Object.entries(specified))("%s stays as it is specified", (path, text) => {
    expect(textAt.get(path)).toBe(text);
  });

  //
  it("have no English but what is specified", () => {
    const english =
      /\b(?:the|of|and|for|with|is|are|not|your|settings|search|page|title|description|language)\b/i;
    const found = texts.filter(
      ([path, text]) => english.test(text.replace(/\{\w+/g, "")) && specified[path] !== text,
    );
    // By the pattern of the promos' text.
    expect(found).toEqual([["blogs.idMissing", "Blog ID is missing."]]);
  });
});

describe.each([
  ["general", "tur", "Tur", "Kelola Tur"],
  ["international", "tur internasional", "tur internasional", "Kelola Tur Internasional"],
  ["domestic", "tur domestik", "tur domestik", "Kelola Tur Domestik"],
] as const)("the words of %s tours stay as they are specified", (kind, tour, sentence, title) => {
  const { form, list, detail } = admin.tours[kind];
  const question = `Apakah Anda yakin ingin menghapus ${tour} ini?`;
  const end = kind === "international" ? "." : "";

  //
  it("in the form", () => {
    expect(form).toEqual({
      createTitle: `${title.replace("Kelola", "Tambah")} Baru`,
      editTitle: kind === "domestic" ? "Edit Tur {name}" : `${title.replace("Kelola", "Edit")}: {name}`,
      createButton: kind === "general" ? "Buat Tur" : "Simpan Tur",
      createBusy: kind === "general" ? "Membuat..." : "Menyimpan...",
      createSuccess: `${sentence} berhasil ditambahkan!`,
      createFailure: `Terjadi kesalahan saat menambahkan ${tour}.`,
      updateSuccess: `${sentence} berhasil diperbarui!`,
      updateFailure: `Terjadi kesalahan saat memperbarui ${tour}.`,
      loading: `Memuat data ${tour}...`,
      editFailed: `Gagal memuat data ${tour} untuk diedit. Silakan coba lagi.`,
      notFound: `Data ${tour} tidak ditemukan atau gagal dimuat.`,
      copyFailed: `Gagal memuat data ${tour} yang akan disalin. Silakan coba lagi.`,
      copied: `Konten ${tour} berhasil disalin. Silakan sesuaikan dan simpan.`,
    });
  });

  //
  it("in the list", () => {
    expect(list).toEqual({
      title,
      add: title.replace("Kelola", "Tambah"),
      loading: `Memuat data ${tour}...`,
      failed: `Gagal memuat data ${tour}. Silakan coba lagi.`,
      empty: `Tidak ada data ${tour}`,
      deleteQuestion: question,
      deleted: `${sentence} berhasil dihapus!`,
      deleteFailed: `Gagal menghapus ${tour}. Silakan coba lagi.`,
      reordered: `Urutan ${tour} berhasil diperbarui!`,
      reorderFailed: `Gagal memperbarui urutan ${tour}. Silakan coba lagi.`,
    });
  });

  //
  it("in the detail", () => {
    expect(detail).toEqual({
      title: title.replace("Kelola", "Detail"),
      loading: `Memuat detail ${tour}...`,
      failed: `Gagal memuat detail ${tour}. Silakan coba lagi.`,
      notFound: `${sentence} tidak ditemukan.`,
      deleteQuestion: `${question} Tindakan ini tidak dapat dibatalkan.`,
      deleteFailed: `Terjadi kesalahan saat menghapus ${tour}.`,
      empty: {
        prices: `Tidak ada opsi harga${end}`,
        images: `Tidak ada gambar${end}`,
        highlights: `Tidak ada highlight${end}`,
        itineraries: `Tidak ada itinerary${end}`,
        activities: `Tidak ada aktivitas${end}`,
        meals: `Tidak ada makanan${end}`,
        included_excluded: `Tidak ada item termasuk/tidak termasuk${end}`,
        faqs: `Tidak ada FAQ${end}`,
        cancellation_policies: `Tidak ada kebijakan pembatalan${end}`,
      },
    });
  });
});

describe("what visitors see stands in brackets", () => {
  const { generalTours, domesticTours } = visitors.header;
  //
  it.each([
    ["frame.tours", `Tur Umum (${generalTours})`],
    ["seo.page.tours", `Tur Umum (${generalTours})`],
    ["frame.domesticTours", `Tur Domestik (${domesticTours})`],
    ["seo.page.domesticTours", `Tur Domestik (${domesticTours})`],
    ["tourForm.tagNames.private_service", `Other (${visitors.category.private_service})`],
  ])("%s is %s, in the words of messages/id.json", (path, text) => {
    expect(textAt.get(path)).toBe(text);
    expect(glossary).toContain(text);
  });
});

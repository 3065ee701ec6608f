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
  "tours.general.list.title": "Kelola Tur",
  "tours.domestic.list.title": "Kelola Tur Domestik",
  "tours.general.form.createTitle": "Tambah Tur Baru",
  "tours.international.form.createTitle": "Tambah Tur Internasional Baru",
  "tours.domestic.form.createTitle": "Tambah Tur Domestik Baru",
  "tours.general.form.createButton": "Buat Tur",
  "tours.general.form.createBusy": "Membuat...",
  "tours.domestic.form.createButton": "Simpan Tur",
  "tours.general.form.copied": "Konten tur berhasil disalin. Silakan sesuaikan dan simpan.",
  "tours.general.list.empty": "Tidak ada data tur",
  "tours.general.list.deleteQuestion": "Apakah Anda yakin ingin menghapus tur ini?",
  "tours.international.list.deleteQuestion": "Apakah Anda yakin ingin menghapus tur internasional ini?",
  "tours.domestic.list.deleteQuestion": "Apakah Anda yakin ingin menghapus tur domestik ini?",
  "tours.general.detail.deleteQuestion":
    "Apakah Anda yakin ingin menghapus tur ini? Tindakan ini tidak dapat dibatalkan.",
  "tours.domestic.detail.empty.activities": "Tidak ada aktivitas",
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
  it.each(Object.entries(specified))("%s stays as it is specified", (path, text) => {
    expect(textAt.get(path)).toBe(text);
  });

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

describe("what visitors see stands in brackets", () => {
  const { generalTours, domesticTours } = visitors.header;
  it.each([
    ["shell.tours", `Tur Umum (${generalTours})`],
    ["seo.page.tours", `Tur Umum (${generalTours})`],
    ["shell.domesticTours", `Tur Domestik (${domesticTours})`],
    ["seo.page.domesticTours", `Tur Domestik (${domesticTours})`],
    ["tourForm.tagNames.private_service", `Other (${visitors.category.private_service})`],
  ])("%s is %s, in the words of messages/id.json", (path, text) => {
    expect(textAt.get(path)).toBe(text);
    expect(glossary).toContain(text);
  });
});

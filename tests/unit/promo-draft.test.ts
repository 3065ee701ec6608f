import { describe, expect, it } from "vitest";
import { promoFieldLabel, promoSections } from "@/components/admin/promos/promo-fields";
import { flat } from "@/lib/content/flat-texts";
import { draftErrors, emptyPromoDraft, fromDraft, type PromoDraft, toDraft } from "@/lib/promos/draft";
import { daysLeft } from "@/lib/promos/fields";

const draft: PromoDraft = {
  ...emptyPromoDraft,
  ...flat("title", () => "Text"),
  title_id: "Promo",
  title_en: "Offer",
  title_ru: "Акция",
  ...flat("description", () => "Text"),
  description_id: "Isi",
  description_en: "Text",
  description_ru: "Текст",
  price: "THB 900 / anak",
  end_date: "2027-03-31",
  pdf_url: "https://example.com/offer.pdf",
};

const required = [
  "title_id",
  "title_en",
  "title_ru",
  "description_id",
  "description_en",
  "description_ru",
  "price",
  "end_date",
  "pdf_url",
] as const;

describe("a promo's draft", () => {
  it("is made of the record: empty texts for what is not there, the date part of the end", () => {
    const { title_id, title_en, title_ru, ...rest } = draft;
    const promo = {
      ...rest,
      id: 7,
      title_id,
      title_en,
      title_ru,
      old_price: null,
      price2: null,
      old_price2: "IDR 1",
      end_date: "2027-03-31T00:00:00.000Z",
      image: "ab/cd.webp",
      updated_at: "2027-01-01T00:00:00.000Z",
    };
    expect(toDraft(promo)).toEqual({ ...draft, old_price2: "IDR 1", image: "ab/cd.webp" });
  });

  it("becomes a create without the empty optional fields", () => {
    const form = Object.fromEntries(fromDraft({ ...draft, price: "  THB 900 " }));
    expect(form).toEqual({
      ...Object.fromEntries(required.map((name) => [name, draft[name]])),
      price: "THB 900",
    });
  });

  it("becomes a change that names every field, empty ones too, and the version that was read", () => {
    const form = Object.fromEntries(fromDraft(draft, { updatedAt: "2027-01-01T00:00:00.000Z" }));
    const { image: _, ...texts } = draft;
    expect(form).toEqual({
      ...texts,
      _method: "PUT",
      updated_at: "2027-01-01T00:00:00.000Z",
      old_price: "",
      price2: "",
      old_price2: "",
      image: "",
    });
    const pictured = fromDraft({ ...draft, image: "ab/cd.webp" }, { updatedAt: null });
    expect([pictured.get("image"), pictured.has("updated_at")]).toEqual(["ab/cd.webp", false]);
  });

  it("needs every title and description, price 1, the end and the PDF, and nothing else", () => {
    expect(draftErrors(draft)).toEqual({});
    expect(draftErrors(emptyPromoDraft)).toEqual(
      Object.fromEntries(required.map((name) => [name, "Wajib diisi."])),
    );
    expect(draftErrors({ ...draft, title_ru: " " })).toEqual({ title_ru: "Wajib diisi." });
  });

  it.each([
    "www.example.com",
    "ftp://example.com/a",
    "https://",
    "javascript:alert(1)",
    "//example.com/a.pdf",
    "https://user:pass@example.com/a.pdf",
  ])("takes %s for no address of a document", (pdf_url) => {
    expect(draftErrors({ ...draft, pdf_url })).toEqual({
      pdf_url: "Harus berupa alamat http(s) yang valid.",
    });
  });

  it.each([
    "http://example.com/a.pdf",
    "https://example.com/a b.pdf".replace(" ", "%20"),
    "/documents/a.pdf",
  ])("takes %s for one", (pdf_url) => expect(draftErrors({ ...draft, pdf_url })).toEqual({}));

  it("has a name and a section for every field", () => {
    const fields = Object.keys(emptyPromoDraft);
    expect(fields.filter((field) => promoFieldLabel(field) === field)).toEqual([]);
    expect(promoSections.flatMap(({ paths }) => paths).sort()).toEqual(fields.sort());
  });
});

describe("days left", () => {
  const end = new Date("2026-12-14");

  it.each([
    ["2026-12-07T16:59:59Z", 7],
    ["2026-12-07T17:00:00Z", 6],
    ["2026-12-13T17:00:00Z", 0],
    ["2026-12-14T16:59:59Z", 0],
    ["2026-12-14T17:00:00Z", -1],
  ])("at %s they are %s: a day of Bangkok counts until its end", (now, days) => {
    expect(daysLeft(end, new Date(now))).toBe(days);
  });

  it("belong to the end's day when it is stored with a time", () => {
    const now = new Date("2026-12-14T05:00:00Z");
    expect(daysLeft(new Date("2026-12-14T20:00:00Z"), now)).toBe(0);
    expect(daysLeft(new Date("2026-12-13T20:00:00Z"), now)).toBe(-1);
  });
});

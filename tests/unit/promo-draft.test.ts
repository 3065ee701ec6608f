import { describe, expect, it } from "vitest";
import { draftErrors, draftForm, draftOf, emptyDraft } from "@/lib/core/content/field-drafts";
import { fieldLabel, formParts } from "@/lib/core/content/field-labels";
import { promoEntity } from "@/lib/promos/entity";
import {
  daysLeft,
  type Promo,
  type PromoDraft,
  promoFields,
  promoResponse,
  promoResponseSchema,
} from "@/lib/promos/fields";

const draft: PromoDraft = {
  ...emptyDraft(promoFields),
  title: { id: "Promo", en: "Offer", ru: "Акция" },
  description: { id: "Isi", en: "Text", ru: "Текст" },
  price: "THB 900 / anak",
  end_date: "2027-03-31",
  pdf_url: "https://example.com/offer.pdf",
};

const promo: Promo = {
  ...draft,
  id: 7,
  tour_id: 12,
  tour_price: 2490.5,
  package_guests: 4,
  package_price: 9000,
  start_date: new Date("2027-03-01"),
  weekdays: [1, 2],
  old_price: null,
  price2: null,
  old_price2: "IDR 1",
  old_price_since: new Date("2027-02-01"),
  end_date: new Date("2027-03-31"),
  published: true,
  image: "ab/cd.webp",
  file: null,
  updated_at: new Date("2027-01-01"),
};

/** As the wire names them. */
const texts = {
  title_id: "Promo",
  title_en: "Offer",
  title_ru: "Акция",
  description_id: "Isi",
  description_en: "Text",
  description_ru: "Текст",
  price: "THB 900 / anak",
  end_date: "2027-03-31",
  pdf_url: "https://example.com/offer.pdf",
  published: "true",
};

const required = [
  "title.id",
  "title.en",
  "title.ru",
  "description.id",
  "description.en",
  "description.ru",
  "price",
  "end_date",
  "pdf_url",
];

const errorsOf = (typed: PromoDraft) => draftErrors(promoFields, typed);

describe("a promo's draft", () => {
  //
  it("holds empty texts for missing values of the record, and the date part of the end", () => {
    expect(draftOf(promoFields, promo)).toEqual({
      ...draft,
      tour_id: "12",
      tour_price: "2490.5",
      package_guests: "4",
      package_price: "9000",
      start_date: "2027-03-01",
      weekdays: "12",
      old_price2: "IDR 1",
      old_price_since: "2027-02-01",
      image: "ab/cd.webp",
    });
  });

  //
  it("becomes a create without the empty optional fields", () => {
    const form = Object.fromEntries(draftForm(promoFields, { ...draft, price: "  THB 900 " }));
    expect(form).toEqual({ ...texts, price: "THB 900" });
  });

  //
  it("becomes a change that names every field, empty ones too, and the version that was read", () => {
    const form = Object.fromEntries(draftForm(promoFields, draft, { updatedAt: "2027-01-01T00:00:00.000Z" }));
    expect(form).toEqual({
      ...texts,
      _method: "PUT",
      updated_at: "2027-01-01T00:00:00.000Z",
      tour_id: "",
      tour_price: "",
      package_guests: "",
      package_price: "",
      start_date: "",
      weekdays: "",
      old_price: "",
      price2: "",
      old_price2: "",
      old_price_since: "",
      image: "",
    });
    const pictured = draftForm(promoFields, { ...draft, image: "ab/cd.webp" }, { updatedAt: null });
    expect([pictured.get("image"), pictured.has("updated_at")]).toEqual(["ab/cd.webp", false]);
  });

  it("sends the price of its tour as a number, whatever the separators", () => {
    const form = Object.fromEntries(
      draftForm(promoFields, { ...draft, tour_price: "2.490,5", start_date: "2027-03-01" }),
    );
    expect(form).toEqual({ ...texts, tour_price: "2490.5", start_date: "2027-03-01" });
    expect(errorsOf({ ...draft, tour_price: "0" })).toEqual({ tour_price: "Harus lebih dari 0." });
    expect(errorsOf({ ...draft, tour_price: "murah" })).toEqual({
      tour_price: "Tulis angka, misalnya 1.519.000 atau 37,6.",
    });
  });

  //
  it("needs every title and description, price 1, the end and the PDF, and nothing else", () => {
    expect(errorsOf(draft)).toEqual({});
    expect(errorsOf(emptyDraft(promoFields))).toEqual(
      Object.fromEntries(required.map((name) => [name, "Wajib diisi."])),
    );
    expect(errorsOf({ ...draft, title: { ...draft.title, ru: " " } })).toEqual({
      "title.ru": "Wajib diisi.",
    });
  });

  it.each([
    "www.example.com",
    "ftp://example.com/a",
    "https://",
    "javascript:alert(1)",
    "//example.com/a.pdf",
    "https://user:pass@example.com/a.pdf",
  ])("takes %s for no address of a document", (pdf_url) => {
    expect(errorsOf({ ...draft, pdf_url })).toEqual({
      pdf_url: "Harus berupa alamat http(s), atau dokumen situs ini seperti /documents/promo-terms.pdf.",
    });
  });

  it.each([
    "http://example.com/a.pdf",
    "https://example.com/a b.pdf".replace(" ", "%20"),
    "/documents/a.pdf",
  ])("takes %s for one", (pdf_url) => expect(errorsOf({ ...draft, pdf_url })).toEqual({}));

  it("has a name and a section for every field", () => {
    const fields = Object.keys(emptyDraft(promoFields));
    expect(fields.filter((field) => fieldLabel(promoFields, field) === field)).toEqual([]);
    expect(fieldLabel(promoFields, "title.id")).toBe("Judul (ID)");
    expect(
      formParts(promoEntity)
        .flatMap(({ paths }) => paths)
        .sort(),
    ).toEqual(fields.sort());
  });
});

describe("a promo on the wire", () => {
  it("has a key per language, and English for a language that the site got later", () => {
    expect(promoResponse(promo)).toMatchObject({ title_id: "Promo", title_en: "Offer", title_ru: "Акция" });
    const { title_ru } = promoResponse({ ...promo, title: { en: "Offer", id: "Promo" } });
    expect(title_ru).toBe("Offer");
    // The counts of its translations are added for staff.
    const { translation_state, ...keys } = promoResponseSchema.shape;
    expect(Object.keys(promoResponse(promo)).sort()).toEqual(Object.keys(keys).sort());
  });
});

describe("days left", () => {
  const end = new Date("2026-12-14");

  //
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

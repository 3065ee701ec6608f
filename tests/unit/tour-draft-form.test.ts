import { describe, expect, it } from "vitest";
import { getDayState } from "@/lib/core/calendar/calendar";
import { emptyDraft } from "@/lib/core/content/field-drafts";
import { fieldLabel, formParts } from "@/lib/core/content/field-labels";
import { draftText } from "@/lib/core/content/text-kinds";
import { draftTour, mayLack, renumberedDays, tourErrors, typedTime } from "@/lib/tours/draft";
import { tourFields, tourForm } from "@/lib/tours/fields";

const { prices, itineraries } = tourFields;

describe("the form's sections", () => {
  //
  it("stand in the specified order", () => {
    expect(formParts(tourForm).map(({ label }) => label)).toEqual([
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
    ]);
  });

  //
  it("hold every field of a draft once", () => {
    const fields = formParts(tourForm).flatMap(({ paths }) => paths);
    expect(fields.sort()).toEqual(Object.keys(emptyDraft(tourFields)).sort());
  });
});

it.each([
  ["code", "Kode Tur"],
  ["name.id", "Nama (ID)"],
  ["seo_title_ru", "Judul SEO (RU)"],
  ["faqs.1.question.en", "FAQ 2 – Pertanyaan (EN)"],
  ["itineraries.2.activities.0.time", "Hari 3 – Aktivitas 1 – Waktu"],
  ["images.4.path", "Gambar 5 – Berkas"],
  ["prices", "Opsi Harga"],
])("%s is called %s", (path, label) => {
  expect(fieldLabel(tourFields, path)).toBe(label);
});

//
it.each([
  ["8", "08:00"],
  ["830", "08:30"],
  ["8.30", "08:30"],
  [" 17:05 ", "17:05"],
  ["25", "25"],
  ["870", "870"],
  ["08:00–09:00", "08:00–09:00"],
  ["pagi", "pagi"],
  ["", ""],
])("a time that is typed as %j is %j", (typed, time) => {
  expect(typedTime(typed)).toBe(time);
});

//
it("a tour needs its English name alone as a draft", () => {
  const errors = (over: object) =>
    Object.keys(tourErrors({ ...emptyDraft(tourFields), ...over }, "domestic-tours", "create")).sort();
  expect(errors({ published: "no" })).toEqual(["name.en"]);
  expect(errors({ published: "no", name: { ...draftText(), en: "Island" } })).toEqual([]);
  const later = ["currency", "duration.en", "location.en", "overview.en", "starting_price"];
  expect(errors({ published: "yes", name: { ...draftText(), en: "Island" } })).toEqual(later);
  expect(later.filter((path) => mayLack(path, { published: "no" }))).toEqual(later);
  expect(later.filter((path) => mayLack(path, { published: "yes" }))).toEqual([]);
  expect(["name.en", "faqs.0.question.en"].filter((path) => mayLack(path, { published: "no" }))).toEqual([]);
});

describe("the tour that a draft would become", () => {
  //
  it("is drawn from the little that is typed, in whatever language", () => {
    const draft = {
      ...emptyDraft(tourFields),
      name: { ...draftText(), id: "Pulau" },
      itineraries: [{ ...itineraries.editing.newItem(0), day: "" }],
      prices: [{ ...prices.editing.newItem(0), price: "x" }],
    };
    const tour = draftTour(draft, "domestic-tours", []);
    expect(tour).toMatchObject({ tour_type: 2, code: null, tags: null, rate: null, starting_price: null });
    expect(tour.name.en).toBe("Pulau");
    expect(tour.itineraries).toMatchObject([{ id: 1, day: 1 }]);
    expect(tour.prices).toMatchObject([{ price: 0 }]);
  });

  //
  it("is closed when the operator is, as the public page will be", () => {
    const closed = { id: 1, from: "04-13", until: "04-13", reason: { en: "Songkran" } };
    const { calendar } = draftTour(emptyDraft(tourFields), "tours", [closed]);
    expect(getDayState(calendar, "2027-04-13").state).toBe("closed");
    expect(getDayState(calendar, "2027-04-14").state).toBe("open");
  });

  it("has no price where an international one is zero", () => {
    const draft = { ...emptyDraft(tourFields), starting_price: "0" };
    expect(draftTour(draft, "international-tours", []).starting_price).toBeNull();
    expect(draftTour(draft, "tours", []).starting_price).toBe(0);
  });
});

//
it.each([
  ["moved", ["2", "1", "3"], ["1", "2", "3"]],
  ["left when one was removed", ["1", "3"], ["1", "2"]],
  ["there again when one was brought back", ["1", "2", "2"], ["1", "2", "3"]],
  ["moved where numbers are left out", ["9", "1", "5"], ["1", "5", "9"]],
  ["moved before one is numbered", ["2", "", "1"], ["2", "", "1"]],
])("days that are %s are %j, and then numbered %j", (_, days, numbers) => {
  expect(renumberedDays(days)).toEqual(numbers);
});

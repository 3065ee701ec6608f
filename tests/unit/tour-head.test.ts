import { describe, expect, it } from "vitest";
import { currencyCode } from "@/lib/tours/currency";
import { tourListMetadata, tourMetadata } from "@/lib/tours/metadata";
import { type Tour, tourSchema } from "@/lib/tours/schema";
import { tourStructuredData } from "@/lib/tours/structured-data";

const site = "http://localhost:3000";

const tour: Tour = tourSchema.parse({
  id: 7,
  tour_type: 1,
  order: 0,
  code: "PKT-07",
  name: { en: "Phi Phi by boat", ru: "Пхи-Пхи на катере" },
  duration: { en: "1 day" },
  location: { en: "Krabi" },
  overview: { en: `A day at sea. ${"Waves and sand. ".repeat(30)}` },
  tags: "1_day_trip",
  rate: 4.7,
  currency: "฿",
  starting_price: 1900,
  original_price: 2500,
  images: [
    {
      id: 1,
      order: 0,
      path: "/storage/ab/abc.webp",
      width: 1920,
      height: 1280,
      widths: [],
      avif: false,
      thumbhash: "",
    },
  ],
  prices: [],
  highlights: [],
  itineraries: [
    { id: 2, day: 2, title: { en: "Back" }, activities: [], meals: [] },
    {
      id: 1,
      day: 1,
      title: { en: "Out" },
      activities: [{ id: 1, time: "08:00", description: { en: "Pick-up" } }],
      meals: [],
    },
  ],
  included_excluded: [],
  faqs: [{ id: 1, question: { en: "Is lunch included?" }, answer: { en: "Yes." } }],
  cancellation_policies: [],
  seo_title_id: "",
  seo_title_en: "",
  seo_title_ru: "",
  seo_description_id: "",
  seo_description_en: "",
  seo_description_ru: "",
  updated_at: "2026-11-20T00:00:00.000Z",
});

const all = { page: 1, search: "", category: "", tag: null };
const unwritten = { title: "", description: "" };

describe("the head of a tour", () => {
  it("is what staff wrote in the language, else in English, else made from the content", () => {
    const written: Tour = { ...tour, seo_title_en: "English", seo_title_ru: "Русский" };
    expect(tourMetadata(written, "ru").title).toEqual({ absolute: "Русский" });
    expect(tourMetadata(written, "id").title).toEqual({ absolute: "English" });
    expect(tourMetadata(tour, "ru").title).toEqual({ absolute: "Пхи-Пхи на катере | Ombak Andaman" });
  });

  it("cuts the overview at a word for a description", () => {
    const description = tourMetadata(tour, "en").description ?? "";
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/(?:Waves|and|sand)…$/);
  });

  it("links the languages that have the name, English for all others", () => {
    const english = `${site}/en/tours/phi-phi-by-boat-7`;
    expect(tourMetadata(tour, "ru").alternates).toEqual({
      canonical: `${site}/ru/tours/phi-phi-na-katere-7`,
      languages: { en: english, ru: `${site}/ru/tours/phi-phi-na-katere-7`, "x-default": english },
    });
  });

  it("stands behind the English page where the language has no name", () => {
    expect(tourMetadata(tour, "id").alternates).toEqual({
      canonical: `${site}/en/tours/phi-phi-by-boat-7`,
      languages: undefined,
    });
  });

  it("shows the cover when shared", () => {
    expect(tourMetadata(tour, "en").openGraph?.images).toEqual([
      expect.objectContaining({ url: `${site}/storage/ab/abc.webp`, width: 1920, height: 1280 }),
    ]);
  });
});

describe("the head of a list", () => {
  it("gives page N a title and a canonical of its own", () => {
    const { title, alternates, robots } = tourListMetadata("tours", "en", { ...all, page: 2 }, unwritten);
    expect(title).toEqual({ absolute: expect.stringMatching(/, page 2$/) });
    expect(alternates?.canonical).toBe(`${site}/en/tours?page=2`);
    expect(robots).toBeUndefined();
  });

  it("keeps searches and filters out of the index, behind the plain list", () => {
    for (const narrowed of [
      { search: "phi" },
      { tag: "open_trip" as const, category: "open_trip", page: 2 },
    ]) {
      const { alternates, robots } = tourListMetadata("tours", "ru", { ...all, ...narrowed }, unwritten);
      expect(robots).toEqual({ index: false, follow: true });
      expect(alternates).toEqual({ canonical: `${site}/ru/tours`, languages: undefined });
    }
  });

  it("is what staff wrote", () => {
    const { title, description } = tourListMetadata("tours", "en", all, {
      title: "Own",
      description: "Text",
    });
    expect([title, description]).toEqual([{ absolute: "Own" }, "Text"]);
  });
});

describe("structured data of a tour", () => {
  const graph = (changed: Partial<Tour> = {}) =>
    tourStructuredData({ ...tour, ...changed }, "en")["@graph"] as Record<string, unknown>[];
  const trip = (changed?: Partial<Tour>) => graph(changed)[1];

  it("offers the shown price in its ISO currency, without a rating that nobody counted", () => {
    expect(trip()).toMatchObject({
      "@type": ["Product", "TouristTrip"],
      name: "Phi Phi by boat",
      offers: { "@type": "Offer", price: 1900, priceCurrency: "THB" },
    });
    expect(trip()).not.toHaveProperty("aggregateRating");
  });

  it("has no offer without a price or with an unknown currency", () => {
    expect(trip({ starting_price: null })).not.toHaveProperty("offers");
    expect(trip({ currency: "shells" })).not.toHaveProperty("offers");
  });

  it("lists the days in their order, and the way to the page", () => {
    expect(trip()).toMatchObject({
      itinerary: { itemListElement: [{ name: "Out", description: "08:00 Pick-up" }, { name: "Back" }] },
    });
    expect(graph()[0]).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: `${site}/en` },
        { position: 2, item: `${site}/en/tours` },
        { position: 3, item: `${site}/en/tours/phi-phi-by-boat-7` },
      ],
    });
  });

  it("repeats the questions that are shown, and none where there are none", () => {
    expect(graph()[2]).toMatchObject({ "@type": "FAQPage", mainEntity: [{ name: "Is lunch included?" }] });
    expect(graph({ faqs: [] })).toHaveLength(2);
  });
});

it.each([
  ["THB", "THB"],
  [" thb ", "THB"],
  ["฿", "THB"],
  ["Rp", "IDR"],
  ["Rp.", "IDR"],
  ["US$", "USD"],
  ["€", "EUR"],
  ["₽", "RUB"],
  ["S$", "SGD"],
  ["RM", "MYR"],
  ["", null],
  ["baht", null],
])("currency %s is %s", (text, code) => {
  expect(currencyCode(text)).toBe(code);
});

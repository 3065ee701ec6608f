import { describe, expect, it } from "vitest";
import { tourPartText } from "@/lib/assistants/tour-text";
import { emptyCalendar } from "@/lib/core/calendar/calendar";
import { addDays, daysBetween } from "@/lib/core/calendar/days";
import { currencyCode } from "@/lib/core/currencies";
import type { Language } from "@/lib/core/i18n/languages";
import { currentTour } from "@/lib/tours/calendar/current";
import type { TourListState } from "@/lib/tours/list/list-state";
import { tourListMetadata, tourMetadata } from "@/lib/tours/pages/metadata";
import { tourListPage } from "@/lib/tours/pages/pages";
import { tourStructuredData } from "@/lib/tours/pages/structured-data";
import type { Tour } from "@/lib/tours/schema";
import { demoSite as brand } from "../setup/demo-site";
import { season } from "./calendars";
import { sampleTour } from "./sample-tour";

const site = "http://localhost:3000";

const picture = { width: 1920, height: 1280, widths: [], avif: false, thumbhash: "" };
const tour = sampleTour({
  code: "PKT-07",
  name: { en: "Phi Phi by boat", ru: "Пхи-Пхи на катере" },
  location: { en: "Krabi" },
  overview: { en: `A day at sea. ${"Waves and sand. ".repeat(30)}` },
  tags: "1_day_trip",
  rate: 4.7,
  currency: "฿",
  starting_price: 1900,
  original_price: 2500,
  original_price_since: "2026-11-01",
  images: [{ id: 1, order: 0, path: "ab/abc.webp", alt: {}, ...picture }],
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
  faqs: [{ id: 1, question: { en: "Is lunch included?" }, answer: { en: "Yes." }, shared_text_id: null }],
});

const all = { page: 1, search: "", category: "", tag: null };
const unwritten = { title: "", description: "", author: null, robots: null };

const headOf = (shown: Tour, language: Language) => tourMetadata(currentTour(shown, new Date()), language);

describe("the head of a tour", () => {
  //
  it("is what staff wrote in the language, else in English, else made from the content", () => {
    const written: Tour = { ...tour, seo_title: { en: "English", ru: "Русский" } };
    expect(headOf(written, "ru").title).toEqual({ absolute: "Русский" });
    expect(headOf(written, "id").title).toEqual({ absolute: "English" });
    expect(headOf(tour, "ru").title).toEqual({ absolute: `Пхи-Пхи на катере | ${brand.name}` });
  });

  it("cuts the overview at a word for a description", () => {
    const description = headOf(tour, "en").description ?? "";
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/(?:Waves|and|sand)…$/);
  });

  it("links the languages that have the name, English for all others", () => {
    const english = `${site}/en/tours/phi-phi-by-boat-7`;
    expect(headOf(tour, "ru").alternates).toMatchObject({
      canonical: `${site}/ru/tours/phi-phi-na-katere-7`,
      languages: { en: english, ru: `${site}/ru/tours/phi-phi-na-katere-7`, "x-default": english },
    });
  });

  //
  it("stands behind the English page where the language has no name", () => {
    expect(headOf(tour, "id").alternates).toMatchObject({
      canonical: `${site}/en/tours/phi-phi-by-boat-7`,
      languages: {},
    });
  });

  it("shows a picture of its own when shared, another one for another price", () => {
    const pictureOf = (shown: Tour) => JSON.stringify(headOf(shown, "ru").openGraph?.images);
    expect(headOf(tour, "ru").openGraph?.images).toEqual([
      {
        url: expect.stringMatching(/^http:\/\/localhost:3000\/og\/tour\/7-ru-[0-9a-f]{16}\.jpg$/),
        width: 1200,
        height: 630,
        type: "image/jpeg",
        alt: "Пхи-Пхи на катере",
      },
    ]);
    expect(pictureOf({ ...tour, faqs: [] })).toBe(pictureOf(tour));
    expect(pictureOf({ ...tour, starting_price: 1800 })).not.toBe(pictureOf(tour));
  });

  it("names the languages that have the name to social networks, its own first", () => {
    expect(headOf(tour, "ru").openGraph).toMatchObject({
      locale: "ru_RU",
      alternateLocale: ["en_US"],
      url: `${site}/ru/tours/phi-phi-na-katere-7`,
    });
  });
});

describe("the head of a list", () => {
  const head = (state: Partial<TourListState>, total = 30, seo = {}) =>
    tourListMetadata("tours", tourListPage("tours", { ...all, ...state }, total), "en", state.page ?? 1, {
      ...unwritten,
      ...seo,
    });

  it("gives page N a title and a canonical of its own", () => {
    const { title, alternates, robots } = head({ page: 2 });
    expect(title).toEqual({ absolute: expect.stringMatching(/, page 2$/) });
    expect(alternates).toMatchObject({
      canonical: `${site}/en/tours?page=2`,
      languages: { ru: `${site}/ru/tours?page=2`, "x-default": `${site}/en/tours?page=2` },
    });
    expect(robots).toBeUndefined();
  });

  //
  it("keeps searches, filters and empty lists out of the index, behind the plain list", () => {
    const narrowed = [
      head({ search: "phi" }),
      head({ tag: "open_trip", category: "open_trip", page: 2 }),
      head({}, 0),
    ];
    for (const { alternates, robots } of narrowed) {
      expect(robots).toEqual({ index: false, follow: true });
      expect(alternates).toMatchObject({ canonical: `${site}/en/tours`, languages: {} });
    }
  });

  it("is what staff wrote", () => {
    const { title, description, authors, robots } = head({}, 30, {
      title: "Own",
      description: "Text",
      author: "Sari",
      robots: "index, max-snippet:50",
    });
    expect([title, description]).toEqual([{ absolute: "Own" }, "Text"]);
    expect([authors, robots]).toEqual([[{ name: "Sari" }], "index, max-snippet:50"]);
  });
});

describe("structured data of a tour", () => {
  const graph = (changed: Partial<Tour> = {}) =>
    tourStructuredData(currentTour({ ...tour, ...changed }, new Date()), "en")["@graph"];
  const node = (type: string, changed?: Partial<Tour>) =>
    graph(changed).find((each) => typeof each === "object" && "@type" in each && each["@type"] === type);

  //
  it("offers the shown price in its ISO currency, without a rating", () => {
    for (const type of ["Product", "TouristTrip"]) {
      expect(node(type, { rating_count: 128, rating_source: "Tripadvisor" })).not.toHaveProperty(
        "aggregateRating",
      );
      expect(node(type)).toMatchObject({
        name: "Phi Phi by boat",
        image: [`${site}/storage/ab/abc.webp`],
      });
      expect(node(type)).not.toHaveProperty("aggregateRating");
    }
  });

  //
  it("offers the starting price of a product, and of a trip each price line as well", () => {
    const starting = { "@type": "Offer", price: 1900, priceCurrency: "THB" };
    expect(node("Product")).toMatchObject({ offers: starting });
    const prices = [
      { id: 1, service_type: { en: "Adult" }, price: 1900 },
      { id: 2, service_type: { en: "Child" }, price: 1200 },
    ].map((line) => ({ ...tour.prices[0], ...line })) as Tour["prices"];
    const lines = [
      { ...starting, name: "Adult" },
      { ...starting, name: "Child", price: 1200 },
    ];
    expect(node("TouristTrip", { prices })).toMatchObject({ offers: [starting, ...lines] });
  });

  //
  it("offers the shown price on every day of a year, and says until when it holds", () => {
    const calendar = {
      ...emptyCalendar,
      only_in_seasons: true,
      seasons: [
        season("10-15", "05-15", { starting_price: 3100 }),
        season("12-20", "01-10", { starting_price: 3500 }),
      ],
    };
    for (let count = 0; count < 366; count += 1) {
      const today = addDays("2026-11-22", count);
      const current = currentTour({ ...tour, calendar }, new Date(`${today}T05:00:00Z`));
      const product = tourStructuredData(current, "en")["@graph"].find(
        (each) => typeof each === "object" && "@type" in each && each["@type"] === "Product",
      );
      const until = current.price.starting_price === 3500 ? /-01-10$/ : /-(?:12-19|05-15)$/;
      expect(product, today).toMatchObject({
        offers: {
          price: current.price.shown?.starting,
          availability: "https://schema.org/InStock",
          priceValidUntil: expect.stringMatching(until),
        },
      });
      const isFar = daysBetween(today, current.firstDay ?? "") > 30;
      const expected = isFar ? { availabilityStarts: "2027-10-15" } : {};
      expect(product).toMatchObject({ offers: expected });
      if (!isFar) expect(product).not.toHaveProperty("offers.availabilityStarts");
    }
  });

  //
  it("is out of stock where no day is open within two years, and says nothing of days without a calendar", () => {
    const past = season("2020-01-01", "2020-02-01");
    const over = { ...emptyCalendar, only_in_seasons: true, seasons: [past] };
    expect(node("Product", { calendar: over })).toMatchObject({
      offers: { price: 1900, availability: "https://schema.org/OutOfStock" },
    });
    expect(node("Product")).not.toHaveProperty("offers.priceValidUntil");
  });

  //
  it("is no product without a price or with an unknown currency", () => {
    for (const changed of [{ starting_price: null }, { currency: "shells" }]) {
      expect(node("Product", changed)).toBeUndefined();
      expect(node("TouristTrip", changed)).not.toHaveProperty("offers");
    }
  });

  it("lists the days in their order, and the way to the page", () => {
    expect(node("TouristTrip")).toMatchObject({
      itinerary: { itemListElement: [{ name: "Out", description: "08:00 Pick-up" }, { name: "Back" }] },
    });
    expect(node("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, item: `${site}/en` },
        { position: 2, item: `${site}/en/tours` },
        { position: 3, item: `${site}/en/tours/phi-phi-by-boat-7` },
      ],
    });
  });

  it("repeats the questions that are shown, and none where there are none", () => {
    expect(node("FAQPage")).toMatchObject({ mainEntity: [{ name: "Is lunch included?" }] });
    expect(node("FAQPage", { faqs: [] })).toBeUndefined();
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

//
it("the Markdown of a tour lists packages with guests, price and days, and structured data leave them out", () => {
  const promo = {
    id: 1,
    title: { en: "Family four" },
    from: "2026-11-01",
    until: "2026-12-24",
    price: null,
    line: 0,
  };
  const calendar = { ...emptyCalendar, promos: [{ ...promo, package: { guests: 4, price: 3_000 } }] };
  const current = currentTour({ ...tour, currency: "THB", calendar }, new Date("2026-11-29T05:00:00Z"));
  expect(tourPartText(current, "prices", "en")).toContain(
    "- 4 people together: THB 3,000. Promo until 24 December: Family four. Counts adults and children,",
  );
  expect(JSON.stringify(tourStructuredData(current, "en"))).not.toContain(`"price":3000`);
});

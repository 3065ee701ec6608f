import { flat } from "@/lib/core/content/localized-text";
import { db } from "@/lib/core/db";
import { addPickupAreas, addPicture } from "./records";

/** A text of three languages in the wire format. */
export const wireText = (en: string) => JSON.stringify({ en, id: `${en} (id)`, ru: `${en} (ру)` });

export const wholeFacts = {
  pickup: { offer: "included", areas: ["patong", "kata", "phuket_town"] },
  meeting: wireText("Royal Phuket Marina"),
  group: { kind: "shared", most: 35 },
  age: { least: 1, most: 70 },
  vessel: "speedboat",
  sea: "open",
  best_water: "high",
  swim: "jacket",
  effort: 1,
  pregnant: "no",
  back: "ask",
  wheelchair: "no",
  stroller: "no",
  guide: [
    { language: "en", on: "always" },
    { language: "ru", on: "request" },
  ],
  guide_notice: 3,
  free_cancellation: 48,
  meals: ["lunch", "drinks"],
  diets: ["halal"],
  pay_there: [{ what: wireText("Park fee"), adult: 400, child: 200, currency: "THB" }],
  bring: ["swimwear", "towel"],
  good_for: ["couples"],
};

/** Adds the places and areas of `wholeFacts` and of the stops of a whole tour, where they are missing. */
export async function addWholeTourParts(): Promise<void> {
  await addPickupAreas("patong", "kata", "phuket_town");
  const codes = ["maya-bay", "pileh-lagoon", "phi-phi-don"];
  const data = codes.map((code) => ({ code, name: { en: code } }));
  await db().place.createMany({ data, skipDuplicates: true });
}

const days = { from: "11-01", until: "04-30" };

/** A tour as a client sends it, with every field and something in every list. */
export async function wholeTour(over: object = {}) {
  await addWholeTourParts();
  const pictures = [await addPicture("a"), await addPicture("b")];
  return {
    tour_type: 1,
    code: "A-1",
    name: wireText("Coral Island"),
    duration: wireText("1 day"),
    location: wireText("Phuket"),
    overview: wireText("Reefs & lunch <b>"),
    tags: "open_trip",
    rate: 4.7,
    rating_count: 128,
    rating_source: "Tripadvisor",
    home_position: 3,
    currency: "THB",
    starting_price: 1999.5,
    original_price: 2500,
    original_price_since: "2026-11-01",
    images: pictures.map((path, order) => ({
      path: `/storage/${path}`,
      order,
      ...(order === 0 && { alt: wireText("A boat") }),
    })),
    prices: [
      {
        service_type: wireText("Adult"),
        price: 1999.5,
        description: wireText("From 12"),
        kind: "adult",
        age_from: 12,
        age_to: null,
        group_size: null,
      },
      {
        service_type: wireText("Child"),
        price: 0,
        description: wireText("Under 12"),
        kind: "child",
        age_from: 4,
        age_to: 11,
        group_size: null,
      },
    ],
    weekdays: [1, 5],
    cutoff_days: 2,
    cutoff_time: "18:00",
    only_in_seasons: true,
    seasons: [
      {
        ...days,
        name: wireText("High"),
        starting_price: 2100,
        original_price: 2700,
        original_price_since: "2026-10-20",
        prices: [2100, null],
        rough: true,
        note: wireText("Waves"),
      },
      {
        from: "2026-12-20",
        until: "2027-01-05",
        name: null,
        starting_price: null,
        original_price: null,
        prices: [null, null],
        rough: false,
        note: null,
      },
    ],
    planned_prices: [
      {
        from: "2099-12-01",
        season: `${days.from}/${days.until}`,
        starting_price: 2200,
        original_price: 2800,
        prices: [2200, null],
      },
    ],
    closed_periods: [
      { from: "02-29", until: "02-29", reason: wireText("Repairs") },
      { from: "2027-04-13", until: "2027-04-13", reason: null },
    ],
    duration_minutes: 600,
    facts: wholeFacts,
    stops: ["maya-bay", "pileh-lagoon", "maya-bay"].map((place) => ({ place })),
    highlights: [{ description: wireText("Bay") }, { description: wireText("Beach") }],
    itineraries: [
      {
        day: 1,
        title: wireText("Out"),
        activities: [
          { time: "08:00", description: wireText("Pier") },
          { time: "noon", description: wireText("Swim") },
        ],
        meals: [{ description: wireText("Lunch") }],
      },
      { day: 2, title: wireText("Back"), activities: [], meals: [] },
    ],
    included_excluded: [
      { type: "included", description: wireText("Boat") },
      { type: "excluded", description: wireText("Tips") },
    ],
    faqs: [{ question: wireText("Far?"), answer: wireText("No") }],
    cancellation_policies: [{ description: wireText("Free until noon") }],
    seo_title_id: "Judul",
    seo_title_en: "Title",
    seo_title_ru: "Заголовок",
    seo_description_id: "Isi",
    seo_description_en: "Text",
    seo_description_ru: "Текст",
    ...over,
  };
}

/** The values that clear every optional field of a tour, as they are sent and as the API responds with them. */
export const emptiedTour = {
  code: null,
  tags: null,
  rate: null,
  rating_count: null,
  rating_source: null,
  home_position: null,
  currency: "",
  starting_price: null,
  original_price: null,
  original_price_since: null,
  images: [],
  prices: [],
  weekdays: null,
  cutoff_days: null,
  cutoff_time: null,
  only_in_seasons: false,
  seasons: [],
  planned_prices: [],
  closed_periods: [],
  duration_minutes: null,
  facts: {},
  stops: [],
  highlights: [],
  itineraries: [],
  included_excluded: [],
  faqs: [],
  cancellation_policies: [],
  ...flat("seo_title", () => ""),
  ...flat("seo_description", () => ""),
};

import { describe, expect, it } from "vitest";
import { draftOf, emptyDraft } from "@/lib/core/content/field-drafts";
import { draftText } from "@/lib/core/content/text-kinds";
import { calendarFields } from "@/lib/tours/calendar/fields";
import { draftOfCopy, tourBody, tourErrors } from "@/lib/tours/draft";
import { tourFields } from "@/lib/tours/fields";
import { kindPaths } from "@/lib/tours/kinds";
import { type Tour, type TourDraft, tourCreateSchema, tourUpdateSchema } from "@/lib/tours/schema";
import { season } from "./calendars";
import { sampleTour } from "./sample-tour";

const toDraft = (record: Tour) => draftOf(tourFields, record);

/** A part as the form adds it. */
const newPart = {
  price: () => tourFields.prices.editing.newItem(0),
  highlight: () => tourFields.highlights.editing.newItem(0),
  day: (count: number) => tourFields.itineraries.editing.newItem(count),
  activity: () => emptyDraft(tourFields.itineraries.items.fields.activities.items.fields),
  meal: () => emptyDraft(tourFields.itineraries.items.fields.meals.items.fields),
  inclusion: () => tourFields.included_excluded.editing.newItem(0),
  faq: () => tourFields.faqs.editing.newItem(0),
  policy: () => tourFields.cancellation_policies.editing.newItem(0),
};

const file = { width: 1600, height: 1067, widths: [320], avif: true, thumbhash: "" };
const text = (en: string) => ({ en, id: `${en} (id)` });
const typed = (en: string) => ({ ...draftText(), ...text(en) });

const tour = sampleTour({
  order: 3,
  code: "PHI-1",
  name: text("Phi Phi"),
  duration: text("One day"),
  location: text("Phuket"),
  overview: text("By boat"),
  tags: "1_day_trip",
  rate: 4.9,
  starting_price: 1500,
  rating_count: 128,
  rating_source: "Tripadvisor",
  images: [
    { id: 2, path: "bb/b.webp", order: 1, alt: { id: "Perahu" }, ...file },
    { id: 1, path: "aa/a.webp", order: 0, alt: null, ...file },
  ],
  prices: [
    {
      id: 1,
      service_type: text("Adult"),
      price: 1500.5,
      description: text("From 12"),
      kind: "adult",
      age_from: 12,
      age_to: null,
      group_size: null,
    },
  ],
  weekdays: [1, 3],
  cutoff_days: 1,
  cutoff_time: "18:00",
  only_in_seasons: true,
  planned_prices: [
    {
      id: 1,
      from: "2026-12-01",
      season: "10-15/05-15",
      starting_price: 1900,
      original_price: 2100,
      prices: [1900],
    },
  ],
  seasons: [
    season("10-15", "05-15", {
      name: text("High"),
      starting_price: 1800,
      original_price: 2000,
      original_price_since: "2026-10-15",
      prices: [null],
      rough: true,
      note: text("Waves"),
    }),
  ],
  closed_periods: [{ id: 5, from: "2027-04-13", until: "2027-04-15", reason: text("Songkran") }],
  duration_minutes: 600,
  stops: [{ place: "maya-bay", name: text("Maya Bay"), lat: 7.68, lon: 98.77, waters: null }],
  facts: {
    pickup: { offer: "included", areas: ["patong"] },
    meeting: text("Pier"),
    vessel: "speedboat",
    group: { kind: "shared", most: 35 },
    age: { least: 1 },
    swim: "jacket",
    effort: 1,
    pregnant: "no",
    guide: [{ language: "en", on: "always" }],
    meals: ["lunch"],
    bring: ["towel"],
    pay_there: [{ what: text("Park fee"), adult: 400, child: 200, currency: "THB" }],
  },
  highlights: [{ id: 1, description: text("Sand") }],
  itineraries: [
    {
      id: 1,
      day: 1,
      title: text("Out"),
      activities: [{ id: 1, time: "08:00", description: text("Pick-up") }],
      meals: [{ id: 1, description: text("Lunch") }],
    },
  ],
  included_excluded: [{ id: 1, type: "excluded", description: text("Tips"), shared_text_id: 4 }],
  faqs: [{ id: 1, question: text("Kids?"), answer: text("Yes"), shared_text_id: 5 }],
  cancellation_policies: [{ id: 1, description: text("Free"), shared_text_id: 6 }],
  seo_title: { id: "J", en: "T" },
});

/** The smallest draft that may be saved, with other values. */
function draftWith(values: Partial<TourDraft> = {}): TourDraft {
  const english = (en: string) => ({ ...draftText(), en });
  const texts = {
    name: english("N"),
    duration: english("D"),
    location: english("L"),
    overview: english("O"),
  };
  return { ...emptyDraft(tourFields), ...texts, starting_price: "100", currency: "THB", ...values };
}

describe("a tour as it is typed", () => {
  it("is plain JSON: every language, numbers as text, pictures in their order", () => {
    const draft = toDraft(tour);
    expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
    expect(draft).toMatchObject({
      name: typed("Phi Phi"),
      rate: "4.9",
      starting_price: "1500",
      original_price: "",
      images: [{ path: "aa/a.webp" }, { path: "bb/b.webp" }],
      prices: [{ service_type: typed("Adult"), price: "1500.5", description: typed("From 12") }],
      itineraries: [{ day: "1", activities: [{ time: "08:00", description: typed("Pick-up") }] }],
      seo_title: { ...draftText(), id: "J", en: "T" },
    });
  });

  //
  it("has no ids and no place, so that a copy's parts are its own", () => {
    const names = JSON.stringify(toDraft(tour)).match(/"(?:id|order)":\d/g);
    expect(names).toBeNull();
    expect(toDraft(tour)).not.toHaveProperty("id");
    expect(toDraft(tour)).not.toHaveProperty("order");
  });

  //
  it("is copied without its code, with its pictures in their order", () => {
    const copy = draftOfCopy(tour);
    expect(copy).toEqual({ ...toDraft(tour), code: "" });
    expect(tourBody(copy, "tours", "create").images).toMatchObject([
      { path: "/storage/aa/a.webp", order: 0 },
      { path: "/storage/bb/b.webp", order: 1 },
    ]);
  });

  //
  it("is copied without the days on which visitors see it", () => {
    const day = new Date("2026-12-24");
    const copy = draftOfCopy({ ...tour, publish_from: day, publish_until: day });
    expect([copy.publish_from, copy.publish_until]).toEqual(["", ""]);
  });

  //
  it("comes back as the tour that it was made from", () => {
    const { id, order, updated_at, seo_description, calendar, price_unit, ...said } = tour;
    const withoutIds = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (key, each) => (key === "id" && typeof each === "number" ? undefined : each)),
      );
    const images = [
      { path: "aa/a.webp", order: 0 },
      { path: "bb/b.webp", order: 1 },
    ];
    const body = tourUpdateSchema.parse(tourBody(toDraft(tour), "tours", "update"));
    const stops = [{ place: "maya-bay" }];
    expect(withoutIds(body)).toMatchObject(withoutIds({ ...said, images, stops }));
  });

  //
  it("begins its parts as specified", () => {
    expect(newPart.price().price).toBe("0");
    expect(newPart.day(3)).toMatchObject({ day: "4", activities: [], meals: [] });
    expect(newPart.inclusion().type).toBe("included");
  });
});

describe("what is sent", () => {
  //
  it.each(kindPaths)("of an empty number of %s is nothing on create, null on update", (kind) => {
    const draft = draftWith({ starting_price: "", original_price: " ", rate: "", code: "", tags: "" });
    const nothing = { starting_price: undefined, original_price: undefined, rate: undefined };
    expect(tourBody(draft, kind, "create")).toMatchObject({ ...nothing, code: undefined, tags: undefined });
    const cleared = { starting_price: null, original_price: null, rate: null, code: null, tags: null };
    expect(tourBody(draft, kind, "update")).toMatchObject(cleared);
  });

  //
  it("of a zero is a zero, but nothing for international tours", () => {
    const draft = draftWith({ starting_price: "0", original_price: "0", rate: "0.0" });
    const zero = { starting_price: 0, original_price: 0, rate: 0 };
    expect(tourBody(draft, "tours", "create")).toMatchObject(zero);
    expect(tourBody(draft, "domestic-tours", "update")).toMatchObject(zero);
    const none = { starting_price: undefined, original_price: undefined, rate: undefined };
    expect(tourBody(draft, "international-tours", "create")).toMatchObject(none);
    expect(tourBody(draft, "international-tours", "update")).toMatchObject({
      starting_price: null,
      rate: null,
    });
  });

  //
  it("of a price that is no number is 0", () => {
    const option = { ...newPart.price(), price: "mahal" };
    const draft = draftWith({ starting_price: "mahal", prices: [option, { ...option, price: "" }] });
    const body = tourBody(draft, "tours", "create");
    expect(body.starting_price).toBe(0);
    expect(body.prices).toMatchObject([{ price: 0 }, { price: 0 }]);
  });

  //
  it("of a cancellation policy is its description alone", () => {
    const policy = { ...newPart.policy(), id: 5, note: "x" };
    const body = tourBody(draftWith({ cancellation_policies: [policy] }), "tours", "update");
    expect(body.cancellation_policies).toEqual([{ description: draftText() }]);
  });

  //
  it.each(kindPaths)("of %s names its type, and passes the border", (kind) => {
    const body = tourBody(draftWith(), kind, "create");
    expect(tourCreateSchema.safeParse(body).error).toBeUndefined();
  });
});

describe("what keeps a draft from being saved", () => {
  it.each(kindPaths)("is nothing in a small one of %s", (kind) => {
    expect(tourErrors(draftWith(), kind, "create")).toEqual({});
  });

  //
  it("is every English text and number that is missing, each at its field", () => {
    const draft: TourDraft = {
      ...emptyDraft(tourFields),
      prices: [{ ...newPart.price(), price: "" }],
      highlights: [newPart.highlight()],
      itineraries: [
        { ...newPart.day(0), day: "", activities: [newPart.activity()], meals: [newPart.meal()] },
      ],
      included_excluded: [newPart.inclusion()],
      faqs: [newPart.faq()],
      cancellation_policies: [newPart.policy()],
    };
    expect(Object.keys(tourErrors(draft, "tours", "create")).sort()).toEqual(
      [
        "name.en",
        "duration.en",
        "location.en",
        "overview.en",
        "starting_price",
        "prices.0.service_type.en",
        "prices.0.price",
        "prices.0.description.en",
        "highlights.0.description.en",
        "itineraries.0.day",
        "itineraries.0.title.en",
        "itineraries.0.activities.0.time",
        "itineraries.0.activities.0.description.en",
        "itineraries.0.meals.0.description.en",
        "included_excluded.0.description.en",
        "faqs.0.question.en",
        "faqs.0.answer.en",
        "cancellation_policies.0.description.en",
      ].sort(),
    );
  });

  //
  it("is a missing currency where the kind's form asks for one", () => {
    const asks = kindPaths.flatMap((kind) =>
      (["create", "update"] as const)
        .filter((purpose) => "currency" in tourErrors(draftWith({ currency: " " }), kind, purpose))
        .map((purpose) => `${kind} ${purpose}`),
    );
    expect(asks).toEqual(["international-tours update", "domestic-tours create", "domestic-tours update"]);
  });

  //
  it("is a rating outside 0 to 5 or finer than a tenth, a negative price, a word for a number", () => {
    const wrong = (values: Partial<TourDraft>) =>
      Object.keys(tourErrors(draftWith(values), "tours", "update"));
    expect(wrong({ rate: "5.1" })).toEqual(["rate"]);
    expect(wrong({ rate: "-1" })).toEqual(["rate"]);
    expect(wrong({ rate: "4.55" })).toEqual(["rate"]);
    expect(wrong({ rate: "4.9" })).toEqual([]);
    expect(wrong({ original_price: "-1" })).toEqual(["original_price"]);
    expect(wrong({ starting_price: "mahal" })).toEqual(["starting_price"]);
    expect(wrong({ seo_title: { ...draftText(), ru: "x".repeat(256) } })).toEqual(["seo_title.ru"]);
  });

  //
  it("of a number with two readings names both, also of seasons and of payments on the spot", () => {
    const draft = draftWith({ starting_price: "1,519.000", currency: "IDR" });
    const line = { ...newPart.price(), service_type: typed("Adult"), description: typed("Seat") };
    draft.prices = [{ ...line, price: "Rp 50.000" }];
    const season = calendarFields.seasons.editing.newItem(0);
    draft.seasons = [
      { ...season, from: "11-01", until: "04-30", starting_price: "45.000,5", prices: ["2,000.000"] },
    ];
    const payment = {
      what: { ...draftText(), en: "Fee" },
      adult: "1 500.000",
      child: "400.000",
      currency: "IDR",
    };
    draft.facts = { ...draft.facts, age_least: "empat", pay_there: [payment] };
    const errors = tourErrors(draft, "tours", "update");
    expect(Object.keys(errors).toSorted()).toEqual([
      "facts.age_least",
      "facts.pay_there.0.adult",
      "seasons.0.prices.0",
      "starting_price",
    ]);
    expect(errors["seasons.0.prices.0"]).toBe(
      '"2,000.000" bisa berarti 2000000 atau 2000. Tulis salah satu seperti itu.',
    );
    const sent = tourBody(draft, "tours", "update");
    expect(sent).toMatchObject({ prices: [{ price: 50_000 }], seasons: [{ starting_price: 45_000.5 }] });
  });
});

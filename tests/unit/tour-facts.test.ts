import { describe, expect, it } from "vitest";
import { bookingHints } from "@/lib/booking/booking";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import {
  audiences,
  diets,
  efforts,
  groupKinds,
  guideLanguages,
  meals,
  pickupOffers,
  seas,
  suitabilities,
  suitabilityLevels,
  swims,
  things,
  vessels,
} from "@/lib/tours/facts/codes";
import { tourHints } from "@/lib/tours/facts/hints";
import { freeCancellationText, lineKinds, listFactLines } from "@/lib/tours/facts/lines";
import type { Facts } from "@/lib/tours/facts/schema";
import { proposedCodes } from "@/lib/tours/pickup-areas/proposals";
import { anyPersons } from "@/lib/tours/price-fields/line-kinds";

const lines = (facts: Facts, language: (typeof languages)[number] = "en") =>
  listFactLines(facts, language).map(({ text }) => text);

const whole: Facts = {
  pickup: { offer: "included", areas: ["patong", "kata"] },
  meeting: { en: "Royal Phuket Marina", ru: "Марина Royal Phuket" },
  group: { kind: "shared", most: 35 },
  age: { least: 1 },
  vessel: "speedboat",
  sea: "open",
  best_water: "high",
  swim: "jacket",
  effort: 1,
  pregnant: "no",
  back: "no",
  wheelchair: "ask",
  stroller: "yes",
  guide: [
    { language: "en", on: "always" },
    { language: "ru", on: "request" },
  ],
  guide_notice: 3,
  meals: ["lunch", "drinks"],
  diets: ["halal"],
  bring: ["towel"],
  good_for: ["children"],
  pay_there: [{ what: { en: "Park fee" }, adult: 400, child: 200, currency: "THB" }],
};

describe("the words of facts", () => {
  //
  it.each(languages)("are there for every code in %s", (language) => {
    const words = messagesOf(language, "facts");
    const codes: [Record<string, string>, readonly (string | number)[]][] = [
      [words.area, proposedCodes],
      [words.pickup, pickupOffers],
      [words.group, groupKinds],
      [words.vessel, vessels],
      [words.sea, seas],
      [words.swim, swims],
      [words.effort, efforts],
      [words.guideLanguage, guideLanguages],
      [words.meal, meals],
      [words.diet, diets],
      [words.thing, things],
      [words.audience, audiences],
      ...suitabilities.map((name): [Record<string, string>, readonly string[]] => [
        words[name],
        suitabilityLevels,
      ]),
    ];
    for (const [said, all] of codes) {
      expect(Object.keys(said).sort()).toEqual(all.map(String).sort());
      for (const text of Object.values(said)) expect(text.trim()).not.toBe("");
    }
  });

  //
  it("name guests and diets in a sentence of each language", () => {
    const facts: Facts = { diets: ["halal", "vegetarian"], good_for: ["children", "seniors"] };
    expect(lines(facts)).toEqual([
      "Halal and vegetarian meals on request",
      "Good for children and older guests",
    ]);
    expect(lines(facts, "id")).toEqual([
      "Makanan halal dan vegetarian atas permintaan",
      "Cocok untuk anak-anak dan lansia",
    ]);
    expect(lines(facts, "ru")).toEqual([
      "Халяльная и вегетарианская еда по запросу",
      "Подойдёт детям и пожилым гостям",
    ]);
  });

  //
  it("count years and guests as Russian does", () => {
    const ages = [1, 4, 21].flatMap((least) => lines({ age: { least } }, "ru"));
    expect(ages).toEqual(["С 1 года", "С 4 лет", "С 21 года"]);
    const groups = [1, 2, 35].flatMap((most) => lines({ group: { kind: "small", most } }, "ru"));
    expect(groups.map((text) => text.replace(/^.*, /, ""))).toEqual([
      "до 1 гостя",
      "до 2 гостей",
      "до 35 гостей",
    ]);
  });
});

describe("the lines of facts", () => {
  //
  it("begin with the limits, and hold all that is stated", () => {
    expect(listFactLines(whole, "en").map(({ kind }) => kind)).toEqual(lineKinds);
    expect(lines(whole).slice(0, 6)).toEqual([
      "From 1 year",
      "Not suitable during pregnancy",
      "Not suitable with back problems",
      "Wheelchair? Please ask us first",
      "Prams welcome",
      "Life jackets for all: you need not be able to swim",
    ]);
    expect(lines(whole)).toEqual(
      expect.arrayContaining([
        "Pick-up included: Patong, Kata",
        "You travel with other guests, up to 35 guests",
        "Speedboat, open sea",
        "Guide: English; Russian on request, 3 days ahead",
      ]),
    );
    expect(listFactLines(whole, "en").find(({ kind }) => kind === "payThere")).toMatchObject({
      text: "Paid on the spot",
      more: [{ what: { en: "Park fee" }, text: "THB 400, child THB 200" }],
    });
  });

  //
  it("say until when a tour is cancelled free of charge, in days where the hours are many", () => {
    expect([1, 48, 72, 100].map((hours) => freeCancellationText({ free_cancellation: hours }, "en"))).toEqual(
      [
        ...["1 hour", "48 hours", "3 days", "100 hours"].map(
          (time) => `Free cancellation up to ${time} before the start`,
        ),
      ],
    );
    expect(freeCancellationText({}, "en")).toBeNull();
  });

  //
  it("are none of what is not stated, nor of the sea on land", () => {
    expect(lines({})).toEqual([]);
    expect(lines({ vessel: "none", sea: "none", swim: "none" })).toEqual([]);
    expect(lines({ swim: "none", vessel: "big_boat" })).toEqual(["No swimming", "Large boat"]);
    expect(lines({ age: {} })).toEqual([]);
  });
});

describe("the booking form's hints", () => {
  const line = (id: number, en: string) => ({
    ...anyPersons,
    id,
    service_type: { en },
    price: 1,
    description: { en: "x" },
  });
  const prices = [line(1, "Adult"), line(2, "Child 4–11 years"), line(3, "Toddler under 4")];
  const tour = (facts: Facts) => {
    const booked = prices.map(({ id, price }) => ({ id, price, service: "", description: "" }));
    const hints = tourHints({ facts, prices }, "en");
    return { id: 1, name: "", code: null, currency: "THB", prices: booked, hints };
  };

  //
  it("come with the 36th guest of 35, whatever the lines", () => {
    const most = tour({ group: { kind: "shared", most: 35 } });
    expect(bookingHints(most, { 1: 30, 2: 5 })).toEqual([]);
    expect(bookingHints(most, { 1: 30, 2: 6 })).toEqual([expect.stringContaining("up to 35 guests")]);
  });

  //
  it("count no extra as a guest", () => {
    const small = tour({ group: { kind: "small", most: 2 } });
    const prices = small.prices.map((line) => ({
      ...line,
      ...(line.id === 3 && { kind: "extra" as const }),
    }));
    expect(bookingHints({ ...small, prices }, { 1: 2, 3: 5 })).toEqual([]);
    expect(bookingHints({ ...small, prices }, { 1: 3 })).toHaveLength(1);
  });

  //
  it("come with a child's line that begins below the youngest age", () => {
    const age = tour({ age: { least: 6 } });
    expect(bookingHints(age, { 1: 40 })).toEqual([]);
    expect(bookingHints(age, { 2: 1 })).toEqual([expect.stringContaining("from 6 years")]);
    expect(bookingHints(tour({ age: { least: 2 } }), { 2: 1 })).toEqual([]);
    expect(bookingHints(tour({ age: { least: 2 } }), { 3: 1 })).toHaveLength(1);
  });

  it("are none of a tour that states no limits", () => {
    expect(tour({}).hints).toBeUndefined();
    expect(bookingHints(tour({}), { 1: 500, 3: 2 })).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { hasPriceLines } from "@/lib/tours/pricing/price-line";
import { cheaperLines, startingPriceUnit } from "@/lib/tours/pricing/unit";

const line = (service: string, price = 100, description = "") => ({
  id: price,
  price,
  service_type: { en: service, ru: "Услуга" },
  description: { en: description },
});

//
describe("what a starting price is for", () => {
  it.each([
    ["Adult", "Shared van, up to ten guests", "person"],
    ["Adult, group of four or more", "", "person"],
    ["Bed in a shared cabin for four", "Per person, air conditioning", "person"],
    ["Per person in an Avanza with six guests", "Ten hours", "person"],
    ["Beginner, two dives", "Instructor and equipment", "person"],
    ["Zipline & ATV driver", "From 16 years", "person"],
    ["Van, 8 hours in Phuket", "Per van, up to 9 guests", "vehicle"],
    ["Sedan to Patong", "Up to 3 guests", "vehicle"],
    ["Private van", "", "vehicle"],
    ["Sunset charter, 5 hours", "Whole catamaran, up to 12 guests", "group"],
    ["English-speaking, 8 hours", "Per guide, group of up to 10", "group"],
    ["Full day", "Training, lunch and spa", null],
    ["Advantage", "Carpet", null],
  ])("%s (%s): %s", (service, description, unit) => {
    expect(startingPriceUnit(100, [line("Child", 60), line(service, 100, description)])).toBe(unit);
  });

  it("is said by the line with that price alone", () => {
    expect(startingPriceUnit(90, [line("Adult", 100)])).toBeNull();
    expect(startingPriceUnit(null, [line("Adult", 100)])).toBeNull();
    expect(startingPriceUnit(0, [line("Adult", 0)])).toBeNull();
  });
});

//
it("staff see the lines that are cheaper than the starting price, except lines without a price", () => {
  const lines = [line("Adult", 100), line("Child", 60), line("Toddler", 0)];
  expect(cheaperLines(100, lines)).toEqual([lines[1]]);
  expect(cheaperLines(null, lines)).toEqual([]);
});

//
it("a tour has no prices only without price lines; lines of 0 are on request", () => {
  expect(hasPriceLines({ prices: [] })).toBe(false);
  expect(hasPriceLines({ prices: [line("Adult", 0)] })).toBe(true);
  expect(hasPriceLines({ prices: [line("Toddler", 0), line("Adult")] })).toBe(true);
});

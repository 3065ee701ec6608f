import { describe, expect, it } from "vitest";
import { emptyCalendar } from "@/lib/calendar/calendar";
import { addDays } from "@/lib/calendar/days";
import { currentTour } from "@/lib/tours/calendar/current";
import { shownPrice } from "@/lib/tours/prices/shown-price";
import { ratingTexts, shownRating } from "@/lib/tours/rating";
import { season } from "./calendars";

const since = "2026-11-01";
const tour = {
  calendar: emptyCalendar,
  starting_price: 900,
  original_price: 1_200,
  original_price_since: since as string | null,
};

/** The original price that visitors see on a day at noon in Phuket. */
const struckOn = (day: string, priced = tour) =>
  shownPrice(currentTour(priced, new Date(`${day}T05:00:00Z`)))?.original;

describe("an original price", () => {
  it("is struck from its day to 90 days after it, both included", () => {
    expect(struckOn("2026-10-31")).toBeNull();
    expect(struckOn(since)).toBe(1_200);
    expect(struckOn(addDays(since, 90))).toBe(1_200);
    expect(struckOn(addDays(since, 91))).toBeNull();
  });

  it("is not struck without a day", () => {
    expect(struckOn(since, { ...tour, original_price_since: null })).toBeNull();
  });

  it("of a season is struck by the season's own day, and the tour's is never struck in a season with its own price", () => {
    const high = season("11-01", "04-30", { starting_price: 1_500 });
    const inSeason = (over: object) => ({
      ...tour,
      calendar: { ...emptyCalendar, seasons: [{ ...high, ...over }] },
    });
    expect(struckOn("2026-11-10", inSeason({}))).toBeNull();
    const old = { original_price: 1_800, original_price_since: "2026-11-05" };
    expect(struckOn("2026-11-10", inSeason(old))).toBe(1_800);
    expect(struckOn("2027-02-04", inSeason(old))).toBeNull();
    expect(struckOn("2026-11-10", inSeason({ ...old, original_price_since: null }))).toBeNull();
  });
});

describe("a rating", () => {
  const rated = { rate: 4.7, rating_count: 1_234, rating_source: "Tripadvisor" };

  it("is shown with its number of guests and its source, in every language", () => {
    expect(ratingTexts(rated, "en")).toEqual({
      written: "4.7 (1,234, Tripadvisor)",
      spoken: "Rated 4.7 out of 5 by 1,234 guests, Tripadvisor",
    });
    expect(ratingTexts(rated, "id")?.written).toBe("4,7 (1.234, Tripadvisor)");
    expect(ratingTexts({ ...rated, rating_count: 1, rating_source: null }, "ru")).toEqual({
      written: "4,7 (1)",
      spoken: "Оценка 4,7 из 5 от 1 гостя",
    });
  });

  it("is not shown without a number of guests or without a rate", () => {
    expect(shownRating({ ...rated, rating_count: null })).toBeNull();
    expect(ratingTexts({ ...rated, rate: null }, "en")).toBeNull();
  });
});

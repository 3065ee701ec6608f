import { describe, expect, it } from "vitest";
import { emptyCalendar } from "@/lib/core/calendar/calendar";
import { addDays } from "@/lib/core/calendar/days";
import { cardPrices, shownPromoPrice } from "@/lib/promos/shown-price";
import { currentTour, tourOnDay } from "@/lib/tours/calendar/current";
import { discountOf } from "@/lib/tours/pricing/discount";
import { oldPriceDoubt } from "@/lib/tours/pricing/old-prices";
import { ratingTexts } from "@/lib/tours/rating";
import { season } from "./calendars";

const tour = { calendar: emptyCalendar, starting_price: 900, original_price: 1_200 };

/** The price that visitors see at noon of a day in Phuket. */
const shownOn = (day: string, priced = tour) => currentTour(priced, new Date(`${day}T05:00:00Z`)).price.shown;

describe("a discount", () => {
  //
  it.each([
    [2500, 1900, { original: 2500, percent: 24 }],
    [1000, 999, { original: 1000, percent: 0 }],
    [1000, 1000, null],
    [900, 1000, null],
    [null, 1000, null],
    [1000, null, null],
    [1000, 0, { original: 1000, percent: 100 }],
  ])("of the original price %s and the price %s is %j", (original, price, discount) => {
    expect(discountOf(original, price)).toEqual(discount);
  });

  //
  it("of the two prices alone is shown on every day, now and after years, and for the day of a visitor", () => {
    const discount = { starting: 900, original: 1_200, percent: 25 };
    for (const day of ["2026-11-10", "2027-11-28", "2031-01-01"]) {
      expect(shownOn(day)).toEqual(discount);
      const current = currentTour(tour, new Date(`${day}T05:00:00Z`));
      expect(tourOnDay(current, addDays(day, 40)).price.shown).toEqual(discount);
    }
  });

  //
  it("in a season with its own price is that of the season's original price, never of the tour's", () => {
    const high = season("11-01", "04-30", { starting_price: 1_500 });
    const inSeason = (over: object) => ({
      ...tour,
      calendar: { ...emptyCalendar, seasons: [{ ...high, ...over }] },
    });
    expect(shownOn("2026-11-10", inSeason({}))?.original).toBeNull();
    expect(shownOn("2026-11-10", inSeason({ original_price: 1_800 }))?.original).toBe(1_800);
  });

  //
  it("of a promo is shown as that of a tour, and as typed where the texts cannot be compared", () => {
    const shown = (price: string, old: string | null) => {
      const { original, percent } = shownPromoPrice(price, old, "id");
      return [original, percent];
    };
    expect(shown("THB 4,600", "THB 5,400")).toEqual(["THB 5.400", 15]);
    expect(shown("IDR 900.000", "Rp 1.000.000")).toEqual(["Rp 1.000.000", 10]);
    expect(shown("THB 9,990", "THB 10,000")).toEqual(["THB 10.000", 0]);
    expect(shown("THB 5,400", "THB 4,600")).toEqual([null, 0]);
    expect(shown("THB 900", "IDR 500.000")).toEqual(["Rp 500.000", 0]);
    expect(shown("THB 900", "mulai THB 1,200")).toEqual(["mulai THB 1,200", 0]);
    expect(shown("THB 900", null)).toEqual([null, 0]);
  });
});

//
it("of a promo is in one currency: that of the tour, else of the language, else the first", () => {
  const both = { price: "THB 4,600", old_price: "THB 5,400", price2: "Rp 2.300.000", old_price2: null };
  const written = (prices: typeof both | (typeof both & { price2: string }), tour: string | null) =>
    (["id", "en"] as const).map((language) =>
      cardPrices(prices, tour, language).map(({ price, original }) => [price, original]),
    );
  expect(written(both, "฿")).toEqual([[["THB 4.600", "THB 5.400"]], [["THB 4,600", "THB 5,400"]]]);
  expect(written(both, "IDR")).toEqual([[["Rp 2.300.000", null]], [["Rp 2,300,000", null]]]);
  expect(written(both, null)).toEqual([[["Rp 2.300.000", null]], [["THB 4,600", "THB 5,400"]]]);
  expect(written(both, "USD")).toEqual([[["THB 4.600", "THB 5.400"]], [["THB 4,600", "THB 5,400"]]]);
  // A second price in the same currency, or a text that is no amount, stays.
  for (const price2 of ["THB 900", "children pay half"])
    expect(cardPrices({ ...both, price2 }, "THB", "en").map(({ price }) => price)).toEqual([
      "THB 4,600",
      price2,
    ]);
});

describe("an old price", () => {
  const today = "2026-11-28";

  //
  it("is doubtful without a day, and when its day is more than 90 days ago", () => {
    expect(oldPriceDoubt(null, today)).toBe("undated");
    expect(oldPriceDoubt(addDays(today, -90), today)).toBeNull();
    expect(oldPriceDoubt(addDays(today, -91), today)).toBe("outdated");
  });
});

describe("a rating", () => {
  const rated = { rate: 4.7, rating_count: 1_234, rating_source: "Tripadvisor" };

  //
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

  //
  it("is the rate alone where nothing else is known, with the source where only that is, and none without a rate", () => {
    const alone = { rate: 5, rating_count: null, rating_source: null };
    expect(ratingTexts(alone, "en")).toEqual({ written: "5.0", spoken: "Rated 5.0 out of 5" });
    expect(ratingTexts({ ...alone, rating_source: "Google" }, "ru")).toEqual({
      written: "5,0 (Google)",
      spoken: "Оценка 5,0 из 5, Google",
    });
    expect(ratingTexts({ ...rated, rate: null }, "en")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { sentCalendar, wholeCalendar } from "@/lib/booking/sent-calendar";
import { emptyCalendar, type PlannedPrices, type TourCalendar } from "@/lib/core/calendar/calendar";
import { settledPrices } from "@/lib/tours/pricing/planned-prices";
import { priceValidUntil } from "@/lib/tours/pricing/price-on";
import { pricesOn, season } from "./calendars";

const plan = (from: string, over: Partial<PlannedPrices> = {}): PlannedPrices => ({
  from,
  season: null,
  starting_price: null,
  original_price: null,
  prices: [null, null],
  ...over,
});

const high = season("11-01", "04-30", { prices: [1500, null] });

const tour = { starting_price: 1000, original_price: null, prices: [1000, 700] };

const calendar = {
  ...emptyCalendar,
  seasons: [high],
  planned_prices: [
    plan("2026-12-01", { starting_price: 1100, prices: [1100, null] }),
    plan("2026-12-10", { season: "11-01/04-30", prices: [1600, null] }),
    plan("2027-06-01", { prices: [null, 750] }),
  ],
};

const days = ["2026-11-30", "2026-12-01", "2026-12-10", "2027-05-31", "2027-06-01"];

describe("planned prices", () => {
  it("change the season's or the tour's prices from their day on, each what it names", () => {
    expect(days.map((day) => pricesOn(calendar, tour, day).prices)).toEqual([
      [1500, 700],
      [1500, 700],
      [1600, 700],
      [1100, 700],
      [1100, 750],
    ]);
    expect(days.map((day) => pricesOn(calendar, tour, day).starting_price)).toEqual([
      1000, 1100, 1100, 1100, 1100,
    ]);
  });

  //
  it("are sent to the booking form", () => {
    const sent = wholeCalendar(JSON.parse(JSON.stringify(sentCalendar(calendar, "2026-11-25", "en"))));
    const lines = (from: TourCalendar) =>
      days.map((day) => pricesOn(from, { ...tour, starting_price: null }, day).prices);
    expect(lines(sent)).toEqual(lines(calendar));
  });

  it("end the time for which a price is valid", () => {
    const { planned_prices } = calendar;
    const now = new Date("2026-11-25T05:00:00Z");
    expect(
      priceValidUntil(
        { starting_price: 1000, original_price: null, calendar: { ...emptyCalendar, planned_prices } },
        "2026-11-26",
        now,
      ),
    ).toBe("2026-11-30");
  });

  it("are part of a tour once their day has come, and applying them again changes nothing", () => {
    const stored = {
      ...tour,
      prices: [{ price: 1000 }, { price: 700 }],
      seasons: [high],
      planned_prices: calendar.planned_prices,
    };
    const settled = settledPrices(stored, "2026-12-10");
    expect(settled).toMatchObject({
      starting_price: 1100,
      prices: [{ price: 1100 }, { price: 700 }],
      seasons: [{ prices: [1600, null] }],
      planned_prices: [{ from: "2027-06-01" }],
    });
    const again = { ...settled, planned_prices: stored.planned_prices };
    expect(settledPrices(again, "2026-12-10")).toEqual(settled);
    expect(settledPrices(stored, "2026-11-30")).toBe(stored);
  });
});

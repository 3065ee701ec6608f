import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DayPromo,
  emptyCalendar,
  getFirstOpenDay,
  type TourCalendar,
} from "@/lib/core/calendar/calendar";
import { addDays } from "@/lib/core/calendar/days";
import { getDayOutlook, listMonths } from "@/lib/core/calendar/months";
import { addWeekdays, formatPromoDays } from "@/lib/tours/calendar/running-times";
import { closedUntil } from "@/lib/tours/calendar/tour-calendar";
import { priceOn, priceValidUntil } from "@/lib/tours/pricing/price-on";
import { tourPromos } from "@/lib/tours/pricing/promos";
import { closed, monthsIn, pricesOn, season, similan, type TourPrices } from "./calendars";

const now = new Date("2026-11-22T00:00:00Z");
const tour = {
  starting_price: 1_500,
  original_price: 2_000,
  prices: [1_500, 900],
};
const high: TourCalendar = {
  ...emptyCalendar,
  seasons: [season("11-01", "04-30", { starting_price: 1_800, prices: [1_800, null] })],
};

const pricesFrom = (calendar: TourCalendar, moment: Date) =>
  pricesOn(calendar, tour, getFirstOpenDay(calendar, moment));

const validUntil = (calendar: TourCalendar, day: string, moment: Date) =>
  priceValidUntil({ starting_price: 1_500, original_price: 2_000, calendar }, day, moment);

describe("the prices of a day", () => {
  //
  it("are the season's, and the tour's where the season has none", () => {
    const inSeason = {
      starting_price: 1_800,
      original_price: null,
      prices: [1_800, 900],
    };
    expect(pricesOn(high, tour, "2027-04-30")).toEqual(inSeason);
    expect(pricesOn(high, tour, "2027-05-01")).toEqual(tour);
    expect(pricesFrom(high, now)).toEqual(inSeason);
  });

  it("are the tour's where no day is open", () => {
    const past = {
      ...high,
      only_in_seasons: true,
      seasons: [season("2025-01-01", "2025-02-01", { starting_price: 1 })],
    };
    expect(pricesFrom(past, now)).toEqual(tour);
  });

  //
  it("hold until the last open day before another price", () => {
    expect(validUntil(high, "2026-11-23", now)).toBe("2027-04-30");
    const weekends = { ...high, weekdays: [6, 7] };
    expect(validUntil(weekends, "2026-11-28", now)).toBe("2027-04-25");
    expect(validUntil(emptyCalendar, "2026-11-23", now)).toBeNull();
    expect(validUntil(similan, "2026-11-23", now)).toBeNull();
    const once = { ...similan, seasons: [season("2026-11-01", "2027-01-31", { starting_price: 1_700 })] };
    expect(validUntil(once, "2026-11-23", now)).toBe("2027-01-31");
  });

  //
  it("on every day of a year are those of the first open day, until the day they are said to hold", () => {
    for (let day = 0; day < 366; day += 1) {
      const moment = new Date(now.getTime() + day * 86_400_000);
      const first = getFirstOpenDay(high, moment);
      if (first === null) throw new Error("no open day");
      const price = pricesFrom(high, moment).starting_price;
      const until = validUntil(high, first, moment);
      if (until === null) throw new Error("the price of a season ends");
      expect(pricesOn(high, tour, until).starting_price).toBe(price);
      expect(pricesOn(high, tour, addDays(until, 1)).starting_price).not.toBe(price);
    }
  });
});

const promo = (
  from: string,
  until: string,
  price: number | null,
  over: Partial<DayPromo> = {},
): DayPromo => ({
  id: 1,
  title: { en: "Offer" },
  line: 0,
  from,
  until,
  price,
  ...over,
});

describe("the prices of a day with a promo", () => {
  const only = { ...emptyCalendar, promos: [promo("2026-12-01", "2026-12-24", 1_200)] };

  //
  it("are the promo's on its days, with the price before the promo struck", () => {
    const prices = {
      starting_price: 1_200,
      original_price: 1_500,
      prices: [1_200, 900],
    };
    for (const day of ["2026-12-01", "2026-12-24"]) expect(pricesOn(only, tour, day)).toMatchObject(prices);
    for (const day of ["2026-11-30", "2026-12-25", null]) expect(pricesOn(only, tour, day)).toEqual(tour);
  });

  //
  it("are lower than the season's by the promo, and never higher", () => {
    const both = { ...high, promos: [promo("2026-12-01", "2027-12-24", 1_600)] };
    expect(pricesOn(both, tour, "2026-12-10")).toMatchObject({
      starting_price: 1_600,
      original_price: 1_800,
      prices: [1_600, 900],
    });
    expect(pricesOn(both, tour, "2027-05-01")).toEqual(tour);
  });

  //
  it("are those of the cheapest of several promos, and name the one that counts", () => {
    const several = [1_400, 1_300, null, 1_300].map((price, index) =>
      promo("2026-12-01", "2026-12-24", price, { id: 10 - index }),
    );
    const found = pricesOn({ ...emptyCalendar, promos: several }, tour, "2026-12-10");
    expect([found.starting_price, found.promo?.id]).toEqual([1_300, 7]);
  });

  it("leave a line on request as it is", () => {
    const onRequest = {
      starting_price: null,
      original_price: null,
      prices: [0, 900],
    };
    expect(pricesOn(only, onRequest, "2026-12-10")).toEqual(onRequest);
  });

  //
  it("hold until the last day of the promo", () => {
    expect(validUntil(only, "2026-12-01", now)).toBe("2026-12-24");
    expect(validUntil(only, "2026-11-23", now)).toBe("2026-11-30");
  });

  //
  it("are never higher than without promos, and lower exactly where a promo is named", () => {
    const day = fc.integer({ min: 0, max: 400 }).map((count) => addDays("2026-11-22", count));
    const some = fc.array(
      fc.tuple(day, fc.nat({ max: 90 }), fc.option(fc.integer({ min: 1, max: 2_500 })), fc.nat({ max: 1 })),
      {
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(some, day, (drawn, on) => {
        const promos = drawn.map(([a, length, price, line], id) =>
          promo(a, addDays(a, length), price, { id, line }),
        );
        const before = pricesOn(high, tour, on);
        const after = pricesOn({ ...high, promos }, tour, on);
        const all = (prices: TourPrices) => [prices.starting_price ?? 0, ...prices.prices];
        const lower = all(after).map((price, index) => (all(before)[index] ?? 0) - price);
        expect(Math.min(...lower)).toBe(0);
        expect(after.promo !== undefined).toBe(Math.max(...lower) > 0);
      }),
    );
  });
});

describe("the promos of a tour", () => {
  const row = (price: number | null, start: string | null = null) => ({
    id: 1,
    title: { en: "Offer" },
    start_date: start ? new Date(start) : null,
    end_date: new Date("2026-12-24"),
    created_at: new Date("2026-11-21T18:00:00Z"),
    tour_price: price === null ? null : { toNumber: () => price },
  });
  const plain = { starting_price: 900, prices: [900], seasons: [], planned_prices: [] };
  /** Decides the price of each day for a tour of 900 with a promo. */
  const pricesWith = (promo: DayPromo | undefined) => {
    const calendar = { ...emptyCalendar, promos: promo ? [promo] : [] };
    const tour = { starting_price: 900, original_price: null, prices: [{ price: 900 }], calendar };
    return (day: string | null) => priceOn(tour, day);
  };

  //
  it("name the line that has the starting price", () => {
    const two = { starting_price: 900, prices: [1_500, 900], seasons: [], planned_prices: [] };
    expect(tourPromos([row(800)], two)).toMatchObject([{ from: "2026-11-22", until: "2026-12-24" }]);
    expect(tourPromos([row(800, "2026-12-01")], two)).toMatchObject([
      { line: 1, price: 800, from: "2026-12-01", until: "2026-12-24" },
    ]);
  });

  //
  it("hold on their weekdays alone", () => {
    const [promo] = tourPromos([{ ...row(800), weekdays: [1, 2] }], plain);
    expect(promo).toMatchObject({ price: 800, weekdays: [1, 2] });
    const priceOnDay = (day: string) => pricesWith(promo)(day).starting_price;
    expect(["2026-12-13", "2026-12-14", "2026-12-15", "2026-12-16"].map(priceOnDay)).toEqual([
      900, 800, 800, 900,
    ]);
    expect(priceOnDay("2026-12-28")).toBe(900);
    expect(promo && formatPromoDays(promo, "2026-12-01", "en")).toBe(
      "Promo until 24 December, on Mondays and Tuesdays",
    );
    const until = "Promo until 24 December";
    expect(addWeekdays(until, [1, 2, 3, 4], "en")).toBe("Promo until 24 December, Mon–Thu");
    expect(addWeekdays("Акция", [5, 6, 7], "ru")).toBe("Акция, пт–вс");
    expect(addWeekdays(until, [1, 2, 4], "en")).toMatch(/, on Mondays, Tuesdays,? and Thursdays$/);
    expect(addWeekdays(until, null, "id")).toBe(until);
  });

  it("have no price where no line has the starting price, or the tour costs no more in any season", () => {
    const inSeason = { ...plain, seasons: [{ starting_price: null, prices: [1_100] }] };
    expect(tourPromos([row(950)], plain)).toMatchObject([{ price: null, isNoLower: true }]);
    expect(tourPromos([row(950)], inSeason)).toMatchObject([{ price: 950 }]);
    expect(tourPromos([row(800)], { ...plain, prices: [1_000] })).toMatchObject([{ price: null }]);
    const [unpriced] = tourPromos([row(null)], plain);
    expect(unpriced).toMatchObject({ price: null });
    expect(unpriced).not.toHaveProperty("isNoLower");
  });

  //
  it("have a package where the tour has a line for adults, which holds on the days of the promo", () => {
    const offered = { ...row(null), package_price: { toNumber: () => 3_000 }, package_guests: 4 };
    const [promo] = tourPromos([{ ...offered, weekdays: [1] }], { ...plain, kinds: ["adult"] });
    expect(promo).toMatchObject({ price: null, package: { guests: 4, price: 3_000 } });
    expect(tourPromos([offered], plain)[0]).not.toHaveProperty("package");
    const dear = { ...offered, package_price: { toNumber: () => 3_600 } };
    const [noPackage] = tourPromos([dear], { ...plain, kinds: ["adult"] });
    expect(noPackage).toMatchObject({ isNoLower: true });
    expect(noPackage).not.toHaveProperty("package");
    const packagesOn = (day: string | null) => pricesWith(promo)(day).packages;
    expect(packagesOn("2026-12-14")).toEqual([{ id: 1, guests: 4, price: 3_000 }]);
    expect(["2026-12-15", "2026-12-28", null].map(packagesOn)).toEqual([[], [], []]);
  });
});

describe("twelve months", () => {
  const rough = season("05-16", "10-14", { rough: true, note: { en: "Waves" } });

  //
  it("run, are rough or closed, and say from when until when", () => {
    const months = listMonths(similan, now);
    expect(months.map(({ month }) => month)).toEqual([
      "2026-11",
      "2026-12",
      ...Array.from({ length: 10 }, (_, index) => `2027-${String(index + 1).padStart(2, "0")}`),
    ]);
    const closedMonths = ["2027-06", "2027-07", "2027-08", "2027-09"];
    expect(monthsIn("closed", similan, now)).toEqual(closedMonths);
    expect(months.find(({ month }) => month === "2027-05")).toEqual({
      month: "2027-05",
      state: "runs",
      first: "2027-05-01",
      last: "2027-05-15",
      partly: true,
      note: null,
    });
    expect(months[0]).toMatchObject({ first: "2026-11-22", last: "2026-11-30", partly: false });
  });

  //
  it("are rough where at least half of the open days are", () => {
    const calendar = { ...emptyCalendar, seasons: [rough] };
    const months = listMonths(calendar, now);
    const roughMonths = ["2027-05", "2027-06", "2027-07", "2027-08", "2027-09"];
    expect(monthsIn("rough", calendar, now)).toEqual(roughMonths);
    expect(months.find(({ state }) => state === "rough")?.note).toEqual({ en: "Waves" });
    expect(months.find(({ month }) => month === "2027-10")).toMatchObject({ state: "runs", note: null });
  });

  it("begin on the last day of a month as on its first", () => {
    const from = (moment: string) => listMonths(emptyCalendar, new Date(moment)).map(({ month }) => month);
    expect(from("2027-01-31T10:00:00Z")).toEqual(from("2027-01-01T00:00:00Z"));
    expect(new Set(from("2027-01-31T10:00:00Z")).size).toBe(12);
    expect(from("2027-01-31T17:00:00Z")[0]).toBe("2027-02");
  });

  it("and single days alike", () => {
    const calendar = {
      ...emptyCalendar,
      seasons: [rough],
      closed_periods: [closed("2027-06-01", "2027-06-01")],
    };
    expect(getDayOutlook(calendar, "2027-06-01").state).toBe("closed");
    expect(getDayOutlook(calendar, "2027-06-02")).toEqual({ state: "rough", note: { en: "Waves" } });
    expect(getDayOutlook(calendar, "2027-12-02")).toEqual({ state: "runs", note: null });
  });
});

describe("a tour", () => {
  //
  it("says until when it is closed, where that is more than a week off", () => {
    const until = (from: string, end: string) =>
      closedUntil({ ...emptyCalendar, cutoff_days: 30, closed_periods: [closed(from, end)] }, now);
    expect(until("2026-11-20", "2026-11-30")).toBe("2026-11-30");
    expect(until("2026-11-20", "2026-11-28")).toBeNull();
    expect(until("2026-12-20", "2027-12-30")).toBeNull();
    expect(until("2026-11-20", "2030-11-28")).toBe("never");
  });
});

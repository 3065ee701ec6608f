import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceChangeRequest, TourPriceRecord } from "@/lib/tours/price-changes/change";
import { changedPrice, pricedRow } from "@/lib/tours/price-changes/changed-prices";
import { anyPersons } from "@/lib/tours/price-fields/line-kinds";
import { season } from "./calendars";

const nearest = (step: number) => ({ step, mode: "nearest" }) as const;

//
describe("a changed price", () => {
  it.each([
    [1490, { percent: 7.5 }, nearest(50), 1600],
    [1490, { percent: 7.5 }, { step: 50, mode: "up" }, 1650],
    [1490, { percent: 7.5 }, { step: 50, mode: "down" }, 1600],
    [1490, { percent: 7.5 }, null, 1601.75],
    // Exactly half a step goes up; a hair below it does not, whatever whole cents would say.
    [1500, { percent: 5 }, nearest(50), 1600],
    [1624.99, { percent: 0.0006 }, nearest(50), 1600],
    [0.1, { amount: 0.2 }, null, 0.3],
    [1.15, { percent: 10 }, null, 1.27],
    [100, { amount: -250 }, null, 0],
    [100, { amount: -250 }, { step: 50, mode: "up" }, 0],
    [980, { percent: -100 }, null, 0],
    [999_999_999_999.99, { percent: 0.0001 }, null, 1_000_000_999_999.99],
    [20, { percent: 10 }, nearest(50), 0],
  ] as const)("%f by %o rounded %o is %f", (price, change, round, expected) => {
    expect(changedPrice(price, change, round)).toBe(expected);
  });

  //
  it("is a whole number of steps, at most one step from the requested change", () => {
    const price = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
    const percent = fc.integer({ min: -1_000_000, max: 5_000_000 }).map((parts) => parts / 10_000);
    const step = fc.integer({ min: 1, max: 50_000 }).map((cents) => cents / 100);
    const mode = fc.constantFrom("nearest" as const, "up" as const, "down" as const);
    fc.assert(
      fc.property(price, percent, step, mode, (was, by, width, how) => {
        const is = changedPrice(was, { percent: by }, { step: width, mode: how });
        const cents = Math.round(is * 100);
        expect(cents % Math.round(width * 100)).toBe(0);
        expect(is).toBeGreaterThanOrEqual(0);
        expect(Math.abs(is - was * (1 + by / 100))).toBeLessThanOrEqual(width + 0.001);
      }),
    );
  });
});

const text = (en: string) => ({ en });
const tour: TourPriceRecord = {
  id: 7,
  name: text("Coral Island"),
  currency: "THB",
  updated_at: new Date(),
  starting_price: 1000,
  original_price: 1200,
  prices: [
    { ...anyPersons, service_type: text("Adult"), price: 1000, description: text("x") },
    { ...anyPersons, service_type: text("Infant"), price: 0, description: text("x") },
  ],
  planned_prices: [],
  seasons: [season("11-01", "04-30", { starting_price: 1500, prices: [1500, null] })],
};
const today = "2026-11-25";
const all: PriceChangeRequest["fields"] = ["starting_price", "original_price", "prices", "seasons"];

describe("the dry run of a tour", () => {
  //
  it("names each price by its path, and leaves null as null", () => {
    const request = { select: { ids: [7] }, fields: all, change: { percent: 10 }, round: null };
    const { row, set } = pricedRow(tour, request, today);
    expect(row.after).toEqual({
      starting_price: 1100,
      original_price: 1320,
      "prices.0.price": 1100,
      "prices.1.price": 0,
      "seasons.0.starting_price": 1650,
      "seasons.0.original_price": null,
      "seasons.0.prices.0": 1650,
      "seasons.0.prices.1": null,
    });
    expect(row.labels).toMatchObject({
      "prices.0.price": "Adult",
      "seasons.0.prices.0": "11-01 – 04-30: Adult",
    });
    expect(row.warnings).toEqual([]);
    expect(set).toEqual({
      starting_price: 1100,
      original_price: 1320,
      prices: [{ ...tour.prices[0], price: 1100 }, tour.prices[1]],
      seasons: [{ ...tour.seasons[0], starting_price: 1650, prices: [1650, null] }],
    });
  });

  //
  it("changes the chosen fields alone", () => {
    const request = { select: {}, fields: ["prices"], change: { amount: 50 }, round: null } as const;
    const { row, set } = pricedRow(tour, { ...request, fields: [...request.fields] }, today);
    expect(row.before).toEqual({ "prices.0.price": 1000, "prices.1.price": 0 });
    expect(set).toEqual({
      prices: [
        { ...tour.prices[0], price: 1050 },
        { ...tour.prices[1], price: 50 },
      ],
    });
  });

  it("has no change where the rule gives what is there", () => {
    const request = { select: {}, fields: all, change: { percent: 0 }, round: null };
    expect(pricedRow(tour, request, today).set).toBeNull();
  });

  //
  it("clears original prices", () => {
    const request = { select: {}, fields: all, change: { clear_original: true as const }, round: null };
    const { row, set } = pricedRow(tour, request, today);
    expect(set).toEqual({ original_price: null });
    expect(row.warnings).toEqual([]);
  });

  //
  it("warns of more than half, of nothing, and of an original price that is no longer above", () => {
    const starting = { select: {}, fields: all.slice(0, 1), change: { percent: 51 }, round: null };
    const { row } = pricedRow(tour, starting, today);
    expect(row.warnings).toEqual([
      { path: "starting_price", warning: "over_half" },
      { path: "original_price", warning: "original_not_above" },
    ]);
    expect(Object.keys(row.labels)).toEqual(["starting_price", "original_price"]);
    const half = { ...starting, change: { percent: 50 } };
    expect(pricedRow({ ...tour, original_price: null }, half, today).row.warnings).toEqual([]);
    const lines = { select: {}, fields: all, change: { amount: -2000 }, round: null };
    const { warnings } = pricedRow(tour, lines, today).row;
    expect(warnings).toContainEqual({ path: "prices.0.price", warning: "zero" });
    expect(warnings).toContainEqual({ path: "original_price", warning: "original_not_above" });
    expect(warnings.filter(({ path }) => path === "prices.1.price")).toEqual([]);
  });

  //
  it("of prices from a day on leaves the prices of today, and warns where a later plan stays", () => {
    const later = { from: "2027-01-01", season: null, starting_price: 1300, original_price: null };
    const planned = { ...tour, planned_prices: [{ ...later, prices: [null, null] }] };
    const request = { select: {}, fields: all, change: { percent: 10 }, from: "2026-12-01" };
    const { row, set } = pricedRow(planned, { ...request, round: null }, today);
    expect(row.warnings).toEqual([{ path: "starting_price", warning: "planned_later" }]);
    const added = { from: "2026-12-01", original_price: 1320, starting_price: 1100 };
    expect(set).toEqual({
      planned_prices: [
        planned.planned_prices[0],
        { ...added, season: null, prices: [1100, null] },
        { ...added, season: "11-01/04-30", starting_price: 1650, original_price: null, prices: [1650, null] },
      ],
    });
    const twice = pricedRow({ ...planned, ...set }, { ...request, round: null }, today);
    expect(twice.row.before.starting_price).toBe(1100);
    expect(twice.row.after.starting_price).toBe(1210);
  });

  it("contains the prices of a plan whose day has come, and takes the plan away", () => {
    const due = { from: today, season: null, starting_price: 1200, original_price: null, prices: [null, 5] };
    const request = { select: {}, fields: all.slice(0, 1), change: { amount: 10 }, round: null };
    const { row, set } = pricedRow({ ...tour, planned_prices: [due] }, request, today);
    expect(row.before).toEqual({ starting_price: 1200 });
    expect(set).toMatchObject({
      starting_price: 1210,
      original_price: 1200,
      planned_prices: [],
      prices: [{ price: 1000 }, { price: 5 }],
    });
  });
});

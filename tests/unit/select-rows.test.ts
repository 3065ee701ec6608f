import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { baht } from "@/lib/rates/rates";
import type { Facts } from "@/lib/tours/facts/schema";
import { countOptions } from "@/lib/tours/list/facets";
import { lengthOf, lengths, needsMetBy, type Sort, sorts } from "@/lib/tours/list/filters";
import { type Selection, selectRows } from "@/lib/tours/list/select-rows";
import { tags } from "@/lib/tours/tags";
import { pricedRows, type SampleTour, selectIds, testRates } from "./priced-rows";

const tours = fc.array(
  fc.record<SampleTour>({
    type: fc.constantFrom(1, 2, 3),
    visible: fc.boolean(),
    tag: fc.constantFrom(null, ...tags),
    rate: fc.constantFrom(null, 3.5, 4.6, 5),
    price: fc.constantFrom(null, 1, 900, 1500.5, 3000, 27_900_000),
    minutes: fc.constantFrom(null, 30, 360, 361, 1440, 1441),
    facts: fc.constantFrom<Facts>(
      ...[{}, { sea: "none" as const, good_for: ["children" as const] }, { sea: "open" as const }],
      {
        pickup: { offer: "included", areas: ["kata", "patong"] },
        guide: [{ language: "ru", on: "request" }],
      },
      { pickup: { offer: "none", areas: ["kata"] }, sea: "sheltered", swim: "jacket", diets: ["halal"] },
    ),
    currency: fc.constantFrom("THB", "฿", "Rp", "$", "Koin", "Barter"),
  }),
  { maxLength: 30 },
);

const selections = fc.record<Selection>({
  type: fc.constantFrom(undefined, 1, 2),
  state: fc.constantFrom("visible", "hidden", "all"),
  minRate: fc.constantFrom(undefined, 4.6),
  tag: fc.constantFrom(null, ...tags),
  for: fc.constantFrom(undefined, undefined, "calm", "calm.children", "guide_ru", "calm.halal.non_swimmers"),
  area: fc.constantFrom(undefined, undefined, "kata", "ubud"),
  length: fc.constantFrom(undefined, undefined, ...lengths),
  max: fc.constantFrom(undefined, 1, 900, 2999, 3000),
  sort: fc.constantFrom(undefined, ...sorts),
});

const inBaht = ({ price, currency = "THB" }: SampleTour) => (price ? baht(price, currency, testRates) : null);

/** Whether a tour is asked for, by reading it alone. */
function isRequested(tour: SampleTour, selection: Selection): boolean {
  const { type, state, minRate, tag, max, for: needs, area, length } = selection;
  const price = inBaht(tour);
  const { facts = {}, minutes } = tour;
  return (
    (type === undefined || tour.type === type) &&
    (state === "all" || tour.visible === (state === "visible")) &&
    (minRate === undefined || (tour.rate ?? 0) >= minRate) &&
    (!tag || tour.tag === tag) &&
    (needs?.split(".") ?? []).every((need) => needsMetBy(facts).some((met) => met === need)) &&
    (!area || (facts.pickup?.offer === "included" && facts.pickup.areas.some((each) => each === area))) &&
    (!length || (minutes ? lengthOf(minutes) === length : false)) &&
    (max === undefined || (price !== null && price <= max))
  );
}

/** The value that an order compares. Null sorts last. */
const comparedBy: Record<Sort, (tour: SampleTour) => number | null> = {
  price: inBaht,
  price_down: (tour) => {
    const price = inBaht(tour);
    return price === null ? null : -price;
  },
  short: ({ minutes }) => minutes ?? null,
  rate: ({ rate }) => (rate ? -rate : null),
};

describe("a list with filters", () => {
  //
  it("has the tours that a scan of all finds", () => {
    fc.assert(
      fc.property(tours, selections, (all, selection) => {
        const { listed, closed } = selectIds(all, selection);
        const found = [...all.entries()].flatMap(([place, tour]) =>
          isRequested(tour, selection) ? [place] : [],
        );
        expect(listed.toSorted((a, b) => a - b)).toEqual(found);
        expect(closed).toEqual([]);
      }),
    );
  });

  //
  it("orders by the requested value, then in the order of staff, with tours without the value last", () => {
    fc.assert(
      fc.property(tours, fc.constantFrom(...sorts), (all, sort) => {
        const places = selectIds(all, { state: "all", sort }).listed;
        const amountOf = (place: number) => comparedBy[sort](all[place] ?? {});
        const known = places.filter((place) => amountOf(place) !== null);
        expect(places.slice(0, known.length)).toEqual(known);
        expect(known).toEqual(known.toSorted((a, b) => (amountOf(a) ?? 0) - (amountOf(b) ?? 0) || a - b));
      }),
    );
  });

  it("keeps the staff's order where none is asked for", () => {
    const all = [{ price: 3 }, { price: 1 }, { price: 2 }];
    expect(selectIds(all, { state: "all", max: 2 }).listed).toEqual([1, 2]);
  });

  //
  it("compares prices of several currencies by their value", () => {
    const all: SampleTour[] = [
      { price: 27_900_000, currency: "IDR" },
      { price: 29, currency: "USD" },
      { price: 900 },
      { price: 450_000, currency: "Rp" },
    ];
    expect(selectIds(all, { state: "all", sort: "price" }).listed).toEqual([2, 3, 1, 0]);
    expect(selectIds(all, { state: "all", max: 900 }).listed).toEqual([2, 3]);
  });

  //
  it("has prices without a rate behind the others, by currency and amount, and before tours without a price", () => {
    const all: SampleTour[] = [
      { price: null },
      { price: 700, currency: "Koin" },
      { price: 5, currency: "Koin" },
      { price: 30, currency: "Barter" },
      { price: 9_000 },
    ];
    const inOrder = (sort: Sort) => selectIds(all, { state: "all", sort }).listed;
    expect(inOrder("price")).toEqual([4, 3, 2, 1, 0]);
    expect(inOrder("price_down")).toEqual([4, 3, 1, 2, 0]);
    expect(selectIds(all, { state: "all", max: 1_000_000 }).listed).toEqual([4]);
  });
});

describe("the counts of the options", () => {
  const parameters = { tags: "tag", length: "length", area: "area", max: "max", for: "for" } as const;

  //
  it("are what the list has once an option is chosen, or taken away", () => {
    fc.assert(
      fc.property(tours, selections, (all, selection) => {
        const sample = pricedRows(all);
        const totalOf = (each: object) => selectRows(sample, { ...selection, ...each }).rows.length;
        const { total, options } = countOptions(sample, selection, ["kata", "patong"]);
        expect(total).toBe(totalOf({}));
        const needs = selection.for?.split(".") ?? [];
        for (const [name, parameter] of Object.entries(parameters)) {
          for (const { value, count, without } of options[name as keyof typeof parameters] ?? []) {
            const added = [...new Set([...needs, value])].sort().join(".");
            const chosen = name === "for" ? added : name === "max" ? Number(value) : value;
            expect([name, value, count]).toEqual([name, value, totalOf({ [parameter]: chosen })]);
            const left = needs.filter((need) => need !== value).join(".") || undefined;
            const removed = name === "for" ? left : undefined;
            if (without !== undefined) expect(without).toBe(totalOf({ [parameter]: removed }));
          }
        }
      }),
    );
  });
});

describe("how long a tour takes", () => {
  it.each([
    [1, "half"],
    [360, "half"],
    [361, "day"],
    [1_440, "day"],
    [1_441, "more"],
    [Number.NaN, null],
  ])("%s minutes: %s", (minutes, length) => {
    expect(lengthOf(minutes)).toBe(length);
  });
});

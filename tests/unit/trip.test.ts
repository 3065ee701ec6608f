import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/core/calendar/days";
import { allotParty, type Guests, type PartyLine } from "@/lib/tours/pricing/party";
import { quoteLines } from "@/lib/tours/pricing/quote-lines";
import {
  emptyTrip,
  readStoredTrip,
  readTrip,
  type Trip,
  tripEntries,
  writeStoredTrip,
} from "@/lib/trip/trip";

const trips: fc.Arbitrary<Trip> = fc.record({
  date: fc.oneof(
    fc.constant(""),
    fc.integer({ min: 0, max: 900 }).map((days) => addDays("2026-11-25", days)),
  ),
  adults: fc.integer({ min: 0, max: 99 }),
  children: fc
    .array(fc.integer({ min: 0, max: 17 }), { maxLength: 20 })
    .map((ages) => ages.sort((one, other) => one - other)),
  stay: fc.constantFrom("", "patong", "Kata Palm Resort", "Отель «Лотос»"),
});

describe("a trip in an address", () => {
  //
  it("comes back as it was written, with its parameters in one order", () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const query = new URLSearchParams(tripEntries(trip));
        expect(readTrip(Object.fromEntries(query))).toEqual(trip);
        const order = ["date", "adults", "children", "stay"];
        expect([...query.keys()]).toEqual(order.filter((name) => query.has(name)));
      }),
    );
  });

  //
  it("is read from any text, without an invalid value", () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom("6.9", "2026-02-30", "-1", "1e3", "99.5", "0"));
    fc.assert(
      fc.property(
        fc.record({ date: texts, adults: texts, children: texts, stay: texts }, { requiredKeys: [] }),
        (sent) => {
          const trip = readTrip(sent);
          expect(readTrip(Object.fromEntries(tripEntries(trip)))).toEqual(trip);
          expect(trip.children.every((age) => age >= 0 && age <= 17)).toBe(true);
          expect(trip.adults).toBeLessThanOrEqual(99);
        },
      ),
    );
    expect(readTrip({ date: "2027-02-30", adults: "x", children: "9.30.6.", stay: "  " })).toEqual({
      ...emptyTrip,
      children: [6, 9],
    });
  });
});

describe("a trip on the device", () => {
  const now = new Date("2026-11-25T09:00:00Z");
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const trip = readTrip({ date: "2026-12-25", adults: "2", children: "6.9", stay: "patong" });

  //
  it("is kept for 24 hours, and no day that has passed", () => {
    const text = writeStoredTrip(trip, now);
    expect(readStoredTrip(text, later(24), "2026-11-26")).toEqual(trip);
    expect(readStoredTrip(text, later(24.01), "2026-11-26")).toBeNull();
    expect(readStoredTrip(text, later(-1), "2026-11-26")).toBeNull();
    expect(readStoredTrip(text, later(1), "2026-12-26")).toEqual({ ...trip, date: "" });
  });

  it("is nothing where the text is not a trip of this site", () => {
    for (const text of ["", "{", "null", "1", '{"v":2}', '{"v":1,"at":1,"trip":null}'])
      expect(readStoredTrip(text, now, "2026-11-25")).toBeNull();
  });
});

const line = (over: Partial<PartyLine>): PartyLine => ({
  price: 100,
  kind: null,
  age_from: null,
  age_to: null,
  group_size: null,
  ...over,
});
const partyTotal = (lines: readonly PartyLine[], guests: Guests) => quoteLines(lines, guests).total;
const adult = line({ price: 3900, kind: "adult" });
const child = line({ price: 2900, kind: "child", age_from: 4, age_to: 11 });
const infant = line({ price: 500, kind: "infant", age_from: 0, age_to: 3 });

describe("what a party pays", () => {
  it("is the sum of the lines that say whom they are for", () => {
    const lines = [adult, child, line({ price: 3600, kind: "adult" }), line({ price: 200, kind: "extra" })];
    expect(partyTotal(lines, { adults: 2, children: [6, 9] })).toBe(2 * 3900 + 2 * 2900);
    expect(allotParty(lines, { adults: 2, children: [6, 9] }).counts).toEqual([2, 2, 0, 0]);
  });

  //
  it("finds the line of each child by age, and the adult's line for a child older than every child line", () => {
    const lines = [adult, child, infant];
    expect(allotParty(lines, { adults: 1, children: [2, 4, 11, 12] })).toEqual({
      counts: [2, 2, 1],
      without: [],
    });
  });

  //
  it("leaves out a child without a line, who is named, and counts an infant of 0 as free of charge", () => {
    const guests = { adults: 2, children: [2] };
    expect(quoteLines([adult, child], guests)).toMatchObject({ total: 7800, without: [2] });
    const free = { ...infant, price: 0 };
    expect(quoteLines([adult, free], guests)).toMatchObject({ total: 7800, without: [], onRequest: [] });
    const asked = quoteLines([adult, { ...child, price: 0 }], { adults: 2, children: [6] });
    expect(asked).toMatchObject({ total: 7800, onRequest: [{ kind: "child" }] });
  });

  //
  it("is the package for exactly so many adults and children, where their lines cost more", () => {
    const boat = line({ price: 5000, kind: "adult" });
    const extra = line({ price: 200, kind: "extra" });
    const lines = [adult, child, { ...infant, price: 0 }, boat, extra];
    const packages = [
      { id: 1, guests: 4, price: 12_000 },
      { id: 2, guests: 4, price: 11_000 },
      { id: 3, guests: 2, price: 7_800 },
    ];
    const of = (party: Guests | { counts: number[] }) => quoteLines(lines, party, { packages });
    expect(of({ adults: 2, children: [6, 9] })).toMatchObject({
      total: 11_000,
      package: { id: 2, guests: 4, instead: 13_600 },
    });
    expect(of({ adults: 3, children: [2, 9] })).toMatchObject({ total: 11_000, package: { id: 2 } });
    expect(of({ counts: [4, 0, 1, 0, 2] })).toMatchObject({ sum: 11_400, package: { instead: 15_600 } });
    // Three and five guests, a package that costs no less, another boat, and a child without a line or on request.
    expect(of({ adults: 3, children: [] })).toMatchObject({ total: 11_700, package: null });
    expect(of({ adults: 5, children: [] })).toMatchObject({ total: 19_500, package: null });
    expect(of({ adults: 2, children: [] })).toMatchObject({ total: 7_800, package: null });
    expect(of({ counts: [3, 0, 0, 1, 0] })).toMatchObject({ sum: 16_700, package: null });
    const bare = [adult, { ...child, age_to: 5 }];
    expect(quoteLines(bare, { adults: 4, children: [2] }, { packages }).package).toBeNull();
    const asked = [adult, { ...child, price: 0 }];
    expect(quoteLines(asked, { adults: 3, children: [6] }, { packages }).package).toBeNull();
  });

  //
  it("is not guessed where the adults have no line", () => {
    expect(partyTotal([line({ price: 100 })], { adults: 1, children: [] })).toBeNull();
    expect(partyTotal([adult], { adults: 0, children: [] })).toBeNull();
    expect(partyTotal([{ ...adult, price: 0 }], { adults: 1, children: [] })).toBeNull();
    expect(partyTotal([line({ kind: "group" })], { adults: 1, children: [] })).toBeNull();
  });

  //
  it("is the cheapest group that holds everybody, else the cheapest number of equal groups", () => {
    const van = line({ price: 2500, kind: "group", group_size: 8 });
    const car = line({ price: 1500, kind: "group", group_size: 3 });
    expect(partyTotal([van, car], { adults: 2, children: [1] })).toBe(1500);
    expect(partyTotal([van, car], { adults: 4, children: [] })).toBe(2500);
    expect(partyTotal([van, car], { adults: 9, children: [] })).toBe(4500);
    const lowSeason = line({ price: 1200, kind: "group", group_size: 8 });
    expect(partyTotal([car, van, lowSeason], { adults: 2, children: [] })).toBe(1200);
    expect(partyTotal([{ ...lowSeason, price: 0 }, van], { adults: 2, children: [] })).toBe(2500);
  });

  const lines = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      kind: fc.constantFrom("adult", "child", "infant", "group", "extra", null),
      age_from: fc.option(fc.integer({ min: 0, max: 17 }), { nil: null }),
      age_to: fc.option(fc.integer({ min: 0, max: 17 }), { nil: null }),
      group_size: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
    }),
    { maxLength: 6 },
  );
  const parties = fc.record({
    adults: fc.integer({ min: 0, max: 20 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
  });

  it("has a place for every guest, or says who has none", () => {
    fc.assert(
      fc.property(lines, parties, (given, party) => {
        const { counts, without } = allotParty(given, party);
        expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
        for (const [index, count] of counts.entries())
          if (count > 0) expect([null, "extra"]).not.toContain(given[index]?.kind);
        const places = counts.reduce((sum, count, index) => sum + count * (given[index]?.group_size ?? 1), 0);
        const byGroup = counts.some((count, index) => count > 0 && given[index]?.kind === "group");
        const placed = counts.reduce((sum, count) => sum + count, 0);
        const guests = party.adults + party.children.length;
        const left = without.reduce<number>((sum, each) => sum + (each === null ? party.adults : 1), 0);
        if (byGroup) expect(places).toBeGreaterThanOrEqual(guests);
        else expect(placed + left).toBe(guests);
      }),
    );
  });

  it("never falls when one more adult comes along", () => {
    fc.assert(
      fc.property(lines, parties, (given, party) => {
        const [few, more] = [party, { ...party, adults: party.adults + 1 }].map((each) =>
          partyTotal(
            given.filter(({ kind }) => kind !== "group"),
            each,
          ),
        );
        if (few !== null && more !== null) expect(more ?? 0).toBeGreaterThan(few ?? 0);
      }),
    );
  });
});

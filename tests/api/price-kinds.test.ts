import { describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { applyPlan } from "./apply-plan";
import { priceLine } from "./bodies";
import { callAs, refusedAt } from "./call";
import { tourCalls, type WireRecord } from "./tour-calls";

const admin = adminOfEachTest();

type Wire = WireRecord & { prices: Record<string, unknown>[] };

const line = (en: string, persons: object = {}) => priceLine(en, 1_000, persons);

const lines = [
  line("Adult", { kind: "adult", age_from: 12, age_to: null, group_size: null }),
  line("Child", { kind: "child", age_from: 4, age_to: 11, group_size: null }),
  line("Boat", { kind: "group", age_from: null, age_to: null, group_size: 8 }),
  line("Lunch", { kind: "extra", age_from: null, age_to: null, group_size: null }),
  line("Helmet", { kind: null, age_from: null, age_to: null, group_size: null }),
];

const whole = {
  prices: lines,
  currency: "THB",
  starting_price: 900,
  original_price: 1_200,
  original_price_since: "2026-11-01",
  rate: 4.7,
  rating_count: 128,
  rating_source: "Tripadvisor",
  seasons: [
    {
      from: "11-01",
      until: "04-30",
      starting_price: 1_100,
      original_price: 1_400,
      original_price_since: "2026-10-20",
    },
  ],
};

const { post, put, create, save } = tourCalls<Wire>(admin);

const persons = ({ prices }: Wire) =>
  prices.map(({ kind, age_from, age_to, group_size }) => [kind, age_from, age_to, group_size]);

const known = [
  ["adult", 12, null, null],
  ["child", 4, 11, null],
  ["group", null, null, 8],
  ["extra", null, null, null],
  [null, null, null, null],
];

describe("for whom a price line is", () => {
  //
  it("stays for a client that does not know it, and is cleared by null", async () => {
    const { id } = await create(whole);
    const unknowing = lines.map(({ service_type, description }) => ({
      service_type,
      description,
      price: 950,
    }));
    const kept = await save(id, { prices: unknowing });
    expect(persons(kept)).toEqual(known);
    expect(kept.prices.map(({ price }) => price)).toEqual([950, 950, 950, 950, 950]);
    const moved = await save(id, { prices: unknowing.toReversed() });
    expect(persons(moved)).toEqual(known.toReversed());
    const cleared = await save(id, { prices: unknowing.map((each) => ({ ...each, kind: null })) });
    expect(persons(cleared)).toEqual(known.map(() => [null, null, null, null]));
  });

  //
  it.each([
    ["kind", { kind: "senior" }],
    ["age_to", { kind: "child", age_from: 11, age_to: 4 }],
    ["age_from", { kind: "child", age_from: -1 }],
    ["age_from", { kind: "child", age_from: 4.5 }],
    ["age_to", { kind: "infant", age_to: 100 }],
    ["age_from", { age_from: 4 }],
    ["age_to", { kind: "group", age_to: 4 }],
    ["age_from", { kind: "extra", age_from: 0 }],
    ["group_size", { kind: "group", group_size: 0 }],
    ["group_size", { kind: "group", group_size: 401 }],
    ["group_size", { kind: "adult", group_size: 2 }],
    ["group_size", { group_size: 2 }],
  ])("is refused at its path: %s of %j", async (field, wrong) => {
    expect(await post({ prices: [lines[0], line("Wrong", wrong)] })).toMatchObject(
      refusedAt(`prices.1.${field}`),
    );
  });

  //
  it.each([
    ["kind = 'senior'"],
    ["kind = 'child', age_from = 5, age_to = 4"],
    ["kind = 'child', age_from = -1"],
    ["kind = 'child', age_to = 100"],
    ["kind = NULL, age_to = 4"],
    ["kind = 'extra', age_from = 4"],
    ["kind = 'group', group_size = 0"],
    ["kind = 'adult', group_size = 2"],
    ["kind = NULL, group_size = 2"],
  ])("is refused by the database: %s", async (assignment) => {
    await create({ prices: [line("Line")] });
    await expect(db().$executeRawUnsafe(`UPDATE tour_price SET ${assignment}`)).rejects.toThrow(/check/i);
  });
});

describe("an original price", () => {
  it("takes its day along when it is cleared, also by a client that does not know the day", async () => {
    const { id } = await create(whole);
    expect(await save(id, { original_price: null })).toMatchObject({ original_price_since: null });
  });

  //
  it.each([
    ["a create", { original_price_since: "2026-11-01" }, "original_price_since"],
    [
      "a season",
      { seasons: [{ from: "11-01", until: "04-30", original_price_since: "2026-11-01" }] },
      "seasons.0.original_price_since",
    ],
    [
      "no day of the calendar",
      { original_price: 1, original_price_since: "2026-02-30" },
      "original_price_since",
    ],
  ])("is missing or no day in %s: 422 at the day", async (_, json, path) => {
    expect(await post(json)).toMatchObject(refusedAt(path));
  });

  //
  it("is missing together with what is stored: 422 at the day", async () => {
    const { id } = await create();
    expect(await put(id, { original_price_since: "2026-11-01" })).toMatchObject(
      refusedAt("original_price_since"),
    );
    await save(id, { original_price: 5, original_price_since: "2026-11-01" });
    expect(await save(id, { original_price_since: "2026-11-02" })).toMatchObject({
      original_price_since: "2026-11-02",
    });
  });

  //
  it("loses its day in a change of many tours that clears it, and keeps the persons of the lines", async () => {
    const { id } = await create(whole);
    const request = {
      select: { ids: [id] },
      fields: ["original_price", "seasons"],
      change: { clear_original: true },
    };
    expect((await applyPlan(admin, api.changePrices, request)).status).toBe(200);
    const { body } = await callAs(admin, api.getTour, { id });
    expect(body).toMatchObject({
      original_price: null,
      original_price_since: null,
      seasons: [{ original_price: null, original_price_since: null }],
    });
    expect(persons(body as Wire)).toEqual(known);
  });
});

describe("the number of guests who rated", () => {
  //
  it.each([
    [{ rating_count: 0 }],
    [{ rating_count: 1.5 }],
    [{ rating_count: "12" }],
    [{ rating_source: "x".repeat(61) }],
  ])("is refused at its path: %j", async (wrong) => {
    const { status, body } = await post(wrong);
    const [path = ""] = Object.keys(wrong);
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: { [path]: [expect.any(String)] } }),
    ]);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs, refusedAt } from "./call";
import { addTour } from "./records";
import { tourCalls, type WireRecord } from "./tour-calls";

const admin = adminOfEachTest();

type Wire = WireRecord & { prices: Record<string, unknown>[] };

const line = (en: string, persons: object = {}) => ({
  service_type: { en },
  price: 1_000,
  description: { en: "x" },
  ...persons,
});

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

  it("loses its day in a change of many tours that clears it, and keeps the persons of the lines", async () => {
    const { id } = await create(whole);
    const request = {
      select: { ids: [id] },
      fields: ["original_price", "seasons"],
      change: { clear_original: true },
    };
    const planned = await callAs(admin, api.changePrices, { json: request });
    const { plan } = planned.body as { plan: string };
    const headers = { "Idempotency-Key": `clear-${id}` };
    const { status } = await callAs(admin, api.changePrices, { json: { ...request, plan }, headers });
    expect(status).toBe(200);
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

const migration = readFileSync("prisma/migrations/20261126100000_price_kinds/migration.sql", "utf8");
const proposal = migration.slice(migration.indexOf("WITH line AS"));

type Persons = [kind: string | null, from: number | null, to: number | null, size: number | null];

const unknown: Persons = [null, null, null, null];
const adult: Persons = ["adult", null, null, null];

/** Names of lines as operators write them, with their descriptions, and what the migration may say of them. */
const realTexts: [name: string, description: string, proposed: Persons][] = [
  ["Adult", "Boat, swim stop and seafood dinner", adult],
  ["adults", "x", adult],
  [" Adult ", "x", adult],
  ["Adult (12+)", "x", ["adult", 12, null, null]],
  ["Adult 12+ years", "x", ["adult", 12, null, null]],
  ["Adult, from 12 years", "x", ["adult", 12, null, null]],
  ["Adult (age 12 and over)", "x", ["adult", 12, null, null]],
  ["Child", "x", ["child", null, null, null]],
  ["Children", "x", ["child", null, null, null]],
  ["Child (4-11 years)", "x", ["child", 4, 11, null]],
  ["Child 4–11 years", "Own seat, child lunch", ["child", 4, 11, null]],
  ["Child (4 - 11 y.o.)", "x", ["child", 4, 11, null]],
  ["Child aged 4 to 11", "x", ["child", 4, 11, null]],
  ["Children (3-10 years old)", "x", ["child", 3, 10, null]],
  ["Child 4–11 yrs", "x", ["child", 4, 11, null]],
  ["Child under 12", "x", ["child", null, 11, null]],
  ["Child from 4 years", "x", ["child", 4, null, null]],
  ["Infant", "x", ["infant", null, null, null]],
  ["Infant under 3", "x", ["infant", null, 2, null]],
  ["Infants (0-3)", "x", ["infant", 0, 3, null]],
  ["Infant below 2 years", "x", ["infant", null, 1, null]],
  ["Baby under 1 year", "x", ["infant", null, 0, null]],
  ["Per boat up to 8", "x", ["group", null, null, 8]],
  ["Per group (up to 10 persons)", "x", ["group", null, null, 10]],
  ["Per van, up to 9 guests", "x", ["group", null, null, 9]],
  ["Private boat up to 10 guests", "With captain", ["group", null, null, 10]],
  ["Private speedboat (max 15 pax)", "x", ["group", null, null, 15]],
  ["Whole catamaran for up to 12 guests", "x", ["group", null, null, 12]],
  ["Single supplement", "Added to the adult price for the whole tour", ["extra", null, null, null]],
  ["Extra hour", "Agreed on the spot with the guide", ["extra", null, null, null]],
  // Doubtful texts: staff say for whom these are.
  ["Adult, twin share", "Per person, two guests sharing a room", unknown],
  ["Adult from Phuket", "Park fee of THB 500 already included", unknown],
  ["Adult from 4", "Private tour", unknown],
  ["Adult 2-4", "Private tour", unknown],
  ["Adult (2-4 pax)", "x", unknown],
  ["Adult & child", "x", unknown],
  ["Adult or child", "x", unknown],
  ["Adult ticket + lunch", "x", unknown],
  ["Adult", "Per couple", unknown],
  ["Adult", "Price per van", unknown],
  ["2 adults", "x", unknown],
  ["Child 100–140 cm", "Below one metre the cable car is free", unknown],
  ["Child (90-120cm)", "x", unknown],
  ["Child 4–11 years from Phuket", "x", unknown],
  ["Child 4–11 years, extra bed", "In the parents' room", unknown],
  ["Child 11-4 years", "x", unknown],
  ["Child 4-40", "x", unknown],
  ["Child seat", "x", unknown],
  ["Child with bed", "x", unknown],
  ["Infant under 24 months", "x", unknown],
  ["Infant under 0", "x", unknown],
  ["Toddler under 4", "Cot, car seat and breakfast", unknown],
  ["Babysitter", "x", unknown],
  ["Senior", "x", unknown],
  ["Per person", "x", unknown],
  ["Private tour", "Per person from two", unknown],
  ["Private boat", "Up to 10 guests with captain, cook and guide", unknown],
  ["Private boat up to 10 guests", "Price per person", unknown],
  ["Private boat, 4 hours", "x", unknown],
  ["Per boat up to 0", "x", unknown],
  ["Per boat up to 999", "x", unknown],
  ["Per person in a group of eight", "Eight hours", unknown],
  ["Seat in a boat up to 8", "x", unknown],
  ["Van to any Phuket hotel", "Up to 9 guests with luggage", unknown],
  ["Extra person", "x", unknown],
  ["Single kayak supplement", "For experienced paddlers", unknown],
  ["Guide, Russian", "Per group of up to six, ten hours", unknown],
];

describe("the migration", () => {
  it("proposes the kind of a line only where its English name says it plainly", async () => {
    const tour = await addTour();
    await db().tourPrice.createMany({
      data: realTexts.map(([name, description], position) => ({
        tour_id: tour.id,
        position,
        service_type: { en: name },
        price: 1,
        description: { en: description },
      })),
    });
    await db().$executeRawUnsafe(proposal);
    const rows = await db().tourPrice.findMany({ where: { tour_id: tour.id }, orderBy: { position: "asc" } });
    const proposed = rows.map(({ kind, age_from, age_to, group_size }, index) => [
      ...(realTexts[index]?.slice(0, 2) ?? []),
      [kind, age_from, age_to, group_size],
    ]);
    expect(proposed).toEqual(realTexts);
  });
});

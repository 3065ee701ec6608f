import { beforeEach, describe, expect, it, vi } from "vitest";
import { getFirstOpenDay } from "@/lib/core/calendar/calendar";
import { db } from "@/lib/core/db";
import { tourBody as bodyOfDraft, draftOfCopy } from "@/lib/tours/draft";
import { listTours } from "@/lib/tours/list/queries";
import { getTour } from "@/lib/tours/queries";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { priceLine, tourBody } from "./bodies";
import { callAs } from "./call";
import { tourCalls } from "./tour-calls";

const admin = adminOfFile();

beforeEach(async () => {
  await db().tour.deleteMany();
  await db().closedPeriod.deleteMany();
});

const text = { en: "Text" };
const least = tourBody({
  starting_price: 1500,
  currency: "THB",
  prices: [priceLine("Adult", 1500), priceLine("Child", 900)],
});
const high = { from: "11-01", until: "04-30", starting_price: 1800, prices: [1800, null] };

interface Wire {
  id: number;
  updated_at: string;
  prices: { id: number; service_type: string }[];
  seasons: { id: number; prices: (number | null)[]; name: string | null }[];
  closed_periods: { id: number }[];
}

const { post, put, create: add } = tourCalls<Wire>(admin, least);

async function get(id: number): Promise<Wire> {
  return (await callAs(null, api.getTour, { id })).body as Wire;
}

const seasonPrices = async (id: number) => (await get(id)).seasons.map(({ prices }) => prices);

describe("a tour's calendar", () => {
  it("has weekdays once and in their order, and none where it has all seven", async () => {
    const { id } = await add({ weekdays: [5, 1, 1] });
    expect(await get(id)).toMatchObject({ weekdays: [1, 5] });
    expect((await put(id, { weekdays: [1, 2, 3, 4, 5, 6, 7] })).body).toMatchObject({ weekdays: null });
  });

  //
  it("goes with a copy, under ids of its own", async () => {
    const { id } = await add({
      weekdays: [6],
      seasons: [high],
      closed_periods: [{ from: "04-13", until: "04-15" }],
    });
    const tour = await getTour(id);
    if (!tour) throw new Error("the tour is there");
    const copy = await add(bodyOfDraft(draftOfCopy(tour), "tours", "create"));
    const [own] = (await get(id)).seasons;
    expect(copy).toMatchObject({ weekdays: [6], seasons: [{ ...own, id: expect.any(Number) }] });
    expect(copy.seasons[0]?.id).not.toBe(own?.id);
    expect(copy.closed_periods).toHaveLength(1);
  });
});

describe("season prices", () => {
  //
  it("follow lines of their English names where a client sends prices alone", async () => {
    const { id } = await add({
      prices: [priceLine("Adult", 1500), priceLine("Child", 900), priceLine("Child", 800)],
      seasons: [{ ...high, prices: [1800, 1000, 950] }],
    });
    await put(id, {
      prices: [priceLine("Child", 1), priceLine("Grown-up", 2), priceLine("Child", 3), priceLine("Child", 4)],
    });
    expect(await seasonPrices(id)).toEqual([[1000, null, 950, null]]);
    await put(id, { prices: [priceLine("Child", 1)] });
    expect(await seasonPrices(id)).toEqual([[1000]]);
  });

  //
  it("of other lines stay where a line is deleted or renamed", async () => {
    const { id } = await add({ seasons: [{ ...high, prices: [1800, 1000] }] });
    await put(id, { prices: [priceLine("Adults", 1500), priceLine("Child", 900)] });
    expect(await seasonPrices(id)).toEqual([[null, 1000]]);
    await put(id, { prices: [priceLine("Child", 900)] });
    expect(await seasonPrices(id)).toEqual([[1000]]);
  });

  //
  it("stand beside the lines in their order, also where both are sent", async () => {
    const { id } = await add({ seasons: [{ ...high, prices: [1800, 1000] }] });
    const prices = [priceLine("Child", 900), priceLine("Adult", 1500), priceLine("Infant", 0)];
    const seasons = [{ ...high, prices: [1000, 1800, null] }];
    expect((await put(id, { prices, seasons })).body).toMatchObject({
      seasons: [{ prices: [1000, 1800, null] }],
    });
  });
});

describe("422 at the field", () => {
  const period = (from: string, until: string) => ({ from, until });
  const seasons = (...all: object[]) => ({ seasons: all });
  const wrong: [string, object][] = [
    ["weekdays", { weekdays: [] }],
    ["weekdays.0", { weekdays: [8] }],
    ["cutoff_time", { cutoff_time: "18:00" }],
    ["cutoff_time", { cutoff_days: 1, cutoff_time: "24:00" }],
    ["cutoff_days", { cutoff_days: 61 }],
    ["only_in_seasons", { only_in_seasons: true }],
    ["seasons.0.prices", seasons({ ...high, prices: [1800] })],
    ["seasons.1.from", seasons(period("12-20", "01-10"), period("12-25", "01-15"))],
    ["seasons.1.from", seasons(period("2026-12-01", "2026-12-03"), period("2026-12-03", "2026-12-05"))],
    ["seasons.0.from", seasons(period("02-30", "03-01"))],
    ["seasons.0.until", seasons(period("02-01", "2027-03-01"))],
    ["seasons.0.until", seasons(period("2027-03-02", "2027-03-01"))],
    ["seasons.0.until", seasons(period("2027-03-02", "2033-03-01"))],
    ["closed_periods.0.until", { closed_periods: [period("2027-03-02", "2027-02-30")] }],
    [
      "closed_periods.0.reason",
      { closed_periods: [{ ...period("03-01", "03-02"), reason: { ru: "Шторм" } }] },
    ],
  ];

  //
  it.each(wrong)("%s of a create and of a change: %j", async (path, calendar) => {
    const { id } = await add();
    for (const { status, body } of [await post(calendar), await put(id, calendar)]) {
      expect([status, body]).toMatchObject([422, {}]);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([path]);
    }
    expect(await db().tourSeason.count()).toBe(0);
  });

  //
  it("where a change breaks a rule together with what is stored", async () => {
    const { id } = await add({
      seasons: [high],
      only_in_seasons: true,
      cutoff_days: 1,
      cutoff_time: "18:00",
    });
    const paths = async (json: object) =>
      Object.keys(((await put(id, json)).body as { errors: object }).errors);
    expect(await paths({ seasons: [] })).toEqual(["only_in_seasons"]);
    expect(await paths({ cutoff_days: null })).toEqual(["cutoff_time"]);
    expect(await paths({ seasons: [high], prices: [priceLine("Adult", 1)] })).toEqual(["seasons.0.prices"]);
    expect((await put(id, { seasons: [], only_in_seasons: false })).status).toBe(200);
  });
});

describe("the pages", () => {
  it("get a tour's calendar with its length and the operator's closed days of its type", async () => {
    const itineraries = [1, 2, 3].map((day) => ({ day, title: text, activities: [], meals: [] }));
    const { id } = await add({ itineraries, seasons: [{ ...high, note: text }] });
    const other = await add({ tour_type: 2 });
    const common = { from: "2027-03-08", until: "2027-03-08", tour_type: 1, reason: text };
    await callAs(admin, api.createClosedPeriod, { json: common });
    const tour = await getTour(id);
    expect(tour?.calendar).toMatchObject({
      days: 3,
      seasons: [{ from: "11-01", prices: [1800, null], note: text }],
      common_closed_periods: [{ from: "2027-03-08", until: "2027-03-08", reason: text }],
    });
    const now = new Date("2027-03-05T00:00:00Z");
    const first = (calendar = tour?.calendar) => calendar && getFirstOpenDay(calendar, now);
    expect(first()).toBe("2027-03-09");
    expect(first((await getTour(other.id))?.calendar)).toBe("2027-03-06");
    const { tours } = await listTours({ type: 1, page: 1, perPage: 9 });
    expect(tours.map(({ calendar }) => first(calendar))).toEqual(["2027-03-09"]);
    expect(JSON.parse(JSON.stringify(tour?.calendar))).toEqual(tour?.calendar);
  });
});

describe("GET packages/{id}/availability", () => {
  const days = async (id: number, query: string, headers = {}) =>
    callAs(null, api.listAvailability, { id, headers, query });

  //
  it("says of each day whether it can be requested now, until when, and what it costs", async () => {
    vi.useFakeTimers({ now: new Date("2027-04-29T10:59:59Z"), toFake: ["Date"] });
    const { id } = await add({
      cutoff_days: 1,
      cutoff_time: "18:00",
      seasons: [high],
      closed_periods: [{ from: "05-02", until: "05-02", reason: { en: "Dry dock" } }],
    });
    const { status, body } = await days(id, "from=2027-04-29&until=2027-05-02");
    const day = (local_date: string, available: boolean, starting_price: number, prices: number[]) => ({
      local_date,
      status: available ? "FREESALE" : "CLOSED",
      available,
      starting_price,
      prices,
      promo_id: null,
      closed_stops: [],
      places: null,
      best_water: false,
      packages: [],
      reason: local_date === "2027-05-02" ? JSON.stringify({ en: "Dry dock" }) : null,
      utc_cutoff_at: new Date(Date.parse(`${local_date}T11:00:00Z`) - 86_400_000).toISOString(),
    });
    expect([status, body]).toEqual([
      200,
      {
        data: [
          day("2027-04-29", false, 1800, [1800, 900]),
          day("2027-04-30", true, 1800, [1800, 900]),
          day("2027-05-01", true, 1500, [1500, 900]),
          day("2027-05-02", false, 1500, [1500, 900]),
        ],
      },
    ]);
    vi.setSystemTime(new Date("2027-04-29T11:00:00Z"));
    expect((await days(id, "from=2027-04-30&until=2027-04-30")).body).toMatchObject({
      data: [{ local_date: "2027-04-30", status: "CLOSED", available: false }],
    });
  });

  //
  it("takes 366 days and no more, and no nonsense", async () => {
    const { id } = await add();
    const full = await days(id, "from=2028-01-01&until=2028-12-31");
    expect([full.status, (full.body as { data: object[] }).data.length]).toEqual([200, 366]);
    const refused = [
      "from=2028-01-01&until=2029-01-01",
      "from=2028-01-02&until=2028-01-01",
      "from=2028-01-01",
      "from=2027-02-30&until=2027-03-01",
      "from=x&until=y",
      "from=9999-01-01&until=9999-01-02",
      "",
    ];
    for (const query of refused) expect([query, (await days(id, query)).status]).toEqual([query, 422]);
  });

  //
  it("is 404 for a missing tour, and for a hidden tour unless staff ask", async () => {
    const { id } = await add({ published: false });
    const query = "from=2027-01-01&until=2027-01-02";
    expect((await days(id + 1, query)).status).toBe(404);
    expect((await days(id, query)).status).toBe(404);
    expect((await days(id, query, admin.headers)).status).toBe(200);
  });
});

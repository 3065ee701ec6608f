import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { readListState } from "@/lib/tours/list/list-state";
import { loadTourList } from "@/lib/tours/list/load-list";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { callAs } from "./call";
import { at } from "./clock";
import { addPickupAreas } from "./records";
import { tourCalls } from "./tour-calls";

const admin = adminOfFile();

beforeAll(() => addPickupAreas("kata"));

beforeEach(async () => {
  at("2027-01-10 12:00:00");
  await db().tour.deleteMany();
});

const { create, save } = tourCalls(admin, tourBody({ starting_price: 1500, currency: "THB" }));

const add = async (name: string, over: object = {}) => (await create({ name: { en: name }, ...over })).id;

interface Page {
  data: { id: number; starting_price: number | null }[];
  pagination: { total: number; last_page: number };
}

async function ask(query: string): Promise<Page> {
  const { status, body } = await callAs(null, api.listTours, { query });
  expect([query, status, body]).toMatchObject([query, 200, {}]);
  return body as Page;
}

const idsOf = async (query: string) => (await ask(query)).data.map(({ id }) => id);

describe("lists with filters", () => {
  //
  it("go with search, category, day and type", async () => {
    const tags = "1_day_trip";
    const reef = await add("Reef", { tags });
    await add("Reef in summer", { tags, closed_periods: [{ from: "06-01", until: "06-30" }] });
    await add("Reef for more", { tags, starting_price: 4000 });
    await add("Reef of another kind", { tags, tour_type: 2 });
    await add("Reef of several days", { tags: "multi_day_trip" });
    await add("Hill", { tags });
    const query = `search=reef&tags=${tags}&date=2027-06-10&max=3000&tour_type=1`;
    expect(await idsOf(query)).toEqual([reef]);
    expect(await idsOf(query.replace("reef", "куыы"))).toEqual([]);
    const typed = [..."reef"].map((letter) => ({ r: "к", e: "у", f: "а" })[letter]).join("");
    expect(await idsOf(query.replace("reef", typed))).toEqual([reef]);
    expect(await ask(query)).toMatchObject({ closed: [{ name: '{"en":"Reef in summer"}' }] });
  });

  //
  it("compare the price that visitors see: that of the first open day", async () => {
    const season = { from: "01-01", until: "03-31", starting_price: 5000 };
    const dear = await add("Dear in winter", { starting_price: 1000, seasons: [season] });
    const plain = await add("Plain", { starting_price: 2000 });
    expect(await idsOf("sort=price")).toEqual([plain, dear]);
    expect(await idsOf("max=2000")).toEqual([plain]);
  });

  //
  it("compare prices by rates, and hear at once of a new one", async () => {
    const inRupiah = await add("Rupiah", { tour_type: 2, starting_price: 27_900_000, currency: "IDR" });
    const inDollars = await add("Dollars", { starting_price: 29, currency: "USD" });
    const inBaht = await add("Baht", { starting_price: 1_000 });
    expect(await idsOf("sort=price")).toEqual([inBaht, inRupiah, inDollars]);
    const put = (data: object[]) => callAs(admin, api.updateExchangeRates, { json: { data } });
    const quoted_on = "2027-01-01";
    const saved = await put([
      { currency: "IDR", baht: 0.002, quoted_on },
      { currency: "USD", baht: 32.5, quoted_on },
    ]);
    expect(saved.status).toBe(200);
    expect(await idsOf("sort=price")).toEqual([inDollars, inBaht, inRupiah]);
    expect(await idsOf("max=999")).toEqual([inDollars]);
    await put([]);
    expect(await idsOf("max=999")).toEqual([]);
  });

  //
  it("ask a tour's length, pick-up and facts, and never match what is not stated", async () => {
    await add("Silent");
    const facts = {
      sea: "sheltered",
      good_for: ["children"],
      guide: [{ language: "ru", on: "request" }],
      pickup: { offer: "surcharge", areas: ["kata"] },
    };
    const calm = await add("Calm", { duration_minutes: 360, facts });
    const open = await add("Open", {
      duration_minutes: 361,
      facts: { sea: "open", pickup: { offer: "none", areas: [] } },
    });
    const long = await add("Long", { duration_minutes: 4_320, facts: { sea: "none", swim: "jacket" } });
    expect(await idsOf("length=half")).toEqual([calm]);
    expect(await idsOf("length=day")).toEqual([open]);
    expect(await idsOf("length=more")).toEqual([long]);
    expect((await idsOf("sort=short")).slice(0, 3)).toEqual([calm, open, long]);
    expect(await idsOf("for=calm")).toEqual([calm, long]);
    expect(await idsOf("for=children.calm")).toEqual([calm]);
    expect(await idsOf("for=guide_ru")).toEqual([calm]);
    expect(await idsOf("for=non_swimmers.calm")).toEqual([long]);
    expect(await idsOf("area=kata")).toEqual([calm]);
  });

  //
  it("count what each option would leave, and a save shows in the counts at once", async () => {
    const reef = await add("Reef", { starting_price: 2_500, tags: "1_day_trip", facts: { sea: "none" } });
    await add("Far reef", { starting_price: 4_000, tags: "1_day_trip" });
    await add("Hill", { starting_price: 900 });
    const count = async (query: string) => {
      const { status, body } = await callAs(null, api.listFacets, { query });
      expect([status, body]).toMatchObject([200, {}]);
      const { total, options } = body as { total: number; options: Record<string, object[]> };
      return { total, ...options };
    };
    expect(await count("search=reef&max=3000&tour_type=1")).toMatchObject({
      total: 1,
      search: [{ value: "reef", count: 1, without: 2 }],
      tags: expect.arrayContaining([
        { value: "1_day_trip", count: 1 },
        { value: "open_trip", count: 0 },
      ]),
      max: expect.arrayContaining([
        { value: "3000", count: 1, without: 2 },
        { value: "5000", count: 2 },
      ]),
      for: expect.arrayContaining([
        { value: "calm", count: 1 },
        { value: "halal", count: 0 },
      ]),
    });
    await save(reef, { facts: {} });
    expect(await count("for=calm")).toMatchObject({
      total: 0,
      for: expect.arrayContaining([{ value: "calm", count: 0, without: 3 }]),
    });
    const { status } = await callAs(null, api.listFacets, { query: "for=fast" });
    expect(status).toBe(422);
  });

  //
  it("hear at once of a saved price", async () => {
    const id = await add("Reef");
    expect(await idsOf("max=1000")).toEqual([]);
    await save(id, { starting_price: 900 });
    expect(await idsOf("max=1000")).toEqual([id]);
  });

  //
  it.each([
    "sort=cheap",
    "sort=PRICE",
    "max=0",
    "max=-1",
    "max=1e3",
    "max=03",
    "max=1234567890",
    "max=x",
    "for=fast",
    "area=mars",
    "length=x",
  ])("are 422 for %s", async (query) => {
    const { status, body } = await callAs(null, api.listTours, { query });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [query.split("=")[0] ?? ""]: [expect.any(String)] } });
  });

  it("ignore empty parameters, and use the last of repeated parameters", async () => {
    const ids = [await add("One", { starting_price: 2 }), await add("Two", { starting_price: 1 })];
    expect(await idsOf("sort=&max=")).toEqual(ids);
    expect(await idsOf("sort=price_down&sort=price")).toEqual(ids.toReversed());
  });
});

describe("the filters of a list", () => {
  const options = async (query: Record<string, string>) => {
    const state = readListState(query);
    const { offered } = (state && (await loadTourList("tours", state))) ?? {};
    return {
      for: [...(offered?.for ?? [])].sort(),
      area: [...(offered?.area ?? [])],
      lowest: offered?.lowest,
    };
  };

  //
  it("list the options that leave a tour, and the chosen ones", async () => {
    await add("Calm", { facts: { sea: "sheltered", pickup: { offer: "surcharge", areas: ["kata"] } } });
    await add("Russian", { facts: { guide: [{ language: "ru", on: "request" }], guide_notice: 3 } });
    expect(await options({})).toEqual({ for: ["calm", "guide_ru"], area: ["kata"], lowest: null });
    expect(await options({ for: "calm" })).toEqual({ for: ["calm"], area: ["kata"], lowest: 1500 });
    expect(await options({ for: "guide_ru" })).toEqual({ for: ["guide_ru"], area: [], lowest: 1500 });
  });
});

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { loadComparison } from "@/lib/plan/compare-queries";
import { findEverything } from "@/lib/search/queries";
import { loadTourList } from "@/lib/tours/list/load-list";
import { listCardPage } from "@/lib/tours/list/queries";
import type { Quotes } from "@/lib/tours/quotes/quotes-schema";
import { emptyTrip } from "@/lib/trip/trip";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { callAs, succeed } from "./call";
import { at } from "./clock";
import { addPickupAreas } from "./records";
import { tourCalls } from "./tour-calls";

const admin = adminOfFile();

beforeAll(() => addPickupAreas("patong"));

beforeEach(async () => {
  await db().tour.deleteMany();
  at("2026-11-25 12:00:00");
});

const description = { en: "Text" };
const prices = [
  { service_type: { en: "Adult" }, price: 3500, description },
  { service_type: { en: "Child 4–11 years" }, price: 2600, description },
];
const newYear = {
  from: "12-20",
  until: "01-10",
  starting_price: 3900,
  prices: [3900, 2900],
  rough: true,
  note: { en: "Waves of a metre" },
};
const facts = {
  age: { least: 8 },
  group: { kind: "small", most: 3 },
  pickup: { offer: "included", areas: ["patong"] },
};

const priced = { currency: "THB", starting_price: 3500, original_price: 4100, prices, facts };
const { create } = tourCalls(admin, tourBody(priced));

const add = async (over: object = {}) => (await create(over)).id;

const ask = (query: string) =>
  succeed<Quotes>(callAs(null, api.listQuotes, { query: `language=en&${query}` }));

describe("a quote", () => {
  //
  it("has the price of the day, the pick-up and what does not fit the guests", async () => {
    const id = await add({ seasons: [newYear] });
    const { trip, data } = await ask(`ids=${id}&date=2026-12-25&adults=2&children=6.9&stay=patong`);
    expect(trip).toBe("25 December · 2 adults, 2 children · Patong");
    expect(data).toMatchObject([
      {
        id,
        runs: true,
        day: "25 December: THB 3,900",
        rough: "Rough sea: Waves of a metre",
        pickup: "Pick-up in Patong included",
        doubts: ["from 8 years", "up to 3 guests"],
      },
    ]);
  });

  //
  it("names the next day where the tour does not run, with its year where that is far", async () => {
    const id = await add({
      only_in_seasons: true,
      seasons: [
        { ...newYear, from: "2026-12-20", until: "2027-01-10" },
        { ...newYear, from: "2027-12-20", until: "2028-01-10" },
      ],
    });
    const { data } = await ask(`ids=${id}&date=2027-06-12`);
    expect(data).toMatchObject([
      {
        runs: false,
        day: "Not on 12 June: runs 20 December 2026 – 10 January 2027. Next open day: 20 December 2027",
      },
    ]);
  });

  //
  it("names a child without a price line, and has neither total nor pick-up of a closed day", async () => {
    const id = await add({
      prices: prices.map((line, index) => ({ ...line, ...[{ kind: "adult" }, { kind: "extra" }][index] })),
      closed_periods: [{ from: "2026-12-01", until: "2026-12-10", reason: null }],
    });
    const guests = `ids=${id}&adults=2&children=2&stay=patong`;
    const [open] = (await ask(`${guests}&date=2026-12-25`)).data;
    expect(open).toMatchObject({
      total: "2 adults, 1 child: THB 7,000",
      total_notes: ["no price for age 2: ask us"],
    });
    expect(open?.pickup).toContain("Patong");
    const [closed] = (await ask(`${guests}&date=2026-12-05`)).data;
    expect(closed).toMatchObject({ runs: false, price: null, total: null, pickup: null });
  });

  //
  it("leads from a park that is closed for its season to other tours at sea, with their pictures", async () => {
    const island = { only_in_seasons: true, seasons: [{ ...newYear, from: "12-20", until: "01-10" }] };
    const closed = await add({ ...island, facts: { sea: "open" } });
    const temple = await add({ facts: {} });
    const islands = [await add({ facts: { sea: "sheltered" } }), await add({ facts: { sea: "open" } })];
    const { data } = await ask(`ids=${closed}&whole=${closed}&date=2027-06-12`);
    const ids = data[0]?.instead.map(({ href }) => Number(href.split("-").at(-1))) ?? [];
    expect(ids).toHaveLength(3);
    expect(ids.slice(0, 2).sort((one, other) => one - other)).toEqual(islands);
    expect(ids[2]).toBe(temple);
    expect(data[0]?.instead[0]).toHaveProperty("image");
  });

  //
  it("names the reason of a closed tour and other tours that run", async () => {
    const reason = { en: "Boats in the dock" };
    const closed = await add({ closed_periods: [{ from: "2026-12-01", until: "2026-12-10", reason }] });
    for (let count = 0; count < 5; count += 1) await add();
    const { data } = await ask(`ids=${closed}&whole=${closed}&date=2026-12-05`);
    expect(data).toMatchObject([
      { runs: false, day: "Not on 5 December: Boats in the dock. Next open day: 11 December 2026" },
    ]);
    expect(data[0]?.instead).toHaveLength(4);
    expect(data[0]?.instead[0]).toMatchObject({ name: "Text", price: "THB 3,500" });
  });

  //
  it("has the total for price lines with a named kind of guest, and the last moment to cancel", async () => {
    const kinds = [{ kind: "adult" }, { kind: "child", age_from: 4, age_to: 11 }];
    const id = await add({
      prices: prices.map((line, index) => ({ ...line, ...kinds[index] })),
      facts: {
        free_cancellation: 48,
        pay_there: [{ what: { en: "Park fee" }, adult: 400, child: 200, currency: "THB" }],
      },
    });
    const { data } = await ask(`ids=${id}&date=2026-12-25&adults=2&children=6.9`);
    expect(data).toMatchObject([
      {
        total: "2 adults, 2 children: THB 12,200",
        total_notes: ["plus on the spot: Park fee THB 1,200"],
        cancel: "Free cancellation until 23 December, 00:00 Phuket time",
      },
    ]);
  });

  //
  it("says that a hotel is asked about, and leaves out what is invalid", async () => {
    const id = await add();
    const { trip, data } = await ask(`ids=${id}.999&date=2020-01-01&adults=x&children=99&stay=Lotus%20Inn`);
    expect(trip).toBe("Lotus Inn");
    expect(data).toMatchObject([
      { id, day: null, total: null, pickup: "Pick-up at Lotus Inn: ask us", doubts: [] },
    ]);
    const { status } = await callAs(null, api.listQuotes, { query: "language=en&ids=x" });
    expect(status).toBe(422);
  });
});

//
it("a comparison proposes the pick-up areas of its tours alone", async () => {
  await addPickupAreas("kata");
  const compared = [await add(), await add({ facts: {} })];
  await add({ facts: { pickup: { offer: "included", areas: ["kata"] } } });
  const { areas } = await loadComparison(compared, emptyTrip, "en");
  expect(areas.map(({ code }) => code)).toEqual(["patong"]);
});

describe("the list of a day", () => {
  const request = { type: 1 as const, page: 1, perPage: 12, day: "2026-12-25" };

  //
  it("is filtered and ordered by the prices of that day", async () => {
    const dear = await add({ seasons: [newYear] });
    const even = await add({ starting_price: 3700, original_price: null });
    const ids = async (over: object) =>
      (await listCardPage({ ...request, ...over })).listed.map(({ tour }) => tour.id);
    expect(await ids({ sort: "price" })).toEqual([even, dear]);
    expect(await ids({ max: 3800 })).toEqual([even]);
    expect(await ids({ max: 3600, day: null })).toEqual([dear]);
  });

  //
  it("says how many tours run on the day where the other filters leave none", async () => {
    for (let count = 0; count < 3; count += 1) await add();
    const state = { page: 1, search: "", category: "", tag: null, date: "2026-12-25", max: 5 };
    const list = await loadTourList("tours", state);
    expect(list).toMatchObject({ tours: [], day: { running: 3 }, facets: { total: 0 } });
  });

  //
  it("and the search over everything show the price of that day, and a tour that does not run says so", async () => {
    await add({ seasons: [newYear] });
    await add({ closed_periods: [{ from: "2026-12-20", until: "2026-12-28", reason: null }] });
    const state = { search: "", category: "", tag: null, date: "2026-12-25" };
    const { groups } = await findEverything(state);
    expect(groups).toMatchObject([
      {
        tours: [
          { date: "2026-12-25", tour: { price: { starting_price: 3900, original_price: null } } },
          { outlook: { state: "closed", next: "2026-12-29" }, tour: { price: { starting_price: 3500 } } },
        ],
      },
    ]);
  });

  //
  it("shows the price of that day, and strikes no price of another season", async () => {
    await add({ seasons: [newYear] });
    const state = { page: 1, search: "", category: "", tag: null, date: "2026-12-25" };
    const list = await loadTourList("tours", state);
    expect(list?.tours).toMatchObject([
      { date: "2026-12-25", tour: { price: { starting_price: 3900, original_price: null } } },
    ]);
  });
});

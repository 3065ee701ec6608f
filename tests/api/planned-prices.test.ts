import { beforeEach, describe, expect, it } from "vitest";
import { collectDependencies } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { listPricedRows } from "@/lib/tours/list/priced-rows";
import { getCurrentTour, listSummaries } from "@/lib/tours/queries";
import { listAdminTours } from "@/lib/tours/staff-list/queries";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { applyPlan } from "./apply-plan";
import { priceLine } from "./bodies";
import { callAs, succeed } from "./call";
import { at } from "./clock";
import { addTour, storedLines } from "./records";

const admin = adminOfEachTest();

beforeEach(() => at("2026-11-25 12:00:00"));

const days = { from_day: new Date("2000-11-01"), until_day: new Date("2000-04-30"), yearly: true };

async function addPriced(season = false) {
  const { id } = await addTour({
    starting_price: 1000,
    prices: storedLines({ Adult: 1000, Child: 700 }),
    ...(season && { seasons: { create: [{ ...days, position: 0, starting_price: 1500 }] } }),
  });
  return id;
}

const put = (id: number, json: object) => callAs(admin, api.updateTour, { id, json });
const plan = (from: string, over: object = {}) => ({
  from,
  starting_price: 1100,
  prices: [1100, null],
  ...over,
});

async function read(id: number) {
  const { body } = await callAs(null, api.getTour, { id });
  const tour = body as {
    starting_price: number;
    prices: { price: number }[];
    planned_prices: { from: string; season: string | null; prices: (number | null)[] }[];
  };
  return {
    starting: tour.starting_price,
    lines: tour.prices.map(({ price }) => price),
    planned: tour.planned_prices,
  };
}

const rule = { fields: ["starting_price", "prices", "seasons"], change: { percent: 10 } };

async function change(id: number, json: object) {
  const asked = { select: { ids: [id] }, ...rule, ...json };
  const applied = applyPlan(admin, api.changePrices, asked, crypto.randomUUID());
  return (await succeed<{ batch: { id: number } }>(applied)).batch.id;
}

const undo = (id: number) => callAs(admin, api.undoBatch, { id });

describe("prices from a day on", () => {
  //
  it("begin at midnight in Phuket, without a save, and renew the page then", async () => {
    const id = await addPriced();
    expect((await put(id, { planned_prices: [plan("2026-12-01")] })).status).toBe(200);
    at("2026-11-29 23:59:59");
    const [current, keys] = await collectDependencies(() => getCurrentTour(id));
    expect(current).toMatchObject({ starting_price: 1000, price: { starting_price: 1000 } });
    expect(keys).toContain("until:2026-11-30");
    expect(await read(id)).toMatchObject({
      starting: 1000,
      lines: [1000, 700],
      planned: [{ from: "2026-12-01" }],
    });
    expect((await listAdminTours(1))[0]).toMatchObject({ planned: { from: "2026-12-01" } });
    at("2026-12-01 00:00:00");
    expect(await read(id)).toEqual({ starting: 1100, lines: [1100, 700], planned: [] });
    expect((await getCurrentTour(id))?.starting_price).toBe(1100);
    expect((await listSummaries([id]))[0]?.starting_price).toBe(1100);
    expect((await listPricedRows())[0]?.ownPrice).toBe(1100);
    expect((await listAdminTours(1))[0]).toMatchObject({
      planned: null,
      price: expect.stringContaining("1.100"),
    });
  });

  //
  it.each([
    [[plan("2026-12-01"), plan("2026-12-01")], "planned_prices.1.from"],
    [[{ from: "2026-12-01" }], "planned_prices.0.starting_price"],
    [[plan("2026-12-01", { prices: [1] })], "planned_prices.0.prices"],
    [[plan("2026-12-01", { season: "01-01/01-31" })], "planned_prices.0.season"],
    [[plan("2026-13-01")], "planned_prices.0.from"],
  ])("are refused where they contradict each other or the tour: %j", async (planned_prices, path) => {
    const { status, body } = await put(await addPriced(), { planned_prices });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [path]]);
  });

  //
  it("stay with their line and season where a save does not name them, and go with a removed line", async () => {
    const id = await addPriced(true);
    const seasonal = plan("2026-12-10", { season: "11-01/04-30" });
    await put(id, { planned_prices: [plan("2026-12-01"), seasonal] });
    const [adult, child, baby] = [priceLine("Adult", 1000), priceLine("Child", 700), priceLine("Baby", 1)];
    await put(id, { prices: [baby, child, adult], seasons: [{ from: "10-15", until: "04-30" }] });
    expect((await read(id)).planned).toMatchObject([
      { season: null, prices: [null, null, 1100] },
      { season: "10-15/04-30", prices: [null, null, 1100] },
    ]);
    await put(id, { prices: [child], seasons: [] });
    expect((await read(id)).planned).toMatchObject([{ starting_price: 1100, prices: [null] }]);
  });

  //
  it("whose day has come are part of the tour from its next change of prices on", async () => {
    const id = await addPriced();
    await put(id, { planned_prices: [plan("2026-12-01"), plan("2027-01-01", { starting_price: 1200 })] });
    at("2026-12-02 08:00:00");
    await put(id, { tags: "open_trip" });
    expect(await db().tour.findUnique({ where: { id } })).toMatchObject({ planned_prices: [{}, {}] });
    await put(id, { starting_price: 1050 });
    expect(await read(id)).toMatchObject({
      starting: 1050,
      lines: [1100, 700],
      planned: [{ from: "2027-01-01" }],
    });
    at("2027-01-01 00:00:00");
    expect(await read(id)).toMatchObject({ starting: 1200, planned: [] });
  });

  //
  it("whose day has come stay with the lines and seasons of a change that removes others", async () => {
    const id = await addPriced(true);
    await put(id, {
      planned_prices: [plan("2026-12-01", { prices: [null, 750] }), plan("2027-01-01", { prices: [1, 760] })],
    });
    at("2026-12-02 08:00:00");
    expect((await put(id, { prices: [priceLine("Child", 755)] })).status).toBe(200);
    expect(await read(id)).toMatchObject({ starting: 1100, lines: [755], planned: [{ prices: [760] }] });
    expect((await put(id, { seasons: [] })).status).toBe(200);
  });

  //
  it("are kept by an import of a sheet, which compares with the prices of today", async () => {
    const id = await addPriced();
    await put(id, { planned_prices: [plan("2026-12-01"), plan("2027-01-01")] });
    at("2026-12-02 08:00:00");
    const lines = `tour_id,line,service_type_en,price\n${id},1,Adult,1100\n${id},2,Child,800\n`;
    const form = () => ({ file: new File([lines], "harga.csv") });
    const dry = await callAs(admin, api.importTourSheet, { form: form() });
    const { plan: token, rows } = dry.body as { plan: string; rows: object[] };
    expect(rows).toMatchObject([{ state: "same" }, { state: "change", label: "Child", before: 700 }]);
    const headers = { "Idempotency-Key": "sheet" };
    await callAs(admin, api.importTourSheet, { form: { ...form(), plan: token }, headers });
    expect(await read(id)).toMatchObject({
      starting: 1100,
      lines: [1100, 800],
      planned: [{ from: "2027-01-01" }],
    });
  });
});

describe("a planned change of many tours", () => {
  //
  it("begins on its day, says so in its dry run, and is undone before and after the day", async () => {
    const id = await addPriced(true);
    const early = await change(id, { from: "2026-12-01" });
    expect(await read(id)).toMatchObject({
      starting: 1000,
      planned: [{ season: null }, { season: "11-01/04-30" }],
    });
    expect((await undo(early)).status).toBe(200);
    expect((await read(id)).planned).toEqual([]);
    const late = await change(id, { from: "2026-12-01" });
    at("2026-12-03 08:00:00");
    expect(await read(id)).toMatchObject({ starting: 1100, lines: [1100, 770], planned: [] });
    expect((await undo(late)).body).toMatchObject({ undone: 1, kept: [] });
    expect(await read(id)).toMatchObject({ starting: 1000, lines: [1000, 700], planned: [] });
  });

  //
  it("joins the plans that are there, and a later change at once keeps those to come", async () => {
    const id = await addPriced();
    await put(id, { planned_prices: [plan("2026-12-01"), plan("2027-01-01")] });
    await change(id, { from: "2026-12-01" });
    expect((await read(id)).planned).toMatchObject([
      { from: "2026-12-01", starting_price: 1210, prices: [1210, 770] },
      { from: "2027-01-01", starting_price: 1100 },
    ]);
    at("2026-12-02 08:00:00");
    const now = await change(id, { change: { amount: 5 } });
    expect(await read(id)).toMatchObject({
      starting: 1215,
      lines: [1215, 775],
      planned: [{ from: "2027-01-01" }],
    });
    expect((await undo(now)).body).toMatchObject({ undone: 1, kept: [] });
    expect(await read(id)).toMatchObject({ starting: 1210, lines: [1210, 770] });
  });

  it.each([
    [{ from: "2026-11-25" }],
    [{ from: "2027-01-01", change: { clear_original: true }, fields: ["original_price"] }],
  ])("is 422 for %j", async (json) => {
    const asked = { select: { ids: [await addPriced()] }, ...rule, ...json };
    const { status, body } = await callAs(admin, api.changePrices, { json: asked });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ["from"]]);
  });
});

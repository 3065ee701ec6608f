import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { readBatchContents } from "@/lib/registry/history/queries";
import { listTours } from "@/lib/tours/list/queries";
import { type Admin, addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { applyPlan } from "./apply-plan";
import { callAs, refusedAt, succeed } from "./call";
import { addTour, storedLines } from "./records";

const admin = adminOfEachTest("dewi");
let editor: Admin;

beforeEach(async () => {
  editor = await addAdmin("budi", "editor");
});

/** Two price lines, and a season in which the second has its own price. */
async function addPriced(over: Parameters<typeof addTour>[0] = {}) {
  const { id } = await addTour({
    starting_price: 1490,
    original_price: 1800,
    prices: storedLines({ Adult: 1490, Child: 990 }),
    seasons: {
      create: [
        {
          position: 0,
          yearly: true,
          starting_price: 2000,
          from_day: new Date("2000-11-01"),
          until_day: new Date("2000-04-30"),
        },
      ],
    },
    ...over,
  });
  const [season] = await db().tourSeason.findMany({ where: { tour_id: id } });
  const lines = await db().tourPrice.findMany({ where: { tour_id: id }, orderBy: { position: "asc" } });
  if (season && lines[1]) {
    const data = { season_id: season.id, price_id: lines[1].id, price: 1200 };
    await db().tourSeasonPrice.create({ data });
  }
  return id;
}

/** Every price of a tour as the database holds it, with the ids of the rows. */
async function prices(id: number) {
  return db().tour.findUniqueOrThrow({
    where: { id },
    select: {
      starting_price: true,
      original_price: true,
      prices: { orderBy: { position: "asc" } },
      seasons: { include: { prices: true } },
    },
  });
}

const all = ["starting_price", "original_price", "prices", "seasons"];
const rule = { fields: all, change: { percent: 7.5 }, round: { step: 50, mode: "nearest" } };

interface DryRun {
  plan: string;
  rows: { id: number; after: Record<string, number | null> }[];
}

const send = (json: object, key?: string, as = admin) => {
  const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key };
  return callAs(as, api.changePrices, { json, headers });
};

const dryRun = (json: object) => succeed<DryRun>(send(json));

const apply = (json: object, key = "k", as = admin) => applyPlan(admin, api.changePrices, json, key, as);

const applied = async (json: object) => (await succeed<{ batch: { id: number } }>(apply(json))).batch.id;

const undone = (id: number, as = admin) => callAs(as, api.undoBatch, { id });

const put = (id: number, json: object) => callAs(admin, api.updateTour, { id, json });

const versions = () => db().recordVersion.findMany({ orderBy: { id: "asc" } });

describe("a dry run of prices", () => {
  //
  it("says old and new and writes nothing, no version either", async () => {
    const id = await addPriced();
    const before = await prices(id);
    const { rows, plan } = await dryRun({ select: { ids: [id] }, ...rule });
    expect(plan).toMatch(/^[0-9a-f]{64}$/);
    expect(rows).toMatchObject([
      {
        id,
        name: "Pulau Karang",
        currency: "THB",
        warnings: [],
        before: { starting_price: 1490, "seasons.0.prices.0": null, "seasons.0.prices.1": 1200 },
        after: {
          starting_price: 1600,
          original_price: 1950,
          "prices.0.price": 1600,
          "prices.1.price": 1050,
          "seasons.0.starting_price": 2150,
          "seasons.0.original_price": null,
          "seasons.0.prices.0": null,
          "seasons.0.prices.1": 1300,
        },
      },
    ]);
    expect(await prices(id)).toEqual(before);
    expect(await versions()).toEqual([]);
    expect(await db().changeBatch.count()).toBe(0);
  });

  //
  it("is of tours by their list, kind of trip and words, hidden ones too", async () => {
    const hidden = await addPriced({ published: false, tags: "open_trip" });
    await addPriced({ tour_type: 2, tags: "open_trip" });
    const other = await addPriced({ name: { en: "Jungle walk" } });
    const of = async (select: object) => (await dryRun({ select, ...rule })).rows.map(({ id }) => id);
    expect(await of({ tour_type: 1 })).toEqual([hidden, other]);
    expect(await of({ tour_type: 1, tags: "open_trip" })).toEqual([hidden]);
    expect(await of({ search: "jungle" })).toEqual([other]);
  });

  //
  it.each([
    ["a misspelt key of the choice", { select: { tour_typ: 1 } }],
    ["no tour", { select: { ids: [999_999] } }],
    ["no rule", { change: {} }],
    ["no field", { fields: [] }],
    ["a step of nothing", { round: { step: 0, mode: "up" } }],
    ["a price beyond what a tour can have", { change: { amount: 999_999_999 }, select: { search: "gold" } }],
  ])("of %s is 422", async (_, over) => {
    await addPriced({ name: { en: "Gold" }, starting_price: 999_999_999_999 });
    const { status } = await send({ select: { tour_type: 1 }, ...rule, round: null, ...over });
    expect(status).toBe(422);
  });

  //
  it("of one amount or step for several currencies is 422; of a percentage it is not", async () => {
    await addPriced();
    await addPriced({ currency: "USD" });
    const of = async (over: object) => (await send({ select: { tour_type: 1 }, ...rule, ...over })).status;
    expect(await of({})).toBe(422);
    expect(await of({ change: { amount: 10 }, round: null })).toBe(422);
    expect(await of({ round: null })).toBe(200);
  });
});

describe("a change of prices", () => {
  //
  it("writes what the dry run said, in the rows that are there: one version of each tour, one batch", async () => {
    const [first, second, untouched] = [await addPriced(), await addPriced(), await addPriced()];
    const before = await prices(first);
    const { status, body } = await apply({ select: { ids: [first, second] }, ...rule });
    expect([status, body]).toMatchObject([200, { batch: { kind: "prices", records: 2, username: "dewi" } }]);
    const after = await prices(first);
    expect(after.starting_price?.toNumber()).toBe(1600);
    expect(after.prices.map(({ price }) => price.toNumber())).toEqual([1600, 1050]);
    expect(after.seasons[0]?.prices.map(({ price }) => price.toNumber())).toEqual([1300]);
    expect(after.prices.map(({ id }) => id)).toEqual(before.prices.map(({ id }) => id));
    expect(after.seasons.map(({ id }) => id)).toEqual(before.seasons.map(({ id }) => id));
    expect((await prices(untouched)).starting_price?.toNumber()).toBe(1490);
    const rows = await versions();
    expect(rows.map(({ action, record_key }) => [action, record_key])).toEqual([
      ["baseline", String(first)],
      ["baseline", String(second)],
      ["batch", String(first)],
      ["batch", String(second)],
    ]);
    const [batch] = await db().changeBatch.findMany({ include: { versions: true } });
    expect(batch?.versions.map(({ changed }) => changed)).toEqual([all, all]);
    expect(rows[2]?.snapshot).toMatchObject({ starting_price: 1600, seasons: [{ prices: [null, 1300] }] });
  });

  //
  it("is seen by the next page", async () => {
    const id = await addPriced();
    await listTours({ type: 1, page: 1, perPage: 12 });
    await applied({ select: { ids: [id] }, fields: ["starting_price"], change: { amount: 10 } });
    const { tours } = await listTours({ type: 1, page: 1, perPage: 12 });
    expect(tours[0]?.starting_price).toBe(1500);
  });

  //
  it("of tours that moved since the dry run is 409 with the rows anew, and changes none", async () => {
    const [first, second] = [await addPriced(), await addPriced()];
    const request = { select: { ids: [first, second] }, ...rule };
    const { plan } = await dryRun(request);
    await put(first, { starting_price: 2000 });
    const stale = await send({ ...request, plan }, "k");
    expect(stale).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    const anew = stale.body as DryRun;
    expect(anew.rows.find(({ id }) => id === first)?.after.starting_price).toBe(2150);
    expect((await prices(second)).starting_price?.toNumber()).toBe(1490);
    // The key was not used up: what the answer showed can be applied under it.
    expect((await send({ ...request, plan: anew.plan }, "k")).status).toBe(200);
    expect((await prices(first)).starting_price?.toNumber()).toBe(2150);
  });

  //
  it("happens once under its key, also when it is sent twice at a time", async () => {
    const id = await addPriced();
    const request = { select: { ids: [id] }, ...rule };
    const body = { ...request, ...(await dryRun(request)) };
    const json = { ...request, plan: body.plan };
    const answers = await Promise.all([send(json, "one"), send(json, "one")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await prices(id)).starting_price?.toNumber()).toBe(1600);
    expect(await db().changeBatch.count()).toBe(1);
    expect((await send({ ...json, change: { percent: 8 } }, "one")).status).toBe(422);
    // Another key finds that the plan no longer holds.
    expect((await send(json, "two")).status).toBe(409);
  });

  //
  it("needs a key", async () => {
    const id = await addPriced();
    const request = { select: { ids: [id] }, ...rule };
    const { plan } = await dryRun(request);
    expect(await send({ ...request, plan })).toMatchObject(refusedAt("Idempotency-Key"));
  });

  it("that changes nothing is 422", async () => {
    const id = await addPriced();
    expect((await apply({ select: { ids: [id] }, fields: all, change: { percent: 0 } })).status).toBe(422);
    expect(await versions()).toEqual([]);
  });

  //
  it("that fails in one tour changes none", async () => {
    const ids = [await addPriced(), await addPriced(), await addPriced()];
    const request = { select: { ids }, ...rule };
    const { plan } = await dryRun(request);
    await db().$executeRawUnsafe(
      `ALTER TABLE record_version ADD CONSTRAINT no_such CHECK (action <> 'batch' OR record_key <> '${ids[2]}')`,
    );
    try {
      expect((await send({ ...request, plan }, "k")).status).toBe(422);
    } finally {
      await db().$executeRaw`ALTER TABLE record_version DROP CONSTRAINT no_such`;
    }
    for (const id of ids) expect((await prices(id)).starting_price?.toNumber()).toBe(1490);
    expect([await db().changeBatch.count(), await versions()]).toEqual([0, []]);
  });

  //
  it("of more than 50 tours is for admins; of 50 it is not", async () => {
    for (let made = 0; made < 51; made += 1) await addTour();
    const ids = (await db().tour.findMany({ select: { id: true } })).map(({ id }) => id);
    const request = { fields: ["starting_price"], change: { amount: 10 } };
    const few = await apply({ select: { ids: ids.slice(1) }, ...request }, "a", editor);
    expect(few.status).toBe(200);
    const many = { select: { ids }, ...request };
    expect((await apply(many, "b", editor)).status).toBe(403);
    const { body } = await apply(many, "c", admin);
    const { batch } = body as { batch: { id: number } };
    expect((await undone(batch.id, editor)).status).toBe(403);
    expect(await undone(batch.id)).toMatchObject({ status: 200, body: { undone: 51, kept: [] } });
  });
});

describe("an undo", () => {
  it("gives every price its value from before, with a version of each tour", async () => {
    const ids = [await addPriced(), await addPriced()];
    const before = await Promise.all(ids.map(prices));
    const batch = await applied({ select: { ids }, ...rule });
    expect(await undone(batch)).toMatchObject({ status: 200, body: { undone: 2, kept: [] } });
    expect(await Promise.all(ids.map(prices))).toEqual(before);
    const rows = (await versions()).filter(({ action }) => action === "undo");
    expect(rows.map(({ batch_id, username }) => [batch_id, username])).toEqual([
      [batch, "dewi"],
      [batch, "dewi"],
    ]);
  });

  //
  it("keeps and names what was edited since, and what is gone", async () => {
    const [edited, deleted, same] = [await addPriced(), await addPriced(), await addPriced()];
    const batch = await applied({ select: { ids: [edited, deleted, same] }, ...rule });
    await put(edited, { starting_price: 1700, overview: { en: "New words" } });
    await db().tour.delete({ where: { id: deleted } });
    const { status, body } = await undone(batch);
    expect([status, body]).toMatchObject([200, { undone: 2 }]);
    const { kept } = body as { kept: { id: number; path: string }[] };
    expect(kept.map(({ id, path }) => [id, path])).toEqual([
      [edited, "starting_price"],
      ...all.map((path) => [deleted, path]),
    ]);
    const after = await prices(edited);
    expect([after.starting_price?.toNumber(), after.prices[0]?.price.toNumber()]).toEqual([1700, 1490]);
    const { overview } = await db().tour.findUniqueOrThrow({ where: { id: edited } });
    expect(overview).toMatchObject({ en: "New words" });
    expect((await prices(same)).starting_price?.toNumber()).toBe(1490);
  });

  //
  it("happens once, also when it is asked for twice at a time", async () => {
    const batch = await applied({ select: { ids: [await addPriced()] }, ...rule });
    const both = await Promise.all([undone(batch), undone(batch)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await undone(batch)).status).toBe(409);
    expect((await undone(999)).status).toBe(404);
  });

  //
  it("is told by the list of batches", async () => {
    const batch = await applied({ select: { ids: [await addPriced()] }, ...rule });
    const list = () => callAs(admin, api.listBatches);
    const { body } = await list();
    expect(body).toMatchObject({
      data: [{ id: batch, records: 1, request: { change: { percent: 7.5 } }, undone_at: null }],
      pagination: { total: 1 },
    });
    const contents = (await readBatchContents([batch])).get(batch);
    expect(contents).toMatchObject({ entity: "tour", changed: expect.arrayContaining(["starting_price"]) });
    expect(contents?.titles).toHaveLength(1);
    await undone(batch);
    expect((await list()).body).toMatchObject({
      data: [{ undone_at: expect.any(String), undone_by: "dewi" }],
    });
  });
});

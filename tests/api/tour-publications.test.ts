import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { type Admin, addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs, refusedAt, succeed } from "./call";
import { addTour } from "./records";

const admin = adminOfEachTest("dewi");
let editor: Admin;

beforeEach(async () => {
  editor = await addAdmin("budi", "editor");
});

interface Answer {
  batch: { id: number; records: number; kind: string };
}

const send = (json: object, key: string | null = "k", as = admin) =>
  callAs(as, api.publishTours, { json, headers: key === null ? {} : { "Idempotency-Key": key } });

const shown = async (ids: number[]) =>
  (await db().tour.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } })).map(
    ({ published }) => published,
  );

async function drafts(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await addTour({ published: false })).id);
  return ids;
}

//
describe("a publication of many tours", () => {
  it("shows 40 drafts to visitors in one batch, and one undo makes them drafts again", async () => {
    const ids = await drafts(40);
    const { batch } = await succeed<Answer>(send({ ids, published: true }));
    expect(batch).toMatchObject({ kind: "publication", records: 40 });
    expect(new Set(await shown(ids))).toEqual(new Set([true]));
    expect((await callAs(null, api.getTour, { id: ids[0] })).status).toBe(200);
    const versions = await db().recordVersion.count({ where: { batch_id: batch.id, action: "batch" } });
    expect(versions).toBe(40);
    expect(await succeed(callAs(admin, api.undoBatch, { id: batch.id }))).toEqual({ undone: 40, kept: [] });
    expect(new Set(await shown(ids))).toEqual(new Set([false]));
  });

  it("changes the tours alone that are not so yet, and ends days that hide a tour", async () => {
    const [draft = 0] = await drafts(1);
    const { id: visible } = await addTour();
    const { id: later } = await addTour({ publish_from: new Date("2999-01-01") });
    const ids = [draft, visible, later];
    const { batch } = await succeed<Answer>(send({ ids, published: true }));
    expect(batch.records).toBe(2);
    expect((await callAs(null, api.getTour, { id: later })).status).toBe(200);
    expect(await send({ ids, published: true }, "again")).toMatchObject({ status: 422 });
    const hidden = await succeed<Answer>(send({ ids, published: false }, "hide"));
    expect(hidden.batch.records).toBe(3);
    expect(await shown(ids)).toEqual([false, false, false]);
  });

  it("is refused as a whole by a tour that lacks a text, and names the tour", async () => {
    const [ready = 0] = await drafts(1);
    const { id: bare } = await addTour({
      published: false,
      name: { en: "Bare reef" },
      duration: { en: "" },
    });
    const { status, body } = await send({ ids: [ready, bare], published: true });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain("Bare reef");
    expect(await shown([ready, bare])).toEqual([false, false]);
  });

  it("takes one key once, and more than 50 tours from admins alone", async () => {
    const ids = await drafts(51);
    expect((await send({ ids, published: true }, "many", editor)).status).toBe(403);
    expect((await send({ ids: ids.slice(0, 50), published: true }, "fifty", editor)).status).toBe(200);
    const hide = () => send({ ids, published: false }, "same");
    const { batch } = await succeed<Answer>(hide());
    expect((await hide()).body).toMatchObject({ batch: { id: batch.id } });
    expect((await send({ ids, published: true }, null)).status).toBe(422);
    expect(await send({ ids: [], published: true }, "none")).toMatchObject(refusedAt("ids"));
    expect((await callAs(null, api.publishTours, { json: { ids, published: true } })).status).toBe(401);
  });

  it("waits for another change of the same tours in any order, instead of a deadlock", async () => {
    const ids = await drafts(20);
    // The changes of one account wait for each other anyway.
    const people = [admin, editor, await addAdmin("ani"), await addAdmin("eka")];
    for (let round = 0; round < 4; round += 1) {
      const published = round % 2 === 0;
      const orders = [ids, ids.toReversed(), ids, ids.toReversed()];
      const changes = orders.map((order, index) =>
        send({ ids: order, published }, `${round} ${index}`, people[index]),
      );
      const statuses = (await Promise.all(changes)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 422, 422, 422]);
      expect(new Set(await shown(ids))).toEqual(new Set([published]));
    }
  });
});

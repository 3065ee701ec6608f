import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs, succeed } from "./call";
import { addTour } from "./records";

const admin = adminOfEachTest("dewi");
let text: number;

const question = { en: "Is lunch vegetarian?", id: "Ada menu vegetarian?" };
const old = { en: "Yes.", id: "Ada." };
const now = { en: "Yes, ask us the day before.", id: "Ada, beri tahu kami sehari sebelumnya." };
const edited = { en: "Only on the big boat." };

const changeText = (json: object) => callAs(admin, api.updateSharedText, { id: text, json });

beforeEach(async () => {
  const json = { kind: "faq", question, text: old };
  text = ((await callAs(admin, api.createSharedText, { json })).body as { id: number }).id;
});

const copy = (answer: object) => ({ question, answer, shared_text_id: text });

const own = { question: { en: "Towels?" }, answer: { en: "No." } };

/** A tour with an item of its own and a copy. */
async function addCopying(answer: object, name = "Coral Island"): Promise<number> {
  const faqs = [own, copy(answer)].map((item, position) => ({ ...item, position }));
  return (await addTour({ name: { en: name }, faqs: { create: faqs } })).id;
}

const saveTour = (id: number, json: object) => callAs(admin, api.updateTour, { id, json });

const answers = async (id: number) =>
  (await db().tourFaq.findMany({ where: { tour_id: id }, orderBy: { position: "asc" } })).map(
    ({ answer }) => answer,
  );

const send = (json: object, key?: string, as = admin, id = text) => {
  const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key };
  return callAs(as, api.updateCopies, { id, json, headers });
};

interface DryRun {
  plan: string;
  rows: { id: number; path: string; state: string; changes: boolean }[];
}

const dryRun = (json: object = {}) => succeed<DryRun>(send(json));

async function applied(json: object = {}, key = "k"): Promise<number> {
  const { plan } = await dryRun(json);
  const { status, body } = await send({ ...json, plan }, key);
  expect([status, body]).toMatchObject([200, {}]);
  return (body as { batch: { id: number } }).batch.id;
}

const undone = (id: number) => callAs(admin, api.undoBatch, { id });

const versions = () => db().recordVersion.findMany({ where: { entity: "tour" }, orderBy: { id: "asc" } });

describe("a dry run of the copies of a text", () => {
  //
  it("says what each copy says and would say, and writes nothing", async () => {
    const [first, second, third] = [await addCopying(old), await addCopying(edited), await addCopying(now)];
    await addTour();
    await changeText({ text: now });
    const { plan, rows } = await dryRun();
    expect(plan).toMatch(/^[0-9a-f]{64}$/);
    const after = { question, text: now };
    const at = { path: "faqs.1", name: "Coral Island", tour_type: 1, after };
    expect(rows).toEqual([
      { ...at, id: first, state: "outdated", changes: true, before: { question, text: old } },
      { ...at, id: second, state: "edited", changes: false, before: { question, text: edited } },
      { ...at, id: third, state: "current", changes: false, before: after },
    ]);
    expect(await answers(first)).toEqual([own.answer, old]);
    expect(await versions()).toEqual([]);
    expect(await db().changeBatch.count()).toBe(0);
  });

  it("is of a text that is there", async () => {
    expect((await send({}, undefined, admin, text + 1)).status).toBe(404);
    expect((await send({}, undefined, admin, 9_999_999_999)).status).toBe(404);
  });

  it.each([
    [{ overwrite: [{ id: 0, path: "faqs.1" }] }],
    [{ overwrite: "all" }],
    [{ overwrite: [{ id: 1 }] }],
  ])("refuses %j", async (json) => {
    expect((await send(json)).status).toBe(422);
  });
});

describe("bringing copies up to date", () => {
  //
  it("is one batch with a version of each tour, once under its key, and can be taken back", async () => {
    const tours = [await addCopying(old, "Coral"), await addCopying(old, "Reef")];
    await changeText({ text: now });
    const { plan } = await dryRun();
    expect((await send({ plan })).status).toBe(422);
    const both = await Promise.all([send({ plan }, "once"), send({ plan }, "once")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [{ body }] = both;
    const batch = (body as { batch: { id: number } }).batch.id;
    for (const id of tours) expect(await answers(id)).toEqual([own.answer, now]);
    const made = (await versions()).filter(({ batch_id }) => batch_id === batch);
    expect(made.map(({ record_key, action, changed }) => [record_key, action, changed])).toEqual(
      tours.map((id) => [String(id), "batch", ["faqs"]]),
    );
    const { body: list } = await callAs(admin, api.listBatches);
    expect(list).toMatchObject({
      data: [{ kind: "texts", records: 2, request: { shared_text_id: text }, username: "dewi" }],
    });
    expect((await dryRun()).rows.map(({ state }) => state)).toEqual(["current", "current"]);
    expect((await undone(batch)).body).toEqual({ undone: 2, kept: [] });
    for (const id of tours) expect(await answers(id)).toEqual([own.answer, old]);
    // They say again what the text once said.
    expect((await dryRun()).rows.map(({ state }) => state)).toEqual(["outdated", "outdated"]);
    expect((await undone(batch)).status).toBe(409);
  });

  //
  it("leaves what was edited in its tour, unless it is chosen", async () => {
    const [first, second] = [await addCopying(old), await addCopying(edited)];
    await changeText({ text: now });
    await applied();
    expect([await answers(first), await answers(second)]).toEqual([
      [own.answer, now],
      [own.answer, edited],
    ]);
    const { plan } = await dryRun();
    expect(await send({ plan }, "nothing")).toMatchObject({ status: 422 });
    await applied({ overwrite: [{ id: second, path: "faqs.1" }] }, "chosen");
    expect(await answers(second)).toEqual([own.answer, now]);
  });

  //
  it("is 409 with the rows anew where a tour or the text has changed since", async () => {
    const id = await addCopying(old);
    await changeText({ text: now });
    const { plan } = await dryRun();
    await saveTour(id, { faqs: [copy(edited)] });
    expect(await send({ plan }, "a")).toMatchObject({
      status: 409,
      body: { rows: [{ id, path: "faqs.0", state: "edited" }] },
    });
    await saveTour(id, { faqs: [copy(old)] });
    const { plan: second } = await dryRun();
    await changeText({ text: { en: "No." } });
    expect((await send({ plan: second }, "b")).status).toBe(409);
    expect(await answers(id)).toEqual([old]);
  });

  //
  it("keeps and names what was edited since", async () => {
    const [first, second] = [await addCopying(old, "Coral"), await addCopying(old, "Reef")];
    await changeText({ text: now });
    const batch = await applied();
    await saveTour(first, { faqs: [copy(edited), own] });
    const { body } = await undone(batch);
    const kept = ["en", "id"].map((language) => `faqs.0.answer.${language}`);
    expect(body).toEqual({
      undone: 1,
      kept: kept.map((path) => ({ entity: "tour", id: first, name: "Coral", path })),
    });
    expect(await answers(first)).toEqual([edited, own.answer]);
    expect(await answers(second)).toEqual([own.answer, old]);
  });

  it("keeps translations true: the copy and its text say the same", async () => {
    const id = await addCopying(old);
    await saveTour(id, { code: "C1" });
    await changeText({ text: now });
    await applied();
    const stale = await db().openTranslation.findMany({ where: { entity: "tour", state: "stale" } });
    expect(stale).toEqual([]);
  });

  //
  it("of more than 50 tours is for admins", async () => {
    const editor = await addAdmin("budi", "editor");
    for (let count = 0; count < 51; count += 1) await addCopying(old, `Tour ${count}`);
    await changeText({ text: now });
    const { plan, rows } = await dryRun();
    expect(rows).toHaveLength(51);
    expect((await send({ plan }, "editor", editor)).status).toBe(403);
    expect((await send({ plan }, "admin")).status).toBe(200);
  });
});

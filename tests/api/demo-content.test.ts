import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/core/auth/password";
import { closeDb, db } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { recordStores } from "@/lib/registry/record-stores";
import { seoStore } from "@/lib/seo/record-store";
import { readDemoContent } from "@/prisma/demo-content";
import { seed } from "@/prisma/seed";
import { database, type TestDatabase } from "../setup/database";
import { useDatabase } from "../setup/use-database";
import { type Admin, addAdmin } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { addTour } from "./records";
import { drawSmallDemo, smallDemo } from "./small-demo";

interface Listed {
  entity: string;
  record_key: string;
  title: string;
  reason?: string;
  fields?: string[];
}
interface State {
  plan: string;
  removed: Listed[];
  kept: Listed[];
  removal: { batch: { id: number } } | null;
}

const demoSettings = readDemoContent().site ?? {};
const password = "demo-removal-password";
async function addPerson(role: string): Promise<Admin> {
  const person = await addAdmin(role);
  const password_hash = await hashPassword(password);
  await db().adminUser.update({ where: { username: role }, data: { role, password_hash } });
  return person;
}

const { content, folder } = smallDemo();
let admin: Admin;

let seeded: string;
let copy: TestDatabase;

beforeAll(async () => {
  await drawSmallDemo();
  await seed({ ...content, site: demoSettings }, () => {});
  admin = await addPerson("admin");
  seeded = env().DATABASE_URL ?? "";
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Every test has a copy of the seeded database: seeding takes seconds.
beforeEach(async () => {
  await closeDb();
  copy = await database(new URL(seeded).pathname.slice(1));
  await useDatabase(copy.url);
});
afterEach(async () => {
  await useDatabase(seeded);
  await copy.drop();
});

const state = async () => (await callAs(admin, api.getDemoContent)).body as unknown as State;

async function remove(sent: { plan?: string; password?: string } = {}) {
  const json = { plan: (await state()).plan, password, ...sent };
  const { status, body } = await callAs(admin, api.removeDemoContent, { json });
  return { status, body: body as unknown as State & { batch: { id: number; records: number } } };
}

/** All content as the history would store it, with the order of the tours. */
async function snapshots() {
  const all: Record<string, unknown> = {};
  const add = async (
    entity: "tour" | "promo" | "blog" | "place" | "pickup_area" | "shared_text",
    ids: { id: number }[],
  ) => {
    for (const { id } of ids.toSorted((one, other) => one.id - other.id)) {
      const { find, snapshot } = recordStores[entity];
      const record = await find(db(), String(id));
      all[`${entity} ${id}`] = record && snapshot(record);
    }
  };
  const select = { id: true } as const;
  await add("tour", await db().tour.findMany({ select }));
  await add("promo", await db().promo.findMany({ select }));
  await add("blog", await db().blog.findMany({ select }));
  await add("place", await db().place.findMany({ select }));
  await add("pickup_area", await db().pickupArea.findMany({ select }));
  await add("shared_text", await db().sharedText.findMany({ select }));
  const { home, site } = recordStores;
  all.order = await db().tour.findMany({ select: { id: true, order: true }, orderBy: { id: "asc" } });
  all.home = home.snapshot((await home.find(db(), "1")) ?? (undefined as never));
  all.site = site.snapshot((await site.find(db(), "1")) ?? (undefined as never));
  all.seo = (await seoStore.find(db(), "home"))?.texts;
  all.rates = await db().exchangeRate.findMany({ omit: { updated_at: true }, orderBy: { currency: "asc" } });
  all.figures = await db().figure.findMany({ orderBy: [{ day: "asc" }, { what: "asc" }, { key: "asc" }] });
  return all;
}

describe("the demo content", () => {
  //
  it("moves to the bin in one batch with emptied settings, and one call restores everything", async () => {
    const before = await snapshots();
    const { removed, kept } = await state();
    expect(kept).toEqual([]);
    expect(new Set(removed.map(({ entity }) => entity))).toEqual(
      new Set([
        "promo",
        "blog",
        "tour",
        "shared_text",
        "closed_period",
        "place",
        "pickup_area",
        "site",
        "home",
        "seo",
      ]),
    );
    const { status, body } = await remove();
    expect(status).toBe(200);
    expect(body.batch.records).toBe(removed.length);
    const counts = [
      db().tour,
      db().promo,
      db().blog,
      db().place,
      db().pickupArea,
      db().sharedText,
      db().exchangeRate,
    ] as const;
    for (const table of counts) expect(await (table as (typeof counts)[0]).count()).toBe(0);
    expect(await db().figure.count({ where: { what: { not: { startsWith: "demo-" } } } })).toBe(0);
    expect(await db().site.findFirst()).toMatchObject({
      name: "",
      whatsapp_number: null,
      phones: [],
      blurb: {},
    });
    expect(await db().home.findFirst()).toMatchObject({
      hero_title: null,
      slides: [],
      reviews: [],
      questions: [],
    });
    const versions = await db().recordVersion.findMany({ where: { batch_id: body.batch.id } });
    expect(versions).toHaveLength(removed.length);
    const now = await state();
    expect(now).toMatchObject({ removed: [], kept: [], removal: { batch: { id: body.batch.id } } });
    const undone = await callAs(admin, api.undoBatch, { id: body.batch.id });
    expect(undone).toMatchObject({ status: 200, body: { undone: removed.length, kept: [] } });
    expect(await snapshots()).toEqual(before);
    expect((await state()).removed).toHaveLength(removed.length);
  });

  //
  it("stays where staff have changed it or still use it, and both are named before", async () => {
    const [changed, undone] = await db().tour.findMany({ orderBy: { id: "asc" } });
    const put = (id = 0, json: object = {}) => callAs(admin, api.updateTour, { id, json });
    await put(changed?.id, { code: "MINE-1" });
    await put(undone?.id, { code: "MINE-2" });
    await put(undone?.id, { code: undone?.code });
    const own = await addTour();
    await callAs(admin, api.updateSiteSettings, {
      json: { name: "Harbour Days", phones: [...(demoSettings.phones ?? []), { number: "+62 361 123 456" }] },
    });
    await callAs(admin, api.updateHomeContent, { json: { hero_title: { en: "Harbour Days" } } });
    const { kept } = await state();
    expect(kept.find(({ entity }) => entity === "tour")).toMatchObject({
      record_key: String(changed?.id),
      reason: "changed",
    });
    expect(kept.filter(({ entity }) => entity === "tour")).toHaveLength(1);
    expect(kept.find(({ entity }) => entity === "site")?.fields).toEqual(["Nama", "Telepon"]);
    expect(kept.some(({ entity, reason }) => entity === "place" && reason === "used")).toBe(true);
    expect((await remove()).body.kept).toEqual(kept);
    expect((await db().tour.findMany({ select: { id: true } })).map(({ id }) => id).sort()).toEqual(
      [changed?.id, own.id].sort(),
    );
    expect(await db().site.findFirst()).toMatchObject({
      name: "Harbour Days",
      phones: [{ number: "+62 361 123 456" }],
      email: null,
    });
    expect(await db().home.findFirst()).toMatchObject({ hero_title: { en: "Harbour Days" }, slides: [] });
  });

  //
  it("leaves no sentence of its own in a language that staff have not written", async () => {
    const [slide, ...slides] = (await db().home.findFirstOrThrow()).slides as { title: object }[];
    const json = { slides: [{ ...slide, title: { ...slide?.title, en: "Our own sea" } }, ...slides] };
    expect((await callAs(admin, api.updateHomeContent, { json })).status).toBe(200);
    const blurb = { ...demoSettings.blurb, en: "Boats from Bali" };
    await callAs(admin, api.updateSiteSettings, { json: { blurb } });
    await remove();
    expect(await db().site.findFirst()).toMatchObject({ blurb: { en: "Boats from Bali" } });
    expect((await db().site.findFirst())?.blurb).not.toHaveProperty("id");
    expect((await db().home.findFirst())?.slides).toMatchObject([{ title: { en: "Our own sea" } }]);
    expect(JSON.stringify((await db().home.findFirst())?.slides)).not.toContain('"id":');
  });

  //
  it("leaves no text for search engines of its own on a page that staff have changed in one language", async () => {
    const title = "Boats from Bali";
    const json = { home: { en: { title } } };
    expect((await callAs(admin, api.updateSeoContent, { json })).status).toBe(200);
    const before = (await seoStore.find(db(), "home"))?.texts;
    expect(before?.title).toMatchObject({ en: title, id: expect.stringContaining("Ombak") });
    const { id } = (await remove()).body.batch;
    const left = (await seoStore.find(db(), "home"))?.texts;
    expect(left?.title).toEqual({ en: title });
    expect(Object.values(left?.description ?? {}).filter(Boolean)).toEqual([]);
    expect((await callAs(admin, api.undoBatch, { id })).status).toBe(200);
    expect((await seoStore.find(db(), "home"))?.texts).toEqual(before);
  });

  //
  it("comes back with the ids of its price lines", async () => {
    const lines = () =>
      db().tourPrice.findMany({
        select: { id: true, tour_id: true, position: true },
        orderBy: { id: "asc" },
      });
    const before = await lines();
    const { id } = (await remove()).body.batch;
    expect((await callAs(admin, api.undoBatch, { id })).status).toBe(200);
    expect(before.length).toBeGreaterThan(0);
    expect(await lines()).toEqual(before);
  });

  //
  it("gives the settings back where nobody has entered anything since", async () => {
    const { id } = (await remove()).body.batch;
    await callAs(admin, api.updateSiteSettings, { json: { name: "Harbour Days" } });
    expect((await callAs(admin, api.undoBatch, { id })).body).toMatchObject({
      kept: [{ entity: "site", id: 1, path: "name" }],
    });
    expect(await db().site.findFirst()).toMatchObject({ name: "Harbour Days", email: demoSettings.email });
  });

  //
  it("is removed by admins with their password alone, as the plan said, and only once", async () => {
    const editor = await addPerson("editor");
    expect((await callAs(editor, api.removeDemoContent, { json: { plan: "x", password } })).status).toBe(403);
    expect((await remove({ password: "wrong" })).status).toBe(422);
    expect((await remove({ plan: "of yesterday" })).body).toMatchObject({ plan: (await state()).plan });
    expect(await db().tour.count()).toBe(3);
    const { id } = (await remove()).body.batch;
    expect((await remove()).status).toBe(422);
    expect((await callAs(editor, api.undoBatch, { id })).status).toBe(403);
    await db().$executeRaw`UPDATE change_batch SET created_at = now() - interval '31 days'`;
    expect((await callAs(admin, api.undoBatch, { id })).status).toBe(409);
    expect((await state()).removal).toBe(null);
  });
});

import { describe, expect, it } from "vitest";
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { db } from "@/lib/core/db";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { call, callAs, refusedAt, succeed } from "./call";
import { addBlog, addPicture, addPromo, addTour } from "./records";
import { emptiedTour, wholeTour } from "./whole-tour";

const admin = adminOfEachTest();

type Wire = Record<string, unknown> & { id: number; updated_at: string };

const read = (handler: RouteHandler, id: number) => succeed<Wire>(callAs(admin, handler, { id }));

async function versionId(where: { entity?: string; number?: number; action?: string }): Promise<number> {
  return Number((await db().recordVersion.findFirstOrThrow({ where, orderBy: { id: "desc" } })).id);
}

const restore = (id: number, updated_at?: string | null, fields?: string[]) =>
  callAs(admin, api.restoreVersion, { id, json: { updated_at, fields } });
const put = (id: number, json: object) => callAs(admin, api.updateTour, { id, json });
const remove = (handler: RouteHandler, id: number) => callAs(admin, handler, { id });
const bin = async () => (await callAs(admin, api.listBin)).body as { data: Wire[] };

const text = { en: "Text", id: "Teks", ru: "Текст" };

const addWholeTour = async (over: object = {}) =>
  succeed<Wire>(callAs(admin, api.createTour, { json: await wholeTour(over) }));

/** The fields of a record without ids and dates. */
function said(record: unknown): unknown {
  const ignored = ["id", "updated_at", "order"];
  return JSON.parse(JSON.stringify(record), (key, value) => (ignored.includes(key) ? undefined : value));
}

describe("a live record", () => {
  //
  it("gets every field, list and alt text of a version back", async () => {
    const first = await addWholeTour();
    const emptied = { ...emptiedTour, name: { en: "Other" } };
    const changed = (await put(first.id, emptied)).body as Wire;
    const answer = await restore(await versionId({ number: 1 }), changed.updated_at);
    expect([answer.status, answer.body]).toMatchObject([200, { left_out: [] }]);
    expect(said(await read(api.getTour, first.id))).toEqual(said(first));
    expect(said((answer.body as { record: Wire }).record)).toEqual(said(first));
    expect(await db().recordVersion.findMany({ orderBy: { number: "asc" } })).toMatchObject([
      { action: "create", number: 1 },
      { action: "update", number: 2 },
      {
        action: "restore",
        number: 3,
        restored_from: 1,
        username: "admin",
        changed: expect.arrayContaining(["faqs"]),
      },
    ]);
  });

  //
  it("gets one field back by itself, and 422 for a field that the version does not have", async () => {
    const { id } = await addWholeTour();
    await put(id, { code: "B-2", rate: 3, highlights: [] });
    const first = await versionId({ number: 1 });
    const { updated_at } = await read(api.getTour, id);
    expect((await restore(first, updated_at, ["none"])).body).toHaveProperty("errors.fields");
    expect((await restore(first, updated_at, ["highlights", "code"])).status).toBe(200);
    expect(await read(api.getTour, id)).toMatchObject({ code: "A-1", rate: 3, highlights: [{}, {}] });

    const promo = await addPromo();
    await callAs(admin, api.updatePromo, { id: promo.id, form: { title_en: "New", price: "THB 1" } });
    const old = await versionId({ entity: "promo", number: 1 });
    expect((await restore(old, undefined, ["title"])).status).toBe(200);
    const { title, price } = await db().promo.findUniqueOrThrow({ where: { id: promo.id } });
    expect([title, price]).toEqual([promo.title, "THB 1"]);
  });

  //
  it("loses the languages that the version does not have", async () => {
    const first = (await put((await addWholeTour()).id, { name: { en: "Text", id: "", ru: "" } }))
      .body as Wire;
    const changed = (await put(first.id, { name: text })).body as Wire;
    expect((await restore(await versionId({ number: 2 }), changed.updated_at)).status).toBe(200);
    expect((await read(api.getTour, first.id)).name).toBe('{"en":"Text"}');
  });

  //
  it("keeps the rows of lists that the version does not change", async () => {
    const first = await addWholeTour();
    const changed = (await put(first.id, { code: "B" })).body as Wire;
    await restore(await versionId({ number: 1 }), changed.updated_at);
    const { order, updated_at, ...rest } = first;
    expect(await read(api.getTour, first.id)).toMatchObject(rest);
  });

  //
  it("gets back what stood there before its first noted change", async () => {
    const { id } = await addTour({ code: "seeded" });
    const changed = (await put(id, { code: "new" })).body as Wire;
    expect((await restore(await versionId({ action: "baseline" }), changed.updated_at)).status).toBe(200);
    expect(await read(api.getTour, id)).toMatchObject({ code: "seeded" });
  });

  //
  it("is compared with nothing where no version is named, and is none of the bin", async () => {
    const first = await addWholeTour();
    await put(first.id, { code: "B" });
    const version = await versionId({ number: 1 });
    expect((await restore(version, null)).status).toBe(409);
    expect((await restore(version)).status).toBe(200);
    expect((await db().tour.findUniqueOrThrow({ where: { id: first.id } })).code).not.toBe("B");
  });

  //
  it("is changed once while somebody saves and others restore, each of the version they read", async () => {
    const first = await addWholeTour();
    const { updated_at } = (await put(first.id, { code: "B" })).body as Wire;
    const version = await versionId({ number: 1 });
    const all = await Promise.all([
      ...[1, 2, 3, 4].map(() => restore(version, updated_at)),
      ...[1, 2, 3, 4].map((n) => put(first.id, { code: `C${n}`, updated_at })),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await db().recordVersion.count()).toBe(3);
  });

  it("that is as the version has it gets no other", async () => {
    const first = await addWholeTour();
    expect((await restore(await versionId({ number: 1 }), first.updated_at)).status).toBe(200);
    expect(await db().recordVersion.count()).toBe(1);
  });

  //
  it("is restored from before a field was there: what is not named stays", async () => {
    const first = await addWholeTour();
    const version = await versionId({ number: 1 });
    await db()
      .$executeRaw`UPDATE record_version SET snapshot = snapshot - 'rate' - 'seo_title_en' || '{"gone": 1}'`;
    const changed = (await put(first.id, { code: "B", rate: 4 })).body as Wire;
    expect((await restore(version, changed.updated_at)).status).toBe(200);
    expect(await read(api.getTour, first.id)).toMatchObject({ code: "A-1", rate: 4, seo_title_en: "Title" });
  });

  //
  it("is refused what today's rules refuse: 422 at the field, and nothing is changed", async () => {
    const first = await addWholeTour();
    const version = await versionId({ number: 1 });
    const changed = (await put(first.id, { code: "B" })).body as Wire;
    await db().$executeRaw`UPDATE record_version SET snapshot = snapshot || '{"rate": 9}'`;
    expect(await restore(version, changed.updated_at)).toMatchObject(refusedAt("rate"));
    expect(await read(api.getTour, first.id)).toEqual(changed);
  });

  //
  it("is neither published nor hidden by it, and keeps its days", async () => {
    const { id } = await addWholeTour({ published: false, publish_from: "2030-01-01" });
    await put(id, { published: true, publish_from: null, code: "B" });
    const hidden = await versionId({ number: 1 });
    const { updated_at } = await read(api.getTour, id);
    await restore(hidden, updated_at);
    expect(await read(api.getTour, id)).toMatchObject({ code: "A-1", published: true, publish_from: null });
    const now = (await put(id, { published: false, publish_from: "2031-01-01" })).body as Wire;
    await restore(await versionId({ number: 2 }), now.updated_at);
    expect(await read(api.getTour, id)).toMatchObject({
      code: "B",
      published: false,
      publish_from: "2031-01-01",
    });
  });

  //
  it("gets its picture back, and loses one that is gone, which is named", async () => {
    const first = await addWholeTour();
    const version = await versionId({ number: 1 });
    const changed = (await put(first.id, { images: [] })).body as Wire;
    await db().versionImage.deleteMany();
    await db().storedImage.delete({ where: { path: await addPicture("a") } });
    const { body } = await restore(version, changed.updated_at);
    const [gone] = first.images as { path: string }[];
    expect(body).toMatchObject({ left_out: [gone?.path] });
    expect(await read(api.getTour, first.id)).toMatchObject({
      images: [{ path: `/storage/${await addPicture("b")}` }],
    });
  });

  it("is 404 where the version was swept", async () => {
    const { updated_at } = await addWholeTour();
    const version = await versionId({ number: 1 });
    await db().recordVersion.deleteMany();
    expect((await restore(version, updated_at)).status).toBe(404);
    expect((await restore(2 ** 40, updated_at)).status).toBe(404);
  });

  it("may be the texts of a page", async () => {
    const save = (title: string) =>
      callAs(admin, api.updateSeoContent, { json: { home: { en: { title }, ru: { robots: "noindex" } } } });
    await save("First");
    await save("Second");
    const before = await db().seoContent.findUniqueOrThrow({ where: { page: "home" } });
    const first = await versionId({ number: 2 });
    const answer = await restore(first, before.updated_at.toISOString());
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { record: { home: { en: { title: "First" } } } },
    ]);
    const baseline = await versionId({ action: "baseline" });
    const { body } = await callAs(admin, api.listVersions, { query: "entity=seo&record_key=home" });
    const { record } = body as { record: { updated_at: string } };
    expect((await restore(baseline, record.updated_at)).status).toBe(200);
    expect((await callAs(null, api.getSeoContent)).body).toMatchObject({
      home: { en: { title: "" }, ru: { robots: null } },
    });
  });
});

describe("a deleted record", () => {
  //
  it("that is a tour comes back as a draft, and is under its old address once it is published", async () => {
    const { id, slug } = await addWholeTour({ publish_until: "2099-12-31" });
    await put(id, { code: "B" });
    await remove(api.deleteTour, id);
    await restore(await versionId({ number: 1 }), null);
    const asVisitor = async () => (await callAs(null, api.getTour, { id })).status;
    expect(await asVisitor()).toBe(404);
    await put(id, { published: true });
    expect(await asVisitor()).toBe(200);
    expect(await read(api.getTour, id)).toMatchObject({ slug, code: "A-1", publish_until: "2099-12-31" });
  });

  it("comes back at the end of its list", async () => {
    const [first, second] = [await addWholeTour(), await addWholeTour()];
    await remove(api.deleteTour, first.id);
    await restore(await versionId({ action: "delete" }), null);
    const orders = [(await read(api.getTour, second.id)).order, (await read(api.getTour, first.id)).order];
    expect(orders[0]).toBeLessThan(Number(orders[1]));
  });

  //
  it("that is a tour has its old position in its version", async () => {
    const [, { id }] = [await addTour(), await addTour(), await addTour()];
    await remove(api.deleteTour, id);
    expect((await bin()).data).toMatchObject([{ position: 2 }]);
    const history = await callAs(admin, api.listVersions, { query: `entity=tour&record_key=${id}` });
    expect(history.body).toMatchObject({ data: [{ action: "delete", position: 2 }] });
  });

  it("is not restored by who still saw it live: 409", async () => {
    const { id, updated_at } = await addWholeTour();
    await remove(api.deleteTour, id);
    expect((await restore(await versionId({ number: 1 }), updated_at)).status).toBe(409);
  });

  //
  it("leaves out and names pictures that are gone, also of an article", async () => {
    const [own, shown] = [await addPicture("c"), await addPicture("d")];
    const both = `<p>Boats</p><img src="/storage/${shown}" alt=""><img src="/storage/${shown}" alt="">`;
    const { id } = await addBlog({ content: { en: both, ru: both }, file: { connect: { path: own } } });
    await remove(api.deleteBlog, id);
    await db().versionImage.deleteMany();
    await db().storedImage.deleteMany();
    const { body } = await restore(await versionId({}), null);
    expect(body).toMatchObject({ left_out: [`/storage/${own}`, `/storage/${shown}`] });
    expect(await read(api.getBlog, id)).toMatchObject({ image: null, content_en: "<p>Boats</p>" });
  });

  it("of texts from before a language was required comes back as it was", async () => {
    const { id } = await addPromo({ title: { en: "Offer" }, description: { en: "Text" } });
    await remove(api.deletePromo, id);
    expect((await restore(await versionId({}), null)).status).toBe(200);
    expect(await db().promo.findUnique({ where: { id } })).toMatchObject({ title: { en: "Offer" } });
  });

  //
  it("is no longer in the bin after its days, nor to be restored", async () => {
    const { id } = await addPromo();
    await remove(api.deletePromo, id);
    await db().$executeRaw`UPDATE record_version SET created_at = now() - interval '30 days 1 minute'`;
    expect(await bin()).toMatchObject({ data: [] });
    expect((await restore(await versionId({}), null)).status).toBe(404);
  });

  it("is paged, the latest deletion first", async () => {
    const promos = [await addPromo(), await addPromo(), await addPromo()];
    for (const { id } of promos) await remove(api.deletePromo, id);
    const { body } = await callAs(admin, api.listBin, { query: "per_page=2&page=2" });
    expect(body).toMatchObject({
      data: [{ record_key: String(promos[0]?.id) }],
      pagination: { total: 3, last_page: 2 },
    });
  });
});

describe("deleted for ever", () => {
  const forEver = (entity: string, record_key: string | number) =>
    call(api.deleteForever, "/x", {
      method: "DELETE",
      headers: admin.headers,
      params: { entity, record_key: String(record_key) },
    });

  /** Every table that holds a text, in upper or lower case. */
  async function tablesWith(needle: string): Promise<string[]> {
    const tables = await db().$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await db().$queryRawUnsafe<{ held: boolean }[]>(
        `SELECT EXISTS (SELECT FROM "${name}" AS t WHERE strpos(lower(t::text), lower($1)) > 0) AS held`,
        needle,
      );
      if (row?.held) found.push(name);
    }
    return found;
  }

  //
  it("a record leaves no row with its text", async () => {
    const headers = { "Idempotency-Key": "k" };
    const json = tourBody({ name: { en: "Secret lagoon", ru: "Secret lagoon in Russian" } });
    const { body } = await callAs(admin, api.createTour, { json, headers });
    const { id } = body as Wire;
    await put(id, { overview: { en: "Secret lagoon again" } });
    await remove(api.deleteTour, id);
    expect(await tablesWith("Secret lagoon")).toEqual(
      expect.arrayContaining(["record_version", "idempotent_answer", "translation_pair"]),
    );
    expect((await forEver("tour", id)).status).toBe(204);
    expect(await tablesWith("Secret lagoon")).toEqual([]);
    expect((await forEver("tour", id)).status).toBe(404);
  });

  //
  it("is nothing that is live, was never there, or came back meanwhile", async () => {
    const { id } = await addPromo();
    await callAs(admin, api.updatePromo, { id, form: { price: "1" } });
    await remove(api.deletePromo, id);
    await restore(await versionId({ action: "delete" }), null);
    expect((await forEver("promo", id)).status).toBe(404);
    expect((await forEver("promo", 987)).status).toBe(404);
    expect((await forEver("promo", "x")).status).toBe(404);
    expect((await forEver("session", id)).status).toBe(404);
    expect(await db().recordVersion.count()).toBe(4);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { db } from "@/lib/core/db";
import { addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { blogForm, promoForm, tourBody } from "./bodies";
import { type Answer, callAs, refusedAt, type Sent, succeed } from "./call";
import { operationOf } from "./check-response";
import { pictureFile } from "./pictures";
import { routeAt } from "./routes";

type Wire = Record<string, unknown> & { id: number; updated_at: string };
type Fields = Record<string, unknown>;

interface Kind {
  entity: string;
  all: { POST: RouteHandler; GET: RouteHandler };
  one: { PUT: RouteHandler; DELETE: RouteHandler; GET: RouteHandler };
  /** The body of a create. */
  body: Fields;
  /** A field that every body of it may have, and its values. */
  field: string;
  values: (n: number) => unknown;
  multipart?: true;
  /** The path of the only record, if the API does not address records by their id. */
  params?: Record<string, string>;
  /** PUT replaces the whole record, and makes one that does not exist. */
  replaces?: true;
}

const kinds: Kind[] = [
  {
    entity: "tour",
    all: routeAt("/packages"),
    one: routeAt("/packages/{id}"),
    body: tourBody({ code: "0" }),
    field: "code",
    values: String,
  },
  {
    entity: "promo",
    all: routeAt("/promos"),
    one: routeAt("/promos/{id}"),
    body: promoForm(),
    field: "price",
    values: (n) => `THB ${n}`,
    multipart: true,
  },
  {
    entity: "blog",
    all: routeAt("/blogs"),
    one: routeAt("/blogs/{id}"),
    body: blogForm(),
    field: "category",
    values: (n) => `Tips ${n}`,
    multipart: true,
  },
  {
    entity: "closed_period",
    all: routeAt("/closed-periods"),
    one: routeAt("/closed-periods/{id}"),
    body: { from: "2027-03-08", until: "2027-03-08", tour_type: 2, reason: { en: "Nyepi" } },
    field: "until",
    values: (n) => `2027-03-${String(9 + n).padStart(2, "0")}`,
  },
  {
    entity: "shared_text",
    all: routeAt("/shared-texts"),
    one: routeAt("/shared-texts/{id}"),
    body: { kind: "excluded", text: { en: "Tips" } },
    field: "text",
    values: (n) => ({ en: `Tips ${n}` }),
  },
  {
    entity: "place",
    all: routeAt("/places"),
    one: routeAt("/places/{code}"),
    body: {
      name: { en: "Maya Bay", ru: "Бухта Майя" },
      kind: "bay",
      area: "Phi Phi",
      aliases: ["Teluk Maya"],
      lat: 7.6784,
      lon: 98.7655,
      closures: [{ from: "08-01", until: "09-30", text: { en: "The bay rests." } }],
    },
    field: "area",
    values: (n) => `Area ${n}`,
    params: { code: "maya-bay" },
    replaces: true,
  },
  {
    entity: "pickup_area",
    all: routeAt("/pickup-areas"),
    one: routeAt("/pickup-areas/{id}"),
    body: { name: { en: "Khao Lak", ru: "Као Лак" }, surcharge: { en: "300 THB per car" }, position: 4 },
    field: "surcharge",
    values: (n) => ({ en: `${n}50 THB per car` }),
  },
  {
    entity: "own_page",
    all: routeAt("/own-pages"),
    one: routeAt("/own-pages/{id}"),
    body: {
      title: { en: "Our boats", ru: "Наши лодки" },
      content_en: "<p>Two catamarans.</p>",
      address: "our-boats",
      placement: "footer",
      position: 3,
      published: true,
    },
    field: "position",
    values: (n) => 10 + n,
  },
  {
    entity: "search_alias",
    all: routeAt("/search-aliases"),
    one: routeAt("/search-aliases/{id}"),
    body: { word: "kitesurfboard", meant: "boat" },
    field: "meant",
    values: (n) => `boat ${n}`,
  },
  {
    entity: "search_filler",
    all: routeAt("/search-fillers"),
    one: routeAt("/search-fillers/{id}"),
    body: { word: "kitesurfboard", language: "en" },
    field: "word",
    values: (n) => `kitesurfboard${n}`,
  },
  {
    entity: "search_activity",
    all: routeAt("/search-activities"),
    one: routeAt("/search-activities/{id}"),
    body: { name: { en: "Kitesurfing" }, words: ["kitesurfing", "kite surf"], chip: true },
    field: "words",
    values: (n) => [`kitesurfing${n}`],
  },
];

const admin = adminOfEachTest("dewi");

/** Migrations fill these tables, so that they are never emptied. */
async function clearKites(): Promise<void> {
  const kite = { startsWith: "kitesurf" };
  await db().searchAlias.deleteMany({ where: { word: kite } });
  await db().searchFiller.deleteMany({ where: { word: kite } });
  await db().searchActivity.deleteMany({ where: { code: kite } });
}

beforeEach(async () => {
  await clearKites();
});

/** The fields of a record without its id and dates. */
function said(record: unknown): unknown {
  const ignored = ["id", "updated_at", "order", "translation_state"];
  return JSON.parse(JSON.stringify(record), (key, value) => (ignored.includes(key) ? undefined : value));
}

describe.each(kinds)(
  "a $entity",
  ({ entity, all, one, body, field, values, multipart, params, replaces }) => {
    const given = (fields: Fields): Sent => {
      if (!multipart) return { json: fields };
      const texts = Object.entries(fields).filter(([name]) => name !== "translation_state");
      return { form: Object.fromEntries(texts.map(([name, value]) => [name, String(value ?? "")])) };
    };
    const create = () => succeed<Wire>(callAs(admin, all.POST, given(body)));
    const put = (id: number, fields: Fields, by = admin) =>
      callAs(by, one.PUT, { id, params, ...given(replaces ? { ...body, ...fields } : fields) });
    const change = (id: number, n: number) => succeed<Wire>(put(id, { [field]: values(n) }));
    const remove = (id: number) => callAs(admin, one.DELETE, { id, params });
    const read = async (id: number): Promise<Wire | undefined> => {
      if (operationOf(one.GET)) {
        const { status, body: record } = await callAs(admin, one.GET, { id, params });
        return status === 404 ? undefined : (record as Wire);
      }
      const records = await succeed<Wire[]>(callAs(admin, all.GET));
      return records.find((record) => record.id === id);
    };
    const versions = () => db().recordVersion.findMany({ where: { entity }, orderBy: { id: "asc" } });
    const restore = (version: { id: bigint } | undefined, updated_at: string | null) =>
      callAs(admin, api.restoreVersion, { id: Number(version?.id), json: { updated_at } });
    const statuses = async (calls: Promise<Answer>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).sort();

    //
    it("is made, read, changed and deleted, after which it is not there", async () => {
      const made = await create();
      expect(said(await read(made.id))).toEqual(said(made));
      const changed = await change(made.id, 1);
      expect(said(await read(made.id))).toEqual(said(changed));
      expect(changed[field]).not.toEqual(made[field]);
      expect(await remove(made.id)).toMatchObject({ status: 204, body: null });
      expect(await read(made.id)).toBeUndefined();
      expect([(await remove(made.id)).status, (await put(made.id, {})).status]).toEqual([
        404,
        replaces ? 200 : 404,
      ]);
    });

    //
    it("is saved by one of ten who read one version: the others get 409; without a version it is saved", async () => {
      const { id, updated_at } = await create();
      // The changes of one account wait for each other anyway.
      const people = await Promise.all(Array.from({ length: 10 }, (_, n) => addAdmin(`writer-${n}`)));
      const saves = people.map((by, n) => put(id, { [field]: values(n + 1), updated_at }, by));
      expect(await statuses(saves)).toEqual([200, ...Array(9).fill(409)]);
      const won = (await Promise.all(saves)).find(({ status }) => status === 200)?.body as Wire | undefined;
      expect((await read(id))?.[field]).toEqual(won?.[field]);
      expect(await versions()).toHaveLength(2);
      expect((await put(id, { [field]: values(12) })).status).toBe(200);
    });

    //
    it("takes its whole answer again, which changes nothing and leaves no version", async () => {
      const { id } = await create();
      const before = await read(id);
      const { updated_at, ...saved } = await succeed<Wire>(put(id, before ?? {}));
      expect(before).toMatchObject(saved);
      expect(await versions()).toHaveLength(1);
    });

    //
    it("leaves one version of each write, of who, when and what", async () => {
      const { id } = await create();
      await change(id, 1);
      await remove(id);
      const rows = await versions();
      expect(rows.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
      for (const row of rows) {
        expect(row).toMatchObject({ username: "dewi", via: "bearer", user_id: expect.any(Number) });
        expect(row.title).toMatch(/\S/);
        expect(Math.abs(Date.now() - row.created_at.getTime())).toBeLessThan(60_000);
      }
      expect(rows[1]?.changed).toEqual([field]);
    });

    //
    it("returns to an earlier version, save for who read it before another save", async () => {
      const made = await create();
      const first = await change(made.id, 1);
      const { updated_at } = await change(made.id, 2);
      const [, version] = await versions();
      expect((await restore(version, first.updated_at)).status).toBe(409);
      expect((await restore(version, null)).status).toBe(409);
      const answer = await restore(version, updated_at);
      expect(answer).toMatchObject({ status: 200, body: { record: { id: made.id }, left_out: [] } });
      expect(said(await read(made.id))).toEqual(said(first));
    });

    //
    it("lies in the bin for thirty days and comes back once, under its id and as it was", async () => {
      const { id } = await create();
      const before = await read(id);
      await remove(id);
      const { data } = await succeed<{ data: Wire[] }>(callAs(admin, api.listBin));
      expect(data).toMatchObject([{ entity, record_key: String(id), username: "dewi" }]);
      const [deleted, expires] = [data[0]?.deleted_at, data[0]?.expires_at].map((at) =>
        Date.parse(String(at)),
      );
      expect((Number(expires) - Number(deleted)) / 86_400_000).toBe(30);
      const version = (await versions()).at(-1);
      const back = [1, 2, 3].map(() => restore(version, null));
      expect(await statuses(back)).toEqual([200, 409, 409]);
      const draft = entity === "tour" ? { published: false, visible: false } : {};
      expect(said(await read(id))).toEqual(said({ ...before, ...draft }));
      expect(await callAs(admin, api.listBin)).toMatchObject({
        body: { data: [], pagination: { total: 0 } },
      });
      expect((await versions()).at(-1)).toMatchObject({ action: "restore" });
    });
  },
);

//
it.each([
  ["promo", api.createPromo, api.replacePromo, promoForm()],
  ["blog", api.createBlog, api.replaceBlog, blogForm()],
])("a %s is changed by POST with _method=PUT, and by no other POST", async (_, create, replace, form) => {
  const { id, updated_at } = await succeed<Wire>(callAs(admin, create, { form }));
  const change = { title_en: "New", updated_at };
  expect((await callAs(admin, replace, { id, form: change })).status).toBe(400);
  const save = () => callAs(admin, replace, { id, form: { ...change, _method: "PUT" } });
  expect(await save()).toMatchObject({ status: 200, body: { title_en: "New" } });
  expect((await save()).status).toBe(409);
  const versions = await db().recordVersion.findMany({ orderBy: { id: "asc" } });
  expect(versions).toMatchObject([
    { action: "create" },
    { action: "update", username: "dewi", via: "bearer" },
  ]);
});

describe.each(kinds.filter(({ entity }) => ["tour", "promo", "blog"].includes(entity)))(
  "a double create of a $entity",
  ({ all, body, field, values, multipart }) => {
    const create = async (key: string, over: Fields = {}, colour?: string) => {
      const headers = { "Idempotency-Key": key };
      if (!multipart) return callAs(admin, all.POST, { headers, json: { ...body, ...over } });
      const form = { ...body, ...over, image: await pictureFile(colour) } as Record<string, string | Blob>;
      return callAs(admin, all.POST, { headers, form });
    };
    const records = () => db().recordVersion.count();

    //
    it("with one key is one record and one answer, with one version", async () => {
      const first = await create("a key");
      const second = await create("a key");
      expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
      expect(await records()).toBe(1);
    });

    //
    it("at the same time is one record", async () => {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create("another key")));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await records()).toBe(1);
    });

    //
    it("with another body under the key is a 422", async () => {
      await create("key");
      const refused = refusedAt("Idempotency-Key");
      expect(await create("key", { [field]: values(5) })).toMatchObject(refused);
      if (multipart) expect(await create("key", {}, "#ff0000")).toMatchObject(refused);
      expect(await records()).toBe(1);
    });
  },
);

describe("a key", () => {
  const create = (key: string, over: object = {}, by = admin) =>
    callAs(by, api.createTour, { json: tourBody(over), headers: { "Idempotency-Key": key } });

  //
  it("is remembered for 24 hours", async () => {
    const first = await create("old");
    await db().$executeRaw`UPDATE idempotent_answer SET created_at = now() - interval '23 hours 59 minutes'`;
    expect((await create("old")).body).toEqual(first.body);
    await db().$executeRaw`UPDATE idempotent_answer SET created_at = now() - interval '24 hours 1 minute'`;
    expect((await create("old")).body).not.toEqual(first.body);
    await db().$executeRaw`UPDATE idempotent_answer SET created_at = now() - interval '25 hours'`;
    await create("new");
    expect(await db().idempotentAnswer.count()).toBe(1);
  });

  //
  it("belongs to its session", async () => {
    await create("shared");
    await create("shared", {}, await addAdmin("other"));
    expect(await db().tour.count()).toBe(2);
  });

  //
  it("belongs to one address, also where two take the same body", async () => {
    const sent = {
      json: { word: "ikan", meant: "fish", language: "en" },
      headers: { "Idempotency-Key": "word" },
    };
    expect((await callAs(admin, api.createSearchAlias, sent)).status).toBe(201);
    expect(await callAs(admin, api.createSearchFiller, sent)).toMatchObject(refusedAt("Idempotency-Key"));
  });

  it("is free again after a create that failed", async () => {
    expect((await create("retry", { images: [{ path: "/storage/x", order: 0 }] })).status).toBe(422);
    expect((await create("retry")).status).toBe(201);
  });

  //
  it("has at most 200 characters; none at all makes two records", async () => {
    expect((await create("k".repeat(200))).status).toBe(201);
    expect((await create("k".repeat(201))).status).toBe(422);
    await Promise.all([1, 2].map(() => callAs(admin, api.createTour, { json: tourBody() })));
    expect(await db().tour.count()).toBe(3);
  });
});

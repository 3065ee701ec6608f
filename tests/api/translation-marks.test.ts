import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { countOpen, type OpenText } from "@/lib/core/translations/rule";
import { listPairs, textPrint } from "@/lib/core/translations/texts";
import { recordStores } from "@/lib/registry/record-stores";
import { tourFields } from "@/lib/tours/fields";
import { addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { translatedTour } from "./bodies";
import { callAs, succeed } from "./call";
import { addBlog, addPromo, addTour, clearContent } from "./records";

const admin = adminOfEachTest("dewi");

const tour = translatedTour;
const text = tour.name;

interface Numbered {
  id: number;
}

const post = async (json: object) => (await succeed<Numbered>(callAs(admin, api.createTour, { json }))).id;

async function put(id: number, json: object): Promise<void> {
  const { status } = await callAs(admin, api.updateTour, { id, json });
  expect(status).toBe(200);
}

/** Counts of a record: `[missing, stale, machine]` by language. */
async function states(key: number, entity = "tour") {
  const rows = await db().translationState.findMany({ where: { entity, record_key: String(key) } });
  return Object.fromEntries(rows.map((row) => [row.language, [row.missing, row.stale, row.machine]]));
}

const openPaths = async (language: string) =>
  (await db().openTranslation.findMany({ where: { language }, orderBy: { position: "asc" } })).map(
    ({ path, state }) => `${path} ${state}`,
  );

const nothing = { id: [0, 0, 0], ru: [0, 0, 0] };

const latestVersion = async (key: number, action: string) => {
  const where = { record_key: String(key), action };
  return Number((await db().recordVersion.findFirstOrThrow({ where, orderBy: { id: "desc" } })).id);
};

describe("a print", () => {
  //
  it("is the same in SQL and in JavaScript", async () => {
    const spaces = fc.constantFrom(
      " ",
      "\t",
      "\n",
      "\r\n",
      "\f",
      "\v",
      "\u00a0",
      "\u2003",
      "e\u0301",
      "Ω",
      "Ω",
    );
    const texts = fc.array(fc.oneof(spaces, fc.string({ unit: "grapheme" })), { maxLength: 12 });
    const samples = fc.sample(texts, 300).map((parts) => parts.join("").replaceAll("\0", "").toWellFormed());
    const rows = await db().$queryRaw<{ print: string }[]>`
      SELECT encode(text_print(text), 'hex') AS print FROM unnest(${samples}::text[]) WITH ORDINALITY AS given(text, n) ORDER BY n`;
    expect(rows.map(({ print }) => print)).toEqual(samples.map(textPrint));
  });
});

describe("a tour's translations", () => {
  //
  it("go stale with their English, with nothing else", async () => {
    const id = await post(tour);
    expect(await states(id)).toEqual(nothing);
    await put(id, { starting_price: 1600, published: false, tour_type: 2 });
    expect(await states(id)).toEqual(nothing);
    await put(id, { name: { ...text, en: "Coral Islands" } });
    expect(await states(id)).toEqual({ id: [0, 1, 0], ru: [0, 1, 0] });
    await put(id, { starting_price: 1700, published: true });
    expect(await states(id)).toEqual({ id: [0, 1, 0], ru: [0, 1, 0] });
    await put(id, { name: { en: "Coral Islands", id: text.id, ru: "Коралловые острова" } });
    expect(await states(id)).toEqual({ id: [0, 1, 0], ru: [0, 0, 0] });
  });

  //
  it("come back with a version as they were: from the history and from the bin", async () => {
    const id = await post(tour);
    const restore = async (version: number) => {
      const live = await db().tour.findUnique({ where: { id } });
      const json = live ? { updated_at: live.updated_at.toISOString() } : {};
      expect((await callAs(admin, api.restoreVersion, { id: version, json })).status).toBe(200);
    };
    const first = await latestVersion(id, "create");
    await put(id, { name: { ...text, en: "Coral Islands" } });
    const stale = await latestVersion(id, "update");
    await put(id, { name: { en: "Atoll", id: "Atol", ru: "Атолл" } });
    expect(await states(id)).toEqual(nothing);
    await restore(stale);
    expect(await states(id)).toEqual({ id: [0, 1, 0], ru: [0, 1, 0] });
    await restore(first);
    expect(await states(id)).toEqual(nothing);
    await restore(stale);
    await callAs(admin, api.deleteTour, { id });
    expect([await states(id), await openPaths("ru")]).toEqual([{}, []]);
    await restore(await latestVersion(id, "delete"));
    expect(await states(id)).toEqual({ id: [0, 1, 0], ru: [0, 1, 0] });
  });

  //
  it("of a save that fails are as they were", async () => {
    const id = await post(tour);
    const json = { name: { ...text, en: "X" }, images: [{ path: "/storage/0a/none.webp", order: 0 }] };
    expect((await callAs(admin, api.updateTour, { id, json })).status).toBe(422);
    expect(await states(id)).toEqual(nothing);
    expect(await db().translationPair.count({ where: { origin: "stale" } })).toBe(0);
  });

  //
  it("written past the API count as true when a save first meets them", async () => {
    const { id } = await addTour();
    await put(id, { name: { ...text, en: "Corals" } });
    expect(await states(id)).toEqual({ id: [1, 1, 0], ru: [0, 1, 0] });
    expect(await db().translationPair.count({ where: { origin: "before" } })).toBeGreaterThan(0);
    await put(id, { name: text });
    expect(await states(id)).toEqual({ id: [1, 0, 0], ru: [0, 0, 0] });
  });
});

describe("translations of other records", () => {
  //
  it("of a promo and an article follow the same rule; of an article's HTML only the print is kept", async () => {
    const { id: promo } = await addPromo();
    const form = { title_en: "Sale" };
    expect((await callAs(admin, api.updatePromo, { id: promo, form })).status).toBe(200);
    expect(await states(promo, "promo")).toEqual({ id: [0, 1, 0], ru: [0, 1, 0] });
    const confirmed = { title_en: "A sale", translations_confirmed: "id,ru" };
    await callAs(admin, api.updatePromo, { id: promo, form: confirmed });
    expect(await states(promo, "promo")).toEqual(nothing);

    const { id: blog } = await addBlog({ content: { en: "<p>Boats</p>", ru: "<p>Лодки</p>" } });
    await callAs(admin, api.updateBlog, { id: blog, form: { content_en: "<p>Ships</p>" } });
    expect(await states(blog, "blog")).toEqual({ id: [2, 0, 0], ru: [1, 1, 0] });
    const open = await db().openTranslation.findMany({ where: { path: "content" } });
    expect(open.map(({ source, target }) => [source, target])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await db().translationPair.count({ where: { source: { contains: "<p>" } } })).toBe(0);
    await callAs(admin, api.deleteBlog, { id: blog });
    expect(await states(blog, "blog")).toEqual({});
  });

  //
  it("of common closed days too", async () => {
    const json = { from: "05-01", until: "05-02", reason: { en: "Repairs", ru: "Ремонт" } };
    const { body } = await callAs(admin, api.createClosedPeriod, { json });
    const { id } = body as Numbered;
    expect(await states(id, "closed_period")).toEqual({ id: [1, 0, 0], ru: [0, 0, 0] });
    const change = { reason: { en: "Storms", ru: "Ремонт" } };
    await callAs(admin, api.updateClosedPeriod, { id, json: change });
    expect(await states(id, "closed_period")).toEqual({ id: [1, 0, 0], ru: [0, 1, 0] });
  });
});

describe("answers", () => {
  //
  it("tell staff the counts, of records alone and in lists, after a save and before; visitors nothing", async () => {
    const id = await post(tour);
    const json = { name: { ...text, en: "Coral Islands" } };
    const stale = { missing: 0, stale: 1, machine: 0 };
    const expected = { translation_state: { id: stale, ru: stale } };
    const saved = await callAs(admin, api.updateTour, { id, json });
    expect(saved.body).toMatchObject(expected);
    const params = { id: String(id) };
    expect((await callAs(admin, api.getTour, { params })).body).toMatchObject(expected);
    expect((await callAs(admin, api.listTours)).body).toMatchObject({ data: [expected] });
    expect((await callAs(null, api.getTour, { params })).body).not.toHaveProperty("translation_state");
    const { body } = await callAs(null, api.listTours);
    expect((body as { data: object[] }).data[0]).not.toHaveProperty("translation_state");
  });

  it("of a record that was written past the API name what it lacks", async () => {
    const { id } = await addTour();
    const { body } = await callAs(admin, api.getTour, { id });
    const none = { missing: 0, stale: 0, machine: 0 };
    expect(body).toMatchObject({ translation_state: { id: { ...none, missing: 1 }, ru: none } });
  });
});

describe("the counts", () => {
  /** Every record's counts, from its texts and from what is known of each pair. */
  async function recount() {
    const origins = new Map<string, string>();
    for (const { language, source_print, target_print, origin } of await db().translationPair.findMany()) {
      const prints = [source_print, target_print].map((print) => Buffer.from(print).toString("hex"));
      origins.set([language, ...prints].join(" "), origin);
    }
    const counted: Record<string, unknown> = {};
    for (const { id } of await db().tour.findMany()) {
      const stored = await db().$transaction((tx) => recordStores.tour.find(tx, String(id)));
      const open = listPairs(tourFields, stored ?? {}).flatMap((pair): OpenText[] => {
        if (pair.targetPrint === null) return [{ pair, state: "missing" as const }];
        const origin = origins.get(`${pair.language} ${pair.sourcePrint} ${pair.targetPrint}`);
        return origin === "stale" || origin === "machine" ? [{ pair, state: origin } as const] : [];
      });
      counted[id] = Object.fromEntries(
        [...countOpen(open)].map(([language, { missing, stale, machine }]) => [
          language,
          [missing, stale, machine],
        ]),
      );
    }
    return counted;
  }

  /** What the two tables say, which have to agree. */
  async function stored() {
    const counted: Record<string, unknown> = {};
    for (const { id } of await db().tour.findMany()) counted[id] = await states(id);
    const open = await db().openTranslation.groupBy({ by: ["state"], _count: true });
    const sums = await db().translationState.aggregate({
      _sum: { missing: true, stale: true, machine: true },
    });
    const listed = Object.fromEntries(open.map(({ state, _count }) => [state, _count]));
    expect({ missing: 0, stale: 0, machine: 0, ...listed }).toEqual({
      missing: sums._sum.missing ?? 0,
      stale: sums._sum.stale ?? 0,
      machine: sums._sum.machine ?? 0,
    });
    return counted;
  }

  //
  it("equal a slow recount after any saves", async () => {
    const word = fc.constantFrom("A", "B", "C");
    const texts = fc.record({
      en: word,
      id: fc.option(word, { nil: undefined }),
      ru: fc.option(word, { nil: undefined }),
    });
    const body = fc.record({
      name: texts,
      highlights: fc.array(fc.record({ description: texts }), { maxLength: 3 }),
      translations_confirmed: fc.subarray(["id", "ru"]),
    });
    const step = fc.record({
      of: fc.nat(2),
      body,
      what: fc.constantFrom("save", "save", "save", "delete", "price"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        await clearContent();
        Object.assign(admin, await addAdmin("dewi"));
        const ids: number[] = [];
        for (const { of, body: json, what } of steps) {
          const id = ids[of];
          if (id === undefined) ids.push(await post({ ...tour, ...json }));
          else if (what === "delete") {
            await callAs(admin, api.deleteTour, { id });
            ids.splice(of, 1);
          } else await put(id, what === "price" ? { starting_price: 1 } : json);
        }
        expect(await stored()).toEqual(await recount());
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/core/db";
import { store } from "@/lib/core/storage/store";
import { makeMissingCuts } from "@/lib/home/cut-slides";
import { currentHomeView } from "@/lib/home/queries";
import { listBin } from "@/lib/registry/history/queries";
import type { DemoContent } from "@/prisma/demo-content";
import { seed } from "@/prisma/seed";
import { addAdmin } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { demoPictures, drawSmallDemo, smallDemo } from "./small-demo";

const { content: small, folder: dir } = smallDemo();
const print = () => {};
const warnings: string[] = [];
process.on("warning", ({ name, message }) => warnings.push(`${name}: ${message}`));

async function contents() {
  return {
    tours: await db().tour.findMany({ include: { images: true, prices: true, itineraries: true } }),
    promos: await db().promo.findMany(),
    blogs: await db().blog.findMany(),
    seo: await db().seoContent.findMany(),
    pictures: await db().storedImage.findMany(),
  };
}

async function empty() {
  await db().tour.deleteMany();
  await db().promo.deleteMany();
  await db().blog.deleteMany();
  await db().seoContent.deleteMany();
  await db().recordVersion.deleteMany();
  await db().closedPeriod.deleteMany();
  await db().sharedText.deleteMany();
  await db().exchangeRate.deleteMany();
  await db().place.deleteMany();
  await db().pickupArea.deleteMany();
}

beforeAll(drawSmallDemo);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const noTours = { tours: [], "international-tours": [], "domestic-tours": [] };

describe("the seed of an empty database", () => {
  beforeAll(async () => {
    expect(await seed(small, print)).toBe(true);
  });

  it("fills the database, once", async () => {
    const before = await contents();
    expect(before.tours.map(({ tour_type, order }) => [tour_type, order]).sort()).toEqual([
      [1, 0],
      [1, 1],
      [3, 0],
    ]);
    expect(before.promos).toHaveLength(1);
    expect(before.blogs).toHaveLength(1);
    expect(before.seo).toHaveLength(1);
    // The cuts of the first slide.
    expect(before.pictures).toHaveLength(demoPictures.length + 2);
    expect(await seed(small, print)).toBe(false);
    expect(await contents()).toEqual(before);
  });

  it("makes parts of tours that say the same copies of the shared texts", async () => {
    const rows = await db().$queryRaw<{ copies: number; wrong: number }[]>`
      SELECT count(shared_text_id)::int AS copies,
        (count(*) FILTER (WHERE shared_text_id IS NOT NULL AND description <> origin.text))::int AS wrong
      FROM included_excluded LEFT JOIN shared_text AS origin ON origin.id = shared_text_id`;
    expect(rows[0]?.copies).toBeGreaterThan(3);
    expect(rows[0]?.wrong).toBe(0);
  });

  it("gives Node nothing to warn of, which the operator would read in the first start", async () => {
    // A warning is emitted in a turn of its own.
    await new Promise(setImmediate);
    // Each is given once in a process: those of the tests above count too.
    expect(warnings).toEqual([]);
  });

  it("keeps parts in their order and pictures in theirs", async () => {
    const [first] = small.tours.tours;
    const tour = await db().tour.findFirstOrThrow({
      where: { tour_type: 1, order: 0 },
      include: { highlights: { orderBy: { position: "asc" } }, images: { orderBy: { order: "asc" } } },
    });
    expect(tour.name).toEqual(first?.name);
    expect(tour.highlights.map(({ description }) => description)).toEqual(first?.highlights);
    expect(tour.images.map(({ order }) => order)).toEqual([0, 1]);
    expect(new Set(tour.images.map(({ path }) => path)).size).toBe(demoPictures.length);
  });

  it("gives a few records a history by named staff in order of time, ending with the current record", async () => {
    const versions = await db().recordVersion.findMany({ orderBy: { id: "asc" } });
    const [tour] = await db().tour.findMany({ orderBy: { id: "asc" } });
    const ofTour = versions.filter(
      ({ entity, record_key }) => entity === "tour" && record_key === `${tour?.id}`,
    );
    expect(ofTour).toMatchObject([
      {
        number: 1,
        action: "create",
        username: "sari",
        user_id: null,
        snapshot: { highlights: [], rate: 4.6 },
      },
      { number: 2, action: "update", username: "dewi", changed: ["rate", "highlights"] },
      { number: 3, action: "update", username: "andi", changed: ["seo_description", "location"] },
      {
        number: 4,
        changed: ["starting_price", "original_price"],
        snapshot: { starting_price: 2300, rate: 4.7 },
      },
    ]);
    const times = versions.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(versions.map(({ entity }) => entity))).toEqual(new Set(["tour", "promo", "blog"]));
  });

  //
  it("puts a promo into the bin, from where it returns with its picture", async () => {
    const [title] = small.deletedPromos?.map((promo) => promo.title) ?? [];
    const { items } = await listBin({ page: 1, perPage: 20 });
    expect(items).toMatchObject([{ entity: "promo", title: title?.id, username: "dewi" }]);
    expect(await db().promo.count()).toBe(small.promos.length);
    const answer = await callAs(await addAdmin(), api.restoreVersion, {
      id: items[0]?.version_id,
      json: { updated_at: null },
    });
    expect(answer).toMatchObject({ status: 200, body: { left_out: [], record: { title_en: title?.en } } });
  });
});

describe("a seed", () => {
  beforeEach(empty);

  it("is done once by several that start at the same time", async () => {
    const filled = await Promise.all([seed(small, print), seed(small, print), seed(small, print)]);
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await db().tour.count()).toBe(3);
  });

  it.each([
    ["tour", { ...small, promos: [], blogs: [], seo: {} }],
    ["promo", { ...small, tours: noTours, blogs: [], seo: {} }],
    ["blog", { ...small, tours: noTours, promos: [], seo: {} }],
    ["page text", { ...small, tours: noTours, promos: [], blogs: [] }],
  ])("never touches a database that has a %s", async (_, some) => {
    await seed(some, print);
    const before = await contents();
    expect(await seed(small, print)).toBe(false);
    expect(await contents()).toEqual(before);
  });

  //
  it("cuts the picture of the first slide, and the others are cut later, also after an interruption", async () => {
    await seed(small, print);
    const uncut = async () => (await currentHomeView()).slides.map(({ picture }) => picture?.position);
    const [first, ...others] = await uncut();
    expect(first).toBeUndefined();
    expect(others).toHaveLength(7);
    expect(others.every((position) => position !== undefined)).toBe(true);
    const save = vi.spyOn(store(), "save");
    save.mockImplementationOnce(() => Promise.reject(new Error("interrupted")));
    await expect(makeMissingCuts()).rejects.toThrow("interrupted");
    expect((await uncut())[1]).toBeDefined();
    await makeMissingCuts();
    expect((await uncut()).every((position) => position === undefined)).toBe(true);
    save.mockClear();
    await makeMissingCuts();
    expect(save).not.toHaveBeenCalled();
    save.mockRestore();
  });

  it("writes nothing when a picture is missing", async () => {
    const broken: DemoContent = { ...small, pictures: pathToFileURL(`${dir}/nowhere/`) };
    await expect(seed(broken, print)).rejects.toThrow();
    expect((await contents()).tours).toEqual([]);
    expect(await seed(small, print)).toBe(true);
  });
});

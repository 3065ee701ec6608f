import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { kindPaths } from "@/lib/tours/kinds";
import { demoSite } from "@/prisma/demo/demo-site";
import { seed } from "@/prisma/seed";
import type { DemoSite } from "@/prisma/seeding/demo-site";

const SCENES = ["karst-bay/day", "reef/dawn"] as const;
const COLOURS = { "karst-bay-day": "#2a9d8f", "reef-dawn": "#e9c46a" };
const dir = mkdtempSync(path.join(tmpdir(), "ombak-seed-"));
const print = () => {};

/** The first of each kind, with pictures that need no drawing. */
const small: DemoSite = {
  tours: {
    tours: demoSite.tours.tours.slice(0, 2).map((tour) => ({ ...tour, images: [...SCENES] })),
    "international-tours": demoSite.tours["international-tours"]
      .slice(0, 1)
      .map((tour) => ({ ...tour, images: [...SCENES] })),
    "domestic-tours": [],
  },
  promos: demoSite.promos.slice(0, 1).map((promo) => ({ ...promo, image: SCENES[0] })),
  blogs: demoSite.blogs.slice(0, 1).map((blog) => ({ ...blog, image: SCENES[1] })),
  seo: demoSite.seo.slice(0, 1),
  pictures: pathToFileURL(`${dir}/`),
};

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
}

beforeAll(async () => {
  mkdirSync(dir, { recursive: true });
  for (const [name, background] of Object.entries(COLOURS)) {
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
    await picture.webp().toFile(path.join(dir, `${name}.webp`));
  }
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeEach(empty);

describe("seed", () => {
  it("fills an empty database, once", async () => {
    expect(await seed(small, print)).toBe(true);
    const before = await contents();
    expect(before.tours.map(({ tour_type, order }) => [tour_type, order]).sort()).toEqual([
      [1, 0],
      [1, 1],
      [3, 0],
    ]);
    expect(before.promos).toHaveLength(1);
    expect(before.blogs).toHaveLength(1);
    expect(before.seo).toHaveLength(1);
    expect(before.pictures).toHaveLength(SCENES.length);
    expect(await seed(small, print)).toBe(false);
    expect(await contents()).toEqual(before);
  });

  it("keeps parts in their order and pictures in theirs", async () => {
    await seed(small, print);
    const [demo] = small.tours.tours;
    const tour = await db().tour.findFirstOrThrow({
      where: { tour_type: 1, order: 0 },
      include: { highlights: { orderBy: { position: "asc" } }, images: { orderBy: { order: "asc" } } },
    });
    expect(tour.name).toEqual(demo?.name);
    expect(tour.highlights.map(({ description }) => description)).toEqual(demo?.highlights);
    expect(tour.images.map(({ order }) => order)).toEqual([0, 1]);
    expect(new Set(tour.images.map(({ path }) => path)).size).toBe(SCENES.length);
  });

  it("is done once by several that start at the same time", async () => {
    const filled = await Promise.all([seed(small, print), seed(small, print), seed(small, print)]);
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await db().tour.count()).toBe(3);
  });

  it.each([
    ["tour", { ...small, promos: [], blogs: [], seo: [] }],
    [
      "promo",
      { ...small, tours: { tours: [], "international-tours": [], "domestic-tours": [] }, blogs: [], seo: [] },
    ],
    [
      "blog",
      {
        ...small,
        tours: { tours: [], "international-tours": [], "domestic-tours": [] },
        promos: [],
        seo: [],
      },
    ],
    [
      "page text",
      {
        ...small,
        tours: { tours: [], "international-tours": [], "domestic-tours": [] },
        promos: [],
        blogs: [],
      },
    ],
  ])("never touches a database that has a %s", async (_, some) => {
    await seed(some, print);
    const before = await contents();
    expect(await seed(small, print)).toBe(false);
    expect(await contents()).toEqual(before);
  });

  it("writes nothing when a picture is missing", async () => {
    const broken: DemoSite = { ...small, pictures: pathToFileURL(`${dir}/nowhere/`) };
    await expect(seed(broken, print)).rejects.toThrow();
    expect((await contents()).tours).toEqual([]);
    expect(await seed(small, print)).toBe(true);
  });
});

describe("the demo content", () => {
  it("has what a demo needs: enough tours of each kind, promos and blogs, one of them ended, one ahead", () => {
    const counts = kindPaths.map((kind) => demoSite.tours[kind].length);
    expect(counts[0]).toBeGreaterThanOrEqual(26);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(13);
    expect(demoSite.promos.length).toBeGreaterThanOrEqual(6);
    expect(demoSite.promos.filter(({ endsInDays }) => endsInDays < 0)).toHaveLength(1);
    expect(demoSite.blogs.length).toBeGreaterThanOrEqual(12);
    expect(demoSite.blogs.filter(({ postedInDays }) => postedInDays > 0)).toHaveLength(1);
  });

  it("gives every tour a cover of its own and five more pictures", () => {
    const tours = kindPaths.flatMap((kind) => demoSite.tours[kind]);
    expect(new Set(tours.map(({ images }) => images[0])).size).toBe(tours.length);
    expect(tours.filter(({ images }) => new Set(images).size < 6).map(({ code }) => code)).toEqual([]);
    expect(new Set(tours.map(({ code }) => code)).size).toBe(tours.length);
  });
});

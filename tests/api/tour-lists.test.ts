import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { seeCommittedChanges } from "@/lib/core/content/committed-changes";
import { collectDependencies } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import type { TourType } from "@/lib/tours/kinds";
import { type ListRequest, listCardPage, listTours } from "@/lib/tours/list/queries";
import { type Tag, tags } from "@/lib/tours/tags";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { callAs, succeed } from "./call";
import { at } from "./clock";
import { addTour } from "./records";

const admin = adminOfFile();

beforeEach(async () => {
  at("2027-01-10 12:00:00");
  await db().tour.deleteMany();
});

interface DrawnRow {
  tour_type: TourType;
  tags: Tag | null;
  rate: number | null;
  published: boolean;
  publish_until: Date | null;
  name: { en: string };
}

const rows = fc.array(
  fc.record<DrawnRow>({
    tour_type: fc.constantFrom(1, 2, 3),
    tags: fc.constantFrom(null, ...tags),
    rate: fc.constantFrom(null, 3.5, 4.6, 5),
    published: fc.boolean(),
    publish_until: fc.constantFrom(null, new Date("2027-01-09"), new Date("2027-01-10")),
    name: fc.constantFrom({ en: "Reef" }, { en: "Lagoon" }, { en: "Reef and lagoon" }),
  }),
  { maxLength: 12 },
);

const requests = fc.record<ListRequest>({
  type: fc.constantFrom(undefined, 1, 2),
  tag: fc.constantFrom(null, ...tags),
  minRate: fc.constantFrom(undefined, 4.6),
  search: fc.constantFrom("", "", "reef", "lagoon"),
  byFit: fc.boolean(),
  page: fc.constantFrom(1, 2),
  perPage: fc.constantFrom(2, 5),
});

/**
 * Returns the ids of a page and the number of all found tours by a look at each row. A word that stands in names alone gives all
 * results one score, also by fit.
 */
async function scan({ type, tag, minRate, search = "", page, perPage }: ListRequest) {
  const stored = await db().tour.findMany({ orderBy: [{ order: "asc" }, { id: "desc" }] });
  const nameOf = (name: unknown) => JSON.stringify(name).toLowerCase();
  const found = stored.filter(
    (tour) =>
      tour.published &&
      (tour.publish_until === null || tour.publish_until >= new Date("2027-01-10")) &&
      (type === undefined || tour.tour_type === type) &&
      (!tag || tour.tags === tag) &&
      (minRate === undefined || (tour.rate?.toNumber() ?? 0) >= minRate) &&
      nameOf(tour.name).includes(search),
  );
  const ids = found.map(({ id }) => id);
  return { ids: ids.slice((page - 1) * perPage, page * perPage), total: ids.length };
}

//
it("a list has the tours that a scan finds, and the same with a filter that leaves every tour", async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.array(requests, { minLength: 3, maxLength: 3 }), async (drawn, asked) => {
      await db().tour.deleteMany();
      for (const row of drawn) await addTour({ ...row, overview: { en: "Text" } });
      await seeCommittedChanges();
      for (const request of asked) {
        const page = async (more: object) => {
          const { listed, pagination } = await listCardPage({ ...request, ...more });
          return { ids: listed.map(({ tour }) => tour.id), total: pagination.total };
        };
        const found = await scan(request);
        for (const more of [{}, { max: 999_999_999 }]) expect(await page(more)).toEqual(found);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

//
it("pages of a list do not overlap, and there is none past the last one", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 7; count += 1) ids.push((await addTour()).id);
  await seeCommittedChanges();
  const idsOf = async (query: string) =>
    (await succeed<{ data: { id: number }[] }>(callAs(null, api.listTours, { query }))).data.map(
      ({ id }) => id,
    );
  for (const order of ["", "&sort=price"]) {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOf(`per_page=3&page=${page}${order}`)));
    expect(pages).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6), []]);
  }
});

//
it("a list without a filter depends on the price of no tour that it does not show", async () => {
  const shown = await addTour();
  const other = await addTour();
  await seeCommittedChanges();
  const keysOf = async (more: object) => {
    const [, keys] = await collectDependencies(() => listTours({ type: 1, page: 1, perPage: 1, ...more }));
    return keys ?? [];
  };
  const plain = await keysOf({});
  expect(plain).toEqual(expect.arrayContaining(["tours:1", `tour:${shown.id}`]));
  expect(plain).not.toContain(`tour:${other.id}`);
  expect(plain).not.toContain("tour:*");
  expect(plain.filter((key) => key.startsWith("tour-words"))).toEqual([]);
  expect(await keysOf({ search: "reef" })).toEqual(expect.arrayContaining(["tours:1", "tour-words:1"]));
  expect(await keysOf({ sort: "price" })).toContain("tour:*");
});

//
it("staff see at once what another process has saved", async () => {
  const { id } = await addTour({ tags: "open_trip" });
  const idsOf = async (query: string) => {
    const { body } = await callAs(admin, api.listTours, { query });
    return (body as { data: { id: number }[] }).data.map((tour) => tour.id);
  };
  expect(await idsOf("")).toEqual([id]);
  const { id: second } = await addTour({ tags: "open_trip" });
  expect(await idsOf("")).toEqual([id, second]);
  await db().tour.update({ where: { id }, data: { tags: "multi_day_trip" } });
  expect(await idsOf("tags=open_trip")).toEqual([second]);
});

import { beforeEach, describe, expect, it } from "vitest";
import { menuItems } from "@/components/admin/menu-items";
import { seeCommittedChanges } from "@/lib/core/content/committed-changes";
import { collectDependencies } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { ogImageResponse } from "@/lib/registry/crawlers/og-image";
import { pagesOfPart, sitemapParts } from "@/lib/registry/crawlers/sitemap";
import { countCards } from "@/lib/registry/dashboard/counts";
import { ogImagePath } from "@/lib/site/og/image-path";
import { currentTour } from "@/lib/tours/calendar/current";
import { listTopTours, listTours } from "@/lib/tours/list/queries";
import { tourOgImage } from "@/lib/tours/pages/metadata";
import { getTour } from "@/lib/tours/queries";
import { listAdminTours } from "@/lib/tours/staff-list/queries";
import { changeCollector } from "@/server/indexnow/changed-addresses";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { call, callAs, refusedAt } from "./call";
import { at } from "./clock";
import { addTour } from "./records";

const admin = adminOfFile();

beforeEach(async () => {
  await db().tour.deleteMany();
});

const day = (text: string) => new Date(text);
const get = (id: number, headers = {}) => callAs(null, api.getTour, { id, headers });
const put = (id: number, json: object) => callAs(admin, api.updateTour, { id, json });

async function listed(query = "", headers = {}): Promise<{ ids: number[]; total: number }> {
  // The test writes past the API, of which a site learns by a notification.
  await seeCommittedChanges();
  const { body } = await call(api.listTours, `/api/packages${query}`, { headers });
  const { data, pagination } = body as { data: { id: number }[]; pagination: { total: number } };
  return { ids: data.map(({ id }) => id), total: pagination.total };
}

/** The tours that the parts of the sitemap list, with the dates that they are given. */
async function inSitemap(): Promise<Record<string, string | undefined>> {
  const found: Record<string, string | undefined> = {};
  for (const { name } of await sitemapParts(new Date())) {
    for await (const { page, changed } of pagesOfPart(name) ?? []) {
      if (/-\d+$/.test(page.canonicals.en)) found[page.canonicals.en] = changed?.toISOString();
    }
  }
  return found;
}

/** The ways on which visitors may come to a tour. */
async function waysTo(id: number): Promise<string[]> {
  await seeCommittedChanges();
  const tour = await getTour(id, { hidden: true });
  const image = tour && tourOgImage(currentTour(tour, new Date()), "en");
  const [of = "", file = ""] = image ? ogImagePath(image).split("/").slice(2) : [];
  const drawn = await ogImageResponse(of, file, new Request("http://localhost", { method: "HEAD" })).catch(
    ({ status }) => ({ status }),
  );
  const all = { page: 1, perPage: 100 };
  const ways: Record<string, boolean> = {
    page: (await getTour(id)) !== null,
    picture: drawn.status === 200,
    record: (await get(id)).status === 200,
    api: (await listed()).ids.includes(id),
    search: (await listed("?search=reef")).ids.includes(id),
    list: (await listTours({ ...all, type: 1 })).tours.some((each) => each.id === id),
    found: (await listTours({ ...all, type: 1, search: "reef" })).tours.some((each) => each.id === id),
    category: (await listTours({ ...all, type: 1, tag: "open_trip" })).tours.some((each) => each.id === id),
    home: (await listTopTours()).some((each) => each.id === id),
    sitemap: `/en/tours/reef-${id}` in (await inSitemap()),
  };
  return Object.keys(ways).filter((way) => ways[way]);
}

const everyWay = [
  "page",
  "picture",
  "record",
  "api",
  "search",
  "list",
  "found",
  "category",
  "home",
  "sitemap",
];
const reef = { name: { en: "Reef" }, tags: "open_trip", rate: 4.9 } as const;

describe("what visitors see of a tour", () => {
  //
  it("is all of it where a create says nothing else", async () => {
    const { status, body } = await callAs(admin, api.createTour, { json: tourBody() });
    expect(status).toBe(201);
    expect(body).toMatchObject({ published: true, publish_from: null, publish_until: null, visible: true });
  });

  //
  it("is nothing while it is hidden, on no way", async () => {
    const other = await addTour(reef);
    const { id } = await addTour(reef);
    expect(await waysTo(id)).toEqual(everyWay);
    expect((await put(id, { published: false })).body).toMatchObject({ published: false, visible: false });
    expect(await waysTo(id)).toEqual([]);
    expect(await waysTo(other.id)).toEqual(everyWay);
    expect(await listed()).toEqual({ ids: [other.id], total: 1 });
    await put(id, { published: true });
    expect(await waysTo(id)).toEqual(everyWay);
  });

  //
  it("begins with its first day in Bangkok, and ends after its last", async () => {
    const { id } = await addTour({
      ...reef,
      publish_from: day("2026-12-24"),
      publish_until: day("2026-12-25"),
    });
    for (const [moment, ways] of [
      ["2026-12-23 23:59:59", []],
      ["2026-12-24 00:00:00", everyWay],
      ["2026-12-25 23:59:59", everyWay],
      ["2026-12-26 00:00:00", []],
    ] as const) {
      at(moment);
      expect(await waysTo(id), moment).toEqual(ways);
    }
  });

  //
  it("depends on the day where a day is stored, and in every list", async () => {
    const { id } = await addTour({ publish_until: day("2099-01-01") });
    const plain = await addTour();
    const contentKeys = async (read: () => Promise<unknown>) => (await collectDependencies(read))[1];
    expect(await contentKeys(() => getTour(id))).toContain("day");
    expect(await contentKeys(() => getTour(plain.id))).toEqual([`tour:${plain.id}`, "closed-days"]);
    expect(await contentKeys(() => listTours({ type: 1, page: 1, perPage: 9 }))).toContain("day");
    expect(await contentKeys(() => listTopTours())).toContain("day");
  });

  //
  it("is counted without what is hidden, on every page of a list", async () => {
    for (let index = 0; index < 9; index += 1) await addTour({ published: index % 3 > 0 });
    expect(await listed("?per_page=4&page=2")).toMatchObject({ total: 6, ids: { length: 2 } });
    const { pagination } = await listTours({ type: 1, page: 1, perPage: 4 });
    expect(pagination).toMatchObject({ total: 6, last_page: 2 });
  });
});

describe("staff", () => {
  //
  it("see all tours, and either state by itself; others get what visitors get", async () => {
    const visible = await addTour();
    const hidden = await addTour({ published: false });
    const ended = await addTour({ publish_until: day("2020-01-01") });
    const { headers } = admin;
    const both = [visible.id, hidden.id, ended.id];
    expect((await listed("", headers)).ids).toEqual(both);
    expect(await listed("?state=visible", headers)).toEqual({ ids: [visible.id], total: 1 });
    expect(await listed("?state=hidden", headers)).toEqual({ ids: [hidden.id, ended.id], total: 2 });
    expect((await get(hidden.id, headers)).body).toMatchObject({ id: hidden.id, visible: false });
    const bad = { authorization: "Bearer nothing" };
    for (const others of [{}, bad]) {
      expect((await listed("?state=hidden", others)).ids).toEqual([visible.id]);
      expect((await get(hidden.id, others)).status).toBe(404);
    }
    expect((await listAdminTours(1)).map(({ id }) => id)).toEqual(both);
    expect((await countCards(menuItems)).get("tours")).toBe(3);
  });

  //
  it("write days as days, and clear them", async () => {
    const { id } = await addTour();
    const days = { publish_from: "2026-12-24", publish_until: "2026-12-24" };
    expect((await put(id, days)).body).toMatchObject(days);
    const { body } = await get(id, admin.headers);
    expect((await put(id, body as object)).body).toMatchObject(days);
    expect((await put(id, { name: { en: "Other" } })).body).toMatchObject(days);
    expect((await put(id, { publish_from: null, publish_until: null })).body).toMatchObject({
      publish_from: null,
      publish_until: null,
      visible: true,
    });
  });

  //
  it.each([
    [{}, { publish_from: "2026-12-24", publish_until: "2026-12-23" }],
    [{ publish_from: day("2026-12-24") }, { publish_until: "2026-12-23" }],
    [{ publish_until: day("2026-12-23") }, { publish_from: "2026-12-24" }],
  ])("may not put the last day before the first: %j then %j", async (stored, sent) => {
    const { id } = await addTour(stored);
    expect(await put(id, sent)).toMatchObject(refusedAt("publish_until"));
    const created = await callAs(admin, api.createTour, {
      json: tourBody({ publish_from: "2026-12-24", publish_until: "2026-12-23" }),
    });
    expect(created).toMatchObject(refusedAt("publish_until"));
  });

  it.each([
    { published: null },
    { published: "no" },
    { publish_from: "soon" },
    { publish_until: "2026-02-30" },
  ])("may not write %j", async (sent) => {
    const { id } = await addTour();
    expect((await put(id, sent)).status).toBe(422);
  });
});

describe("the place of a tour", () => {
  //
  it("stays while it is hidden, and tours move past it", async () => {
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) ids.push((await addTour()).id);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await put(second, { published: false });
    expect((await listed()).ids).toEqual([first, third, fourth]);
    const json = { first_package_id: fourth, second_package_id: first };
    expect((await callAs(admin, api.swapOrder, { json })).status).toBe(204);
    expect((await listed()).ids).toEqual([fourth, first, third]);
    await put(second, { published: true });
    expect((await listed()).ids).toEqual([fourth, first, second, third]);
  });
});

describe("search engines", () => {
  //
  it("are given the day on which a tour came out, where it was written before", async () => {
    at("2026-12-20 12:00:00");
    const { id } = await addTour({ ...reef, publish_from: day("2099-12-24") });
    const { id: old } = await addTour({ ...reef, publish_from: day("2020-01-01") });
    const { updated_at } = await db().tour.findUniqueOrThrow({ where: { id: old } });
    expect(await inSitemap()).toEqual({ [`/en/tours/reef-${old}`]: updated_at.toISOString() });
    at("2099-12-24 00:00:00");
    expect(await inSitemap()).toMatchObject({ [`/en/tours/reef-${id}`]: "2099-12-23T17:00:00.000Z" });
    const parts = await sitemapParts(new Date());
    expect(parts.find(({ name }) => name === "tours-1")?.changed).toEqual(new Date("2099-12-23T17:00:00Z"));
  });

  //
  it("are told of a tour on the day on which it comes out, and never of a hidden one", async () => {
    at("2026-12-23 23:59:58");
    const collect = changeCollector();
    const { id } = await addTour({ ...reef, publish_from: day("2026-12-24") });
    await addTour({ ...reef, published: false });
    await db().$executeRaw`ALTER TABLE tour DISABLE TRIGGER tour_updated_at`;
    await db().$executeRaw`UPDATE tour SET updated_at = '2026-12-01'`;
    await db().$executeRaw`ALTER TABLE tour ENABLE TRIGGER tour_updated_at`;
    expect(await collect()).toEqual([]);
    at("2026-12-24 00:00:01");
    expect(await collect()).toEqual([`http://localhost:3000/en/tours/reef-${id}`]);
    expect(await collect()).toEqual([]);
  });
});

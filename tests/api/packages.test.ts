import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { kindPaths, kinds } from "@/lib/tours/kinds";
import { listTopTours, listTours } from "@/lib/tours/list/queries";
import { api } from "./api";
import { call, callAs } from "./call";
import { addPicture, addTour, clearContent } from "./records";
import { emptiedTour } from "./whole-tour";

const text = (en: string) => ({ en });

async function addWholeTour(): Promise<number> {
  const [first, second] = [await addPicture("a"), await addPicture("b")];
  const { id } = await addTour({
    code: "OA-01",
    tags: "open_trip",
    rate: 4.7,
    starting_price: 1999.5,
    original_price: 2500,
    images: {
      create: [
        { path: second, order: 1 },
        { path: first, order: 0 },
      ],
    },
    prices: {
      create: [
        { position: 1, service_type: text("Child"), price: 900.25, description: text("Under 12") },
        { position: 0, service_type: text("Adult"), price: 1999.5, description: text("From 12") },
      ],
    },
    highlights: { create: [{ position: 0, description: { en: "Bay", ru: "Бухта" } }] },
    itineraries: {
      create: [
        { position: 1, day: 2, title: text("Back") },
        {
          position: 0,
          day: 1,
          title: text("Out"),
          activities: {
            create: [
              { position: 1, time: "10:00", description: text("Swim") },
              { position: 0, time: "08:00", description: text("Pier") },
            ],
          },
          meals: { create: [{ position: 0, description: text("Lunch") }] },
        },
      ],
    },
    included_excluded: { create: [{ position: 0, type: "included", description: text("Boat") }] },
    faqs: { create: [{ position: 0, question: text("Far?"), answer: text("No") }] },
    cancellation_policies: { create: [{ position: 0, description: text("Free until noon") }] },
    seo_title: { en: "Coral Island trip" },
  });
  return id;
}

describe("GET packages/{id}", () => {
  beforeAll(clearContent);

  //
  it("answers the bare tour in the wire format, parts in their order", async () => {
    const id = await addWholeTour();
    const { status, headers, body } = await callAs(null, api.getTour, { id });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    const sub = expect.any(Number);
    const line = { id: sub, kind: null, age_from: null, age_to: null, group_size: null };
    expect(body).toEqual({
      ...emptiedTour,
      id,
      slug: `coral-island-${id}`,
      tour_type: 1,
      order: 0,
      code: "OA-01",
      name: '{"en":"Coral Island","id":"Pulau Karang","ru":"Коралловый остров"}',
      duration: '{"en":"1 day","id":"1 hari","ru":"1 день"}',
      location: '{"en":"Phuket","ru":"Пхукет"}',
      overview: '{"en":"Reefs and lunch","id":"Terumbu dan makan siang","ru":"Рифы и обед"}',
      tags: "open_trip",
      rate: 4.7,
      currency: "THB",
      starting_price: 1999.5,
      original_price: 2500,
      images: [
        { id: sub, path: `/storage/0a/${"a".repeat(32)}.webp`, order: 0 },
        { id: sub, path: `/storage/0b/${"b".repeat(32)}.webp`, order: 1 },
      ],
      prices: [
        { ...line, service_type: '{"en":"Adult"}', price: 1999.5, description: '{"en":"From 12"}' },
        { ...line, service_type: '{"en":"Child"}', price: 900.25, description: '{"en":"Under 12"}' },
      ],
      highlights: [{ id: sub, description: '{"en":"Bay","ru":"Бухта"}' }],
      itineraries: [
        {
          id: sub,
          day: 1,
          title: '{"en":"Out"}',
          activities: [
            { id: sub, time: "08:00", description: '{"en":"Pier"}' },
            { id: sub, time: "10:00", description: '{"en":"Swim"}' },
          ],
          meals: [{ id: sub, description: '{"en":"Lunch"}' }],
        },
        { id: sub, day: 2, title: '{"en":"Back"}', activities: [], meals: [] },
      ],
      included_excluded: [{ id: sub, type: "included", description: '{"en":"Boat"}', shared_text_id: null }],
      faqs: [{ id: sub, question: '{"en":"Far?"}', answer: '{"en":"No"}', shared_text_id: null }],
      cancellation_policies: [{ id: sub, description: '{"en":"Free until noon"}', shared_text_id: null }],
      seo_title_en: "Coral Island trip",
      published: true,
      publish_from: null,
      publish_until: null,
      visible: true,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  //
  it("answers null for missing values, and makes a slug from the id if the name has no letters", async () => {
    const { id } = await addTour({ name: text("🏝️"), starting_price: null });
    const { body } = await callAs(null, api.getTour, { id });
    expect(body).toMatchObject({
      slug: `tour-${id}`,
      code: null,
      tags: null,
      rate: null,
      starting_price: null,
    });
  });
});

describe("GET packages", () => {
  const get = async (query: string) => {
    const { status, body } = await call(api.listTours, `/api/packages${query}`);
    expect(status).toBe(200);
    return body as { data: { id: number; order: number; tour_type: number }[]; pagination: object };
  };

  beforeAll(async () => {
    await clearContent();
    const tagged = ["1_day_trip", "open_trip", "multi_day_trip", "private_service", null];
    for (const kind of kindPaths) {
      for (const [index, tags] of tagged.entries()) {
        await addTour({ tour_type: kinds[kind].type, tags, rate: 3 + index / 2 });
      }
    }
  });

  //
  it.each(kindPaths)("lists %s by place, a page at a time", async (kind) => {
    const { type } = kinds[kind];
    const { data, pagination } = await get(`?tour_type=${type}&per_page=2&page=2`);
    expect(data.map(({ tour_type, order }) => [tour_type, order])).toEqual([
      [type, 2],
      [type, 3],
    ]);
    expect(pagination).toEqual({ current_page: 2, per_page: 2, total: 5, last_page: 3 });
  });

  //
  it("lists all types by place, then newest first", async () => {
    const { data, pagination } = await get("");
    const expected = await db().tour.findMany({ orderBy: [{ order: "asc" }, { id: "desc" }], take: 12 });
    expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(pagination).toEqual({ current_page: 1, per_page: 12, total: 15, last_page: 2 });
  });

  //
  it.each([
    "?page=3",
    "?page=99999999999&per_page=100",
    "?page=99999999999&search=coral",
    "?tour_type=2&page=2",
  ])("answers an empty page past the end: %s", async (query) => {
    const { data, pagination } = await get(query);
    expect(data).toEqual([]);
    expect(pagination).toMatchObject({ total: query.includes("tour_type") ? 5 : 15 });
  });

  //
  it.each([
    ["?tags=open_trip", 3],
    ["?tags=other&tour_type=1", 1],
    ["?tags=private_service", 3],
    ["?tags=all", 15],
    ["?tags=", 15],
    ["?min_rate=4.5", 6],
    ["?min_rate=4.5&tour_type=3", 2],
    ["?min_rate=5.1", 0],
    ["?search=coral&tags=open_trip&min_rate=3&tour_type=1", 1],
  ])("filters %s to %i", async (query, total) => {
    expect((await get(query)).pagination).toMatchObject({ total });
  });
});

describe("the site's lists", () => {
  beforeAll(clearContent);

  //
  it("shows the tours that staff have placed, else well-rated ones with day trips at sea first, else the first eight", async () => {
    expect(await listTopTours()).toEqual([]);
    for (let index = 0; index < 10; index += 1) await addTour();
    await addTour({ tour_type: 3, rate: 5 });
    expect((await listTopTours()).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    await addTour({ rate: 4.4 });
    const [best] = [await addTour({ rate: 4.5, rating_count: 9 })];
    expect((await listTopTours()).map(({ id }) => id)).toEqual([best.id]);
    const [better, same] = [await addTour({ rate: 4.9, rating_count: 9 }), await addTour({ rate: 4.9 })];
    expect((await listTopTours()).map(({ id }) => id)).toEqual([better.id, same.id, best.id]);
    const yacht = await addTour({
      rate: 5,
      rating_count: 9,
      tags: "private_service",
      starting_price: 26_000,
    });
    const dear = await addTour({ rate: 4.9, rating_count: 9, tags: "1_day_trip", starting_price: 4500 });
    const cheap = await addTour({ rate: 4.9, rating_count: 9, tags: "open_trip", starting_price: 1600 });
    // A price of 0 is on request and not the cheapest.
    const asked = await addTour({ rate: 4.9, tags: "open_trip", starting_price: 0 });
    const listed = (await listTopTours()).map(({ id }) => id);
    expect(listed.slice(0, 4)).toEqual([cheap.id, dear.id, asked.id, yacht.id]);
    const sea = await addTour({
      rate: 4.6,
      tags: "1_day_trip",
      starting_price: 9_000,
      facts: { sea: "open" },
    });
    const temple = await addTour({ rate: 5, tags: "1_day_trip", facts: { sea: "none" } });
    const ids = async () => (await listTopTours()).map(({ id }) => id);
    expect((await ids()).slice(0, 3)).toEqual([sea.id, temple.id, cheap.id]);
    // Staff have the last word, about a tour without a rate as well.
    const placed = await addTour({ home_position: 1 });
    await db().tour.update({ where: { id: temple.id }, data: { home_position: 2 } });
    await addTour({ home_position: 1, published: false });
    await addTour({ home_position: 1, tour_type: 3 });
    expect(await ids()).toEqual([placed.id, temple.id]);
  });

  //
  it("gives a card its cover: the image with the lowest order", async () => {
    const [cover, other] = [await addPicture("c"), await addPicture("d")];
    const { id } = await addTour({
      tour_type: 2,
      images: {
        create: [
          { path: other, order: 4 },
          { path: cover, order: 0 },
        ],
      },
    });
    const { tours } = await listTours({ type: 2, page: 1, perPage: 12 });
    expect(tours).toMatchObject([
      { id, cover: { path: cover, width: 800, height: 600, widths: [320, 640], avif: true } },
    ]);
  });
});

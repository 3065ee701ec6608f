import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contentVersion } from "@/lib/core/content/content-version";
import { db } from "@/lib/core/db";
import { kindPaths, kinds } from "@/lib/tours/kinds";
import { Prisma } from "@/prisma/client/client";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { call, callAs, succeed } from "./call";
import { addPicture } from "./records";
import { emptiedTour, wholeFacts, wholeTour, wireText } from "./whole-tour";

const admin = adminOfFile();
let pictures: string[];

beforeAll(async () => {
  pictures = [await addPicture("a"), await addPicture("b")];
});

interface Wire {
  id: number;
  order: number;
  updated_at: string;
  [field: string]: unknown;
}

const create = (json: unknown) => succeed<Wire>(callAs(admin, api.createTour, { json }));

/** As staff read it, like the answer of a change. */
async function get(id: number): Promise<Wire> {
  return (await callAs(admin, api.getTour, { id })).body as Wire;
}

function put(id: number | string, json: unknown) {
  return callAs(admin, api.updateTour, { id, json });
}

async function orders(type: number) {
  const tours = await db().tour.findMany({ where: { tour_type: type }, orderBy: { order: "asc" } });
  return tours.map(({ id }) => id);
}

const small = tourBody();

describe("a tour with every field and list in three languages", () => {
  //
  it("survives POST, GET, PUT of the answer, GET unchanged", async () => {
    const sent = await wholeTour();
    const created = await create(sent);
    const stored = await get(created.id);
    expect(stored).toEqual(created);
    expect(stored).toMatchObject(sent);
    expect(stored.facts).toEqual(wholeFacts);
    const versions = await db().recordVersion.count();
    const stops = await db().tourStop.findMany();
    const { status, body } = await put(created.id, stored);
    expect(status).toBe(200);
    const { updated_at: before, ...tour } = stored;
    const { updated_at: after, ...again } = await get(created.id);
    expect(again).toEqual(tour);
    expect(body).toEqual({ ...again, updated_at: after });
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
    expect(await db().recordVersion.count()).toBe(versions);
    expect(await db().tourStop.findMany()).toEqual(stops);
  });
});

describe("POST packages", () => {
  //
  it.each(kindPaths)("puts a new tour at the end of %s", async (kind) => {
    const { type } = kinds[kind];
    const before = await orders(type);
    const { id } = await create({ ...small, tour_type: type });
    expect(await orders(type)).toEqual([...before, id]);
  });

  //
  it("answers null or nothing for what was not sent", async () => {
    const { id, ...tour } = await create(small);
    expect(tour).toMatchObject(emptiedTour);
    expect(await get(id)).toMatchObject(tour);
  });

  //
  it("keeps a text that is no JSON object as English", async () => {
    const { id } = await create({ ...small, name: "Plain name", duration: "360" });
    expect(await get(id)).toMatchObject({ name: '{"en":"Plain name"}', duration: '{"en":"360"}' });
  });

  it("names what is missing", async () => {
    const { status, body } = await callAs(admin, api.createTour, { json: {} });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual([
      "duration",
      "location",
      "name",
      "overview",
      "tour_type",
    ]);
  });

  //
  it("writes all or nothing, keys errors of parts by path", async () => {
    const count = await db().tour.count();
    const wrong = {
      ...small,
      images: [{ path: "/storage/nothing.webp", order: 0 }],
      faqs: [{ question: { id: "Apa?" }, answer: wireText("This") }],
      prices: [{ service_type: wireText("A"), price: 1.005, description: wireText("B") }],
      itineraries: [
        { day: 1, title: wireText("A"), activities: [{ time: " ", description: wireText("B") }], meals: [] },
      ],
    };
    const { status, body } = await callAs(admin, api.createTour, { json: wrong });
    expect(status).toBe(422);
    const message = [expect.any(String)];
    expect(body).toEqual({
      message: expect.any(String),
      errors: {
        "faqs.0.question": message,
        "prices.0.price": message,
        "itineraries.0.activities.0.time": message,
      },
    });
    expect(await db().tour.count()).toBe(count);
  });

  //
  it.each(["/storage/ab/none.webp", "https://example.com/a.webp", "/storage/../../etc/passwd", "", "\0"])(
    "refuses %j as a picture: not of this store",
    async (path) => {
      const images = [
        { path: `/storage/${pictures[0]}`, order: 0 },
        { path, order: 1 },
      ];
      const { status, body } = await callAs(admin, api.createTour, { json: { ...small, images } });
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: { "images.1.path": [expect.any(String)] } });
    },
  );

  //
  it("lets two tours share a picture, each with rows of its own", async () => {
    const images = [{ path: `/storage/${pictures[0]}`, order: 0 }];
    const [one, two] = [await create({ ...small, images }), await create({ ...small, images })];
    expect(one.images).not.toEqual(two.images);
    await callAs(admin, api.deleteTour, { id: one.id });
    expect((await get(two.id)).images).toHaveLength(1);
  });

  //
  it("makes the next page new", async () => {
    const before = contentVersion();
    await create(small);
    expect(contentVersion()).not.toBe(before);
    const { version } = await db().contentVersion.findUniqueOrThrow({ where: { id: 1 } });
    expect(contentVersion()).toMatch(new RegExp(`^${version}\\.`));
  });
});

describe("PUT packages/{id}", () => {
  let tour: Wire;
  beforeEach(async () => {
    tour = await create(await wholeTour());
  });

  //
  it.each([
    ["a field", { code: "NEW" }],
    ["a text", { name: wireText("Another") }],
    ["a list", { faqs: [] }],
    ["all facts", { facts: { sea: "sheltered" } }],
    ["nothing", {}],
  ])("changes %s alone", async (_, change) => {
    const { status } = await put(tour.id, change);
    expect(status).toBe(200);
    const { updated_at, slug, ...changed } = await get(tour.id);
    expect({ ...changed, updated_at: tour.updated_at, slug: tour.slug }).toEqual({ ...tour, ...change });
  });

  //
  it("merges a text by language: one that is not sent stays, an empty one goes", async () => {
    const texts = { en: "Ao Nang", id: "Ao Nang (id)", ru: "Ао Нанг" };
    const place = async (location: unknown) => {
      const { status } = await put(tour.id, { location });
      return [status, JSON.parse(String((await get(tour.id)).location))];
    };
    expect(await place(texts)).toEqual([200, texts]);
    expect(await place({ en: "Ao Nang Bay" })).toEqual([200, { ...texts, en: "Ao Nang Bay" }]);
    expect(await place('{"en":"Ao Nang","ru":" "}')).toEqual([200, { en: "Ao Nang", id: texts.id }]);
    expect(await place("Krabi")).toEqual([200, { en: "Krabi", id: texts.id }]);
    expect(await place({ en: "Krabi", id: null })).toEqual([200, { en: "Krabi" }]);
    for (const refused of [{ ru: "Краби" }, { en: "", id: "Krabi" }, null]) {
      expect(await place(refused)).toEqual([422, { en: "Krabi" }]);
    }
  });

  //
  it("keeps the ids of the price lines that are still there, with whatever price and at whatever place", async () => {
    type Line = { id: number; service_type: string; price: number };
    const [adult, child] = tour.prices as [Line, Line];
    const { body } = await put(tour.id, {
      prices: [
        { service_type: wireText("Infant"), price: 0, description: wireText("Under 3") },
        { service_type: wireText("Child"), price: 900, description: wireText("3 to 11") },
        { service_type: wireText("Adult"), price: 2100, description: wireText("From 12") },
      ],
    });
    const [infant, ...others] = (body as Wire).prices as Line[];
    expect(others).toMatchObject([
      { id: child.id, price: 900 },
      { id: adult.id, price: 2100 },
    ]);
    expect([adult.id, child.id]).not.toContain(infant?.id);
  });

  //
  it("keeps the id of a price line that is called otherwise in one language", async () => {
    const [adult, child] = tour.prices as { id: number }[];
    const { body } = await put(tour.id, {
      prices: [
        {
          service_type: { en: "Grown-up", id: "Adult (id)", ru: "Adult (ру)" },
          price: 5,
          description: wireText("From 12"),
        },
        { service_type: wireText("Child"), price: 0, description: wireText("Under 12") },
      ],
    });
    expect(((body as Wire).prices as { id: number }[]).map(({ id }) => id)).toEqual([adult?.id, child?.id]);
  });

  //
  it("clears with null, with empty texts and with empty lists", async () => {
    expect((await put(tour.id, { ...emptiedTour, tags: "", currency: null })).status).toBe(200);
    expect(await get(tour.id)).toMatchObject(emptiedTour);
  });

  //
  it("ignores what is read only", async () => {
    const foreign = { id: 99, slug: "x", order: 99, created_at: "x", search_words: "x", __proto__: null };
    const { status } = await put(tour.id, foreign);
    expect(status).toBe(200);
    expect(await get(tour.id)).toMatchObject({ id: tour.id, order: tour.order, slug: tour.slug });
  });

  //
  it("writes all or nothing", async () => {
    const images = [{ path: "/storage/no.webp", order: 0 }];
    const { status } = await put(tour.id, { code: "HALF", faqs: [], images });
    expect(status).toBe(422);
    expect(await get(tour.id)).toEqual(tour);
  });

  //
  it("puts a tour whose type changes at the end of the other list", async () => {
    const [from, to] = [await orders(1), await orders(2)];
    await put(tour.id, { tour_type: 2 });
    expect(await orders(2)).toEqual([...to, tour.id]);
    expect(await orders(1)).toEqual(from.filter((id) => id !== tour.id));
  });
});

describe("the alternative text of a picture", () => {
  const texts = { en: "A longtail boat", id: "Perahu", ru: "Лодка" };
  const image = (alt: unknown) => ({ path: `/storage/${pictures[0]}`, order: 0, alt });
  const altOf = (tour: Wire) => (tour.images as { alt?: string }[])[0]?.alt;

  //
  it.each([
    ["a JSON string", JSON.stringify(texts), texts],
    ["an object", texts, texts],
    ["one language that is not English", { ru: "Лодка", en: " " }, { ru: "Лодка" }],
    ["a text that is no JSON", "A boat", { en: "A boat" }],
    ["nothing", undefined, null],
    ["null", null, null],
    ["an empty object", {}, null],
    ["blanks", { en: "", id: " " }, null],
  ])("is kept as it was sent, and is optional: %s", async (_, sent, kept) => {
    const { id } = await create({ ...small, images: [image(sent)] });
    const alt = altOf(await get(id));
    expect(alt === undefined ? null : JSON.parse(alt)).toEqual(kept);
    expect(await db().tourImage.count({ where: { tour_id: id, alt: { equals: Prisma.DbNull } } })).toBe(
      kept ? 0 : 1,
    );
  });

  it("is refused where it is no text, beside its picture", async () => {
    const answer = await callAs(admin, api.createTour, { json: { ...small, images: [image({ id: 5 })] } });
    const errors = { "images.0.alt": ["Teks (id) harus berupa teks."] };
    expect(answer).toMatchObject({ status: 422, body: { errors } });
  });

  it("goes with a list that no longer says it", async () => {
    const { id } = await create({ ...small, images: [image(texts)] });
    await put(id, { images: [image(undefined)] });
    expect(altOf(await get(id))).toBeUndefined();
  });
});

describe("GET packages", () => {
  //
  it("gives admins up to 9999 a page", async () => {
    const { body } = await callAs(admin, api.listTours, { query: "per_page=99999" });
    expect(body).toMatchObject({ pagination: { per_page: 9999 } });
    const bad = { headers: { Authorization: "Bearer nobody" } };
    expect((await call(api.listTours, "/api/packages?per_page=9999", bad)).body).toMatchObject({
      pagination: { per_page: 100 },
    });
  });
});

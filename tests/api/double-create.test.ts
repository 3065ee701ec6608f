import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as createBlog } from "@/app/api/blogs/route";
import { POST as createTour } from "@/app/api/packages/route";
import { POST as createPromo } from "@/app/api/promos/route";
import { flat } from "@/lib/content/localized-text";
import { db } from "@/lib/db";
import { type Admin, addAdmin } from "./admin";
import { pictureFile } from "./pictures";
import { clearContent } from "./records";
import { write } from "./write";

let admin: Admin;
const text = { en: "Text" };
const tour = { tour_type: 1, name: text, duration: text, location: text, overview: text };
const blog = { title_en: "A", content_en: "<p>a</p>", posting_date: "2026-01-01", category: "Tips" };
const promo = {
  ...flat("title", () => "Text"),
  ...flat("description", () => "Text"),
  ...{ price: "1", end_date: "2099-01-01", pdf_url: "https://example.com/a.pdf" },
};

beforeAll(async () => {
  await clearContent();
  admin = await addAdmin();
});

beforeEach(() => db().idempotentAnswer.deleteMany());

const headers = (key: string) => ({ "Idempotency-Key": key });

const creates = {
  packages: (key: string, over = {}) =>
    write(admin, createTour, "/api/packages", { json: { ...tour, ...over }, headers: headers(key) }),
  promos: async (key: string, over = {}) =>
    write(admin, createPromo, "/api/promos", {
      form: { ...promo, image: await pictureFile(), ...over },
      headers: headers(key),
    }),
  blogs: async (key: string, over = {}) =>
    write(admin, createBlog, "/api/blogs", {
      form: { ...blog, image: await pictureFile(), ...over },
      headers: headers(key),
    }),
};

const counts = {
  packages: () => db().tour.count(),
  promos: () => db().promo.count(),
  blogs: () => db().blog.count(),
};

const names = Object.keys(creates) as (keyof typeof creates)[];

describe.each(names)("a double POST %s", (name) => {
  const create = creates[name];

  it("with one key is one record and one answer", async () => {
    const before = await counts[name]();
    const first = await create("a key");
    expect(first.status).toBe(201);
    const second = await create("a key");
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await counts[name]()).toBe(before + 1);
  });

  it("at the same time is one record", async () => {
    const before = await counts[name]();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create("another key")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await counts[name]()).toBe(before + 1);
  });

  it("with another body under the key is a 422", async () => {
    await create("key");
    const before = await counts[name]();
    const over = name === "packages" ? { code: "B" } : { title_en: "B" };
    const { status, body } = await create("key", over);
    expect([status, body]).toMatchObject([422, { errors: { "Idempotency-Key": [expect.any(String)] } }]);
    if (name !== "packages") {
      expect((await create("key", { image: await pictureFile("#ff0000") })).status).toBe(422);
    }
    expect(await counts[name]()).toBe(before);
  });
});

describe("a key", () => {
  it("is remembered for 24 hours", async () => {
    const first = await creates.packages("old");
    await db().$executeRaw`UPDATE idempotent_answer SET created_at = now() - interval '23 hours 59 minutes'`;
    expect((await creates.packages("old")).body).toEqual(first.body);
    await db().$executeRaw`UPDATE idempotent_answer SET created_at = now() - interval '24 hours 1 minute'`;
    expect((await creates.packages("old")).body).not.toEqual(first.body);
    await db().$executeRaw`UPDATE idempotent_answer SET created_at = now() - interval '25 hours'`;
    await creates.packages("new");
    expect(await db().idempotentAnswer.count()).toBe(1);
  });

  it("belongs to its session", async () => {
    const before = await db().tour.count();
    await creates.packages("shared");
    const other = await addAdmin("other");
    await write(other, createTour, "/x", { json: tour, headers: headers("shared") });
    expect(await db().tour.count()).toBe(before + 2);
  });

  it("is free again after a create that failed", async () => {
    expect((await creates.packages("retry", { images: [{ path: "/storage/x", order: 0 }] })).status).toBe(
      422,
    );
    expect((await creates.packages("retry")).status).toBe(201);
  });

  it("has at most 200 characters; none at all makes two records", async () => {
    expect((await creates.packages("k".repeat(200))).status).toBe(201);
    expect((await creates.packages("k".repeat(201))).status).toBe(422);
    const before = await db().tour.count();
    await Promise.all([1, 2].map(() => write(admin, createTour, "/x", { json: tour })));
    expect(await db().tour.count()).toBe(before + 2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as blog from "@/app/api/blogs/[id]/route";
import * as blogs from "@/app/api/blogs/route";
import * as promo from "@/app/api/promos/[id]/route";
import * as promos from "@/app/api/promos/route";
import { listMigrations, migrate } from "@/server/database/migrations";
import { withClient } from "@/server/database/with-client";
import { database, type TestDatabase } from "../setup/database";
import { type Admin, addAdmin } from "./admin";
import { call } from "./call";
import { addBlog, addPromo, clearContent } from "./records";
import { write } from "./write";

let admin: Admin;

beforeAll(async () => {
  await clearContent();
  admin = await addAdmin();
});

/** What is written, and the day of Bangkok's calendar that it is. */
const days = [
  ["2026-11-23", "2026-11-23"],
  ["2026-11-23T00:30:00+07:00", "2026-11-23"],
  ["2026-11-22T17:00:00Z", "2026-11-23"],
  ["2026-11-22T16:59:59.999Z", "2026-11-22"],
  ["2026-11-23T23:59:59+07:00", "2026-11-23"],
  ["2026-11-23T00:00:00.000Z", "2026-11-23"],
  ["2026-11-23T00:30:00+14:00", "2026-11-22"],
] as const;

const kinds = [
  {
    name: "blogs",
    field: "posting_date",
    form: { title_en: "A", content_en: "<p>a</p>", category: "Tips" },
    post: blogs.POST,
    ...{ get: blog.GET, put: blog.PUT, add: addBlog },
  },
  {
    name: "promos",
    field: "end_date",
    form: {
      ...{ title_id: "a", title_en: "a", title_ru: "a", price: "1", pdf_url: "https://example.com/" },
      ...{ description_id: "a", description_en: "a", description_ru: "a" },
    },
    post: promos.POST,
    ...{ get: promo.GET, put: promo.PUT, add: addPromo },
  },
] as const;

describe.each(kinds)("$field of $name", ({ name, field, form, post, put, get, add }) => {
  it.each(days)("%s is written as the day %s", async (sent, day) => {
    const stored = { [field]: `${day}T00:00:00.000Z` };
    const made = await write(admin, post, `/api/${name}`, { form: { ...form, [field]: sent } });
    expect([made.status, made.body]).toMatchObject([201, stored]);
    const { id } = await add();
    const changed = await write(admin, put, `/api/${name}/x`, { id, method: "PUT", form: { [field]: sent } });
    expect([changed.status, changed.body]).toMatchObject([200, stored]);
    // What GET gave may be sent back, and stays that day.
    const read = (await call(get, "/x", { params: { id: String(id) }, ...admin })).body as Record<
      string,
      string
    >;
    const again = { [field]: read[field] ?? "" };
    expect((await write(admin, put, "/x", { id, method: "PUT", form: again })).body).toMatchObject(stored);
  });
});

describe("moments that were stored as they came", () => {
  let old: TestDatabase;
  beforeAll(async () => {
    old = await database("template0");
  });
  afterAll(() => old.drop());

  it("become their day in Bangkok when the database is brought to its newest form; days stay", async () => {
    const before = listMigrations().filter((each) => each < "20261122100000");
    await migrate(old.url, before);
    const rows = await withClient({ connectionString: old.url }, async (client) => {
      for (const [moment] of days) {
        await client.query(
          "INSERT INTO blog (title_en, content_en, posting_date, category) VALUES ('a', '<p>a</p>', $1, 'a')",
          [moment.includes("T") ? moment : `${moment}T00:00:00Z`],
        );
        await client.query(
          `INSERT INTO promo (title_id, title_en, title_ru, description_id, description_en, description_ru, price, pdf_url, end_date)
           VALUES ('a', 'a', 'a', 'a', 'a', 'a', '1', 'https://example.com/', $1)`,
          [moment.includes("T") ? moment : `${moment}T00:00:00Z`],
        );
      }
      await migrate(old.url);
      const [posts, ends] = [
        await client.query("SELECT posting_date AS day FROM blog ORDER BY id"),
        await client.query("SELECT end_date AS day FROM promo ORDER BY id"),
      ];
      return [posts, ends].map((each) => each.rows.map((row) => row.day.toISOString()));
    });
    const wanted = days.map(([, day]) => `${day}T00:00:00.000Z`);
    expect(rows).toEqual([wanted, wanted]);
  });
});

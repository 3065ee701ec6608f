import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as getBlogAnswer } from "@/app/api/blogs/[id]/route";
import { GET as getTourAnswer } from "@/app/api/packages/[id]/route";
import { GET as getPromoAnswer } from "@/app/api/promos/[id]/route";
import { GET as getSeoAnswer } from "@/app/api/seo-content/route";
import { closeDb, db } from "@/lib/db";
import { completeEnv, env } from "@/lib/env";
import { restoreBackup } from "@/server/backup/restore-backup";
import { takeBackup } from "@/server/backup/take-backup";
import { listMigrations, migrate } from "@/server/database/migrations";
import { withClient } from "@/server/database/with-client";
import { database, type TestDatabase } from "../setup/database";
import { call } from "./call";

/** The last migration with a column, or a row, per language. */
const lastFlat = "20261122100000_days_of_bangkok";

type Row = Record<string, unknown>;

const odd = 'Quotes " \' \\ and {"en":"braces"}; 🐠 new\nline\ttab';

const promos: Row[] = [
  {
    ...{ title_id: "Promo", title_en: odd, title_ru: "Акция ё" },
    ...{ description_id: "  di tepi  ", description_en: "Text", description_ru: "🌊" },
    ...{ price: "THB 900", old_price: null, price2: "USD 30", old_price2: null },
    ...{ end_date: "2031-02-03T00:00:00.000Z", pdf_url: "/documents/promo-terms.pdf" },
  },
  {
    ...{ title_id: "null", title_en: "{}", title_ru: '"' },
    ...{ description_id: "[]", description_en: "0", description_ru: "false" },
    ...{ price: "1", old_price: "2", price2: null, old_price2: null },
    ...{ end_date: "2020-01-01T00:00:00.000Z", pdf_url: "https://example.com/a.pdf" },
  },
];

const noSeo = {
  ...{ seo_title_id: "", seo_title_en: "", seo_title_ru: "" },
  ...{ seo_description_id: "", seo_description_en: "", seo_description_ru: "" },
};

const blogs: Row[] = [
  {
    ...{ title_id: null, title_en: "Only English", title_ru: null },
    ...{ content_id: null, content_en: "<p>a &amp; b</p>", content_ru: null },
    ...{ posting_date: "2026-01-10T00:00:00.000Z", category: "Tips", ...noSeo },
  },
  {
    ...{ title_id: "", title_en: odd, title_ru: "Рифы" },
    ...{ content_id: " ", content_en: '<p class="x">\\n\r\n</p>', content_ru: "<p>б</p>" },
    ...{ posting_date: "2026-05-05T00:00:00.000Z", category: "Makanan", ...noSeo },
    ...{ seo_title_ru: "Заголовок", seo_description_en: odd, seo_description_id: " " },
  },
];

const entries: Row[] = [
  {
    ...{ page: "home", language: "en", title: odd, description: "By sea", author: "Ombak", robots: "index" },
    ...{
      canonicalUrl: "https://example.com/",
      hreflang: { en: "https://example.com/en", "x-default": "https://example.com/" },
    },
  },
  {
    ...{ page: "home", language: "ru", title: "", description: "", author: null, robots: "noindex" },
    ...{ canonicalUrl: "", hreflang: {} },
  },
  {
    ...{ page: "blogs", language: "id", title: "Catatan", description: " ", author: "", robots: null },
    ...{ canonicalUrl: null, hreflang: null },
  },
];

const own = env().DATABASE_URL;
const text = JSON.stringify({ en: "Reef" });
const tours: Row[] = [
  { order: 0, ...noSeo },
  { order: 1, ...noSeo, seo_title_id: odd, seo_description_ru: " ", seo_description_en: "By sea" },
].map((row) => ({ ...row, tour_type: 1, name: text, duration: text, location: text, overview: text }));

let old: TestDatabase;
let dir: string;

function query(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  return withClient({ connectionString: url }, async (client) => (await client.query(sql, values)).rows);
}

async function insert(table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const places = columns.map((_, index) => `$${index + 1}`);
  await query(old.url, `INSERT INTO ${table} (${columns}) VALUES (${places})`, Object.values(row));
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "texts-"));
  completeEnv({ STORAGE_DIR: path.join(dir, "storage") });
  old = await database("template0");
  await migrate(old.url, listMigrations().slice(0, listMigrations().indexOf(lastFlat) + 1));
  for (const row of promos) await insert("promo", row);
  for (const row of tours) await insert("tour", row);
  for (const row of blogs) await insert("blog", row);
  for (const row of entries) await insert("seo_content", row);
});
afterAll(async () => {
  await closeDb();
  completeEnv({ DATABASE_URL: own });
  await old.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** What the API says of each row, as far as the rows tell. */
async function expectAllTexts(url: string): Promise<void> {
  await closeDb();
  completeEnv({ DATABASE_URL: url });
  for (const [index, row] of promos.entries()) {
    const { body } = await call(getPromoAnswer, "/x", { params: { id: String(index + 1) } });
    expect(body).toMatchObject(row);
  }
  for (const [index, row] of tours.entries()) {
    const { body } = await call(getTourAnswer, "/x", { params: { id: String(index + 1) } });
    expect(body).toMatchObject(row);
  }
  for (const [index, row] of blogs.entries()) {
    const { body } = await call(getBlogAnswer, "/x", { params: { id: String(index + 1) } });
    const { content_en, ...texts } = row;
    expect(body).toMatchObject(texts);
    const [stored] = await query(url, "SELECT content ->> 'en' AS html FROM blog WHERE id = $1", [index + 1]);
    expect(stored).toEqual({ html: content_en });
  }
  const { body } = await call(getSeoAnswer, "/api/seo-content");
  for (const { page, language, ...texts } of entries) {
    expect(body).toMatchObject({ [String(page)]: { [String(language)]: texts } });
  }
  const found = await query(
    url,
    "SELECT id FROM blog WHERE search_words @@ search_query('рифы') AND search_words @@ search_query('makanan')",
  );
  expect(found).toEqual([{ id: 2 }]);
}

describe("texts that were a column, or a row, per language", () => {
  it("are read back equal from a backup of that version, restored into this one", async () => {
    const target = await database("template0");
    await takeBackup(old.url, path.join(dir, "backup"));
    const { migrations } = await restoreBackup(target.url, path.join(dir, "backup"), false);
    expect(migrations.at(-1)).toBe(lastFlat);
    await expectAllTexts(target.url);
    await closeDb();
    await target.drop();
  });

  it("are read back equal from a database that is brought to this version", async () => {
    const words = "SELECT id, search_words::text AS words FROM blog ORDER BY id";
    const before = await query(old.url, words);
    await migrate(old.url);
    expect(await query(old.url, words)).toEqual(before);
    await expectAllTexts(old.url);
    const [blog] = await db().blog.findMany({ orderBy: { id: "asc" }, take: 1 });
    expect(blog).toMatchObject({ title: { en: "Only English" }, seo_title: {} });
  });
});

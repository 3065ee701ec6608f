import { beforeAll, expect, it, vi } from "vitest";
import { fillTours } from "@/bench/fill-tours";
import { learnContentVersion } from "@/lib/core/content/content-version";
import { closeDb } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { listCardPage, listTopTours, listTours, listWholePage } from "@/lib/tours/list/queries";
import { getTour } from "@/lib/tours/queries";
import { withClient } from "@/server/database/with-client";

const count = 3_000;

function query<Row>(sql: string): Promise<Row[]> {
  return withClient(
    { connectionString: env().DATABASE_URL },
    async (client) => (await client.query(sql)).rows,
  );
}

/** Rows that were read by walking whole tables, by table, since the database was made. */
async function walked(): Promise<Record<string, number>> {
  const rows = await query<{ relname: string; seq_tup_read: string }>(
    "SELECT relname, seq_tup_read FROM pg_stat_user_tables",
  );
  return Object.fromEntries(rows.map(({ relname, seq_tup_read }) => [relname, Number(seq_tup_read)]));
}

/** What `work` reads by walking whole tables; the numbers of a connection count when it has ended. */
async function walkedBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  await closeDb();
  const before = await walked();
  await work();
  await closeDb();
  const after = await walked();
  const added = Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)] as const);
  return Object.fromEntries(added.filter(([, rows]) => rows > 0));
}

/** Tables with pages that are not marked as all visible: the planner does not count such a table by an index alone. */
const notYetVacuumed = `
  SELECT count(*)::int AS tables FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relallvisible < relpages * 0.9`;

/** Tables as they are on a large site: PostgreSQL rightly walks through one that fits on a page or two. */
const fillOthers = `
  INSERT INTO stored_image (path, width, height, widths, avif, thumbhash)
    SELECT 'aa/' || n || '.webp', 1800, 1200, '{320}', true, '' FROM generate_series(1, 2000) AS n;
  INSERT INTO search_word (word)
    SELECT translate(md5(n::text), '0123456789', 'ghijklmnop') FROM generate_series(1, 20000) AS n;
  INSERT INTO search_alias (word, meant)
    SELECT translate(md5(n::text), '0123456789', 'ghijklmnop'), 'phi phi' FROM generate_series(1, 5000) AS n;`;

beforeAll(async () => {
  await withClient({ connectionString: env().DATABASE_URL }, async (client) => {
    await client.query(fillOthers);
    await fillTours(client, count);
    // While an autovacuum worker analyzes anything in this database, a vacuum marks nothing.
    const left = async () => {
      await client.query("VACUUM");
      return (await client.query(notYetVacuumed)).rows[0].tables;
    };
    await vi.waitUntil(async () => (await left()) === 0, { timeout: 40_000, interval: 200 });
  });
}, 60_000);

const page = { page: 1, perPage: 12 };

/** Every query that a visitor can cause. The planner may choose any plan. */
const visits: Record<string, () => Promise<unknown>> = {
  "a list": () => listTours({ ...page, type: 1 }),
  "a deep page": () => listTours({ ...page, type: 2, page: 80 }),
  "a category": () => listTours({ ...page, type: 1, tag: "open_trip" }),
  "the best of the home page": () => listTopTours(),
  "all types, as the API lists them": () => listWholePage({ ...page, page: 100 }),
  "a search": () => listTours({ ...page, type: 1, search: "komodo diving" }),
  "a search in Russian": () => listTours({ ...page, type: 3, search: "озеро тоба" }),
  "a search by an alias": () => listTours({ ...page, type: 1, search: "майя бей" }),
  "a misspelt search": () => listTours({ ...page, type: 1, search: "borobuduur" }),
  "a search in two alphabets": () => listTours({ ...page, type: 3, search: "tоба" }),
  "one tour": async () => getTour((await listTours({ ...page, type: 1 })).tours[0]?.id ?? 0),
};

for (const [name, visit] of Object.entries(visits)) {
  //
  it(`${name} among ${count} tours walks through no table`, async () => {
    expect(await walkedBy(visit)).toEqual({});
  });
}

//
it("the test notices a table that is walked through", async () => {
  const sql = "SELECT count(*) FROM tour WHERE currency = 'THB'";
  expect((await walkedBy(() => query(sql))).tour).toBeGreaterThanOrEqual(count);
});

it("a misspelt word exchanges its letters once, however many words are known", async () => {
  const calls = await withClient({ connectionString: env().DATABASE_URL }, async (client) => {
    await client.query("SET track_functions = 'all'");
    await client.query("BEGIN");
    const { rows } = await client.query("SELECT nearest_search_words('borobuduur', 2) AS words");
    expect(rows[0].words).toEqual(["borobudur"]);
    const counted =
      "SELECT pg_stat_get_xact_function_calls('swapped_letters(text)'::regprocedure)::int AS calls";
    return (await client.query(counted)).rows[0].calls;
  });
  expect(calls).toBe(1);
});

/** Rows of `tour` that `work` reads, by an index or without. */
async function toursReadBy(work: () => Promise<unknown>): Promise<number> {
  const sql = `SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_user_tables WHERE relname = 'tour'`;
  const read = async () => Number((await query<{ rows: string }>(sql))[0]?.rows);
  await closeDb();
  const before = await read();
  await work();
  await closeDb();
  return (await read()) - before;
}

//
it("lists with filters walk through all tours once, and for no other combination until a tour changes", async () => {
  await learnContentVersion(async () => ({ version: 1n, write_id: "1" }));
  const ask = (filters: object) => toursReadBy(() => listCardPage({ ...page, ...filters }));
  expect(await ask({ sort: "price" })).toBeGreaterThanOrEqual(count);
  for (const other of [{ max: 3_000 }, { sort: "rate", type: 2 }, { day: "2027-03-03", tag: "open_trip" }]) {
    expect(await ask(other)).toBeLessThan(count / 10);
  }
});

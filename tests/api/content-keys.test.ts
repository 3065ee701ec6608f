import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ContentKnowledge, storedVersion, type VersionRow } from "@/lib/core/content/content-version";
import type { KeyedTable } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { patient } from "../setup/patient";
import { addBlog, addPicture, addPromo, addTour, clearContent } from "./records";

let client: pg.Client;
let tour: number;
let other: number;
let day: number;
let blog: number;
let promo: number;

const localized = `'{"en": "Text"}'`;

interface Part {
  columns: string;
  values: string;
  /** An update that pages show; without one the row is moved. */
  change?: string;
  /** Whether searches read the part. */
  searched?: true;
}

const move = "position = position + 1";
const days = "position, from_day, until_day, yearly";
const described = { columns: "position, description", values: `0, ${localized}` };

/** Each part of a tour, with the values of a new row. */
const parts: Record<string, Part> = {
  tour_image: {
    columns: 'path, "order"',
    values: "'01/11111111111111111111111111111111.webp', 3",
    change: `alt = ${localized}`,
  },
  tour_price: {
    columns: "position, service_type, price, description",
    values: `0, ${localized}, 5, ${localized}`,
    change: "price = price + 1",
  },
  tour_highlight: described,
  tour_season: { columns: days, values: "0, '2000-11-01', '2000-04-30', true", change: "rough = NOT rough" },
  tour_closed_period: {
    columns: days,
    values: "0, '2027-04-13', '2027-04-15', false",
    change: `reason = ${localized}`,
  },
  tour_stop: { columns: "position, place_code", values: "0, 'maya-bay'", searched: true },
  itinerary_day: { columns: "position, day, title", values: `0, 1, ${localized}`, change: "day = day + 1" },
  included_excluded: {
    columns: "position, type, description",
    values: `0, 'included', ${localized}`,
    change: "type = 'excluded'",
  },
  tour_faq: { columns: "position, question, answer", values: `0, ${localized}, ${localized}` },
  cancellation_policy: described,
};

const partsOfDays: Record<string, Part> = {
  itinerary_activity: {
    columns: "position, time, description",
    values: `0, '08:00', ${localized}`,
    change: "time = '09:00'",
  },
  itinerary_meal: described,
};

/** Every table whose rows pages show. */
const watched = [
  ...Object.keys(parts),
  ...Object.keys(partsOfDays),
  "blog",
  "closed_period",
  "exchange_rate",
  "home",
  "own_page",
  "pickup_area",
  "place",
  "promo",
  "search_activity",
  "search_alias",
  "search_filler",
  "search_word",
  "seo_content",
  "site",
  "stored_image",
  "tour",
  "tour_day",
  "tour_season_price",
  "trip_pass_key",
];

/** The triggers of `tour` and `blog` raise keys of lists as well. */
const keyed: Record<KeyedTable, "records" | "rows"> = {
  blog: "rows",
  own_page: "records",
  pickup_area: "records",
  place: "records",
  promo: "records",
  search_activity: "records",
  search_alias: "records",
  search_filler: "records",
  site: "records",
  tour: "rows",
};

beforeAll(async () => {
  client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  await fill();
});

afterAll(() => client.end());

async function fill() {
  await clearContent();
  await addPicture("1");
  await db().place.create({ data: { code: "maya-bay", name: { en: "Maya Bay" } } });
  // Its words are known.
  await db().$executeRaw`SELECT learn_search_words('{maya,bay}')`;
  tour = (await addTour()).id;
  other = (await addTour({ name: { en: "Reef" } })).id;
  blog = (await addBlog()).id;
  promo = (await addPromo()).id;
  await db().seoContent.create({ data: { page: "home", title: { en: "A" } } });
  const title = { en: "Day" };
  day = (await db().itineraryDay.create({ data: { tour_id: other, position: 0, day: 1, title } })).id;
}

interface LogRow {
  version: string;
  write_id: string;
  previous_write_id: string;
  keys: string[];
}

async function read(since: bigint): Promise<VersionRow> {
  const { rows } = await client.query<VersionRow>("SELECT * FROM content_changes_since($1)", [since]);
  const [row] = rows;
  if (!row) throw new Error("there is no version");
  return row;
}

/** What the statements raise, each on its own, as a person with psql runs them. */
async function touchedBy(...statements: string[]): Promise<string[]> {
  const before = BigInt((await read(0n)).version);
  for (const statement of statements) await client.query(statement);
  const { changes } = await read(before);
  return changes.flatMap(({ keys }) => keys).toSorted();
}

describe("what a write touches", () => {
  describe.each(Object.entries(parts))("%s", (table, { columns, values, change = move, searched }) => {
    //
    it("is its tour, by insert, update and delete", async () => {
      const key = [`tour:${tour}`];
      const stops = searched ? ["stops:1"] : [];
      const words = searched ? ["tour-words:1"] : [];
      expect(
        await touchedBy(`INSERT INTO ${table} (tour_id, ${columns}) VALUES (${tour}, ${values})`),
      ).toEqual([...stops, ...words, ...key]);
      expect(await touchedBy(`UPDATE ${table} SET ${change} WHERE tour_id = ${tour}`)).toEqual(key);
      expect(await touchedBy(`UPDATE ${table} SET tour_id = tour_id WHERE tour_id = ${tour}`)).toEqual([]);
      const both = [...stops, ...words, `tour:${tour}`, `tour:${other}`];
      expect(await touchedBy(`UPDATE ${table} SET tour_id = ${other} WHERE tour_id = ${tour}`)).toEqual(both);
      expect(
        await touchedBy(
          `DELETE FROM ${table} WHERE tour_id = ${other} AND id > ${table === "itinerary_day" ? day : 0}`,
        ),
      ).toEqual([...stops, ...words, `tour:${other}`]);
      expect(await touchedBy(`DELETE FROM ${table} WHERE false`)).toEqual([]);
    });
  });

  it.each(Object.entries(partsOfDays))(
    "%s: the tour of its day",
    async (table, { columns, values, change = move }) => {
      const key = [`tour:${other}`];
      expect(await touchedBy(`INSERT INTO ${table} (day_id, ${columns}) VALUES (${day}, ${values})`)).toEqual(
        key,
      );
      expect(await touchedBy(`UPDATE ${table} SET ${change}`)).toEqual(key);
      expect(await touchedBy(`DELETE FROM ${table}`)).toEqual(key);
    },
  );

  it("a day that goes with its activities: its tour, once", async () => {
    await client.query(
      `INSERT INTO itinerary_day (tour_id, position, day, title) VALUES (${tour}, 0, 1, ${localized})`,
    );
    await client.query(
      `INSERT INTO itinerary_activity (day_id, position, time, description) SELECT id, 0, '1', ${localized} FROM itinerary_day WHERE tour_id = ${tour}`,
    );
    expect(await touchedBy(`DELETE FROM itinerary_day WHERE tour_id = ${tour}`)).toEqual([`tour:${tour}`]);
  });

  it("a tour's price, picture text or SEO text: the tour, and no list", async () => {
    const update = (set: string) =>
      touchedBy(`UPDATE tour SET ${set}, updated_at = now() WHERE id = ${tour}`);
    expect(await update("starting_price = 7")).toEqual([`tour:${tour}`]);
    expect(await update("currency = 'USD'")).toEqual([`tour:${tour}`]);
    expect(await update(`duration = '{"en": "2 days"}'`)).toEqual([`tour:${tour}`]);
  });

  it("what lists sort or filter by: the list; what searches read: the searches", async () => {
    const update = (set: string) => touchedBy(`UPDATE tour SET ${set} WHERE id = ${tour}`);
    const list = ["tour:", "tours:1"].map((key) => (key === "tour:" ? key + tour : key));
    for (const set of ["tags = 'open_trip'", "rate = 4.9", `"order" = 77`])
      expect(await update(set)).toEqual(list);
    // The menu names a kind only while it has a tour.
    expect(await update("tour_type = 2")).toEqual(["home-links", `tour:${tour}`, "tours:1", "tours:2"]);
    expect(await update("tour_type = 1")).toEqual(["home-links", `tour:${tour}`, "tours:1", "tours:2"]);
    // A word that is known already, and one that is not.
    expect(await update(`overview = '{"en": "Island"}'`)).toEqual(["tour-words:1", `tour:${tour}`]);
    expect(await update(`overview = '{"en": "Mangrove"}'`)).toEqual([
      "search-words",
      "tour-words:1",
      `tour:${tour}`,
    ]);
  });

  it("a new or deleted tour: the lists and searches of its kind", async () => {
    const { id } = await addTour({ tour_type: 3 });
    const keys = ["home-links", "tour-words:3", `tour:${id}`, "tours:3"];
    expect(await touchedBy(`DELETE FROM tour WHERE id = ${id}`)).toEqual(keys);
    const fields = `tour_type, "order", name, duration, location, overview`;
    const copy = `INSERT INTO tour (${fields}) SELECT 3, 9, name, duration, location, overview FROM tour WHERE id = ${other}`;
    const inserted = await touchedBy(copy);
    expect(inserted).toEqual(["home-links", "tour-words:3", expect.stringMatching(/^tour:\d+$/), "tours:3"]);
  });

  it("a blog: itself; its list where its day or category changes, its searches where its words do", async () => {
    const update = (set: string) =>
      touchedBy(`UPDATE blog SET ${set}, updated_at = now() WHERE id = ${blog}`);
    expect(await update(`seo_description = '{"en": "Other"}'`)).toEqual([`blog:${blog}`]);
    expect(await update("posting_date = '2026-02-02'")).toEqual([`blog:${blog}`, "blogs"]);
    expect(await update("category = 'Food'")).toEqual([
      "blog-words",
      `blog:${blog}`,
      "blogs",
      "search-words",
    ]);
    expect(await update(`content = '{"en": "<p>Guide</p>"}'`)).toEqual(["blog-words", `blog:${blog}`]);
    const { id } = await addBlog();
    expect(await touchedBy(`DELETE FROM blog WHERE id = ${id}`)).toEqual([
      "blog-words",
      `blog:${id}`,
      "blogs",
    ]);
  });

  //
  it("an article that names tours: the articles of these tours, before and after", async () => {
    const named = (id: number) => `'{"ru": "<p><a href=\\"/ru/tours/x-${id}\\">x</a></p>", "en": "x"}'`;
    const update = async (set: string) =>
      (await touchedBy(`UPDATE blog SET ${set} WHERE id = ${blog}`)).filter((key) => /^tour/.test(key));
    const [one, two] = [`tour-articles:${tour}`, `tour-articles:${other}`].sort();
    expect(await update(`content = ${named(tour)}`)).toEqual([`tour-articles:${tour}`]);
    expect(await update(`content = ${named(other)}`)).toEqual([one, two]);
    expect(await update("published = false")).toEqual([`tour-articles:${other}`]);
    expect(await update("image = image")).toEqual([]);
    expect(await update(`content = '{"en": "<p>Guide</p>"}', published = true`)).toEqual([
      `tour-articles:${other}`,
    ]);
  });

  //
  it("a season's price: the tour of its season", async () => {
    const key = [`tour:${tour}`];
    const season = `INSERT INTO tour_season (tour_id, ${parts.tour_season?.columns}) VALUES (${tour}, ${parts.tour_season?.values})`;
    const line = `INSERT INTO tour_price (tour_id, ${parts.tour_price?.columns}) VALUES (${tour}, ${parts.tour_price?.values})`;
    await client.query(`${season}; ${line}`);
    const ids = `SELECT s.id, p.id, 5 FROM tour_season s JOIN tour_price p USING (tour_id) WHERE tour_id = ${tour}`;
    expect(await touchedBy(`INSERT INTO tour_season_price (season_id, price_id, price) ${ids}`)).toEqual(key);
    expect(await touchedBy("UPDATE tour_season_price SET price = price + 1")).toEqual(key);
    expect(await touchedBy("UPDATE tour_season_price SET price = price")).toEqual([]);
    expect(await touchedBy("DELETE FROM tour_season_price")).toEqual(key);
    expect(await touchedBy(`DELETE FROM tour_season WHERE tour_id = ${tour}`)).toEqual(key);
  });

  //
  it("a tour's weekdays and cut-off: the tour, and no list", async () => {
    const set = "weekdays = '{1}', cutoff_days = 1, cutoff_time = '18:00', only_in_seasons = true";
    expect(await touchedBy(`UPDATE tour SET ${set} WHERE id = ${tour}`)).toEqual([`tour:${tour}`]);
  });

  //
  it("the operator's closed days: all that is made of them", async () => {
    const columns = "from_day, until_day, yearly";
    const key = ["closed-days"];
    expect(
      await touchedBy(`INSERT INTO closed_period (${columns}) VALUES ('2027-03-07', '2027-03-07', false)`),
    ).toEqual(key);
    expect(await touchedBy("UPDATE closed_period SET tour_type = 2")).toEqual(key);
    expect(await touchedBy("DELETE FROM closed_period")).toEqual(key);
  });

  //
  it("an exchange rate: all pages with prices; one that is written as it was: nothing", async () => {
    const values = "('RUB', 0.4, 'staff', '2026-11-21')";
    const insert = `INSERT INTO exchange_rate (currency, baht, source, quoted_on) VALUES ${values}`;
    expect(await touchedBy(insert)).toEqual(["rates"]);
    expect(await touchedBy("UPDATE exchange_rate SET baht = 0.41")).toEqual(["rates"]);
    expect(await touchedBy("UPDATE exchange_rate SET baht = 0.41, updated_at = now()")).toEqual([]);
    expect(await touchedBy("DELETE FROM exchange_rate")).toEqual(["rates"]);
  });

  //
  it("a promo: itself and its tour; a page's texts: themselves", async () => {
    expect(await touchedBy(`UPDATE promo SET price = 'THB 5' WHERE id = ${promo}`)).toEqual([
      `promo:${promo}`,
    ]);
    const { id } = await addPromo();
    expect(await touchedBy(`DELETE FROM promo WHERE id = ${id}`)).toEqual([`promo:${id}`]);
    const about = `INSERT INTO promo (title, description, price, end_date, pdf_url, tour_id) SELECT title, description, price, end_date, pdf_url, ${tour} FROM promo WHERE id = ${promo}`;
    expect(await touchedBy(about)).toEqual([expect.stringMatching(/^promo:/), `tour:${tour}`]);
    const moved = await touchedBy(`UPDATE promo SET tour_id = ${other} WHERE tour_id = ${tour}`);
    expect(moved).toEqual([expect.stringMatching(/^promo:/), `tour:${tour}`, `tour:${other}`]);
    const deleted = await touchedBy(`DELETE FROM promo WHERE tour_id = ${other}`);
    expect(deleted).toEqual([expect.stringMatching(/^promo:/), `tour:${other}`]);
    expect(await touchedBy(`UPDATE seo_content SET title = '{"en": "B"}'`)).toEqual(["seo:home"]);
    expect(await touchedBy("UPDATE seo_content SET page = 'blogs'")).toEqual(["seo:blogs", "seo:home"]);
    expect(await touchedBy("INSERT INTO seo_content (page) VALUES ('tours')")).toEqual(["seo:tours"]);
    expect(await touchedBy("DELETE FROM seo_content WHERE page = 'tours'")).toEqual(["seo:tours"]);
  });

  it("a stored picture: nothing when it comes, is stored again or goes, everything when it changes", async () => {
    const before = BigInt((await read(0n)).version);
    const path = await addPicture("7");
    expect((await read(before)).changes).toEqual([]);
    expect(await touchedBy("UPDATE stored_image SET created_at = now()")).toEqual([]);
    expect(await touchedBy(`UPDATE stored_image SET width = width + 1 WHERE path = '${path}'`)).toEqual([
      "*",
    ]);
    expect(await touchedBy(`DELETE FROM stored_image WHERE path = '${path}'`)).toEqual([]);
  });

  //
  it("a column that nobody has named yet: the lists, too", async () => {
    await client.query("ALTER TABLE tour ADD COLUMN season text; ALTER TABLE blog ADD COLUMN season text");
    expect(await touchedBy(`UPDATE tour SET season = 'dry' WHERE id = ${tour}`)).toEqual([
      `tour:${tour}`,
      "tours:1",
    ]);
    expect(await touchedBy(`UPDATE blog SET season = 'dry' WHERE id = ${blog}`)).toEqual([
      `blog:${blog}`,
      "blogs",
    ]);
    await client.query("ALTER TABLE tour DROP COLUMN season; ALTER TABLE blog DROP COLUMN season");
  });

  it("many rows at once: everything", async () => {
    const many = `INSERT INTO tour_faq (tour_id, position, question, answer) SELECT ${tour}, n, ${localized}, ${localized} FROM generate_series(1, 501) AS n`;
    expect(await touchedBy(many)).toEqual(["*"]);
    expect(await touchedBy("UPDATE tour_faq SET position = position + 1")).toEqual(["*"]);
    expect(await touchedBy("DELETE FROM tour_faq")).toEqual(["*"]);
  });

  it("a transaction writes one row of the log with all its changes, and none for a rolled back savepoint", async () => {
    const before = BigInt((await read(0n)).version);
    await client.query("BEGIN");
    await client.query(`UPDATE tour SET rate = 3 WHERE id = ${tour}`);
    await client.query("SAVEPOINT kept");
    await client.query(`UPDATE blog SET category = 'Other' WHERE id = ${blog}`);
    await client.query("ROLLBACK TO kept");
    await client.query(`UPDATE promo SET price = 'THB 6' WHERE id = ${promo}`);
    await client.query("COMMIT");
    const { changes } = await read(before);
    expect(changes.map(({ keys }) => keys)).toEqual([[`promo:${promo}`, `tour:${tour}`, "tours:1"]]);
    const { rows } = await client.query(
      "SELECT FROM content_change_key UNION ALL SELECT FROM content_change",
    );
    expect(rows).toEqual([]);
  });

  it.each(watched)("%s emptied: everything", async (table) => {
    expect(await touchedBy(`TRUNCATE ${table} CASCADE`)).toContain("*");
  });

  //
  it("every table of content is watched, but for rows that no page shows", async () => {
    const { rows } = await client.query<{ name: string; events: string[] }>(`
      SELECT relname AS name, array_agg(DISTINCT event_manipulation::text ORDER BY event_manipulation::text) AS events
      FROM pg_class JOIN information_schema.triggers ON event_object_table = relname
      WHERE action_statement ~ 'note_(content|search)_' GROUP BY 1 ORDER BY 1`);
    // The view does not show TRUNCATE.
    const events = ["DELETE", "INSERT", "UPDATE"];
    expect(rows).toEqual(watched.toSorted().map((name) => ({ name, events })));
  });

  it("every table with a content key per row raises the keys of its changed rows", async () => {
    const { rows } = await client.query<{ name: KeyedTable }>(`
      SELECT DISTINCT event_object_table AS name FROM information_schema.triggers
      WHERE action_statement ~ 'note_content_records' ORDER BY 1`);
    const records = Object.entries(keyed).filter(([, raising]) => raising === "records");
    expect(rows.map(({ name }) => name)).toEqual(records.map(([name]) => name));
  });
});

/** A process, which follows the row as its watch does. */
function follower() {
  const knowledge = new ContentKnowledge();
  return { knowledge, learn: () => knowledge.learn(async (since) => storedVersion(await read(since))) };
}

describe("a process that follows the log", () => {
  beforeAll(fill);

  const blogs = [`blog:*`, "blogs", "seo:home"];

  //
  it("learns what changed, also of several writes whose notifications were lost", async () => {
    const { knowledge, learn } = follower();
    await learn();
    const before = knowledge.moments.now();
    await client.query(`UPDATE tour SET starting_price = 1 WHERE id = ${tour}`);
    await client.query(`UPDATE tour SET starting_price = 2 WHERE id = ${other}`);
    await learn();
    const { moments } = knowledge;
    expect(moments.changedSince(before, [`tour:${tour}`])).toBe(true);
    expect(moments.changedSince(before, [`tour:${other}`])).toBe(true);
    expect(moments.changedSince(before, ["tours:1", "tours:2", ...blogs])).toBe(false);
    expect(moments.changedSince(before, ["tour:*"])).toBe(true);
    const learned = moments.now();
    await learn();
    expect(moments.now()).toBe(learned);
  });

  //
  it.each([
    [
      "a version that was raised by hand",
      async () => void (await client.query("UPDATE content_version SET version = version + 1")),
    ],
    [
      "a version that was taken back",
      async () => void (await client.query("UPDATE content_version SET version = version - 1")),
    ],
    [
      "a recovery to an earlier moment, with other writes since",
      async () => {
        await client.query("UPDATE content_version SET version = version - 2");
        await client.query("DELETE FROM content_log WHERE version > (SELECT version FROM content_version)");
        for (const price of [3, 4, 5])
          await client.query(`UPDATE tour SET starting_price = ${price} WHERE id = ${tour}`);
      },
    ],
    [
      "a log that was trimmed meanwhile",
      async () => {
        for (const price of [60, 70]) {
          await client.query(`UPDATE tour SET starting_price = ${price} WHERE id = ${tour}`);
        }
        await client.query("DELETE FROM content_log WHERE version < (SELECT version FROM content_version)");
      },
    ],
  ])("takes everything for changed after %s", async (_, happen) => {
    const { knowledge, learn } = follower();
    await learn();
    const before = knowledge.moments.now();
    await happen();
    await learn();
    expect(knowledge.moments.changedSince(before, blogs)).toBe(true);
    // And goes on by the log from there.
    const after = knowledge.moments.now();
    await client.query(`UPDATE tour SET starting_price = starting_price + 1 WHERE id = ${tour}`);
    await learn();
    expect(knowledge.moments.changedSince(after, blogs)).toBe(false);
    expect(knowledge.moments.changedSince(after, [`tour:${tour}`])).toBe(true);
  });

  //
  it("takes everything for changed after a start of the server, which may have forgotten its last writes", async () => {
    const knowledge = new ContentKnowledge();
    const row = storedVersion(await read(0n));
    await knowledge.learn(async () => row);
    const before = knowledge.moments.now();
    await knowledge.learn(async () => row);
    expect(knowledge.moments.now()).toBe(before);
    await knowledge.learn(async () => ({ ...row, server: "another" }));
    expect(knowledge.moments.changedSince(before, blogs)).toBe(true);
  });

  it("keeps the log to its latest rows, in a chain without a gap", async () => {
    await client.query("UPDATE content_version SET version = version + 10000");
    for (let write = 0; write < 3; write += 1) {
      await client.query(`UPDATE promo SET price = 'THB ${write}' WHERE id = ${promo}`);
    }
    const { rows } = await client.query<LogRow>("SELECT * FROM content_log ORDER BY version");
    expect(rows).toHaveLength(3);
    for (const [index, row] of rows.entries()) {
      expect(row.keys).toEqual([`promo:${promo}`]);
      if (index > 0) expect(row.previous_write_id).toBe(rows[index - 1]?.write_id);
    }
  });

  it("writers at the same time stand one after the other in the chain", async () => {
    const { knowledge, learn } = follower();
    await learn();
    const before = knowledge.moments.now();
    // As many at a time as there are connections: nobody waits for one longer than the limit.
    for (let round = 0; round < 3; round += 1) {
      const write = (index: number) =>
        index % 2 ? addPromo() : addTour({ tour_type: 2, order: 10 * round + index });
      await Promise.all(Array.from({ length: 10 }, (_, index) => write(index)));
    }
    await vi.waitFor(learn, patient);
    expect(knowledge.moments.changedSince(before, ["tours:2"])).toBe(true);
    expect(knowledge.moments.changedSince(before, ["promo:*"])).toBe(true);
    expect(knowledge.moments.changedSince(before, ["tours:1", `blog:${blog}`, "blogs"])).toBe(false);
  });
});

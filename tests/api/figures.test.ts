import { describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { type Addition, addFigures, sweepFigures } from "@/lib/figures/mutations";
import { getFiguresOverview, getFiguresSummary } from "@/lib/figures/queries";
import { changePercent, perHundred } from "@/lib/figures/summary";
import { demoFigures } from "@/prisma/demo-figures";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { addBlog, addTour } from "./records";

const day = "2026-11-20";
const view = (key: string, count = 1): Addition => ({ day, what: "view", key, language: "en", count });
const search = (key: string): Addition => ({ day, what: "search", key, language: "en", count: 1 });

const admin = adminOfEachTest();

async function ask(query: string, headers: Record<string, string> = admin.headers) {
  const response = await api.listFigures(
    new Request(`http://localhost:3000/api/figures?${query}`, { headers }),
    {
      params: Promise.resolve({}),
    },
  );
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return { status: response.status, headers: response.headers, text };
}

const data = async (query: string) => JSON.parse((await ask(query)).text).data;
const november = "from=2026-11-01&until=2026-11-30";

describe("sums of visits", () => {
  //
  it("of several processes add up, also when they are stored at a time", async () => {
    const { id } = await addTour();
    const one = [view("home", 2), view(`tour/${id}`, 3)];
    await Promise.all([addFigures(one), addFigures([...one].reverse()), addFigures(one), addFigures([])]);
    expect(await data(november)).toEqual([
      { day, what: "view", key: "home", language: "en", count: 6, found: null },
      { day, what: "view", key: `tour/${id}`, language: "en", count: 9, found: null },
    ]);
  });

  //
  it("leave the content as it is: no page is rendered anew", async () => {
    const version = () => db().$queryRaw`SELECT version, write_id FROM content_version`;
    const before = await version();
    await addFigures([view("home"), search("tours phi")]);
    await sweepFigures(new Date("2040-01-01"));
    expect(await version()).toEqual(before);
  });

  //
  it("hold no record that is not there or that visitors cannot see, whatever a browser says", async () => {
    const [{ id }, blog] = [await addTour(), await addBlog()];
    const request = (tour: number): Addition => ({ ...view(`tour/${tour} whatsapp`), what: "request" });
    const hidden = await addTour({ published: false });
    const later = await addBlog({ posting_date: new Date("2099-01-01") });
    await addFigures([
      view(`tour/${hidden.id}`),
      request(hidden.id),
      view(`blog/${later.id}`),
      view(`tour/${id}`),
      view("tour/2147483647"),
      view(`blog/${blog.id}`),
      view("blog/77"),
      request(id),
      request(77),
    ]);
    const keys = (await data(november)).map(({ key }: Addition) => key);
    expect(keys).toEqual([`tour/${id} whatsapp`, `blog/${blog.id}`, `tour/${id}`]);
  });

  //
  it("say what a search found, anew when it is made again", async () => {
    const found = async () =>
      (await data(`${november}&what=search`)).map(({ found }: { found: number }) => found);
    await addFigures([search("tours similan"), search("search similan"), search("blogs similan")]);
    expect(await found()).toEqual([0, 0, 0]);
    await addTour({ name: { en: "Similan Islands" } });
    await addBlog({ title: { en: "When to go to Similan" } });
    await addFigures([search("tours similan"), search("search similan"), search("domestic-tours similan")]);
    expect(await data(`${november}&what=search`)).toEqual([
      expect.objectContaining({ key: "blogs similan", count: 1, found: 0 }),
      expect.objectContaining({ key: "domestic-tours similan", count: 1, found: 0 }),
      expect.objectContaining({ key: "search similan", count: 2, found: 2 }),
      expect.objectContaining({ key: "tours similan", count: 2, found: 1 }),
    ]);
  });

  //
  it("are kept for 25 months, searches for 90 days", async () => {
    const on = (text: string) => ({ ...view("home"), day: text });
    const searched = (text: string) => ({ ...search("tours phi"), day: text });
    await addFigures([on("2024-10-21"), on("2024-10-22"), on("2026-11-22")]);
    await addFigures([searched("2026-08-23"), searched("2026-08-24")]);
    expect(await sweepFigures(new Date("2026-11-22T05:00:00Z"))).toBe(2);
    const left = await db().figure.findMany({ orderBy: { day: "asc" } });
    expect(left.map((each) => each.day.toISOString().slice(0, 10))).toEqual([
      "2024-10-22",
      "2026-08-24",
      "2026-11-22",
    ]);
  });
});

/** Searches of one day that were not made before, as a flood of them. */
const flood = (count: number, from = 1): Addition[] =>
  Array.from({ length: count }, (_, n) => search(`tours w${from + n}`));

/** Stores searches of the flood without a look at what each finds, which takes seconds. */
const insertSearches = (most: number, count: "1" | "n") =>
  db().$executeRawUnsafe(
    `INSERT INTO figure (day, what, key, language, count, found)
     SELECT $1::date, 'search', 'tours w' || n, 'en', ${count}, 0 FROM generate_series(1, $2::int) AS n`,
    day,
    most,
  );

describe("searches of a day", () => {
  const stored = () => db().figure.count({ where: { what: "search" } });

  //
  it("are at most a thousand different ones, the most frequent first; those that are kept are counted on", async () => {
    await insertSearches(990, "1");
    await addFigures([...flood(20, 991), { ...search("tours often"), count: 5 }, search("tours w1")]);
    expect(await stored()).toBe(1_000);
    const kept = await db().figure.findMany({ where: { key: { in: ["tours often", "tours w1"] } } });
    expect(kept.map(({ count }) => count).sort()).toEqual([2, 5]);
    await addFigures([...flood(20, 2_000), view("home"), { ...search("tours new"), day: "2026-11-21" }]);
    expect(await stored()).toBe(1_001);
    expect(await db().figure.count({ where: { what: "view" } })).toBe(1);
  });

  //
  it("beyond the limit, as an earlier version kept them, are swept, the rarest first", async () => {
    await insertSearches(1_200, "n");
    expect(await sweepFigures(new Date("2026-11-22T05:00:00Z"))).toBe(200);
    expect(await db().figure.aggregate({ _min: { count: true } })).toEqual({ _min: { count: 201 } });
  });
});

describe("the summary of 28 days", () => {
  const now = new Date("2026-11-22T05:00:00Z");
  const most = { tours: 20, countries: 12, searches: 20 };

  //
  it("says of each tour its views and requests over all languages and channels, the most viewed first", async () => {
    const [one, two] = [await addTour(), await addTour()];
    await addFigures([
      view(`tour/${one.id}`, 4),
      view(`tour/${two.id}`, 3),
      { ...view(`tour/${two.id}`, 3), language: "ru" },
      { ...view(`tour/${two.id} whatsapp`), what: "request" },
      { ...view(`tour/${two.id} telegram`), what: "request", language: "ru" },
      { ...view(`tour/${one.id}`, 9), day: "2026-10-01" },
      { ...view("RU", 2), what: "country" },
      view("home", 5),
    ]);
    const summary = await getFiguresSummary(now, most);
    expect(summary.tours).toEqual([
      { id: two.id, views: { now: 6, before: 0 }, requests: { now: 2, before: 0 } },
      { id: one.id, views: { now: 4, before: 9 }, requests: { now: 0, before: 0 } },
    ]);
    expect(summary).toMatchObject({
      requests: { now: 2, before: 0 },
      hasRequests: true,
      views: { now: 15, before: 9 },
      countries: [{ country: "RU", now: 2, before: 0 }],
    });
    expect((await getFiguresSummary(now, { ...most, tours: 1 })).tours).toHaveLength(1);
  });

  //
  it("lists searches that find nothing now, whatever they found before; the dashboard has their number", async () => {
    const searched = (key: string, on: string, count: number, found: number, language = "en") => ({
      what: "search",
      key,
      day: new Date(on),
      count,
      found,
      language,
    });
    await db().figure.createMany({
      data: [
        searched("tours surin", "2026-11-01", 2, 0),
        searched("tours surin", "2026-11-20", 3, 0),
        searched("tours krabi", "2026-11-01", 9, 0),
        searched("tours krabi", "2026-11-20", 1, 2),
        searched("blogs visa", "2026-11-20", 7, 0),
        searched("search khao sok", "2026-11-20", 1, 0),
        searched("search khao sok", "2026-11-20", 1, 4, "ru"),
        searched("tours long ago", "2026-10-01", 5, 0),
      ],
    });
    expect((await getFiguresSummary(now, most)).emptySearches).toEqual([
      { scope: "blogs", words: "visa", count: 7 },
      { scope: "tours", words: "surin", count: 5 },
    ]);
    expect(await getFiguresOverview(now)).toMatchObject({ emptySearches: 2, views: { now: 0, before: 0 } });
  });

  it("shows every part of the screen in the demo: growth, requests, searches that find nothing, countries", async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const rows = demoFigures(ids, [1, 2, 3], "2026-11-22");
    await db().figure.createMany({ data: rows.map((row) => ({ ...row, day: new Date(row.day) })) });
    const summary = await getFiguresSummary(now, { ...most, tours: 100 });
    expect(changePercent(summary.views)).toBeGreaterThan(0);
    expect(summary.tours.length).toBeGreaterThan(30);
    expect(perHundred(summary.requests.now, summary.views.now)).toBeGreaterThan(1);
    expect(summary.emptySearches.length).toBeGreaterThan(3);
    expect(summary.countries.length).toBe(10);
  });
});

describe("GET figures", () => {
  //
  it("is refused where the rows of the days are too many for one response", async () => {
    await db().$executeRaw`
      INSERT INTO figure (day, what, key, language, count)
      SELECT ${day}::date, 'view', 'w' || n, 'en', 1 FROM generate_series(1, 100001) AS n`;
    const { status, text } = await ask(november);
    expect(status).toBe(422);
    expect(text).toContain("Lebih dari 100.000 baris");
    expect((await ask(`${november}&what=search`)).status).toBe(200);
  });

  //
  it("is for staff, of at most 366 days and of one kind where it is named", async () => {
    expect((await ask(november, {})).status).toBe(401);
    await addFigures([view("home"), { ...view("RU"), what: "country" }]);
    expect(await data("from=2026-01-01&until=2027-01-01&what=country")).toHaveLength(1);
    for (const wrong of [
      "",
      "from=2026-11-01",
      "from=2026-11-30&until=2026-11-01",
      "from=2026-01-01&until=2027-01-02",
      "from=2026-02-30&until=2026-03-01",
      `${november}&what=visitor`,
    ]) {
      expect((await ask(wrong)).status, wrong).toBe(422);
    }
  });

  //
  it("comes as CSV, in which no search is a formula", async () => {
    await addFigures([{ ...view("home"), count: 7 }]);
    const searched = { day: new Date(day), what: "search", language: "ru", count: 1, found: 0 };
    const keys = ["=1+1", "tours x;=HYPERLINK(1)"];
    await db().figure.createMany({ data: keys.map((key) => ({ ...searched, key })) });
    const { headers, text } = await ask(`${november}&format=csv`);
    expect(headers.get("content-type")).toContain("text/csv");
    expect(headers.get("content-disposition")).toContain("statistik-2026-11-01-2026-11-30.csv");
    expect(text).toBe(
      [
        '\ufeff"day","what","key","language","count","found"',
        `"2026-11-20","search","'=1+1","ru",1,0`,
        `"2026-11-20","search","tours x;'=HYPERLINK(1)","ru",1,0`,
        '"2026-11-20","view","home","en",7,""',
        "",
      ].join("\r\n"),
    );
  });
});

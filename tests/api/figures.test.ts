import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "@/app/api/figures/route";
import { db } from "@/lib/db";
import { type Addition, addFigures, sweepFigures } from "@/lib/figures/mutations";
import { type Admin, addAdmin } from "./admin";
import { addBlog, addTour, clearContent } from "./records";

const day = "2026-11-20";
const view = (key: string, count = 1): Addition => ({ day, what: "view", key, language: "en", count });
const search = (key: string): Addition => ({ day, what: "search", key, language: "en", count: 1 });

let admin: Admin;

beforeEach(async () => {
  await clearContent();
  admin = await addAdmin();
});

async function ask(query: string, headers: Record<string, string> = admin.headers) {
  const response = await GET(new Request(`http://localhost:3000/api/figures?${query}`, { headers }), {
    params: Promise.resolve({}),
  });
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return { status: response.status, headers: response.headers, text };
}

const data = async (query: string) => JSON.parse((await ask(query)).text).data;
const november = "from=2026-11-01&until=2026-11-30";

describe("sums of visits", () => {
  it("of several processes add up, also when they are stored at a time", async () => {
    const { id } = await addTour();
    const one = [view("home", 2), view(`tour/${id}`, 3)];
    await Promise.all([addFigures(one), addFigures([...one].reverse()), addFigures(one), addFigures([])]);
    expect(await data(november)).toEqual([
      { day, what: "view", key: "home", language: "en", count: 6, found: null },
      { day, what: "view", key: `tour/${id}`, language: "en", count: 9, found: null },
    ]);
  });

  it("leave the content as it is: no page is rendered anew", async () => {
    const version = () => db().$queryRaw`SELECT version, write_id FROM content_version`;
    const before = await version();
    await addFigures([view("home"), search("tours phi")]);
    await sweepFigures(new Date("2040-01-01"));
    expect(await version()).toEqual(before);
  });

  it("hold no record that is not there, whatever a browser says", async () => {
    const [{ id }, blog] = [await addTour(), await addBlog()];
    const request = (tour: number): Addition => ({ ...view(`tour/${tour} whatsapp`), what: "request" });
    await addFigures([
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

describe("GET figures", () => {
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

  it("comes as CSV, in which no search is a formula", async () => {
    await addFigures([{ ...view("home"), count: 7 }]);
    await db().figure.create({
      data: { day: new Date(day), what: "search", key: "=1+1", language: "ru", count: 1, found: 0 },
    });
    const { headers, text } = await ask(`${november}&format=csv`);
    expect(headers.get("content-type")).toContain("text/csv");
    expect(headers.get("content-disposition")).toContain("statistik-2026-11-01-2026-11-30.csv");
    expect(text).toBe(
      "\ufeffday,what,key,language,count,found\r\n2026-11-20,search,'=1+1,ru,1,0\r\n2026-11-20,view,home,en,7,\r\n",
    );
  });
});

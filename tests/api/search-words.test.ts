import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { findEverything } from "@/lib/search/queries";
import { sweepSearchWords } from "@/lib/search/unused-words";
import { countAliasUses } from "@/lib/search-words/queries";
import { addAdmin } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { addBlog, addTour, clearContent } from "./records";

beforeEach(clearContent);

const known = async (...words: string[]) => {
  const rows = await db().searchWord.findMany({ where: { word: { in: words } }, orderBy: { word: "asc" } });
  return rows.map(({ word }) => word);
};

const name = (en: string) => ({ name: { en } });

it("the sweep takes the words that no tour and no article has any more, and no other", async () => {
  const gone = await addTour(name("Zorbing beside lagoons"));
  const changed = await addTour(name("Quokka watching"));
  const hidden = await addTour({ ...name("Lagoons at night"), published: false });
  const blog = await addBlog({ title: { en: "Zephyr season" } });
  const aliases = await db().searchAlias.count();
  await db().tour.delete({ where: { id: gone.id } });
  await db().tour.update({ where: { id: changed.id }, data: name("Turtle watching") });

  expect(await known("zorbing", "quokka")).toEqual(["quokka", "zorbing"]);
  expect(await sweepSearchWords()).toBeGreaterThanOrEqual(2);
  const kept = ["lagoons", "turtle", "watching", "zephyr"];
  expect(await known("zorbing", "quokka", ...kept)).toEqual(kept);
  expect(await db().searchAlias.count()).toBe(aliases);
  expect(await sweepSearchWords()).toBe(0);

  await db().blog.delete({ where: { id: blog.id } });
  await db().tour.delete({ where: { id: hidden.id } });
  await sweepSearchWords();
  expect(await known(...kept)).toEqual(["turtle", "watching"]);
});

it("a swept word renews the searches, and a sweep without one renews nothing", async () => {
  const { id } = await addTour(name("Zorbing"));
  await sweepSearchWords();
  await db().tour.delete({ where: { id } });
  const version = async () => (await db().contentVersion.findFirstOrThrow()).version;
  const logged = () => db().$queryRaw<{ keys: string[] }[]>`
    SELECT keys FROM content_log ORDER BY version DESC LIMIT 1`;
  const before = await version();
  await sweepSearchWords();
  expect(await version()).toBe(before + 1n);
  expect(await logged()).toEqual([{ keys: ["search-words"] }]);
  await sweepSearchWords();
  expect(await version()).toBe(before + 1n);
});

it("the sweep keeps a word that a save under way has just taken up again", async () => {
  const { id } = await addTour(name("Zorbing"));
  await db().tour.update({ where: { id }, data: name("Turtles") });
  let sweep: Promise<number> | undefined;
  await db().$transaction(async (tx) => {
    await tx.tour.update({ where: { id }, data: name("Zorbing") });
    sweep = sweepSearchWords();
    await expect
      .poll(
        () => db().$queryRaw`
          SELECT pid FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'LOCK TABLE search_word%'`,
      )
      .toHaveLength(1);
  });
  await sweep;
  expect(await known("zorbing")).toEqual(["zorbing"]);
});

describe("a word with a meaning", () => {
  const create = async (json: object) => callAs(await addAdmin(), api.createSearchAlias, { json });

  it("is stored as the search reads words, found at once, and counted by the searches that contain it", async () => {
    const { id } = await addTour(name("Whale sharks"));
    const made = await create({ word: "  Zubr-Fisch ", meant: "Whale" });
    expect(made).toMatchObject({ status: 201, body: { word: "zubr fisch", meant: "whale", instead: false } });
    const { body } = await callAs(null, api.listTours, { query: "search=zubr fisch" });
    expect(body).toMatchObject({ data: [{ id }] });
    const day = new Date();
    const figure = { day, what: "search", language: "en", count: 3, found: 1 };
    await db().figure.create({ data: { ...figure, key: "tours cheap zubr-fisch" } });
    await db().figure.create({ data: { ...figure, key: "search zubr" } });
    const alias = made.body as { id: number };
    expect((await countAliasUses()).get(alias.id)).toBe(3);
    await db().searchAlias.delete({ where: { id: alias.id } });
  });

  it.each([
    ["word", { word: "Quokkas", meant: "boat" }, '"quokkas" sudah ada di 1 tur dan 1 artikel'],
    ["word", { word: "one two three four five", meant: "boat" }, "Paling banyak 4 kata."],
    ["word", { word: "—", meant: "boat" }, "Tulis paling sedikit satu kata."],
    ["meant", { word: "zubr", meant: "ZUBR" }, "Sama dengan kata yang diketik."],
    ["meant", { word: "пипи", meant: "phi phi" }, "Kata ini sudah ada di daftar."],
  ])("is refused at %s for %j", async (path, body, message) => {
    await addTour(name("Quokka watching"));
    await addBlog({ title: { en: "Quokka season" } });
    const refused = await create(body);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { [path]: [expect.stringContaining(message)] } },
    });
  });

  it("can be tried before it is saved, by language and without hidden tours", async () => {
    await addTour(name("Lagoon by kayak"));
    await addTour({ name: { en: "Lagoon at dawn", ru: "Лагуна на рассвете" } });
    await addTour({ ...name("Lagoons at night"), published: false });
    const { body } = await callAs(await addAdmin(), api.previewSearch, { query: "search=lagoon" });
    expect(body).toMatchObject({
      total: { tours: 2, blogs: 0 },
      languages: [
        { language: "id", tours: 0 },
        { language: "en", tours: 2 },
        { language: "ru", tours: 1 },
      ],
    });
  });
});

it("a word that says nothing need not be found", async () => {
  await addTour(name("Quokka watching"));
  const search = async () => (await findEverything({ search: "quokka zubr", category: "", tag: null })).total;
  expect(await search()).toBe(0);
  const made = await callAs(await addAdmin(), api.createSearchFiller, {
    json: { word: "Zubr", language: "en" },
  });
  expect(made).toMatchObject({ status: 201, body: { word: "zubr" } });
  expect(await search()).toBe(1);
  await db().searchFiller.deleteMany({ where: { word: "zubr" } });
});

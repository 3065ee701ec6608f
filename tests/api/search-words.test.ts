import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db";
import { sweepSearchWords } from "@/lib/search/unused-words";
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

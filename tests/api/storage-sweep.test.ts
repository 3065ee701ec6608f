import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { advisoryLocks } from "@/lib/core/advisory-locks";
import { db } from "@/lib/core/db";
import { completeEnv, env } from "@/lib/core/env";
import { holdStored } from "@/lib/core/storage/image-locks";
import { storeImage } from "@/lib/core/storage/images";
import { store } from "@/lib/core/storage/store";
import { imageFiles } from "@/lib/core/storage/stored-names";
import { sweepStorage } from "@/lib/core/storage/sweep";
import { htmlColumns } from "@/lib/registry/html-columns";
import { withClient } from "@/server/database/with-client";
import { startHousekeeping, sweepAlone } from "@/server/housekeeping";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { pictureFile } from "./pictures";
import { addBlog, addPromo, addTour } from "./records";

const hour = 60 * 60 * 1_000;
const old = new Date(Date.now() - 30 * hour);

const admin = adminOfEachTest();

beforeEach(async () => {
  await sweepStorage(htmlColumns, new Date(Date.now() + 30 * hour));
});

/** A picture that was stored at a moment, with its files. */
async function stored(colour: string, at = old): Promise<string> {
  const { path } = await storeImage(new Uint8Array(await (await pictureFile(colour)).arrayBuffer()));
  const image = await db().storedImage.update({ where: { path }, data: { created_at: at } });
  for (const file of imageFiles(image)) await utimes(join(env().STORAGE_DIR, file), at, at);
  return path;
}

async function isThere(path: string): Promise<[row: boolean, file: boolean]> {
  const row = await db().storedImage.findUnique({ where: { path } });
  return [row !== null, (await store().find(path)) !== null];
}

const there = [true, true];
const gone = [false, false];

describe("a sweep", () => {
  //
  it("removes what nothing refers to, after a day of grace", async () => {
    const [unused, fresh] = [
      await stored("#000001"),
      await stored("#000002", new Date(Date.now() - 23 * hour)),
    ];
    expect(await sweepStorage(htmlColumns)).toEqual({ images: 1, files: 2 });
    expect([await isThere(unused), await isThere(fresh)]).toEqual([gone, there]);
    expect(await sweepStorage(htmlColumns)).toEqual({ images: 0, files: 0 });
  });

  //
  it("leaves what a tour, a promo, a blog or an article uses", async () => {
    const paths = [];
    for (const colour of ["#000010", "#000011", "#000012", "#000013", "#000014"])
      paths.push(await stored(colour));
    const [tour = "", promo, blog, article = "", copy = ""] = paths;
    await addTour({ images: { create: { order: 0, file: { connect: { path: tour } } } } });
    await addPromo({ file: { connect: { path: promo } } });
    await addBlog({
      file: { connect: { path: blog } },
      content: { en: "<p>a</p>", ru: `<img src="/storage/${article}" />` },
    });
    await addBlog({ content: { en: `<img src="/storage/${copy.replace(".webp", "-320.avif")}" />` } });
    expect(await sweepStorage(htmlColumns)).toEqual({ images: 0, files: 0 });
    for (const path of paths) expect(await isThere(path)).toEqual(there);
  });

  //
  it("leaves what a draft, a tour that comes out later and one that was taken off uses", async () => {
    const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
    const states = [
      { published: false },
      { publish_from: day("2199-01-01") },
      { publish_until: day("2001-01-01") },
    ];
    const paths = [];
    for (const [index, state] of states.entries()) {
      const path = await stored(`#0000${60 + index * 16}`);
      await addTour({ ...state, images: { create: { order: 0, file: { connect: { path } } } } });
      paths.push(path);
    }
    expect(await sweepStorage(htmlColumns)).toEqual({ images: 0, files: 0 });
    for (const path of paths) expect(await isThere(path)).toEqual(there);
  });

  it("leaves what a table refers to that it was not told of", async () => {
    const [held, free] = [await stored("#a01800"), await stored("#00a018")];
    await db().$executeRaw`
      CREATE TABLE "Trial record" ("Own picture" text REFERENCES stored_image (path) ON DELETE CASCADE)`;
    try {
      await db().$executeRaw`INSERT INTO "Trial record" VALUES (${held}), (NULL)`;
      expect(await sweepStorage(htmlColumns)).toEqual({ images: 1, files: 2 });
      expect([await isThere(held), await isThere(free)]).toEqual([there, gone]);
      await db().$executeRaw`DELETE FROM "Trial record"`;
      expect(await sweepStorage(htmlColumns)).toEqual({ images: 1, files: 2 });
      expect(await isThere(held)).toEqual(gone);
    } finally {
      await db().$executeRaw`DROP TABLE "Trial record"`;
    }
  });

  //
  it("takes a picture when its last tour has gone, not before", async () => {
    const path = await stored("#000020");
    const images = { create: { order: 0, file: { connect: { path } } } };
    const [one, two] = [await addTour({ images }), await addTour({ images })];
    await callAs(admin, api.deleteTour, { id: one.id });
    await sweepStorage(htmlColumns);
    expect(await isThere(path)).toEqual(there);
    await callAs(admin, api.deleteTour, { id: two.id });
    await sweepStorage(htmlColumns);
    expect(await isThere(path)).toEqual(there);
    // Until then it lies in the bin.
    await db().recordVersion.deleteMany();
    await sweepStorage(htmlColumns);
    expect(await isThere(path)).toEqual(gone);
  });

  it("gives a picture that is uploaded again another day", async () => {
    const path = await stored("#000030");
    await storeImage(new Uint8Array(await (await pictureFile("#000030")).arrayBuffer()));
    await sweepStorage(htmlColumns);
    expect(await isThere(path)).toEqual(there);
  });

  //
  it("removes old files without a row, and what broken uploads left", async () => {
    const path = await stored("#000040");
    await db().storedImage.delete({ where: { path } });
    const incoming = join(env().STORAGE_DIR, ".incoming");
    await writeFile(join(incoming, "old"), "half a picture");
    await utimes(join(incoming, "old"), old, old);
    await writeFile(join(incoming, "new"), "half a picture");
    expect((await sweepStorage(htmlColumns)).files).toBe(3);
    expect(await readdir(incoming)).toEqual(["new"]);
    expect(await isThere(path)).toEqual(gone);
  });

  //
  it("beside writers never takes what they use, and never leaves a row without its file", async () => {
    for (let round = 0; round < 15; round += 1) {
      // Far enough apart that no two become the same bytes, and so the same picture.
      const colour = `#${(round * 16 + 8).toString(16).padStart(2, "0")}8040`;
      const path = await stored(colour);
      const [tour, blog] = [await addTour(), await addBlog()];
      const images = [{ path: `/storage/${path}`, order: 0 }];
      const content_en = `<p>a</p><img src="/storage/${path}">`;
      const bytes = new Uint8Array(await (await pictureFile(colour)).arrayBuffer());
      const writes = [
        () => callAs(admin, api.updateTour, { id: tour.id, json: { images } }),
        () => callAs(admin, api.updateBlog, { id: blog.id, form: { content_en } }),
        () => storeImage(bytes),
      ];
      const [, answer] = await Promise.all([sweepStorage(htmlColumns), writes[round % 3]?.()]);
      const [row, file] = await isThere(path);
      expect([row, round]).toEqual([file, round]);
      const used = await db().tourImage.count({ where: { path } });
      const shown = await db().blog.count({ where: { content: { path: ["en"], string_contains: path } } });
      expect([used + shown > 0, row]).toEqual([row && round % 3 < 2, row]);
      if (round % 3 === 2) expect([answer, row]).toMatchObject([{ path }, true]);
    }
  });

  it("waits for an article that is being saved, and leaves the picture that the article shows", async () => {
    const path = await stored("#d08040");
    const { id } = await addBlog();
    let swept: Promise<unknown> | undefined;
    await db().$transaction(async (tx) => {
      expect(await holdStored(tx, [path])).toEqual(new Set([path]));
      swept = sweepStorage(htmlColumns);
      const waiting = () =>
        tx.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting())[0]?.count).toBe(1);
      await tx.blog.update({ where: { id }, data: { content: { en: `<img src="/storage/${path}" />` } } });
    });
    expect(await swept).toEqual({ images: 0, files: 0 });
    expect(await isThere(path)).toEqual(there);
  });

  //
  it("is left to the instance that is at it already", async () => {
    const path = await stored("#000050");
    const connectionString = env().DATABASE_URL ?? "";
    await withClient({ connectionString }, async (other) => {
      await other.query("SELECT pg_advisory_lock($1)", [advisoryLocks.storageSweep]);
      expect(await sweepAlone(connectionString)).toBeNull();
    });
    expect(await isThere(path)).toEqual(there);
    expect(await sweepAlone(connectionString)).toEqual({ images: 1, files: 2 });
  });

  //
  it("begins by itself, unless it is turned off", async () => {
    const path = await stored("#000060");
    completeEnv({ STORAGE_SWEEP: "false" });
    const off = startHousekeeping({ backup: 1, sweep: 1, rates: 1 });
    // Takes longer than a sweep would.
    await stored("#000070", new Date());
    await expect(isThere(path)).resolves.toEqual(there);
    off.close();
    completeEnv({ STORAGE_SWEEP: "true" });
    const housekeeping = startHousekeeping({ backup: 1, sweep: 1, rates: 1 });
    await expect.poll(() => isThere(path), { timeout: 5_000 }).toEqual(gone);
    housekeeping.close();
  });
});

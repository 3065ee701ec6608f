import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { completeEnv } from "@/lib/core/env";
import { sweepHistory } from "@/lib/core/history/retention";
import { sweepStorage } from "@/lib/core/storage/sweep";
import { entities, entityDefinition } from "@/lib/registry/entities";
import { htmlColumns } from "@/lib/registry/html-columns";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { addBlog, addPicture, addPromo, addTour } from "./records";

const day = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

const admin = adminOfEachTest();

beforeEach(async () => {
  completeEnv({ HISTORY_DAYS: "", BIN_DAYS: "" });
});

/** A version of a promo, noted at a moment. */
function addVersion(key: number, number: number, created_at: Date, action = "update") {
  return db().recordVersion.create({
    data: { entity: "promo", record_key: String(key), number, action, snapshot: {}, created_at },
  });
}

const numbers = async (key: number) =>
  (
    await db().recordVersion.findMany({
      where: { record_key: String(key) },
      orderBy: { number: "asc" },
      select: { number: true },
    })
  ).map(({ number }) => number);

const remove = (id: number) => callAs(admin, api.deleteTour, { id });
const exists = async (path: string) => (await db().storedImage.count({ where: { path } })) > 0;

describe("a sweep of the history", () => {
  //
  it("keeps all of 400 days, then the last of each month in Bangkok, and always the newest twenty", async () => {
    const { id } = await addPromo();
    const at = (text: string) => new Date(text);
    // 17:00 UTC of the last day of a month is the next month in Bangkok.
    const old = ["2020-01-10", "2020-01-31T16:59:00Z", "2020-01-31T17:00:00Z", "2020-02-20", "2020-03-01"];
    let number = 0;
    for (const time of old) await addVersion(id, ++number, at(time));
    await addVersion(id, ++number, inDays(-399));
    for (let n = 0; n < 20; n += 1) await addVersion(id, ++number, at("2020-04-01"));
    const { id: other } = await addPromo();
    for (let n = 1; n <= 20; n += 1) await addVersion(other, n, at("2020-01-01"));
    expect(await sweepHistory()).toEqual({ versions: 2, pictures: 0 });
    expect(await numbers(id)).toEqual([2, 4, 5, 6, ...Array.from({ length: 20 }, (_, n) => n + 7)]);
    expect(await numbers(other)).toHaveLength(20);
    expect(await sweepHistory()).toEqual({ versions: 0, pictures: 0 });
  });

  //
  it("takes the days from HISTORY_DAYS and BIN_DAYS", async () => {
    const { id } = await addPromo();
    for (let n = 1; n <= 22; n += 1) await addVersion(id, n, inDays(-10));
    await addVersion(987, 1, inDays(-10), "delete");
    expect(await sweepHistory()).toEqual({ versions: 0, pictures: 0 });
    completeEnv({ HISTORY_DAYS: "9", BIN_DAYS: "9" });
    expect(await sweepHistory()).toEqual({ versions: 3, pictures: 0 });
    expect(await numbers(id)).toHaveLength(20);
  });

  //
  it("lets go of pictures after ninety days, unless the record lies in the bin", async () => {
    completeEnv({ BIN_DAYS: "120" });
    const picture = await addPicture("a");
    const live = await addPromo({ file: { connect: { path: picture } } });
    await callAs(admin, api.updatePromo, { id: live.id, form: { image: "" } });
    const binned = await addTour({
      images: { create: [{ order: 0, file: { connect: { path: picture } } }] },
    });
    await remove(binned.id);
    const later = await addPicture("b");
    await sweepHistory(inDays(89));
    await sweepStorage(htmlColumns, inDays(89));
    expect([await exists(picture), await exists(later)]).toEqual([true, false]);
    expect(await sweepHistory(inDays(91))).toEqual({ versions: 0, pictures: 1 });
    await sweepStorage(htmlColumns, inDays(91));
    expect(await exists(picture)).toBe(true);
  });

  //
  it("keeps a picture of a tour in the bin for its thirty days, and no longer", async () => {
    const picture = await addPicture("a");
    const { id } = await addTour({
      images: { create: [{ order: 0, file: { connect: { path: picture } } }] },
    });
    await remove(id);
    await sweepHistory(inDays(29));
    await sweepStorage(htmlColumns, inDays(29));
    expect(await exists(picture)).toBe(true);
    expect(await sweepHistory(inDays(31))).toEqual({ versions: 1, pictures: 0 });
    await sweepStorage(htmlColumns, inDays(31));
    expect(await exists(picture)).toBe(false);
    expect(await db().versionImage.count()).toBe(0);
  });

  it("leaves a record alone that came back, whatever its last version says", async () => {
    const { id } = await addPromo();
    await addVersion(id, 1, inDays(-99), "delete");
    await sweepHistory();
    expect(await numbers(id)).toEqual([1]);
  });

  //
  it("beside a restore: the record is back with its history, or both are gone", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await addTour();
      await remove(id);
      const version = await db().recordVersion.findFirstOrThrow({ orderBy: { id: "desc" } });
      const restore = () =>
        callAs(admin, api.restoreVersion, { id: Number(version.id), json: { updated_at: null } });
      const [restored] = await Promise.all([restore(), sweepHistory(inDays(31)), sweepHistory(inDays(31))]);
      const [rows, live] = [await numbers(id), await db().tour.count({ where: { id } })];
      expect([restored.status, rows, live]).toEqual(
        restored.status === 200 ? [200, [1, 2], 1] : [404, [], 0],
      );
    }
  });

  //
  it("is done by one process at a time, and raises no content version", async () => {
    await addVersion(987, 1, inDays(-99), "delete");
    const version = () => db().$queryRaw`SELECT version FROM content_version`;
    const before = await version();
    const results = await Promise.all([1, 2, 3, 4].map(() => sweepHistory()));
    expect(results.filter((each) => each?.versions === 1)).toHaveLength(1);
    expect(await version()).toEqual(before);
  });

  //
  it("leaves what any HTML field shows, 91 days after the last save", async () => {
    const declared = entities.flatMap((entity) =>
      Object.entries(entityDefinition(entity).fields)
        .filter(([, { kind }]) => kind === "html")
        .map(([name]) => ({ table: entityDefinition(entity).table, column: name })),
    );
    expect(htmlColumns).toEqual(declared);
    expect(declared.length).toBeGreaterThanOrEqual(3);
    const page = { address: "our-boats", title: { en: "Boats" }, content: { en: "<p>Boats</p>" } };
    const [blog, ownPage, site] = [
      await addBlog(),
      await db().ownPage.create({ data: page }),
      await db().site.upsert({ where: { id: 1 }, create: {}, update: {} }),
    ];
    const shown = new Map<string, string>();
    for (const [index, { table, column }] of htmlColumns.entries()) {
      const path = await addPicture(String(index));
      const html = `<p>a</p><img src="/storage/${path.replace(".webp", "-320.avif")}" loading="lazy" />`;
      const changed = { form: { [`${column}_ru`]: html }, json: { [`${column}_ru`]: html } };
      const saved: Record<string, () => Promise<unknown>> = {
        blog: () => callAs(admin, api.updateBlog, { id: blog.id, form: changed.form }),
        own_page: () => callAs(admin, api.updateOwnPage, { id: ownPage.id, json: changed.json }),
        site: () => callAs(admin, api.updateSiteSettings, { json: changed.json }),
      };
      expect(await saved[table]?.(), table).toMatchObject({ status: 200, body: { [`${column}_ru`]: html } });
      shown.set(`${table}.${column}`, path);
    }
    expect(site.id).toBe(1);
    const unused = await addPicture("e");
    await sweepHistory(inDays(91));
    await sweepStorage(htmlColumns, inDays(91));
    for (const [field, path] of shown) expect([field, await exists(path)]).toEqual([field, true]);
    expect(await exists(unused)).toBe(false);
    // A picture that the store does not have is removed from the text.
    const gone = `<img src="/storage/${unused}" />`;
    expect(
      await callAs(admin, api.updateSiteSettings, { json: { terms_text_en: `<p>a</p>${gone}` } }),
    ).toMatchObject({
      body: { terms_text_en: "<p>a</p>" },
    });
  });
});

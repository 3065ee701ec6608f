import { beforeAll, describe, expect, it } from "vitest";
import { menuItems } from "@/components/admin/menu-items";
import { db } from "@/lib/core/db";
import { countCards } from "@/lib/registry/dashboard/counts";
import {
  blogsMissingLanguage,
  missingFacts,
  toursMissingLanguage,
} from "@/lib/registry/dashboard/missing-content";
import { doubtfulOldPrices } from "@/lib/registry/dashboard/old-prices";
import { readOrNull } from "@/lib/registry/dashboard/read-or-null";
import { endingPromos, scheduledBlogs } from "@/lib/registry/dashboard/upcoming";
import { addBlog, addPromo, addTour, clearContent } from "./records";

/** 14 December, 06:59 in Bangkok. */
const now = new Date("2026-12-13T23:59:00Z");

beforeAll(clearContent);

describe("the dashboard", () => {
  //
  it("counts the records of every card", async () => {
    await Promise.all([addPromo(), addBlog()]);
    await addTour();
    await addTour({ tour_type: 3 });
    expect(Object.fromEntries(await countCards(menuItems))).toEqual({
      promos: 1,
      tours: 1,
      "international-tours": 1,
      "domestic-tours": 0,
      blogs: 1,
    });
  });

  it("knows what has no name in a language", async () => {
    await db().blog.deleteMany();
    await addBlog({ title: { en: "Guide", id: "Panduan", ru: "Гид" } });
    expect([await toursMissingLanguage(), await blogsMissingLanguage()]).toEqual([[], []]);
    await addTour({ name: { en: "Only English" } });
    await addTour({ tour_type: 2, name: { en: "Almost", id: "Hampir", ru: "" } });
    await addTour({ tour_type: 2, name: { en: "Almost", id: "Hampir" } });
    await addBlog({ title: { en: "Guide", ru: "Гид" } });
    await addBlog({ title: { en: "Guide", id: "" } });
    expect(await toursMissingLanguage()).toEqual([
      { segment: "tours", language: "id", count: 1 },
      { segment: "tours", language: "ru", count: 1 },
      { segment: "domestic-tours", language: "ru", count: 2 },
    ]);
    expect(await blogsMissingLanguage()).toEqual([
      { segment: "blogs", language: "id", count: 2 },
      { segment: "blogs", language: "ru", count: 1 },
    ]);
  });

  //
  it("misses nothing in a language that is off", async () => {
    const show = (shows_ru: boolean) =>
      db().site.upsert({ where: { id: 1 }, create: { shows_ru }, update: { shows_ru } });
    await show(false);
    expect(await toursMissingLanguage()).toEqual([{ segment: "tours", language: "id", count: 1 }]);
    expect(await blogsMissingLanguage()).toEqual([{ segment: "blogs", language: "id", count: 2 }]);
    await show(true);
  });

  //
  it("counts the tours that do not say what guests ask first", async () => {
    await db().tour.deleteMany();
    expect(await missingFacts()).toEqual([]);
    await addTour({ facts: { age: { least: 4 }, pickup: { offer: "none", areas: [] }, pregnant: "no" } });
    await addTour({ facts: { age: { least: 4 } } });
    await addTour();
    expect(await missingFacts()).toEqual([
      { fact: "age", count: 1 },
      { fact: "pickup", count: 2 },
      { fact: "pregnant", count: 2 },
    ]);
  });

  it("knows which promos end within seven days of Bangkok, today included, the soonest first", async () => {
    await db().promo.deleteMany();
    for (const day of ["2026-12-13", "2026-12-20", "2026-12-14", "2026-12-21"]) {
      await addPromo({ title: { en: "Offer", id: day }, end_date: new Date(day) });
    }
    expect((await endingPromos(now))?.map(({ title }) => title)).toEqual(["2026-12-14", "2026-12-20"]);
  });

  //
  it("names old prices without a day, or asked more than 90 days ago: of tours, seasons and current promos", async () => {
    await Promise.all([db().tour.deleteMany(), db().promo.deleteMany()]);
    const recent = new Date("2026-09-15");
    const longAgo = new Date("2026-09-14");
    const old = (since: Date | null) => ({ original_price: 1200, original_price_since: since });
    const season = { position: 0, from_day: recent, until_day: recent, yearly: false };
    await addTour(old(recent));
    await addTour();
    const undated = await addTour(old(null));
    const late = await addTour({ ...old(longAgo), tour_type: 3 });
    const seasonal = await addTour({ ...old(recent), seasons: { create: { ...season, ...old(null) } } });
    const promo = (end: string, since: Date | null, price: object) =>
      addPromo({ end_date: new Date(end), old_price_since: since, ...price });
    await promo("2026-12-13", null, { old_price: "THB 9" });
    await promo("2026-12-14", recent, { old_price: "THB 9" });
    await promo("2026-12-14", null, {});
    const offer = await promo("2026-12-14", longAgo, { old_price2: "THB 9" });
    const { count, named } = (await doubtfulOldPrices(now)) ?? {};
    expect(named?.map(({ path, since }) => [path, since])).toEqual([
      [`/admin/promos/edit/${offer.id}`, "2026-09-14"],
      [`/admin/tours/edit/${undated.id}`, null],
      [`/admin/tours/edit/${seasonal.id}`, null],
      [`/admin/international-tours/edit/${late.id}`, "2026-09-14"],
    ]);
    expect(count).toBe(4);
  });

  it("knows which articles are scheduled, and the next of them", async () => {
    await db().blog.deleteMany();
    for (const day of ["2026-12-14", "2026-12-17", "2026-12-15", "2026-12-16"]) {
      await addBlog({ title: { en: "Guide", id: day }, posting_date: new Date(day) });
    }
    const scheduled = await scheduledBlogs(now, 2);
    expect(scheduled?.count).toBe(3);
    expect(scheduled?.next.map(({ title }) => title)).toEqual(["2026-12-15", "2026-12-16"]);
  });

  //
  it("reads a figure again once, and a few at a time", async () => {
    let running = 0;
    let most = 0;
    const tries = Array.from({ length: 8 }, () => 0);
    const read = async (index: number) => {
      running += 1;
      most = Math.max(most, running);
      tries[index] = (tries[index] ?? 0) + 1;
      await db().$queryRaw`SELECT 1`;
      running -= 1;
      if (index === 7 || tries[index] === 1) throw new Error("timeout exceeded when trying to connect");
      return index;
    };
    const figures = await Promise.all(tries.map((_, index) => readOrNull("of a test", () => read(index))));
    expect(figures).toEqual([0, 1, 2, 3, 4, 5, 6, null]);
    expect(tries).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
    expect(most).toBe(3);
  });
});

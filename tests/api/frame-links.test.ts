import { beforeEach, describe, expect, it } from "vitest";
import { quickSearches } from "@/components/site/layout/navigation";
import { db } from "@/lib/core/db";
import { currentFrameLinks } from "@/lib/home/links";
import { kindPaths } from "@/lib/tours/kinds";
import { chips } from "@/lib/tours/list/list-state";
import { listCategories } from "@/lib/tours/list/offered";
import { raisedKeys } from "./raised-keys";
import { addBlog, addPromo, addTour, clearContent } from "./records";

beforeEach(clearContent);

const day = (from: number) => new Date(Math.floor(Date.now() / 86_400_000 + from) * 86_400_000);
const dayText = (from: number) => day(from).toISOString().slice(0, 10);

interface State {
  promo: boolean;
  packages: boolean;
  kinds: number[];
  blogs: boolean;
  searches: Record<string, string[]>;
  until: string | null;
}

async function state(): Promise<State | undefined> {
  const [row] = await db().$queryRaw<{ state: State }[]>`SELECT frame_links() AS state`;
  return row?.state;
}

/** Whether a change raised the key of header and footer. */
const isRaisedBy = async (change: () => Promise<unknown>) =>
  (await raisedKeys(change)).includes("home-links");

describe("links of header and footer", () => {
  it("know the quick searches of footer and lists", async () => {
    const searches = [...quickSearches, ...kindPaths.flatMap((kind) => chips[kind])].map(
      ({ search }) => search,
    );
    const [row] = await db().$queryRaw<{ known: string[] }[]>`SELECT quick_searches() AS known`;
    expect(new Set(row?.known)).toEqual(new Set(searches.filter((search) => search !== "")));
  });

  //
  it("are those behind which visitors find something", async () => {
    const nothing = { promo: false, packages: false, kinds: [], blogs: false, searches: {}, until: null };
    expect(await state()).toEqual(nothing);
    await addTour({ name: { en: "Phi Phi" }, published: false });
    await addTour({ name: { en: "Phi Phi" }, publish_until: day(-2) });
    await addTour({ name: { en: "Phi Phi" }, publish_from: day(3) });
    await addPromo({ published: false });
    await addPromo({ end_date: day(-2) });
    expect(await state()).toEqual({ ...nothing, until: dayText(2) });
    await addTour({ name: { en: "A guide" }, tour_type: 2 });
    await addTour({ name: { en: "Phi Phi" } });
    await addPromo({ end_date: day(9) });
    const shown = { promo: true, packages: true, kinds: [1, 2], searches: { 1: ["Phi Phi"], 2: ["guide"] } };
    expect(await state()).toMatchObject(shown);
    expect((await currentFrameLinks()).searches).toEqual(shown.searches);
  });

  //
  it("lead to the blog from the day of its first article", async () => {
    await addBlog({ published: false });
    expect(await isRaisedBy(() => addBlog({ posting_date: day(3) }))).toBe(true);
    expect(await state()).toMatchObject({ blogs: false, until: dayText(2) });
    expect(await isRaisedBy(() => addBlog({ posting_date: day(-1) }))).toBe(true);
    expect(await state()).toMatchObject({ blogs: true, until: null });
    expect((await currentFrameLinks()).blogs).toBe(true);
    expect(await isRaisedBy(() => addBlog({ posting_date: day(-2) }))).toBe(false);
  });

  //
  it("of a list's chips lead to the categories of its visible tours", async () => {
    const categories = async () => [...(await listCategories("tours"))].sort();
    await addTour({ tags: "open_trip", published: false });
    await addTour({ tags: "private_service", tour_type: 2 });
    expect(await categories()).toEqual([]);
    const { id } = await addTour({ tags: "1_day_trip" });
    expect(await categories()).toEqual(["1_day_trip"]);
    await db().tour.update({ where: { id }, data: { tags: "multi_day_trip" } });
    expect(await categories()).toEqual(["multi_day_trip"]);
  });

  //
  it("are raised by a change of what is found, and by no other", async () => {
    const { id } = await addTour({ name: { en: "Reef" } });
    const tour = (data: object) => () => db().tour.update({ where: { id }, data });
    expect(await isRaisedBy(tour({ name: { en: "Coral" } }))).toBe(false);
    expect(await isRaisedBy(tour({ name: { en: "Similan" } }))).toBe(true);
    expect(await isRaisedBy(() => addTour({ name: { en: "Similan too" } }))).toBe(false);
    const promo = await addPromo({ end_date: day(9) });
    expect(await isRaisedBy(() => addPromo({ end_date: day(20) }))).toBe(false);
    await db().promo.deleteMany({ where: { NOT: { id: promo.id } } });
    const change = (data: object) => () => db().promo.update({ where: { id: promo.id }, data });
    expect(await isRaisedBy(change({ price: "THB 1" }))).toBe(false);
    expect(await isRaisedBy(change({ published: false }))).toBe(true);
    expect(await isRaisedBy(change({ published: true }))).toBe(true);
    expect(await isRaisedBy(tour({ published: false }))).toBe(false);
    expect(await isRaisedBy(() => db().tour.deleteMany())).toBe(true);
  });

  //
  it("name the day that ends them", async () => {
    const promo = await addPromo({ end_date: day(9) });
    expect(await state()).toMatchObject({ until: dayText(9) });
    const { id } = await addTour({ publish_until: day(5) });
    expect(await state()).toMatchObject({ until: dayText(5) });
    expect(await isRaisedBy(() => db().tour.update({ where: { id }, data: { publish_until: day(4) } }))).toBe(
      true,
    );
    expect(await isRaisedBy(() => db().tour.update({ where: { id }, data: { publish_until: null } }))).toBe(
      false,
    );
    // Pages still know the fourth day, after which they are rendered again.
    await db().promo.update({ where: { id: promo.id }, data: { end_date: day(6) } });
    expect(
      await isRaisedBy(() => db().promo.update({ where: { id: promo.id }, data: { end_date: day(3) } })),
    ).toBe(true);
  });
});

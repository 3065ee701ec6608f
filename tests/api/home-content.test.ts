import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/core/db";
import { storeImage } from "@/lib/core/storage/images";
import { sweepStorage } from "@/lib/core/storage/sweep";
import { currentFrameLinks } from "@/lib/home/links";
import { currentHomeView, getHome } from "@/lib/home/queries";
import { htmlColumns } from "@/lib/registry/html-columns";
import { demoHome, demoHomeWith } from "../setup/demo-home";
import { forgetState } from "../setup/forget-state";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { raisedKeys } from "./raised-keys";
import { addPromo, addTour } from "./records";

const admin = adminOfEachTest();

/** Has the next save cut pictures at once. */
const forgetCuts = () => forgetState("slide-cuts");

beforeEach(forgetCuts);

const put = (json: object) => callAs(admin, api.updateHomeContent, { json });
const get = async () =>
  (await callAs(null, api.getHomeContent)).body as Record<string, unknown> & { updated_at: string };
const text = (en: string) => ({ en });

/** A picture whose left half is dark and whose right half is light. */
async function halves(): Promise<string> {
  const dark = { input: { create: { width: 400, height: 600, channels: 3, background: "#000" } } } as const;
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: "#fff" } });
  const bytes = await picture
    .composite([{ ...dark, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return (await storeImage(new Uint8Array(bytes))).path;
}

const slide = (picture: string | null, focus_x = 50) => ({
  title: text("Sea"),
  subtitle: text("And sand"),
  picture: picture && `/storage/${picture}`,
  focus_x,
  focus_y: 50,
});

describe("the content of the home page", () => {
  //
  it("is empty at first, and shows no section that staff have to write", async () => {
    expect(await get()).toMatchObject({ id: 1, hero_title: null, slides: [], reviews: [], gallery: [] });
    expect((await currentHomeView()).sections).toEqual(["promo", "packages"]);
  });

  //
  it("keeps all of the demo content, and answers what was sent", async () => {
    const demo = demoHomeWith(await halves());
    expect(await put(demo)).toMatchObject({ status: 200 });
    const { slides, reviews, gallery, questions, advantages } = await getHome();
    expect([slides, reviews, gallery, questions, advantages]).toMatchObject([
      demo.slides,
      demo.reviews,
      demo.gallery,
      demo.questions,
      demo.advantages,
    ]);
    const { updated_at, ...answered } = await get();
    expect(await put({ ...answered, updated_at })).toMatchObject({ status: 200 });
    const { updated_at: later, ...again } = await get();
    expect(again).toEqual(answered);
    expect(later > updated_at).toBe(true);
  });

  //
  it("merges absent keys and languages, and refuses an outdated save", async () => {
    await put({ faq_title: { en: "Questions", ru: "Вопросы" }, questions: demoHome.questions });
    const { updated_at } = await get();
    await put({ faq_title: { en: "Ask" }, faq_visible: false, updated_at });
    const { faq_title, questions, faq_visible } = await getHome();
    expect({ faq_title, faq_visible }).toEqual({
      faq_title: { en: "Ask", ru: "Вопросы" },
      faq_visible: false,
    });
    expect(questions).toHaveLength(demoHome.questions.length);
    expect(await put({ faq_title: { en: "Late" }, updated_at })).toMatchObject({ status: 409 });
  });

  //
  it.each<[string, object, string]>([
    ["nine slides", { slides: Array(9).fill(slide(null)) }, "slides"],
    ["a long title", { slides: [{ ...slide(null), title: text("a".repeat(101)) }] }, "slides.0.title.en"],
    ["a lead without English", { faq_lead: { ru: "Ответы" } }, "faq_lead"],
    [
      "an unknown icon",
      { advantages: [{ icon: "gem", title: text("A"), text: text("B") }] },
      "advantages.0.icon",
    ],
    ["a review without consent", { reviews: [{ ...demoHome.reviews[0], consent: "" }] }, "reviews.0.consent"],
    ["a review without a day", { reviews: [{ ...demoHome.reviews[0], said_on: "" }] }, "reviews.0.said_on"],
    [
      "a foreign picture",
      { gallery: [{ path: "/storage/00/00000000000000000000000000000000.webp" }] },
      "gallery.0.path",
    ],
    ["a file that is no picture of the site", { about_picture: "/favicon.svg" }, "about_picture"],
    ["a focal point outside", { slides: [slide(null, 101)] }, "slides.0.focus_x"],
  ])("refuses %s", async (_, json, field) => {
    const { status, body } = await put(json);
    expect([status, Object.keys((body as { errors: object }).errors)[0]]).toEqual([422, field]);
    expect(await get()).toMatchObject({ slides: [], reviews: [], gallery: [] });
  });

  //
  it("has history: an earlier version comes back with its pictures", async () => {
    const picture = await halves();
    await put({ slides: [slide(picture)], gallery: [{ path: `/storage/${picture}` }] });
    await put({ slides: [], gallery: [] });
    const [version] = await db().recordVersion.findMany({
      where: { entity: "home" },
      orderBy: { id: "desc" },
      skip: 1,
    });
    const { status } = await callAs(admin, api.restoreVersion, {
      id: Number(version?.id),
      json: { updated_at: null },
    });
    expect(status).toBe(409);
    const { updated_at } = await get();
    expect(
      await callAs(admin, api.restoreVersion, { id: Number(version?.id), json: { updated_at } }),
    ).toMatchObject({ status: 200 });
    expect(await getHome()).toMatchObject({ slides: [{ picture }], gallery: [{ path: picture }] });
    expect((await currentHomeView()).gallery).toHaveLength(1);
  });
});

describe("pictures", () => {
  const paths = async () => (await db().homePicture.findMany()).map(({ path }) => path);

  //
  it("are cut into both shapes around their focal point", async () => {
    const picture = await halves();
    await put({ slides: [slide(picture, 0), slide(picture, 100)] });
    const cuts = await db().storedImage.findMany({ where: { path: { in: await paths(), not: picture } } });
    const shapes = cuts.map(({ width, height }) => Math.round((100 * width) / height));
    expect(shapes.toSorted()).toEqual([178, 178, 80, 80]);
    // The two tall cuts differ, because each shows its own half; the wide ones show the whole width.
    expect(new Set(cuts.map(({ thumbhash }) => thumbhash)).size).toBe(3);
    const [left, right] = (await currentHomeView()).slides;
    expect(left?.picture?.tall.path).not.toBe(right?.picture?.tall.path);
    expect(left?.picture?.position).toBeUndefined();
  });

  //
  it("are not cut a second time within a minute: the page shows them uncut around their point until then", async () => {
    const picture = await halves();
    await put({ slides: [slide(picture, 0)] });
    expect(await paths()).toHaveLength(3);
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"], now: Date.now() });
    for (const focus of [10, 30]) {
      expect((await put({ slides: [slide(picture, focus), slide(picture, 20)] })).status).toBe(200);
      expect(await paths()).toEqual([picture]);
    }
    const shown = async () => (await currentHomeView()).slides.map((each) => each.picture?.position);
    expect(await shown()).toEqual(["30% 50%", "20% 50%"]);
    const { updated_at } = await get();
    vi.advanceTimersByTime(61_000);
    await expect.poll(paths).toHaveLength(5);
    await expect.poll(shown).toEqual([undefined, undefined]);
    expect(await put({ updated_at, slides: [slide(picture, 30)] })).toMatchObject({ status: 200 });
  });

  //
  it("of slides are named as changed to the previews of other pages, and texts are not", async () => {
    const raised = async (slides: object[]) =>
      (await raisedKeys(() => put({ slides }))).includes("home-pictures");
    const first = slide(await halves());
    expect(await raised([first])).toBe(true);
    expect(await raised([{ ...first, title: text("Vans") }])).toBe(false);
    expect(await raised([{ ...first, visible: false }])).toBe(true);
    expect(await raised([slide(null), first])).toBe(true);
  });

  it("stay in the store while the page uses them", async () => {
    const picture = await halves();
    await put({ slides: [slide(picture)] });
    const later = new Date(Date.now() + 2 * 24 * 60 * 60 * 1_000);
    await sweepStorage(htmlColumns, later);
    expect(await db().storedImage.count()).toBe(3);
  });
});

describe("sections", () => {
  //
  it("that are hidden or empty are neither shown nor linked to", async () => {
    await Promise.all([addTour(), addPromo()]);
    await put(demoHomeWith(await halves()));
    expect((await currentHomeView()).sections).toHaveLength(7);
    await put({ gallery_visible: false, reviews: [] });
    const { sections } = await currentHomeView();
    expect(sections).toEqual(["promo", "packages", "advantages", "about", "faq"]);
    expect((await currentFrameLinks()).sections).toEqual(sections);
  });

  it("hidden slides are left out", async () => {
    await put({ slides: [slide(null), { ...slide(null), title: text("Hidden"), visible: false }] });
    expect((await currentHomeView()).slides.map(({ title }) => title.en)).toEqual(["Sea"]);
  });
});

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { dayMs } from "@/lib/core/durations";
import { env } from "@/lib/core/env";
import { store } from "@/lib/core/storage/store";
import { nameOfHash } from "@/lib/core/storage/stored-names";
import { sweepStorage } from "@/lib/core/storage/sweep";
import { makeMissingCuts } from "@/lib/home/cut-slides";
import { getHome } from "@/lib/home/queries";
import { htmlColumns } from "@/lib/registry/html-columns";
import { replaceEarlierHomePictures } from "@/server/database/earlier-home-pictures";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs } from "./call";

const admin = adminOfEachTest();

const replace = () => replaceEarlierHomePictures(env().DATABASE_URL ?? "");

/** The stored name of a picture of the demo content. */
function nameOf(file: string): string {
  const bytes = readFileSync(`prisma/demo/pictures/${file}`);
  return nameOfHash(createHash("sha256").update(bytes).digest("hex"));
}

const [van, guides, reef, pier] = [
  nameOf("home-van.webp"),
  nameOf("home-guides.webp"),
  nameOf("home-reef.webp"),
  nameOf("home-pier.webp"),
] as const;

const own = "0f/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f.webp";

const slide = (picture: string | null, title = "Vans") => ({
  title: { en: title },
  subtitle: { en: "For eight" },
  picture,
  focus_x: 30,
  focus_y: null,
  visible: true,
});
const hung = (path: string) => ({ path, alt: { en: "/gallery/reef-960.webp" } });

/** Writes the home page and a version of the page as release 0.3.0 did. */
async function writeEarlierPage() {
  await db().storedImage.create({
    data: { path: own, width: 64, height: 48, widths: [], avif: true, thumbhash: "" },
  });
  await db().$executeRaw`
    UPDATE home SET about_picture = '/gallery/pier-960.webp', hero_title = '{"en": "Boats"}',
      slides = ${JSON.stringify([slide("/hero/van-wide-960.webp"), slide(own), slide(null)])}::jsonb,
      gallery = ${JSON.stringify([hung("/gallery/reef-960.webp"), hung(own)])}::jsonb`;
  await db().homePicture.create({ data: { path: own } });
  const snapshot = {
    hero_title: { en: "Ships" },
    slides: [slide("/hero/guides-wide-960.webp", "Guides"), slide(`/storage/${own}`)],
    gallery: [],
  };
  await db().$executeRaw`
    INSERT INTO record_version (entity, record_key, number, action, snapshot)
    VALUES ('home', '1', 1, 'baseline', ${JSON.stringify(snapshot)}::jsonb),
      ('home', '1', 2, 'update', '{"about_picture": ""}'::jsonb)`;
}

const version = (number: number) =>
  db().recordVersion.findFirstOrThrow({ where: { entity: "home", number }, include: { images: true } });

//
it("the home page of release 0.3.0 goes on with its pictures in the store, once, however many start at the same time", async () => {
  await writeEarlierPage();
  const before = await getHome();
  const counts = await Promise.all([replace(), replace(), replace()]);
  expect(counts.toSorted()).toEqual([0, 0, 4]);
  const { updated_at, ...after } = await getHome();
  expect(after).toMatchObject({
    hero_title: { en: "Boats" },
    about_picture: pier,
    slides: [{ ...slide(van), id: 1 }, slide(own), slide(null)],
    gallery: [hung(reef), hung(own)],
  });
  expect(updated_at > before.updated_at).toBe(true);
  const named = await db().homePicture.findMany({ orderBy: { path: "asc" } });
  expect(named.map(({ path }) => path)).toEqual([own, van, reef, pier].toSorted());
  expect(await replace()).toBe(0);
  expect((await getHome()).updated_at).toEqual(updated_at);
  for (const path of [van, guides, reef, pier]) expect(await store().find(path)).not.toBeNull();
});

//
it("a photograph that the operator cut for release 0.3.0 is stored in place of the picture of the demo content", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ombak-public-"));
  mkdirSync(join(folder, "hero"));
  const photograph = sharp({ create: { width: 192, height: 108, channels: 3, background: "#357" } });
  await photograph.avif().toFile(join(folder, "hero/van-wide-1920.avif"));
  await writeEarlierPage();
  await replaceEarlierHomePictures(env().DATABASE_URL ?? "", folder);
  rmSync(folder, { recursive: true });
  const { slides, about_picture } = await getHome();
  const stored = await db().storedImage.findUnique({ where: { path: slides[0]?.picture ?? "" } });
  expect(stored).toMatchObject({ width: 192, height: 108 });
  expect(about_picture).toBe(pier);
});

//
it("a save that was begun before the update is refused as outdated", async () => {
  await writeEarlierPage();
  const { updated_at } = await getHome();
  await replace();
  const json = { updated_at, faq_title: { en: "Questions" } };
  expect(await callAs(admin, api.updateHomeContent, { json })).toMatchObject({ status: 409 });
});

//
it("a version of release 0.3.0 comes back with its pictures, which no sweep removes before", async () => {
  await writeEarlierPage();
  await replace();
  const first = await version(1);
  expect(first.snapshot).toMatchObject({
    hero_title: { en: "Ships" },
    slides: [{ ...slide(`/storage/${guides}`, "Guides") }, slide(`/storage/${own}`)],
  });
  expect(first.snapshot).not.toHaveProperty("about_picture");
  expect(first.images.map(({ path }) => path)).toEqual([guides]);
  expect(await version(2)).toMatchObject({ snapshot: { about_picture: "" }, images: [] });
  await sweepStorage(htmlColumns, new Date(Date.now() + 2 * dayMs));
  const { updated_at } = await getHome();
  const id = Number(first.id);
  expect(await callAs(admin, api.restoreVersion, { id, json: { updated_at } })).toMatchObject({
    status: 200,
    body: { left_out: [] },
  });
  expect((await getHome()).slides.map(({ picture }) => picture)).toEqual([guides, own]);
});

//
it("nothing is stored for a page without such pictures", async () => {
  const before = await getHome();
  expect(await replace()).toBe(0);
  expect(await getHome()).toEqual(before);
  await makeMissingCuts();
  expect(await db().storedImage.count()).toBe(0);
});

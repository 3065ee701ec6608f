import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { blogListOgImage } from "@/lib/blogs/metadata";
import { languages } from "@/lib/core/i18n/languages";
import { type OgImage, ogImageCopy } from "@/lib/core/og/image";
import { store } from "@/lib/core/storage/store";
import { heroBackgrounds } from "@/lib/home/hero-backgrounds";
import { homeOgImage } from "@/lib/home/metadata";
import { rememberHeroBackgrounds } from "@/lib/site/og/backgrounds";
import { ogImagePath } from "@/lib/site/og/image-path";
import { renderOgImage, textLayer } from "@/lib/site/og/render";
import { rememberSettings } from "@/lib/site/settings";
import { kindPaths } from "@/lib/tours/kinds";
import { tourListOgImage } from "@/lib/tours/pages/metadata";
import { demoSite } from "../setup/demo-site";
import { hostileTexts } from "../setup/hostile-documents";

const empty = { hero_title: { en: "Tours from Phuket" }, slides: [], about_lead: null };
const text = { en: "Boats" };
const wide = { path: "ab/abcd.webp", width: 1920, height: 1080, widths: [960, 1440], avif: true };
const picture = { tall: wide, wide };
const home = { ...empty, slides: [{ id: 1, title: text, subtitle: text, picture }] };

const backgrounds = heroBackgrounds(home.slides);
rememberHeroBackgrounds(backgrounds);
afterAll(() => rememberHeroBackgrounds([]));

const stored = new Blob([readFileSync("prisma/demo/pictures/home-packages.webp")]);
beforeEach(() => {
  vi.spyOn(store(), "read").mockImplementation(async () => stored.stream());
});

const lists = languages.flatMap((language) => [
  homeOgImage(home, language),
  blogListOgImage(language),
  ...kindPaths.map((kind) => tourListOgImage(kind, language)),
]);

const width = 1056;

describe("the picture of a link", () => {
  it("is 1200 x 630 and small enough for every chat, however long its words are", async () => {
    const long = "Пхи-Пхи, бухта Майя & <остров> Бамбу ".repeat(9);
    const bytes = await renderOgImage({
      ...homeOgImage(home, "ru"),
      title: long,
      line: long,
      price: "Цена от THB 1 900",
    });
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect(bytes.length).toBeLessThan(300_000);
  });

  //
  it("shows no picture of the software on a home page without slides", async () => {
    const { ground, ...words } = homeOgImage(empty, "en");
    expect(ground).not.toHaveProperty("file");
    expect((await sharp(await renderOgImage({ ...words, ground })).metadata()).height).toBe(630);
  });

  //
  it("shows on lists the home page's pictures in turn, and without them the accent alone", () => {
    const stored = (path: string) => ({ stored: path });
    const grounds = () => kindPaths.map((kind) => tourListOgImage(kind, "en").ground);
    const own = ["ab/a.webp", "ab/b.webp"].map((path) => ({
      picture: { ...picture, wide: { ...wide, path, widths: [] } },
    }));
    rememberHeroBackgrounds(heroBackgrounds([{ picture: null }, ...own]));
    expect(new Set(grounds())).toEqual(new Set([stored("ab/a.webp"), stored("ab/b.webp")]));
    rememberHeroBackgrounds([]);
    const plain = grounds();
    rememberSettings({ ...demoSite, accent: "#0057b8" });
    expect([...plain, ...grounds()].every((ground) => "colour" in ground)).toBe(true);
    expect(grounds()).not.toEqual(plain);
    rememberHeroBackgrounds(backgrounds);
  });

  it("is drawn without words, too", async () => {
    const bytes = await renderOgImage({ ...homeOgImage(home, "en"), title: " ", line: "", price: "" });
    expect((await sharp(bytes).metadata()).width).toBe(1200);
  });

  it("is drawn for any title, line and price", async () => {
    const stacked = ["ཧཱུྃ".repeat(60), "Z\u0337\u0321\u0337\u0321".repeat(60)];
    const texts = [...Object.values(hostileTexts), ...stacked];
    for (let at = 0; at < texts.length; at += 3) {
      const [title = "", line = title, price = line] = texts.slice(at, at + 3);
      const image = { ...homeOgImage(home, "id"), title, line, price: price.slice(0, 20) };
      expect((await sharp(await renderOgImage(image)).metadata()).height).toBe(630);
    }
  });

  it.each(lists.map((preview) => [ogImagePath(preview), preview] as const))(
    "%s has its ground",
    (_, { ground }) => expect(ground).toEqual({ stored: "ab/abcd-1440.webp" }),
  );

  it("has an address of its own for each page, language and content", () => {
    expect(new Set(lists.map(ogImagePath)).size).toBe(lists.length);
    const changed: OgImage = { ...homeOgImage(home, "en"), price: "THB 1" };
    expect(ogImagePath(changed)).not.toBe(ogImagePath(homeOgImage(home, "en")));
    expect(ogImagePath(homeOgImage(home, "en"))).toBe(ogImagePath(homeOgImage(home, "en")));
  });
});

describe("the words on it", () => {
  const drawn = (text: string) => textLayer(text, { font: "bold", size: 40, width });

  //
  it("fit their width, in Cyrillic as in one endless word", async () => {
    for (const text of ["Острова Пхи-Пхи и бухта Майя на скоростном катере с обедом", "x".repeat(200)]) {
      expect((await drawn(text))?.width).toBeLessThanOrEqual(width);
    }
  });

  it("are taken literally, and what the typeface cannot draw is left out", async () => {
    expect((await drawn("Fish & <b>Chips</b>"))?.width).toBeGreaterThan(
      (await drawn("Fish Chips"))?.width ?? 0,
    );
    expect((await drawn("Sea 🌊"))?.width).toBe((await drawn("Sea"))?.width);
    expect((await drawn("฿ 900"))?.width).toBe((await drawn("THB 900"))?.width);
    expect(await drawn(" 🌊 ")).toBeNull();
  });

  it("are the site's typeface on every machine: both cuts are there and differ", async () => {
    const medium = await textLayer("Phuket Пхукет", { font: "medium", size: 40, width });
    expect(medium?.width).not.toBe((await drawn("Phuket Пхукет"))?.width);
  });
});

it.each([
  [[320, 640, 960, 1280, 1920], "ab/abcd-1280.webp"],
  [[320, 640, 960], "ab/abcd.webp"],
  [[], "ab/abcd.webp"],
])("of the copies %j the smallest that fills it is taken", (widths, path) => {
  expect(ogImageCopy({ path: "ab/abcd.webp", widths })).toBe(path);
});

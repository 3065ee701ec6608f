import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { heroCuts, heroFile, heroSlides, heroSrcSet } from "@/lib/core/pages/hero";
import { cuts, galleryPictures, homePicture } from "@/lib/home/gallery";

const addresses = (srcSet: string) => srcSet.split(", ").map((candidate) => candidate.split(" ")[0] ?? "");
const cells = { small: 1, tall: 2, wide: 2, large: 4 };

describe("the hero's pictures", () => {
  const files = heroSlides.flatMap((slide) => [
    heroFile(slide, "wide", 960, "webp"),
    ...(["wide", "tall"] as const).flatMap((cut) => addresses(heroSrcSet(slide, cut))),
  ]);

  //
  it("are all there", () => {
    expect(files.length).toBe(8 * (1 + 3 + 4));
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });

  it("cost a phone less than 60 KB", () => {
    for (const slide of heroSlides) {
      const largest = heroFile(slide, "tall", Math.max(...heroCuts.tall.widths), "avif");
      expect(statSync(`public${largest}`).size, largest).toBeLessThan(60_000);
    }
  });
});

describe("the gallery", () => {
  //
  it("has all its pictures, and that of the office", () => {
    const pictures = [
      ...galleryPictures.map(({ key, shape }) => homePicture(key, shape)),
      homePicture("pier", "portrait"),
    ];
    const files = pictures.flatMap(({ src, srcSet }) => [src, ...addresses(srcSet)]);
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
    for (const { colour } of pictures) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("fills four columns and two without a hole", () => {
    const total = galleryPictures.reduce((sum, { shape }) => sum + cells[shape], 0);
    expect(total % 4).toBe(0);
  });

  it("is cut to at least the width it is drawn in", () => {
    for (const { width, widths } of Object.values(cuts)) expect(widths.at(-1)).toBe(width);
  });
});

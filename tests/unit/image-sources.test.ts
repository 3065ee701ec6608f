import { expect, it } from "vitest";
import { imageSources } from "@/lib/storage/sources";
import { imageFiles } from "@/lib/storage/variants";

const image = {
  path: "ab/abcd.webp",
  width: 800,
  height: 600,
  widths: [320, 640],
  avif: true,
  thumbhash: "",
};

it("offers every copy with its width, the file itself last", () => {
  expect(imageSources(image)).toEqual({
    src: "/storage/ab/abcd.webp",
    width: 800,
    height: 600,
    srcSet: {
      avif: "/storage/ab/abcd-320.avif 320w, /storage/ab/abcd-640.avif 640w, /storage/ab/abcd.avif 800w",
      webp: "/storage/ab/abcd-320.webp 320w, /storage/ab/abcd-640.webp 640w, /storage/ab/abcd.webp 800w",
    },
  });
});

it("offers no AVIF where there is none, and a small picture as itself", () => {
  const { srcSet } = imageSources({ ...image, width: 200, widths: [], avif: false });
  expect(srcSet).toEqual({ webp: "/storage/ab/abcd.webp 200w" });
});

it("names every file that belongs to an image", () => {
  expect(imageFiles(image)).toEqual([
    "ab/abcd.webp",
    "ab/abcd-320.webp",
    "ab/abcd-640.webp",
    "ab/abcd.avif",
    "ab/abcd-320.avif",
    "ab/abcd-640.avif",
  ]);
});

import { expect, it } from "vitest";
import { imageSources, thumbnailSources } from "@/lib/core/storage/sources";
import { imageFiles } from "@/lib/core/storage/stored-names";

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
    format: "avif",
    srcSet: "/storage/ab/abcd-320.avif 320w, /storage/ab/abcd-640.avif 640w, /storage/ab/abcd.avif 800w",
  });
});

it("has one copy of a middle width for browsers that do not know AVIF", () => {
  const { src } = imageSources({ ...image, width: 1800, widths: [320, 960, 1280] });
  expect(src).toBe("/storage/ab/abcd-960.webp");
});

it("offers no AVIF where there is none, and a small picture as itself", () => {
  const { srcSet, format } = imageSources({ ...image, width: 200, widths: [], avif: false });
  expect([format, srcSet]).toEqual(["webp", "/storage/ab/abcd.webp 200w"]);
});

it("offers a thumbnail no copy that is wider than it needs, where there are narrow ones", () => {
  const { src, srcSet } = thumbnailSources({ ...image, width: 1800, widths: [320, 480, 960] });
  expect(src).toBe("/storage/ab/abcd-480.webp");
  expect(srcSet).toBe("/storage/ab/abcd-320.avif 320w, /storage/ab/abcd-480.avif 480w");
  expect(thumbnailSources({ ...image, widths: [640] })).toEqual(imageSources({ ...image, widths: [640] }));
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

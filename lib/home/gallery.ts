import colours from "./picture-colours.json" with { type: "json" };

/** The mosaic of the home page. The shapes fill four columns of five rows, and two columns of ten, without a hole. */
export const galleryPictures = [
  { key: "karst", shape: "large" },
  { key: "longtail", shape: "small" },
  { key: "oldTown", shape: "tall" },
  { key: "elephants", shape: "small" },
  { key: "reef", shape: "small" },
  { key: "similan", shape: "wide" },
  { key: "market", shape: "small" },
  { key: "lake", shape: "tall" },
  { key: "terraces", shape: "small" },
  { key: "bromo", shape: "large" },
  { key: "padar", shape: "small" },
] as const;

type GalleryKey = (typeof galleryPictures)[number]["key"];
export type GalleryShape = (typeof galleryPictures)[number]["shape"];

interface Cut {
  width: number;
  height: number;
  /** Widths of the copies, the full one last. */
  widths: readonly number[];
}

export type HomePictureKey = GalleryKey | "pier";
type HomePictureShape = GalleryShape | "portrait";

export const cuts: Record<HomePictureShape, Cut> = {
  small: { width: 960, height: 720, widths: [320, 480, 640, 960] },
  tall: { width: 960, height: 1440, widths: [320, 480, 640, 960] },
  wide: { width: 1280, height: 480, widths: [480, 640, 960, 1280] },
  large: { width: 1280, height: 1080, widths: [480, 640, 960, 1280] },
  portrait: { width: 1200, height: 1500, widths: [480, 640, 960, 1200] },
};

export function homePictureFile(key: HomePictureKey, width: number, format: "avif" | "webp"): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/gallery/${name}-${width}.${format}`;
}

export function homePicture(key: HomePictureKey, shape: HomePictureShape) {
  const { width, height, widths } = cuts[shape];
  return {
    src: homePictureFile(key, 960, "webp"),
    width,
    height,
    format: "avif" as const,
    srcSet: widths.map((each) => `${homePictureFile(key, each, "avif")} ${each}w`).join(", "),
    colour: colours[key],
  };
}

export type MosaicShape = GalleryShape | "whole";

/** Groups of pictures that each fill two rows of four columns, and four rows of two columns. */
const groups: Record<number, readonly MosaicShape[]> = {
  1: ["whole"],
  2: ["large", "large"],
  3: ["large", "tall", "tall"],
  4: ["large", "small", "small", "wide"],
  5: ["large", "small", "small", "small", "small"],
};

const largest = 5;

/** Returns the shapes of `count` pictures, which fill the mosaic of the home page without a hole. */
export function mosaicShapes(count: number): readonly MosaicShape[] {
  if (count === galleryPictures.length) return galleryPictures.map(({ shape }) => shape);
  if (count <= largest) return groups[count] ?? [];
  // A rest of one picture would take two rows of its own.
  const next = count === largest + 1 ? 3 : largest - 1;
  return [...(groups[next] ?? []), ...mosaicShapes(count - next)];
}

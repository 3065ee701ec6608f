import { type GalleryShape, galleryPictures } from "./gallery";

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

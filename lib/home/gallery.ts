export type MosaicShape = "small" | "tall" | "wide" | "large" | "whole";

const largest = 5;

/** Groups of pictures that fill whole rows of four columns, and of two columns, without a hole. */
const groups: Record<number, readonly MosaicShape[]> = {
  0: [],
  1: ["whole"],
  2: ["large", "large"],
  3: ["large", "tall", "tall"],
  4: ["large", "small", "small", "wide"],
  [largest]: ["large", "small", "small", "small", "small"],
  11: ["large", "small", "tall", "small", "small", "wide", "small", "tall", "small", "large", "small"],
};

/** Returns the shapes of `count` pictures, which fill the mosaic of the home page without a hole. */
export function mosaicShapes(count: number): readonly MosaicShape[] {
  const group = groups[count];
  if (group) return group;
  // A rest of one picture would take two rows of its own.
  const next = count === largest + 1 ? 3 : largest - 1;
  return [...(groups[next] ?? []), ...mosaicShapes(count - next)];
}

import "server-only";
import { type HeroShape, heroCuts, heroShapes } from "../core/pages/hero";
import { cutName, type PictureCut } from "../core/storage/cut-name";
import { focusOf, type SlidePicture } from "./slide-focus";

/** Returns the cuts of a slide by shape, or null if the slide has no picture. */
export function slideCuts(slide: SlidePicture): Record<HeroShape, PictureCut> | null {
  const { picture } = slide;
  if (!picture) return null;
  const cut = (shape: HeroShape) => ({ original: picture, shape: heroCuts[shape], focus: focusOf(slide) });
  return { tall: cut("tall"), wide: cut("wide") };
}

/** Returns the cuts of all slides, in their order. */
export function allCuts(slides: readonly SlidePicture[]): PictureCut[] {
  return slides.flatMap((slide) => {
    const cuts = slideCuts(slide);
    return cuts ? heroShapes.map((shape) => cuts[shape]) : [];
  });
}

/** Returns the cuts that the page needs and does not show yet. `named` are the pictures of the table `home_picture`. */
export function missingCuts(slides: readonly SlidePicture[], named: ReadonlySet<string>): PictureCut[] {
  return allCuts(slides).filter((cut) => !named.has(cutName(cut)));
}

import "server-only";
import path from "node:path";
import { heroCuts } from "../core/pages/hero";
import { type CutOriginal, cutName } from "../core/storage/cut-name";
import { builtInHero, builtInOriginal } from "./built-in-pictures";
import { focusOf, isCentred, type SlidePicture } from "./slide-focus";

export const heroShapes = ["tall", "wide"] as const;

export type HeroShape = (typeof heroShapes)[number];

/** A built-in picture has its own cuts, around its middle. */
export function originalOf(slide: SlidePicture): CutOriginal | null {
  const { picture } = slide;
  if (!picture || (builtInHero(picture) && isCentred(slide))) return null;
  const file = builtInOriginal(picture);
  return file ? { path: picture, file: path.join("public", file) } : { path: picture };
}

/** Returns the names of a slide's two cuts. Null: the slide has no picture, or a built-in one as it comes. */
export function slideCuts(slide: SlidePicture): Record<HeroShape, string> | null {
  const original = originalOf(slide);
  if (!original) return null;
  const focus = focusOf(slide);
  return {
    tall: cutName(original, heroCuts.tall, focus),
    wide: cutName(original, heroCuts.wide, focus),
  };
}

import "server-only";
import { heroCuts } from "../pages/hero";
import { storeCut } from "../storage/cuts";
import { heroShapes, originalOf } from "./slide-cuts";
import { focusOf, type SlidePicture } from "./slide-focus";

/** Makes the cuts of all slides that are not there yet. Called before a save, because encoding takes about a second each. */
export async function cutSlides(slides: readonly SlidePicture[]): Promise<void> {
  const cuts = slides.flatMap((slide) => {
    const original = originalOf(slide);
    return original ? heroShapes.map((shape) => storeCut(original, heroCuts[shape], focusOf(slide))) : [];
  });
  await Promise.all(cuts);
}

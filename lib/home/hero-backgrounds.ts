import "server-only";
import { collectDependencies } from "../core/content/dependencies";
import { type OgBackground, ogImageCopy } from "../core/og/image";
import { areHeroBackgroundsKnown, plainBackground, rememberHeroBackgrounds } from "../site/og/backgrounds";
import { currentHomeView } from "./queries";
import type { SlideView } from "./view";

type Slides = readonly Pick<SlideView, "picture">[];

/** The pictures that staff put on the home page, in their order. */
export function heroBackgrounds(slides: Slides): OgBackground[] {
  return slides.flatMap(({ picture }) => (picture ? [{ stored: ogImageCopy(picture.wide) }] : []));
}

/** The background of the home page itself. */
export function homeBackground(slides: Slides): OgBackground {
  return heroBackgrounds(slides)[0] ?? plainBackground();
}

/**
 * Reads the pictures before a render. Only a render that shows one depends on them. While the database is away, the render uses
 * the last known ones.
 */
export async function refreshHeroBackgrounds(): Promise<void> {
  try {
    const [{ slides }] = await collectDependencies(currentHomeView);
    rememberHeroBackgrounds(heroBackgrounds(slides));
  } catch (error) {
    if (!areHeroBackgroundsKnown()) throw error;
  }
}

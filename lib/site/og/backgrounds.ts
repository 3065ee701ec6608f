import "server-only";
import { dependsOn } from "../../core/content/dependencies";
import type { OgBackground } from "../../core/og/image";
import { accentColours } from "../../core/pages/accent";
import { sharedState } from "../../core/shared-state";
import { siteSettings } from "../settings";

const lastRead = sharedState("hero-backgrounds", (): { backgrounds: OgBackground[] | null } => ({
  backgrounds: null,
}));

/** Remembers the pictures of the home page's slides for pages without a picture of their own, whose heads cannot wait. */
export function rememberHeroBackgrounds(backgrounds: OgBackground[]): void {
  lastRead.backgrounds = backgrounds;
}

export function areHeroBackgroundsKnown(): boolean {
  return lastRead.backgrounds !== null;
}

/** The background of a site without pictures: the accent, dark enough for white letters, or `--color-sea-800`. */
export function plainBackground(): OgBackground {
  const { accent } = siteSettings();
  return { colour: accent ? accentColours(accent)["accent-text"] : "#0f4551" };
}

/**
 * Returns a picture of the home page by its position from 0, where its own image has the first one.
 */
export function heroBackground(position: number): OgBackground {
  dependsOn("home-pictures");
  const backgrounds = lastRead.backgrounds ?? [];
  return backgrounds[position % backgrounds.length] ?? plainBackground();
}

import { heroFile, heroSlides, heroSrcSet } from "../core/pages/hero";
import type { ImageSources } from "../core/storage/sources";
import { galleryPictures, homePicture, homePictureFile } from "./gallery";

/** The shapes of a slide's picture: `tall` for phones, `wide` for other screens. */
export interface HeroSources {
  tall: string;
  wide: string;
  /** The file for browsers without AVIF. */
  src: string;
  format: "avif" | "webp";
  /** The part that stays visible in a picture that has not been cut, such as `30% 50%`. */
  position?: string;
}

const hero = new Map<string, HeroSources>(
  heroSlides.map((slide) => {
    const src = heroFile(slide, "wide", 960, "webp");
    const sources = { tall: heroSrcSet(slide, "tall"), wide: heroSrcSet(slide, "wide") };
    return [src, { ...sources, src, format: "avif" }];
  }),
);

const gallery = new Map<string, ImageSources>(
  galleryPictures.map(({ key, shape }) => [homePictureFile(key, 960, "webp"), homePicture(key, shape)]),
).set(homePictureFile("pier", 960, "webp"), homePicture("pier", "portrait"));

/** Addresses of pictures that come with the software and are cut already. The demo content uses them. */
export const builtInPictures: ReadonlySet<string> = new Set([...hero.keys(), ...gallery.keys()]);

export function builtInHero(address: string): HeroSources | undefined {
  return hero.get(address);
}

export function builtInPicture(address: string): ImageSources | undefined {
  return gallery.get(address);
}

/** The largest file of a built-in picture of the hero: the original of a new cut. */
export function builtInOriginal(address: string): string | undefined {
  return hero.has(address) ? address.replace("-960.webp", "-1920.avif") : undefined;
}

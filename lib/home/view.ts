import type { LocalizedText } from "../core/content/localized-text";
import type { HeroShape } from "../core/pages/hero";
import type { ImageSources, RenderedImage } from "../core/storage/sources";
import type { Home } from "./fields";
import { linkedSections } from "./linked-sections";
import type { HomeSection } from "./sections";
import { positionOf, type SlidePicture } from "./slide-focus";

/** The picture of a slide in both shapes. The browser makes the addresses of the copies, which would fill a page with eight slides. */
export interface HeroPicture extends Record<HeroShape, RenderedImage> {
  /** The part that stays visible in a picture that has not been cut, such as `30% 50%`. */
  position?: string;
}

/** Shows a picture that is not cut yet. The browser keeps the part around the focal point visible. */
export function uncutHero(image: RenderedImage, slide: SlidePicture): HeroPicture {
  return { tall: image, wide: image, position: positionOf(slide) };
}

export interface SlideView {
  title: LocalizedText;
  subtitle: LocalizedText;
  picture: HeroPicture | null;
}

export interface GalleryPicture {
  source: ImageSources;
  caption: LocalizedText | null;
}

/** The content of the home page with the sources of its pictures, without what is hidden. */
export interface HomeView extends Omit<Home, "id" | "updated_at" | "slides" | "gallery" | "about_picture"> {
  slides: SlideView[];
  gallery: GalleryPicture[];
  about_picture: ImageSources | null;
  /** The sections that visitors see, if promos and packages have records. */
  sections: HomeSection[];
}

/** Finds stored pictures. Null: the picture is not in the store. */
export interface PictureFinder {
  hero: (slide: SlidePicture) => HeroPicture | null;
  picture: (path: string) => ImageSources | null;
}

export function viewHome({ id, updated_at, ...home }: Home, find: PictureFinder): HomeView {
  return {
    ...home,
    slides: home.slides
      .filter(({ visible }) => visible)
      .map((slide) => ({
        title: slide.title,
        subtitle: slide.subtitle,
        picture: find.hero(slide),
      })),
    gallery: home.gallery.flatMap(({ path, alt }) => {
      const source = path ? find.picture(path) : null;
      return source ? [{ source, caption: alt }] : [];
    }),
    about_picture: home.about_picture ? find.picture(home.about_picture) : null,
    sections: linkedSections(home),
  };
}

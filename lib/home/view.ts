import type { LocalizedText } from "../core/content/localized-text";
import type { ImageSources } from "../core/storage/sources";
import { builtInHero, builtInPicture, type HeroSources } from "./built-in-pictures";
import type { Home } from "./fields";
import { linkedSections } from "./linked-sections";
import type { HomeSection } from "./sections";
import { isCentred, type SlidePicture } from "./slide-focus";

export interface SlideView {
  id: number;
  title: LocalizedText;
  subtitle: LocalizedText;
  picture: HeroSources | null;
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

/** Finds the sources of stored pictures. Null: the picture is not in the store. */
export interface PictureFinder {
  hero: (slide: SlidePicture) => HeroSources | null;
  picture: (path: string) => ImageSources | null;
}

export function viewHome({ id, updated_at, ...home }: Home, find: PictureFinder): HomeView {
  const pictureOf = (path: string | null) => path && (builtInPicture(path) ?? find.picture(path));
  const heroOf = (slide: SlidePicture) =>
    (slide.picture && isCentred(slide) && builtInHero(slide.picture)) || find.hero(slide);
  return {
    ...home,
    slides: home.slides
      .filter(({ visible }) => visible)
      .map((slide) => ({
        id: slide.id,
        title: slide.title,
        subtitle: slide.subtitle,
        picture: heroOf(slide),
      })),
    gallery: home.gallery.flatMap(({ path, alt }) => {
      const source = pictureOf(path);
      return source ? [{ source, caption: alt }] : [];
    }),
    about_picture: pictureOf(home.about_picture) || null,
    sections: linkedSections(home),
  };
}

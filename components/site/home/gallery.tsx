import { classNames } from "@/components/ui/class-names";
import { Picture } from "@/components/ui/picture";
import { type GalleryShape, galleryPictures, homePicture } from "@/lib/home/gallery";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { Section } from "./section";

const spans: Record<GalleryShape, string> = {
  small: "",
  tall: "row-span-2",
  wide: "col-span-2",
  large: "col-span-2 row-span-2",
};

const sizes: Record<GalleryShape, string> = {
  small: "(min-width: 80rem) 19rem, (min-width: 48rem) 25vw, 50vw",
  tall: "(min-width: 80rem) 20rem, (min-width: 48rem) 28vw, 50vw",
  wide: "(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, 100vw",
  large: "(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, 100vw",
};

/** A mosaic without gaps in two columns and in four. */
export function HomeGallery({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <Section id="gallery" title={t("home.gallery.title")} subtitle={t("home.gallery.subtitle")}>
      <ul className="grid auto-rows-[28vw] sm:auto-rows-[38vw] grid-flow-row-dense grid-cols-2 gap-2 sm:gap-3 md:auto-rows-[18vw] md:grid-cols-4 xl:auto-rows-[14rem]">
        {galleryPictures.map(({ key, shape }) => (
          <li key={key} className={classNames("min-w-0", spans[shape])}>
            <figure className="group relative size-full overflow-hidden rounded-2xl bg-sea-100">
              <Picture
                source={homePicture(key, shape)}
                alt=""
                sizes={sizes[shape]}
                className="transition-transform duration-700 ease-swell group-hover:scale-103"
              />
              <figcaption className="caption">{t(`home.gallery.items.${key}`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

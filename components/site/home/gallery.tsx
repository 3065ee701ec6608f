import { classNames } from "@/components/ui/class-names";
import { Localized } from "@/components/ui/localized";
import { Picture } from "@/components/ui/picture";
import { translate } from "@/lib/core/i18n/messages";
import { type MosaicShape, mosaicShapes } from "@/lib/home/gallery";
import { HomeHeading, type HomeTextsProps } from "./section";

const spans: Record<MosaicShape, string> = {
  small: "",
  tall: "row-span-2",
  wide: "col-span-2",
  large: "col-span-2 row-span-2",
  whole: "col-span-2 row-span-2 md:col-span-4",
};

const sizes: Record<MosaicShape, string> = {
  small: "(min-width: 80rem) 19rem, (min-width: 48rem) 25vw, 50vw",
  tall: "(min-width: 80rem) 20rem, (min-width: 48rem) 28vw, 50vw",
  wide: "(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, 100vw",
  large: "(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, 100vw",
  whole: "(min-width: 80rem) 77rem, 100vw",
};

/** A mosaic without gaps in two columns and in four. */
export function HomeGallery({ home, language }: HomeTextsProps) {
  const t = translate(language);
  const shapes = mosaicShapes(home.gallery.length);
  return (
    <HomeHeading
      id="gallery"
      section="gallery"
      home={home}
      language={language}
      fallback={t("home.gallery.title")}
    >
      <ul className="mosaic grid auto-rows-[28vw] sm:auto-rows-[38vw] grid-flow-row-dense grid-cols-2 gap-2 sm:gap-3 md:auto-rows-[18vw] md:grid-cols-4 xl:auto-rows-[14rem]">
        {home.gallery.map(({ source, caption }, index) => {
          const shape = shapes[index] ?? "small";
          return (
            <li key={source.src} className={classNames("min-w-0", spans[shape])}>
              <figure>
                <Picture source={source} alt="" sizes={sizes[shape]} />
                {caption && (
                  <figcaption className="caption">
                    <Localized text={caption} language={language} />
                  </figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
    </HomeHeading>
  );
}

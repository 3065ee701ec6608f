import { classNames } from "@/lib/class-names";
import { heroCuts, heroFile, heroMedia, heroSizes, heroSrcSet } from "@/lib/home/hero-picture";
import type { HeroSlideKey } from "@/lib/home/hero-slides";

const cuts = ["tall", "wide"] as const;
const formats = ["avif", "webp"] as const;

interface HeroPictureProps {
  slide: HeroSlideKey;
  shown: boolean;
  first: boolean;
}

/** One slide's picture, lying over the others; decoration, the slide's words say what it is about. */
export function HeroPicture({ slide, shown, first }: HeroPictureProps) {
  const { width, height } = heroCuts.wide;
  return (
    <picture>
      {cuts.flatMap((cut) =>
        formats.map((format) => (
          <source
            key={cut + format}
            media={heroMedia[cut]}
            type={`image/${format}`}
            srcSet={heroSrcSet(slide, cut, format)}
            sizes={heroSizes[cut]}
          />
        )),
      )}
      <img
        src={heroFile(slide, "wide", 960, "webp")}
        width={width}
        height={height}
        alt=""
        fetchPriority={first ? "high" : "low"}
        decoding="async"
        className={classNames(
          "absolute inset-0 size-full object-cover transition-opacity duration-1000 ease-swell",
          !shown && "opacity-0",
        )}
      />
    </picture>
  );
}

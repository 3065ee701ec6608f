import { classNames } from "@/lib/class-names";
import { heroCuts, heroFile, heroMedia, heroSizes, heroSrcSet } from "@/lib/home/hero-picture";
import type { HeroSlideKey } from "@/lib/home/hero-slides";

const cuts = ["tall", "wide"] as const;

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
      {cuts.map((cut) => (
        <source
          key={cut}
          media={heroMedia[cut]}
          type="image/avif"
          srcSet={heroSrcSet(slide, cut)}
          sizes={heroSizes[cut]}
        />
      ))}
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

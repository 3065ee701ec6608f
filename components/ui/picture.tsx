import { classNames } from "@/lib/class-names";
import type { ImageSources } from "@/lib/storage/sources";
import { PreloadPicture } from "./preload-picture";

interface PictureProps {
  source: ImageSources;
  alt: string;
  /** How wide it is drawn, in the terms of the `sizes` attribute. */
  sizes: string;
  /** True for the one picture that a visitor sees first. */
  first?: boolean;
  fit?: "cover" | "contain";
  className?: string;
}

const fits = { cover: "object-cover", contain: "object-contain" } as const;

/** An image of the store in the width and format that fit, its colour in its place until it is there. */
export function Picture({ source, alt, sizes, first = false, fit = "cover", className }: PictureProps) {
  const { src, width, height, srcSet, format, colour } = source;
  const plain = format === "webp";
  return (
    <picture className="contents">
      {first && <PreloadPicture src={src} format={format} srcSet={srcSet} sizes={sizes} />}
      {!plain && <source type={`image/${format}`} srcSet={srcSet} sizes={sizes} />}
      <img
        src={src}
        {...(plain && { srcSet, sizes })}
        width={width}
        height={height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        style={{ backgroundColor: colour }}
        className={classNames("size-full", fits[fit], className)}
      />
    </picture>
  );
}

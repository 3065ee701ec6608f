import { preload } from "react-dom";
import { classNames } from "@/lib/class-names";
import type { PictureSource } from "@/lib/storage/picture-source";

interface PictureProps {
  source: PictureSource;
  alt: string;
  /** How wide it is drawn, in the terms of the `sizes` attribute. */
  sizes: string;
  /** True for the one picture that a visitor sees first. */
  first?: boolean;
  fit?: "cover" | "contain";
  className?: string;
}

const fits = { cover: "object-cover", contain: "object-contain" } as const;

function preloadFirst({ src, srcSet }: PictureSource, sizes: string): void {
  preload(src, {
    as: "image",
    type: srcSet.avif ? "image/avif" : "image/webp",
    imageSrcSet: srcSet.avif ?? srcSet.webp,
    imageSizes: sizes,
    fetchPriority: "high",
  });
}

/** An image of the store in the width and format that fit, its colour in its place until it is there. */
export function Picture({ source, alt, sizes, first = false, fit = "cover", className }: PictureProps) {
  const { src, width, height, srcSet, colour } = source;
  if (first) preloadFirst(source, sizes);
  return (
    <picture className="contents">
      {srcSet.avif && <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcSet.webp}
        sizes={sizes}
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

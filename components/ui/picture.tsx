import { classNames } from "@/components/ui/class-names";
import type { ImageSources } from "@/lib/core/storage/sources";
import { PreloadPicture } from "./preload-picture";

interface PictureProps {
  source: ImageSources;
  alt: string;
  sizes: string;
  /** True for the largest picture of the first screen, next to a `PicturePreload`. */
  first?: boolean;
  fit?: "cover" | "contain";
  className?: string;
}

const fits = { cover: "object-cover", contain: "object-contain" } as const;

/** A stored image in a suitable width and format. Its colour fills the space until it is loaded. */
export function Picture({ source, alt, sizes, first = false, fit = "cover", className }: PictureProps) {
  const { src, width, height, srcSet, format, colour } = source;
  const plain = format === "webp";
  return (
    <picture className="contents">
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

/** Preloads the picture that is rendered with the same `source` and `sizes` as `first`. */
export function PicturePreload({ source, sizes }: Pick<PictureProps, "source" | "sizes">) {
  const { src, srcSet, format } = source;
  return <PreloadPicture src={src} format={format} srcSet={srcSet} sizes={sizes} />;
}

/** Preloads a picture of static HTML, from within the document's body. */
export function PicturePreloadLink({ source, sizes }: Pick<PictureProps, "source" | "sizes">) {
  const { src, srcSet, format } = source;
  return (
    <link
      rel="preload"
      as="image"
      type={`image/${format}`}
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}

/**
 * Begins a `sizes` attribute with a narrower width for phones with dense screens, which saves a third of the
 * bytes. The difference is not visible in a photograph.
 */
export function densePhone(width: `${number}vw`): string {
  const told = (share: number) => `${Math.round(Number.parseFloat(width) * share)}vw`;
  return `(max-width: 40rem) and (min-resolution: 2.5dppx) ${told(0.7)}, (max-width: 26rem) and (min-resolution: 1.5dppx) ${told(0.88)}, `;
}

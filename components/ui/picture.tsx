import { classNames } from "@/components/ui/class-names";
import type { ImageSources } from "@/lib/storage/sources";
import { PreloadPicture } from "./preload-picture";

interface PictureProps {
  source: ImageSources;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** True for the largest picture of the first screen, beside a `PicturePreload`: loaded eagerly, with high priority. */
  first?: boolean;
  fit?: "cover" | "contain";
  className?: string;
}

const fits = { cover: "object-cover", contain: "object-contain" } as const;

/** A stored image in a fitting width and format; its colour fills the place until it is loaded. */
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

/** Preloads the picture that is drawn with the same `source` and `sizes` as the `first` one. */
export function PicturePreload({ source, sizes }: Pick<PictureProps, "source" | "sizes">) {
  const { src, srcSet, format } = source;
  return <PreloadPicture src={src} format={format} srcSet={srcSet} sizes={sizes} />;
}

/** The same for a picture in static HTML, where it stands in the document's body. */
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
 * The beginning of a `sizes` attribute that tells phones with fine screens a narrower width, which saves a third of the
 * bytes: with three dots to a pixel two of them, with two a little less (the copy of 640 pixels where 650 to 720 would
 * be drawn). The difference is not visible in a photograph.
 */
export function densePhone(width: `${number}vw`): string {
  const told = (share: number) => `${Math.round(Number.parseFloat(width) * share)}vw`;
  return `(max-width: 40rem) and (min-resolution: 2.5dppx) ${told(0.7)}, (max-width: 26rem) and (min-resolution: 1.5dppx) ${told(0.88)}, `;
}

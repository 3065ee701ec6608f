import type { StoredImage } from "./stored-image";
import { fullPath, pageWidths, type VariantFormat, variantPath } from "./stored-names";

/** What of a stored image a page is drawn from. */
export interface DrawnImage extends Omit<StoredImage, "thumbhash"> {
  /** A CSS colour that stands in its place until it has arrived. */
  colour?: string;
}

/** What a `<picture>` needs. */
export interface ImageSources extends Pick<DrawnImage, "width" | "height" | "colour"> {
  /** One copy that every browser can show. */
  src: string;
  /** Every width in the best format there is; the file itself last. */
  format: VariantFormat;
  srcSet: string;
}

/** The width of the copy for a browser that does not know the best format: a phone's, twice as dense. */
const plainWidth = 960;

/** The address of a file of the store. */
export function storageUrl(path: string): string {
  return `/storage/${path}`;
}

/** The address of a picture, small, for those who know no more of it than its name. */
export function thumbnailUrl(path: string): string {
  return `${storageUrl(path)}?width=${pageWidths[0]}`;
}

const candidate = (path: string, copy: number, format: VariantFormat) =>
  `${storageUrl(variantPath(path, copy, format))} ${copy}w`;

function candidates({ path, width, widths }: DrawnImage, format: VariantFormat): string {
  const copies = widths.map((copy) => candidate(path, copy, format));
  return [...copies, `${storageUrl(fullPath(path, format))} ${width}w`].join(", ");
}

/** What draws an image of the store in the width that fits. */
export function imageSources(image: DrawnImage): ImageSources {
  const { path, width, height, widths, avif, colour } = image;
  const format = avif ? "avif" : "webp";
  const plain = widths.includes(plainWidth) ? variantPath(path, plainWidth, "webp") : path;
  return { src: storageUrl(plain), width, height, format, srcSet: candidates(image, format), colour };
}

/** Dots of a thumbnail on the finest screens. */
const thumbnailWidth = 480;

/** As `imageSources`, without the copies that are too wide for a thumbnail, where there are narrower ones. */
export function thumbnailSources(image: DrawnImage): ImageSources {
  const widths = image.widths.filter((copy) => copy <= thumbnailWidth);
  const widest = widths.at(-1);
  const all = imageSources(image);
  if (widest === undefined) return all;
  const copies = widths.map((copy) => candidate(image.path, copy, all.format));
  return { ...all, src: storageUrl(variantPath(image.path, widest, "webp")), srcSet: copies.join(", ") };
}

/** What is known of a picture that no row was read for: enough to draw the file itself. */
export const unmeasured = { width: 1600, height: 1067, widths: [], avif: false, thumbhash: "" };

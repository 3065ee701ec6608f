import type { StoredImage } from "./stored-image";
import { fullPath, pageWidths, type VariantFormat, variantPath } from "./stored-names";

export interface RenderedImage extends Omit<StoredImage, "thumbhash"> {
  colour?: string;
}

export interface ImageSources extends Pick<RenderedImage, "width" | "height" | "colour"> {
  src: string;
  format: VariantFormat;
  srcSet: string;
}

/** Width of the copy for browsers without AVIF: a phone's, at double density. */
const plainWidth = 960;

export function storageUrl(path: string): string {
  return `/storage/${path}`;
}

export function thumbnailUrl(path: string): string {
  return `${storageUrl(path)}?width=${pageWidths[0]}`;
}

const candidate = (path: string, copy: number, format: VariantFormat) =>
  `${storageUrl(variantPath(path, copy, format))} ${copy}w`;

function candidates({ path, width, widths }: RenderedImage, format: VariantFormat): string {
  const copies = widths.map((copy) => candidate(path, copy, format));
  return [...copies, `${storageUrl(fullPath(path, format))} ${width}w`].join(", ");
}

export function imageSources(image: RenderedImage): ImageSources {
  const { path, width, height, widths, avif, colour } = image;
  const format = avif ? "avif" : "webp";
  const plain = widths.includes(plainWidth) ? variantPath(path, plainWidth, "webp") : path;
  return { src: storageUrl(plain), width, height, format, srcSet: candidates(image, format), colour };
}

/** Pixels of a thumbnail on the finest screens. */
const thumbnailWidth = 480;

export function thumbnailSources(image: RenderedImage): ImageSources {
  const widths = image.widths.filter((copy) => copy <= thumbnailWidth);
  const widest = widths.at(-1);
  const all = imageSources(image);
  if (widest === undefined) return all;
  const copies = widths.map((copy) => candidate(image.path, copy, all.format));
  return { ...all, src: storageUrl(variantPath(image.path, widest, "webp")), srcSet: copies.join(", ") };
}

/** For a picture whose row was not read: enough to show the file itself. */
export const unmeasured = { width: 1600, height: 1067, widths: [], avif: false, thumbhash: "" };

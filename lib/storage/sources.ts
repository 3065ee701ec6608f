import type { StoredImage } from "./stored-image";
import { fullPath, type VariantFormat, variantPath } from "./variants";

export interface ImageSources {
  src: string;
  width: number;
  height: number;
  /** Per format, best first; each ends with the file itself. */
  srcSet: { avif?: string; webp: string };
}

/** The address of a file of the store. */
export function storageUrl(path: string): string {
  return `/storage/${path}`;
}

function candidates({ path, width, widths }: StoredImage, format: VariantFormat): string {
  const copies = widths.map((copy) => `${storageUrl(variantPath(path, copy, format))} ${copy}w`);
  return [...copies, `${storageUrl(fullPath(path, format))} ${width}w`].join(", ");
}

/** What a `<picture>` needs to draw an image of the store in the width that fits. */
export function imageSources(image: StoredImage): ImageSources {
  const { path, width, height, avif } = image;
  const webp = candidates(image, "webp");
  const srcSet = avif ? { avif: candidates(image, "avif"), webp } : { webp };
  return { src: storageUrl(path), width, height, srcSet };
}

import { thumbHashToAverageRGBA } from "thumbhash";
import { type ImageSources, imageSources, type RenderedImage, thumbnailSources } from "./sources";
import type { StoredImage } from "./stored-image";

function averageColour(thumbhash: string): string | undefined {
  const hash = Buffer.from(thumbhash, "base64");
  if (hash.length < 5) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  const parts = [r, g, b].map((part) => Math.round(part * 255).toString(16));
  return `#${parts.map((part) => part.padStart(2, "0")).join("")}`;
}

/** Reduces an image to what client components render, because the page repeats their data next to the HTML. */
export function renderedImage({ path, width, height, widths, avif, thumbhash }: StoredImage): RenderedImage {
  return { path, width, height, widths, avif, colour: averageColour(thumbhash) };
}

export function pictureSource(image: StoredImage): ImageSources {
  return imageSources(renderedImage(image));
}

export function thumbnailSource(image: StoredImage): ImageSources {
  return thumbnailSources(renderedImage(image));
}

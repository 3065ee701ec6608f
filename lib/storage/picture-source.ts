import { thumbHashToAverageRGBA } from "thumbhash";
import { type ImageSources, imageSources } from "./sources";
import type { StoredImage } from "./stored-image";

/** What a picture on a page is drawn from; plain data, fit for a client leaf. */
export interface PictureSource extends ImageSources {
  /** A CSS colour that stands in its place until it has arrived. */
  colour?: string;
}

function averageColour(thumbhash: string): string | undefined {
  const hash = Buffer.from(thumbhash, "base64");
  if (hash.length < 5) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(" ")})`;
}

export function pictureSource(image: StoredImage): PictureSource {
  return { ...imageSources(image), colour: averageColour(image.thumbhash) };
}

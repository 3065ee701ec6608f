import type { Language } from "../i18n/languages";
import type { StoredImage } from "../storage/stored-image";
import { variantPath } from "../storage/stored-names";

export const ogImageSize = { width: 1200, height: 630 } as const;

export type OgBackground = { stored: string } | { colour: string };

export interface OgImage {
  of: string;
  language: Language;
  title: string;
  /** A line below it: place, days, topic. */
  line: string;
  price: string;
  ground: OgBackground;
}

/** The name of the smallest copy of a picture that fills an Open Graph image's width. */
export function ogImageCopy({ path, widths }: Pick<StoredImage, "path" | "widths">): string {
  const width = widths.find((each) => each >= ogImageSize.width);
  return width ? variantPath(path, width, "webp") : path;
}

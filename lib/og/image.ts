import { createHash } from "node:crypto";
import type { Language } from "../i18n/languages";
import { lastIdentity, shownSiteName } from "../site-identity";
import type { StoredImage } from "../storage/stored-image";
import { variantPath } from "../storage/stored-names";

export const ogImageSize = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes, so that caches drop the old image. */
const design = 1;

export type OgBackground = { stored: string } | { file: string } | { colour: string };

export interface OgImage {
  of: string;
  language: Language;
  title: string;
  /** A line below it: place, days, topic. */
  line: string;
  price: string;
  ground: OgBackground;
}

/** A hash of the content, of the site's identity and the names of its keys: another text, price or background is another address. */
export function ogImageHash(image: OgImage): string {
  const { logo, accent } = lastIdentity();
  return createHash("sha256")
    .update(JSON.stringify([design, shownSiteName(), logo, accent, image]))
    .digest("hex")
    .slice(0, 16);
}

/** The address of the image, which never changes its content: it may be cached for ever. */
export function ogImagePath(image: OgImage): string {
  return `/og/${image.of}-${image.language}-${ogImageHash(image)}.jpg`;
}

/** The name of the smallest copy of a picture that fills an Open Graph image's width. */
export function ogImageCopy({ path, widths }: Pick<StoredImage, "path" | "widths">): string {
  const width = widths.find((each) => each >= ogImageSize.width);
  return width ? variantPath(path, width, "webp") : path;
}

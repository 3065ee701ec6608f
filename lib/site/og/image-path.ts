import { createHash } from "node:crypto";
import type { OgImage } from "../../core/og/image";
import { brandOf, siteSettings } from "../settings";

/** Raised when the drawing changes, so that caches drop the old image. */
const design = 1;

/** A hash of the content, of the site's identity and the names of its keys: another text, price or background is another address. */
export function ogImageHash(image: OgImage): string {
  const settings = siteSettings();
  return createHash("sha256")
    .update(JSON.stringify([design, brandOf(settings), settings.logo, settings.accent, image]))
    .digest("hex")
    .slice(0, 16);
}

/** The address of the image, which never changes its content: it may be cached for ever. */
export function ogImagePath(image: OgImage): string {
  return `/og/${image.of}-${image.language}-${ogImageHash(image)}.jpg`;
}

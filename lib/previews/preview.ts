import { createHash } from "node:crypto";
import type { Language } from "../i18n/languages";

/** Width and height that chats and social networks show whole. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes, so that nobody keeps an old one. */
const design = 1;

/** Where a picture's ground comes from: a file of the store, or one of `public/`. */
export type PreviewGround = { stored: string } | { file: string };

/** What stands on the picture that a link shows: of one page in one language. */
export interface Preview {
  /** Which page: `tour/12`, `blog/3`, `page/home`. */
  of: string;
  language: Language;
  title: string;
  /** A line below it: place, days, topic. */
  line: string;
  price: string;
  ground: PreviewGround;
}

/** Names the picture's content: another text, price or ground is another address. */
export function previewHash(preview: Preview): string {
  return createHash("sha256")
    .update(JSON.stringify([design, preview]))
    .digest("hex")
    .slice(0, 16);
}

/** The address of the picture: it may be kept for ever. */
export function previewPath(preview: Preview): string {
  return `/og/${preview.of}-${preview.language}-${previewHash(preview)}.jpg`;
}

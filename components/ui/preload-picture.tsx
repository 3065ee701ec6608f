"use client";

import { preload } from "react-dom";

interface PreloadPictureProps {
  src: string;
  format: "avif" | "webp";
  srcSet: string;
  sizes: string;
  media?: string;
}

/**
 * Has the one picture that a visitor sees first fetched before everything but the page's own styles. A client
 * leaf, because what a server component preloads comes too late for the document's head.
 */
export function PreloadPicture({ src, format, srcSet, sizes, media }: PreloadPictureProps) {
  preload(src, {
    as: "image",
    type: `image/${format}`,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    media,
    fetchPriority: "high",
  });
  return null;
}

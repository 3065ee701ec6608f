"use client";

import { preload } from "react-dom";

interface PreloadPictureProps {
  src: string;
  format: "avif" | "webp";
  srcSet: string;
  sizes: string;
  media?: string;
}

/** A client component, because a server component's preload comes too late for the document's head. */
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

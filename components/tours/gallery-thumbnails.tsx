"use client";

import { Picture } from "@/components/ui/picture";
import { fill } from "@/lib/i18n/fill";
import { imageSources } from "@/lib/storage/sources";
import type { GalleryPicture, GalleryTexts } from "./gallery";

interface GalleryThumbnailsProps {
  pictures: GalleryPicture[];
  selected: number;
  texts: GalleryTexts;
  onSelect: (index: number) => void;
}

/** Without script the strip is a grid of pictures large enough to look at. */
const sizes = "(scripting: none) 50vw, 8rem";

export function GalleryThumbnails({ pictures, selected, texts, onSelect }: GalleryThumbnailsProps) {
  return (
    <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:thin] sm:mx-0 sm:px-0 scriptless:grid scriptless:grid-cols-2 print:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.number} className="shrink-0">
          <button
            type="button"
            aria-label={fill(texts.show, { number: picture.number })}
            aria-current={index === selected ? "true" : undefined}
            onClick={(event) => {
              onSelect(index);
              event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "smooth" });
            }}
            className="inner-ring block aspect-3/2 w-24 overflow-hidden rounded-xl opacity-70 transition-opacity after:rounded-xl after:border-sea-800 hover:opacity-100 focus-visible:opacity-100 aria-[current]:opacity-100 aria-[current]:after:border-3 sm:w-28 scriptless:w-full scriptless:opacity-100"
          >
            <Picture source={imageSources(picture)} alt="" sizes={sizes} />
          </button>
        </li>
      ))}
    </ul>
  );
}

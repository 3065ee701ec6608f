"use client";

import { densePhone } from "@/components/ui/dense-phone";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { fill } from "@/lib/i18n/fill";
import { imageSources } from "@/lib/storage/sources";
import type { GalleryPicture, GalleryTexts } from "./gallery";

interface GalleryStageProps {
  pictures: GalleryPicture[];
  selected: number;
  texts: GalleryTexts;
  onSelect: (index: number) => void;
  onOpen: () => void;
}

const sizes = `${densePhone("100vw")}(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 100vw`;
const arrow =
  "absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-white/90 text-ink shadow-card transition-opacity hover:bg-white sm:grid unfolded:hidden";

/** The large picture: a click opens it in full size, arrows lead on, a counter tells where one is. */
export function GalleryStage({ pictures, selected, texts, onSelect, onOpen }: GalleryStageProps) {
  const picture = pictures[selected];
  if (!picture) return null;
  const { number } = picture;
  return (
    <div className="on-picture relative -mx-4 aspect-4/3 overflow-hidden bg-sea-100 sm:mx-0 sm:aspect-3/2 sm:rounded-card print:max-w-md">
      <button
        type="button"
        aria-label={fill(texts.open, { number, total: pictures.length })}
        onClick={onOpen}
        className="inner-ring block size-full cursor-zoom-in"
      >
        <Picture
          key={picture.number}
          source={imageSources(picture)}
          alt={picture.alt || fill(texts.alt, { name: texts.name, number })}
          sizes={sizes}
          first={selected === 0}
        />
      </button>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            aria-label={texts.previous}
            onClick={() => onSelect(selected - 1)}
            className={`${arrow} left-4`}
          >
            <Icon name="chevron-left" className="size-6" />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            onClick={() => onSelect(selected + 1)}
            className={`${arrow} right-4`}
          >
            <Icon name="chevron-right" className="size-6" />
          </button>
        </>
      )}
      <p className="pointer-events-none absolute right-4 bottom-4 inline-flex items-center gap-2 rounded-full bg-sea-950/75 px-3.5 py-1.5 font-medium text-sm text-white print:hidden">
        <Icon name="expand" className="size-3.5" />
        {number} / {pictures.length}
      </p>
    </div>
  );
}

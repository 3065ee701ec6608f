"use client";

import { type KeyboardEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { densePhone, Picture, PicturePreload } from "@/components/ui/picture";
import { fill } from "@/lib/core/i18n/fill";
import { imageSources } from "@/lib/core/storage/sources";
import type { ViewerPicture, ViewerTexts } from "./viewer-carousel";
import { ViewerDialog } from "./viewer-dialog";

interface GalleryTexts extends ViewerTexts {
  gallery: string;
  /** The label of the button that shows picture `{number}`. */
  show: string;
  /** The label of the button that opens picture `{number}` of `{total}` in full size. */
  open: string;
}

interface GalleryProps {
  pictures: ViewerPicture[];
  texts: GalleryTexts;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function PictureGallery({ pictures, texts }: GalleryProps) {
  const [selected, setSelected] = useState(0);
  const [viewing, setViewing] = useState(false);
  const select = (index: number) => setSelected((index + pictures.length) % pictures.length);
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    select(selected + step);
  };
  return (
    <section
      aria-label={texts.gallery}
      className="grid min-w-0 gap-3"
      onKeyDown={viewing ? undefined : handleKey}
    >
      <GalleryStage
        pictures={pictures}
        selected={selected}
        texts={texts}
        onSelect={select}
        onOpen={() => setViewing(true)}
      />
      {pictures.length > 1 && (
        <GalleryThumbnails pictures={pictures} selected={selected} texts={texts} onSelect={select} />
      )}
      {viewing && (
        <ViewerDialog
          pictures={pictures}
          texts={texts}
          start={selected}
          onSelect={setSelected}
          onClose={() => setViewing(false)}
        />
      )}
    </section>
  );
}

interface GalleryStageProps {
  pictures: ViewerPicture[];
  selected: number;
  texts: GalleryTexts;
  onSelect: (index: number) => void;
  onOpen: () => void;
}

const stageSizes = `${densePhone("100vw")}(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 100vw`;
const arrow =
  "absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-white/90 text-ink shadow-card transition-opacity hover:bg-white sm:grid unfolded:hidden";

function GalleryStage({ pictures, selected, texts, onSelect, onOpen }: GalleryStageProps) {
  const picture = pictures[selected];
  if (!picture) return null;
  const { number } = picture;
  const source = imageSources(picture);
  return (
    <div className="on-picture relative -mx-4 aspect-4/3 overflow-hidden bg-sea-100 sm:mx-0 sm:aspect-3/2 sm:rounded-card print:max-w-md">
      {selected === 0 && <PicturePreload source={source} sizes={stageSizes} />}
      <button
        type="button"
        aria-label={fill(texts.open, { number, total: pictures.length })}
        onClick={onOpen}
        className="inner-ring block size-full cursor-zoom-in"
      >
        <Picture
          key={picture.number}
          source={source}
          alt={picture.alt}
          sizes={stageSizes}
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

interface GalleryThumbnailsProps {
  pictures: ViewerPicture[];
  selected: number;
  texts: GalleryTexts;
  onSelect: (index: number) => void;
}

/** Without script the thumbnails are a grid of larger pictures. */
const thumbnailSizes = "(scripting: none) 50vw, 8rem";

function GalleryThumbnails({ pictures, selected, texts, onSelect }: GalleryThumbnailsProps) {
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
            <Picture source={imageSources(picture)} alt="" sizes={thumbnailSizes} />
          </button>
        </li>
      ))}
    </ul>
  );
}

"use client";

import { type KeyboardEvent, useState } from "react";
import type { PictureSource } from "@/lib/storage/picture-source";
import { GalleryStage } from "./gallery-stage";
import { GalleryThumbnails } from "./gallery-thumbnails";
import { ViewerDialog } from "./viewer-dialog";

export interface GalleryPicture {
  source: PictureSource;
  /** The tour's name and the picture's number. */
  alt: string;
  /** What the button says that shows it. */
  showLabel: string;
  /** What the button says that opens it in full size. */
  openLabel: string;
}

export interface GalleryTexts {
  gallery: string;
  viewer: string;
  loading: string;
  close: string;
  previous: string;
  next: string;
}

interface GalleryProps {
  pictures: GalleryPicture[];
  texts: GalleryTexts;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A tour's pictures: a large one that opens the viewer, and a strip to choose from. */
export function Gallery({ pictures, texts }: GalleryProps) {
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
      {pictures.length > 1 && <GalleryThumbnails pictures={pictures} selected={selected} onSelect={select} />}
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

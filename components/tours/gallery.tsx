"use client";

import { type KeyboardEvent, useState } from "react";
import type { DrawnImage } from "@/lib/storage/sources";
import { GalleryStage } from "./gallery-stage";
import { GalleryThumbnails } from "./gallery-thumbnails";
import { ViewerDialog } from "./viewer-dialog";

export interface GalleryTexts {
  /** The tour's name. */
  name: string;
  /** Of picture `{number}` of `{name}` that has no text of its own. */
  alt: string;
  /** What the button says that shows picture `{number}`. */
  show: string;
  /** What the button says that opens picture `{number}` of `{total}` in full size. */
  open: string;
  gallery: string;
  viewer: string;
  loading: string;
  close: string;
  previous: string;
  next: string;
}

export interface GalleryPicture extends DrawnImage {
  /** Its place, from 1: a tour may show the same file twice. */
  number: number;
  /** What it shows, where staff wrote it in the page's language. */
  alt?: string;
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

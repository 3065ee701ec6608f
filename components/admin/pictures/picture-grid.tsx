"use client";

import { useRef } from "react";
import { pictureKeys } from "./form-picture";
import { PictureCard } from "./picture-card";
import { PictureSorting } from "./picture-sorting";
import type { usePictureList } from "./use-picture-list";

interface PictureGridProps {
  name: string;
  label: string;
  list: ReturnType<typeof usePictureList>;
}

/** The pictures in their order, to be dragged or counted into place. */
export function PictureGrid({ name, label, list }: PictureGridProps) {
  const { pictures, move, setAlt, remove } = list;
  const root = useRef<HTMLUListElement>(null);
  const ids = pictureKeys(pictures);
  const focusIn = (index: number, selector: string) =>
    requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>(`[data-picture="${index}"] ${selector}`)?.focus();
    });
  return (
    <PictureSorting ids={ids} onMove={move}>
      <ul
        ref={root}
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] items-start gap-3 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]"
      >
        {pictures.map((picture, index) => (
          <PictureCard
            key={ids[index]}
            field={`${name}.${index}.path`}
            id={ids[index] ?? ""}
            picture={picture}
            index={index}
            total={pictures.length}
            onMove={(to) => {
              move(index, to);
              focusIn(to, "input");
            }}
            onDescribe={(alt) => setAlt(index, alt)}
            onRemove={() => {
              remove(index);
              focusIn(Math.min(index, pictures.length - 2), "[data-remove]");
            }}
          />
        ))}
      </ul>
    </PictureSorting>
  );
}

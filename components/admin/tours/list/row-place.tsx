"use client";

import type { DraggableAttributes, DraggableSyntheticListeners } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { adminText } from "@/lib/i18n/admin-messages";

interface RowPlaceProps {
  name: string;
  /** From 1. */
  place: number;
  total: number;
  /** Why the order stands still; null while it can be changed. */
  locked: string | null;
  handle: {
    attributes: DraggableAttributes;
    listeners: DraggableSyntheticListeners;
    ref: (element: HTMLElement | null) => void;
  };
  onMoveTo: () => void;
}

/** A tour's place in the list: a handle to drag it by, and its number, which can be typed anew. */
export function RowPlace({ name, place, total, locked, handle, onMoveTo }: RowPlaceProps) {
  return (
    <div className="flex items-center max-sm:justify-between sm:-ml-1">
      <button
        type="button"
        ref={handle.ref}
        {...handle.attributes}
        {...handle.listeners}
        aria-label={adminText("tourList.drag", { name })}
        aria-disabled={locked !== null}
        title={locked ?? undefined}
        className="grid h-10 w-8 cursor-grab touch-none place-items-center rounded-lg text-ink-soft hover:bg-sea-100 hover:text-ink active:cursor-grabbing aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        data-place=""
        aria-label={`${place}. ${adminText("tourList.changePosition", { name, place, total })}`}
        aria-disabled={locked !== null}
        title={locked ?? adminText("tourList.moveTo")}
        onClick={() => locked === null && onMoveTo()}
        className="h-9 min-w-10 rounded-lg px-1 text-center font-medium text-ink-soft text-sm hover:bg-sea-100 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      >
        {place}
      </button>
    </div>
  );
}

"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import type { FormPicture } from "./form-picture";
import { PictureAlt } from "./picture-alt";
import { PictureOrder } from "./picture-order";
import { StoredThumbnail } from "./stored-thumbnail";
import { usePictureField } from "./use-picture-field";

interface PictureCardProps {
  /** Of the drag, see `pictureKeys`. */
  id: string;
  picture: FormPicture;
  index: number;
  total: number;
  /** Path of the form's field. */
  field: string;
  onMove: (to: number) => void;
  onDescribe: (alt: FormPicture["alt"]) => void;
  onRemove: () => void;
}

/** A picture of the list: its surface is the handle that drags it. */
export function PictureCard({ id, picture, index, total, field, ...on }: PictureCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const error = usePictureField(field);
  const number = index + 1;
  return (
    <li
      ref={setNodeRef}
      data-picture={index}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        "relative grid min-w-0 content-start overflow-hidden rounded-xl border bg-white",
        isDragging ? "z-10 border-sea-500 shadow-lift" : "border-line",
        error && "border-alert-600",
      )}
    >
      <button
        type="button"
        data-field={field}
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={adminText("pictures.move", { number })}
        className="group/handle relative block aspect-3/2 cursor-grab touch-manipulation overflow-hidden -outline-offset-4 active:cursor-grabbing"
      >
        <StoredThumbnail path={picture.path} />
        <span className="absolute top-1.5 left-1.5 grid size-8 place-items-center rounded-full bg-white/90 text-ink-soft shadow-card group-hover/handle:text-ink">
          <GripVertical aria-hidden="true" className="size-4.5" />
        </span>
      </button>
      {index === 0 && (
        <Badge look="paper" className="pointer-events-none absolute top-1.5 right-1.5">
          {adminText("pictures.cover")}
        </Badge>
      )}
      <div className="flex items-center justify-between gap-2 py-2 pr-1.5 pl-3">
        <PictureOrder order={index} total={total} onMove={on.onMove} />
        <button
          type="button"
          data-remove=""
          aria-label={adminText("pictures.remove", { number })}
          onClick={on.onRemove}
          className="grid size-9 place-items-center rounded-full text-ink-soft hover:bg-alert-50 hover:text-alert-600"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      {error && (
        <p role="alert" className="px-3 pb-2 text-alert-600 text-sm">
          {error}
        </p>
      )}
      <PictureAlt number={number} alt={picture.alt ?? {}} onChange={on.onDescribe} />
    </li>
  );
}

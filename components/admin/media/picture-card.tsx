"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, GripVertical, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languageNames, languages } from "@/lib/core/i18n/languages";
import { StoredThumbnail, usePictureField } from "./picture-parts";
import type { PictureTexts } from "./picture-texts";
import type { FormPicture } from "./use-picture-list";

interface PictureAltProps {
  number: number;
  texts: PictureTexts;
  alt: FormPicture["alt"];
  onChange: (alt: FormPicture["alt"]) => void;
}

function PictureAlt({ number, texts, alt, onChange }: PictureAltProps) {
  const written = languages.filter((language) => alt[language]?.trim());
  return (
    <details className="group/alt border-line border-t">
      <summary className="flex min-h-10 items-center gap-2 px-3 text-ink-soft text-sm hover:text-ink">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/alt:rotate-180"
        />
        <span className="min-w-0 truncate">{texts.text}</span>
        <span className="ml-auto text-sea-700 text-xs uppercase">{written.join(" ")}</span>
      </summary>
      <div className="grid gap-2.5 px-3 pb-3">
        {languages.map((language) => (
          <label key={language} className="grid gap-1 text-ink-soft text-xs">
            {languageNames[language]}
            <textarea
              rows={2}
              lang={language}
              maxLength={texts.limit}
              aria-label={texts.textOf(number, language)}
              value={alt[language] ?? ""}
              onChange={({ currentTarget }) => onChange({ ...alt, [language]: currentTarget.value })}
              className="rounded-lg border border-sand-500 bg-white px-2.5 py-1.5 text-ink text-sm leading-snug"
            />
          </label>
        ))}
        <p className="text-ink-soft text-xs leading-snug">{texts.hint}</p>
      </div>
    </details>
  );
}

interface PictureOrderProps {
  order: number;
  total: number;
  onMove: (to: number) => void;
}

/** Applies the position on blur or Enter, so that typing 12 does not move the picture to 1. */
function PictureOrder({ order, total, onMove }: PictureOrderProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const to = typed === null || typed.trim() === "" ? Number.NaN : Math.trunc(Number(typed));
    setTyped(null);
    const position = Math.max(0, Math.min(total - 1, to));
    if (Number.isInteger(position) && position !== order) onMove(position);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    take();
  };
  return (
    <label className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
      {adminText("pictures.order")}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={total - 1}
        aria-label={adminText("pictures.orderOf", { number: order + 1 })}
        value={typed ?? String(order)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={handleKey}
        className="h-9 w-15 rounded-lg border border-sand-500 bg-white px-2 text-center text-ink text-sm"
      />
    </label>
  );
}

interface PictureCardProps {
  id: string;
  picture: FormPicture;
  texts: PictureTexts;
  index: number;
  total: number;
  field: string;
  onMove: (to: number) => void;
  onDescribe: (alt: FormPicture["alt"]) => void;
  onRemove: () => void;
}

/** A picture of the list. The whole picture is the drag handle. */
export function PictureCard({ id, picture, texts, index, total, field, ...on }: PictureCardProps) {
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
      {index === 0 && texts.hasCover && (
        <Badge variant="paper" className="pointer-events-none absolute top-1.5 right-1.5">
          {adminText("pictures.cover")}
        </Badge>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 py-2 pr-1.5 pl-3">
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
      <PictureAlt number={number} texts={texts} alt={picture.alt ?? {}} onChange={on.onDescribe} />
    </li>
  );
}

"use client";

import type { DraggableAttributes, DraggableSyntheticListeners } from "@dnd-kit/core";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical, ImageIcon } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { useVisitorLanguages } from "@/components/admin/operator-settings";
import { markedRowClass } from "@/components/admin/table/data-table";
import { LanguageBadges } from "@/components/admin/table/language-badges";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { staffText } from "@/lib/core/content/localized-text";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languages } from "@/lib/core/i18n/languages";
import type { Kind } from "@/lib/tours/kinds";
import { toursPath } from "@/lib/tours/pages/paths";
import type { StaffTourRow } from "@/lib/tours/staff-list/staff-tours";
import { PublicationBadge } from "../publication-badge";
import { RowActions, type RowMoves } from "./row-actions";

/** The columns of head and rows. Below `xl` a row is a card with its picture on the left. */
export const rowColumns =
  "grid grid-cols-[calc(var(--spacing)*18)_minmax(0,1fr)] gap-x-4 sm:grid-cols-[11.75rem_minmax(0,1fr)_auto] sm:items-center xl:grid-cols-[11.75rem_minmax(0,3fr)_minmax(0,2fr)_8rem_12.5rem]";

const cellClasses = {
  image: "row-span-4 sm:row-span-3 sm:flex sm:items-center sm:gap-1 xl:row-span-1",
  name: "min-w-0",
  location: "min-w-0 text-ink-soft text-sm max-xl:col-start-2 max-xl:mt-1",
  price: "text-sm max-xl:col-start-2 xl:text-right",
  actions:
    "max-sm:-mb-2 max-sm:-ml-2.5 max-sm:col-start-2 sm:max-xl:col-start-3 sm:max-xl:row-span-3 sm:max-xl:row-start-1",
} as const;

interface RowPositionProps {
  name: string;
  /** From 1. */
  position: number;
  total: number;
  /** The reason why the order cannot be changed now, or null. */
  locked: string | null;
  handle: {
    attributes: DraggableAttributes;
    listeners: DraggableSyntheticListeners;
    ref: (element: HTMLElement | null) => void;
  };
  onMoveTo: () => void;
}

function RowPosition({ name, position, total, locked, handle, onMoveTo }: RowPositionProps) {
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
        data-position=""
        aria-label={`${position}. ${adminText("tourList.changePosition", { name, position, total })}`}
        aria-disabled={locked !== null}
        title={locked ?? adminText("tourList.moveTo")}
        onClick={() => locked === null && onMoveTo()}
        className="h-9 min-w-10 rounded-lg px-1 text-center font-medium text-ink-soft text-sm hover:bg-sea-100 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      >
        {position}
      </button>
    </div>
  );
}

function PlannedPrice({ planned: { from, price } }: { planned: NonNullable<StaffTourRow["planned"]> }) {
  const day = formatShortDay(new Date(from), "id");
  return (
    <span className="block text-ink-soft text-xs">
      {price
        ? adminText("tourList.plannedPrice", { price, day })
        : adminText("tourList.plannedFrom", { day })}
    </span>
  );
}

interface TourRowProps {
  kind: Kind;
  tour: StaffTourRow;
  index: number;
  total: number;
  top: number;
  measure: (element: HTMLElement | null) => void;
  locked: string | null;
  chosen: boolean;
  marked: boolean;
  onChoose: (on: boolean) => void;
  moves: RowMoves;
  onDeleted: () => void;
}

export function TourRow({
  kind,
  tour,
  index,
  total,
  top,
  measure,
  locked,
  chosen,
  marked,
  onChoose,
  moves,
  onDeleted,
}: TourRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: tour.id, disabled: locked !== null });
  const shownLanguages = useVisitorLanguages();
  const name = staffText(tour.name);
  const about = [tour.code, tour.tag && adminText(`tourForm.tagNames.${tour.tag}`)].filter(Boolean);
  return (
    <tr
      ref={(element) => {
        setNodeRef(element);
        measure(element);
      }}
      data-index={index}
      data-tour={tour.id}
      aria-current={marked || undefined}
      aria-rowindex={index + 2}
      style={{ top, transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        rowColumns,
        markedRowClass,
        "absolute inset-x-0 border-line border-b bg-white p-4 sm:px-5 sm:py-2.5",
        isDragging ? "z-10 rounded-xl shadow-lift" : chosen ? "bg-sea-50" : "hover:bg-sea-50",
      )}
    >
      <td className={cellClasses.image}>
        <RowPosition
          name={name}
          position={index + 1}
          total={total}
          locked={locked}
          handle={{ attributes, listeners, ref: setActivatorNodeRef }}
          onMoveTo={() => moves.onMoveTo?.()}
        />
        <div className="grid aspect-4/3 w-18 shrink-0 place-items-center overflow-hidden rounded-lg bg-sand-200 text-sand-500 max-sm:mt-1">
          {tour.cover ? (
            <picture className="contents">
              <img
                src={tour.cover}
                alt=""
                width={320}
                height={240}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </picture>
          ) : (
            <ImageIcon aria-hidden="true" className="size-6" />
          )}
        </div>
        <label className="grid size-9 shrink-0 cursor-pointer place-items-center max-sm:w-18">
          <input
            type="checkbox"
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
            aria-label={adminText("tourList.choose", { name })}
            className="size-5 cursor-pointer rounded-sm accent-sea-700"
          />
        </label>
      </td>
      <td className={cellClasses.name}>
        <AdminLink
          href={`/admin/${kind}/${tour.id}`}
          className="line-clamp-2 font-semibold text-base text-ink leading-snug xl:text-sm underline-offset-4 hover:underline"
        >
          {name}
        </AdminLink>
        <div className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-xs">
          <PublicationBadge note={tour.note} visible={tour.visible} />
          {about.length > 0 && <span>{about.join(" · ")}</span>}
          {tour.closedUntil && (
            <Badge variant="sand" className="text-xs">
              {tour.closedUntil === "never"
                ? adminText("tourList.noDays")
                : adminText("tourList.closedUntil", {
                    day: formatShortDay(new Date(tour.closedUntil), "id"),
                  })}
            </Badge>
          )}
          <LanguageBadges
            name={name}
            shown={shownLanguages}
            missing={languages.filter((language) => !tour.name[language])}
            stale={tour.stale}
            // An address with only the id redirects to the canonical address, even after a rename.
            hrefIn={tour.visible ? (language) => `${toursPath(language, kind)}/${tour.id}` : undefined}
          />
        </div>
      </td>
      <td className={cellClasses.location}>{staffText(tour.location)}</td>
      <td className={cellClasses.price}>
        {tour.price ?? <span className="text-ink-soft italic">{adminText("tourList.noPrice")}</span>}
        {tour.planned && <PlannedPrice planned={tour.planned} />}
      </td>
      <td className={cellClasses.actions}>
        <RowActions kind={kind} tour={tour} moves={moves} onDeleted={onDeleted} />
      </td>
    </tr>
  );
}

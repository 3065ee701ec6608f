"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ImageIcon } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { type AdminTour, staffText } from "@/lib/tours/list-admin-row";
import { LanguageLinks } from "./language-links";
import { RowActions } from "./row-actions";
import { cellPlaces, rowColumns } from "./row-columns";
import type { RowMoves } from "./row-menu";
import { RowPlace } from "./row-place";

interface TourRowProps {
  kind: Kind;
  tour: AdminTour;
  /** In the shown list, from 0. */
  index: number;
  total: number;
  /** Pixels below the table's beginning. */
  top: number;
  measure: (element: HTMLElement | null) => void;
  locked: string | null;
  moves: RowMoves;
  onDeleted: () => void;
}

/** A tour of the list. */
export function TourRow({ kind, tour, index, total, top, measure, locked, moves, onDeleted }: TourRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: tour.id, disabled: locked !== null });
  const name = staffText(tour.name);
  const about = [tour.code, tour.tags && adminText(`tourForm.tagNames.${tour.tags}`)].filter(Boolean);
  return (
    <tr
      ref={(element) => {
        setNodeRef(element);
        measure(element);
      }}
      data-index={index}
      data-tour={tour.id}
      aria-rowindex={index + 2}
      style={{ top, transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        rowColumns,
        "absolute inset-x-0 border-line border-b bg-white p-4 sm:px-5 sm:py-2.5",
        isDragging ? "z-10 rounded-xl shadow-lift" : "hover:bg-sea-50",
      )}
    >
      <td className={cellPlaces.image}>
        <RowPlace
          name={name}
          place={index + 1}
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
      </td>
      <td className={cellPlaces.name}>
        <AdminLink
          href={`/admin/${kind}/${tour.id}`}
          className="line-clamp-2 font-semibold text-base text-ink leading-snug xl:text-sm underline-offset-4 hover:underline"
        >
          {name}
        </AdminLink>
        <div className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-xs">
          {about.length > 0 && <span>{about.join(" · ")}</span>}
          <LanguageLinks kind={kind} tour={tour} />
        </div>
      </td>
      <td className={cellPlaces.location}>{staffText(tour.location)}</td>
      <td className={cellPlaces.price}>
        {tour.price ?? <span className="text-ink-soft italic">{adminText("tourList.noPrice")}</span>}
      </td>
      <td className={cellPlaces.actions}>
        <RowActions kind={kind} tour={tour} moves={moves} onDeleted={onDeleted} />
      </td>
    </tr>
  );
}

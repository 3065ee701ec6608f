"use client";

import { useEffect, useRef, useState } from "react";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { type AdminTour, staffText } from "@/lib/tours/list-admin-row";
import { ListSorting } from "./list-sorting";
import { MoveDialog } from "./move-dialog";
import { rowColumns } from "./row-columns";
import { TourRow } from "./tour-row";
import { useVirtualRows } from "./use-virtual-rows";

const columns = [
  ["image", "pl-18"],
  ["name", ""],
  ["location", ""],
  ["price", "text-right"],
  ["actions", "text-right"],
] as const;

interface TourRowsProps {
  kind: Kind;
  label: string;
  tours: AdminTour[];
  /** Why the order stands still; null while it can be changed. */
  locked: string | null;
  onMove: (from: number, to: number) => void;
  onDeleted: () => void;
}

/** Milliseconds. */
const afterDialog = 100;

/** The table of tours: only what is in view is drawn. */
export function TourRows({ kind, label, tours, locked, onMove, onDeleted }: TourRowsProps) {
  const [held, setHeld] = useState<number | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const wanted = useRef<string | null>(null);
  const { body, rows, height, virtualizer } = useVirtualRows({
    keys: tours.map(({ id }) => id),
    held: tours.findIndex(({ id }) => id === held),
  });
  // A row that is asked for is there once the page has been scrolled to it.
  useEffect(() => {
    const element = wanted.current && body.current?.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  const moveTo = (from: number, to: number) => {
    const id = tours[from]?.id;
    onMove(from, to);
    const show = () => {
      wanted.current = `[data-tour="${id}"] [data-place]`;
      virtualizer.scrollToIndex(to);
    };
    show();
    // A dialog that has gone puts the page, a moment later, where it was when it came.
    setTimeout(show, afterDialog);
  };
  const handleDeleted = (index: number) => {
    const next = tours[index + 1] ?? tours[index - 1];
    wanted.current = next ? `[data-tour="${next.id}"] [data-delete] button` : null;
    onDeleted();
  };
  const chosen = moving === null ? undefined : tours[moving];
  return (
    <ListSorting tours={tours} area={body} onHold={setHeld} onMove={onMove}>
      <table
        aria-rowcount={tours.length + 1}
        className="block overflow-clip rounded-card border border-line bg-white text-base shadow-card"
      >
        <caption className="sr-only">{label}</caption>
        <thead className="block max-xl:sr-only">
          <tr className={`${rowColumns} bg-sand-100 px-5 py-3 text-ink-soft text-xs`}>
            {columns.map(([column, place]) => (
              <th key={column} scope="col" className={classNames("text-left font-semibold", place)}>
                {adminText(`tourList.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className="relative block" style={{ height }}>
          {rows.map(({ index, top }) => {
            const tour = tours[index];
            if (!tour) return null;
            return (
              <TourRow
                key={tour.id}
                {...{ kind, tour, index, top, locked }}
                total={tours.length}
                measure={virtualizer.measureElement}
                moves={{
                  onUp: locked || index === 0 ? null : () => onMove(index, index - 1),
                  onDown: locked || index === tours.length - 1 ? null : () => onMove(index, index + 1),
                  onMoveTo: locked || tours.length < 2 ? null : () => setMoving(index),
                }}
                onDeleted={() => handleDeleted(index)}
              />
            );
          })}
        </tbody>
      </table>
      {chosen && moving !== null && (
        <MoveDialog
          name={staffText(chosen.name)}
          place={moving + 1}
          total={tours.length}
          onClose={() => setMoving(null)}
          onMove={(place) => moveTo(moving, place - 1)}
        />
      )}
    </ListSorting>
  );
}

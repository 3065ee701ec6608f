"use client";

import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useListReturn } from "@/components/admin/table/list-return";
import { classNames } from "@/components/ui/class-names";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import type { StaffTourRow } from "@/lib/tours/staff-list/staff-tours";
import { ListSorting } from "./list-sorting";
import { MoveDialog } from "./move-dialog";
import { rowColumns, TourRow } from "./tour-row";

/** The estimated height of a row before it is measured, in pixels. */
const rowHeight = 86;
const headerHeight = 72;
/** Longer lists render only the visible rows. */
const textRows = 200;

interface VirtualRowsOptions {
  keys: number[];
  held: number;
}

function useVirtualRows({ keys, held }: VirtualRowsOptions) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [begin, setBegin] = useState(0);
  useLayoutEffect(() => {
    const top = Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (top !== begin) setBegin(top);
  });
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keys[index] ?? index,
    // A list that fits into a page is in the page's text, so that the browser finds and prints all rows.
    overscan: keys.length <= textRows ? keys.length : 8,
    scrollMargin: begin,
    scrollPaddingStart: headerHeight,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return held === -1 || indexes.includes(held) ? indexes : [...indexes, held].sort((a, b) => a - b);
    },
  });
  const rows = virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - begin }));
  return { body, rows, height: virtualizer.getTotalSize(), virtualizer };
}

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
  tours: StaffTourRow[];
  locked: string | null;
  chosen: ReadonlySet<number>;
  onChoose: (id: number, on: boolean) => void;
  onMove: (from: number, to: number) => void;
  onDeleted: () => void;
}

/** Milliseconds after which a closed dialog has restored the scroll position. */
const afterDialog = 100;

const afterMeasuring = 50;

export function TourRows({
  kind,
  label,
  tours,
  locked,
  chosen: ticked,
  onChoose,
  onMove,
  onDeleted,
}: TourRowsProps) {
  const [held, setHeld] = useState<number | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const wanted = useRef<string | null>(null);
  const returned = useListReturn(`/admin/${kind}`);
  const keys = tours.map(({ id }) => id);
  const { body, rows, height, virtualizer } = useVirtualRows({
    keys,
    held: tours.findIndex(({ id }) => id === held),
  });
  // The row to focus is rendered only after scrolling to it.
  useEffect(() => {
    const element = wanted.current && body.current?.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  const showMarked = useEffectEvent(() => {
    const index = keys.indexOf(returned?.marked ?? 0);
    if (index !== -1) virtualizer.scrollToIndex(index, { align: "auto" });
  });
  useEffect(() => {
    if (!returned) return;
    if (returned.scroll !== null) window.scrollTo(0, returned.scroll);
    // The rows are measured after they are rendered, so the position of the marked row is known a moment later.
    const timer = setTimeout(showMarked, afterMeasuring);
    return () => clearTimeout(timer);
  }, [returned]);
  const moveTo = (from: number, to: number) => {
    const id = tours[from]?.id;
    onMove(from, to);
    const show = () => {
      wanted.current = `[data-tour="${id}"] [data-position]`;
      virtualizer.scrollToIndex(to);
    };
    show();
    // The closing dialog restores the old scroll position a moment later.
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
            {columns.map(([column, className]) => (
              <th key={column} scope="col" className={classNames("text-left font-semibold", className)}>
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
                kind={kind}
                tour={tour}
                index={index}
                top={top}
                locked={locked}
                total={tours.length}
                chosen={ticked.has(tour.id)}
                marked={tour.id === returned?.marked}
                onChoose={(on) => onChoose(tour.id, on)}
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
          position={moving + 1}
          total={tours.length}
          onClose={() => setMoving(null)}
          onMove={(position) => moveTo(moving, position - 1)}
        />
      )}
    </ListSorting>
  );
}

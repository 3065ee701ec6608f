"use client";

import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";

/** Before a row is measured, in pixels. */
const rowHeight = 86;
/** What the header of the page hides. */
const headerHeight = 72;

interface VirtualRowsOptions {
  keys: number[];
  /** A row that stays, wherever the page is scrolled to: the one that is dragged. -1: none. */
  held: number;
}

/** Only the rows that can be seen, and some around them. */
export function useVirtualRows({ keys, held }: VirtualRowsOptions) {
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
    overscan: 8,
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

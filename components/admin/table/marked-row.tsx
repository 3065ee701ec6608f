"use client";

import { useEffect } from "react";
import { useListReturn } from "./list-return";

/** Restores the list around this element: its scroll position, and the mark of the record that was opened or saved. */
export function MarkedRow({ list }: { list: string }) {
  const returned = useListReturn(list);
  useEffect(() => {
    if (!returned) return;
    if (returned.scroll !== null) window.scrollTo(0, returned.scroll);
    const row = document.querySelector(`[data-record="${returned.marked}"]`);
    row?.setAttribute("aria-current", "true");
    row?.scrollIntoView({ block: "nearest" });
  }, [returned]);
  return null;
}

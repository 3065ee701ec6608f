"use client";

import { useEffect, useState } from "react";
import { readLeftList, storeLeftList } from "@/lib/core/browser/staff-storage";

function recordOf(path: string): number | null {
  const id = /\/(\d+)$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

export function listAddress(list: string): string {
  return list + (readLeftList(list)?.query ?? "");
}

/** Has the list restore its scroll position and mark the record of the present page. Returns the list's address. */
export function returnToList(list: string): string {
  const left = readLeftList(list) ?? { query: "", scroll: null };
  storeLeftList(list, { ...left, marked: recordOf(window.location.pathname), returning: true });
  return listAddress(list);
}

/** As `returnToList` after a save. A new record is marked in the list without filters. */
export function returnAfterSave(list: string, newId: number | null): string {
  if (newId === null) return returnToList(list);
  storeLeftList(list, { query: "", scroll: null, marked: newId, returning: true });
  return list;
}

function leaveList(list: string, opened: string): void {
  storeLeftList(list, {
    query: window.location.search,
    scroll: Math.round(window.scrollY),
    marked: recordOf(opened),
    returning: false,
  });
}

let follows = false;

/** The browser's Back button is a return as well. */
function followHistory(): void {
  if (follows) return;
  follows = true;
  window.addEventListener("popstate", () => {
    const left = readLeftList(window.location.pathname);
    if (left) storeLeftList(window.location.pathname, { ...left, returning: true });
  });
}

interface ReturnedList {
  marked: number | null;
  scroll: number | null;
}

function takeReturn(list: string): ReturnedList | null {
  const left = readLeftList(list);
  if (!left?.returning) return null;
  storeLeftList(list, { ...left, returning: false });
  return left.query === window.location.search ? left : null;
}

/** Remembers how the list is left, and returns what it was left with if the user has come back. */
export function useListReturn(list: string): ReturnedList | null {
  const [returned, setReturned] = useState<ReturnedList | null>(null);
  useEffect(() => {
    setReturned((before) => takeReturn(list) ?? before);
    followHistory();
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && new URL(link.href).pathname.startsWith(`${list}/`)) leaveList(list, link.pathname);
    };
    document.addEventListener("click", handleClick, true);
    return () => document.removeEventListener("click", handleClick, true);
  }, [list]);
  return returned;
}

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

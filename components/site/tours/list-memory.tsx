"use client";

import { useEffect } from "react";
import {
  readLastTour,
  type StoredTourFilter,
  storeAwaitedTour,
  storeLastTour,
  takeAwaitedTour,
  takeLastTour,
  takeTourFilter,
} from "@/lib/core/browser/web-storage";
import { whenShown } from "@/lib/core/browser/when-shown";
import { cardId, cardMark, chipRowMark, listMark, narrowingChipMark } from "./tour-marks";

function linkTo(path: string): HTMLElement | undefined {
  return [...document.links].find(({ pathname }) => pathname === path);
}

function listedPaths(): string[] {
  const list = listMark.find();
  return list ? cardMark.findAll(list).flatMap((card) => cardMark.read(card)?.href ?? []) : [];
}

const idAt = (path: string) => Number(/\d+$/.exec(path));

/** Focuses a card, and scrolls to it where the address has not done so. */
function returnTo(tourId: number): void {
  const { pathname, search, hash } = window.location;
  const card = document.getElementById(cardId(tourId));
  if (hash === `#${cardId(tourId)}`) window.history.replaceState(window.history.state, "", pathname + search);
  else card?.scrollIntoView({ block: "center" });
  const path = listedPaths().find((each) => idAt(each) === tourId);
  if (path) linkTo(path)?.focus({ preventScroll: true });
}

function filterQuery({ search, category }: StoredTourFilter): string {
  return `?${new URLSearchParams({ ...(search && { search }), ...(category && { category }) })}`;
}

/** The query to show instead of the plain list: a footer chip's filter, or the page of the card last opened. */
function remembered(kind: string, query: string, takesFilter: boolean): string | null {
  const filter = takesFilter ? takeTourFilter() : null;
  const last = takeLastTour();
  const awaited = takeAwaitedTour();
  const card = last ?? awaited;
  if (card?.list === kind + query) returnTo(card.tourId);
  if (query !== "") return null;
  if (filter) return filterQuery(filter);
  if (!last?.list.startsWith(`${kind}?`)) return null;
  storeAwaitedTour(last);
  return last.list.slice(kind.length);
}

/** The query of the list in this document, such as `?page=2`; empty for the plain list, null where there are no cards. */
function shownQuery(): string | null {
  const list = listMark.find();
  return list && listMark.read(list);
}

interface ListMemoryProps {
  kind: string;
  /** Whether the footer's chips filter this list. */
  takesFilter: boolean;
}

/** Brings the chosen chip into its row's view, where the browser has not done so by itself. */
function showChosenChip(): void {
  const chip = narrowingChipMark.find();
  const row = chipRowMark.find();
  if (!chip || !row) return;
  const [own, frame] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < frame.left || own.right > frame.right) {
    row.scrollBy({ left: own.left - frame.left - (frame.width - own.width) / 2 });
  }
}

/** Stores the card that was clicked; on return restores its page and scrolls to it. */
export function ListMemory({ kind, takesFilter }: ListMemoryProps) {
  useEffect(showChosenChip, []);
  useEffect(() => {
    const query = shownQuery();
    if (query === null) return undefined;
    const end = whenShown(() => {
      const wanted = remembered(kind, query, takesFilter);
      if (wanted) window.location.replace(window.location.pathname + wanted);
      return undefined;
    });
    // A page from the browser's memory stands where it was left.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) takeLastTour();
    };
    window.addEventListener("pageshow", handlePageShow);
    return () => {
      end();
      window.removeEventListener("pageshow", handlePageShow);
    };
  }, [kind, takesFilter]);
  useEffect(() => {
    const remember = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link && listedPaths().includes(link.pathname))
        storeLastTour(idAt(link.pathname), kind + shownQuery());
    };
    document.addEventListener("click", remember);
    return () => document.removeEventListener("click", remember);
  }, [kind]);
  return null;
}

/**
 * On a tour's page: has the links to its list (at `href`) lead to the page and card that it was opened from, so that
 * the browser shows them at once.
 */
export function ListReturn({ kind, href }: { kind: string; href: string }) {
  useEffect(
    () =>
      whenShown(() => {
        const last = readLastTour();
        if (!last || !(last.list === kind || last.list.startsWith(`${kind}?`))) return undefined;
        const target = `${href}${last.list.slice(kind.length)}#${cardId(last.tourId)}`;
        const links = [...document.links].filter((link) => link.getAttribute("href") === href);
        for (const link of links) link.setAttribute("href", target);
        return () => {
          for (const link of links) link.setAttribute("href", href);
        };
      }),
    [kind, href],
  );
  return null;
}

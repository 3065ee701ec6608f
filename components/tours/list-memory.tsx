"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { storeLastTour, type TourFilter, takeLastTour, takeTourFilter } from "@/lib/browser/web-storage";

interface ListMemoryProps {
  /** The path segment of the list's kind. */
  kind: string;
  /** The query of the current list, such as `?page=2`; empty for the plain list. */
  query: string;
  /** Whether the footer's chips filter this list. */
  takesFilter: boolean;
  className?: string;
  /** The cards, each an `<article id="tour-{id}">`. */
  children: ReactNode;
}

/** The card to return to, while its page is loading. */
let awaited: { tourId: number; list: string } | null = null;

function returnTo(tourId: number): void {
  const card = document.getElementById(`tour-${tourId}`);
  card?.scrollIntoView({ block: "center" });
  card?.querySelector("a")?.focus({ preventScroll: true });
}

function filterQuery({ search, category }: TourFilter): string {
  return `?${new URLSearchParams({ ...(search && { search }), ...(category && { category }) })}`;
}

/** The query to show instead of the plain list: a footer chip's filter, or the page of the card last opened. */
function remembered(kind: string, query: string, takesFilter: boolean): string | null {
  const list = kind + query;
  const filter = takesFilter ? takeTourFilter() : null;
  const last = takeLastTour() ?? awaited;
  if (last?.list === list) {
    awaited = null;
    returnTo(last.tourId);
  }
  if (query !== "") return null;
  if (filter) return filterQuery(filter);
  if (!last?.list.startsWith(`${kind}?`)) return null;
  awaited = last;
  return last.list.slice(kind.length);
}

/** Stores the card that was clicked; on return restores its page and scrolls to it. */
export function ListMemory({ kind, query, takesFilter, className, children }: ListMemoryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(() => {
    const wanted = remembered(kind, query, takesFilter);
    if (wanted) router.replace(window.location.pathname + wanted);
  }, [kind, query, takesFilter, router]);
  useEffect(() => {
    const remember = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest("article[id^='tour-']") : null;
      if (card) storeLastTour(Number(card.id.slice("tour-".length)), kind + query);
    };
    const grid = ref.current;
    grid?.addEventListener("click", remember);
    return () => grid?.removeEventListener("click", remember);
  }, [kind, query]);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

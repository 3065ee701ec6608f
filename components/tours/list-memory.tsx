"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { storeLastTour, type TourFilter, takeLastTour, takeTourFilter } from "@/lib/web-storage";

interface ListMemoryProps {
  /** The path segment of the list's kind. */
  kind: string;
  /** The query of what is shown, `?page=2`; empty for the plain list. */
  query: string;
  /** Whether the footer's chips speak of this list. */
  takesFilter: boolean;
  className?: string;
  /** The cards, each an article with the id `tour-{id}`. */
  children: ReactNode;
}

/** The card to return to, while the page that holds it is on its way. */
let awaited: { tourId: number; list: string } | null = null;

function returnTo(tourId: number): void {
  const card = document.getElementById(`tour-${tourId}`);
  card?.scrollIntoView({ block: "center" });
  card?.querySelector("a")?.focus({ preventScroll: true });
}

function filterQuery({ search, category }: TourFilter): string {
  return `?${new URLSearchParams({ ...(search && { search }), ...(category && { category }) })}`;
}

/** What to show in place of the plain list: a footer chip's filter, or the page that a card was left from. */
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

/** Remembers the card that was clicked, and on return leads back to its page and scrolls to it. */
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

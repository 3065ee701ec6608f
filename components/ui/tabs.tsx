"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";

export interface Tab {
  /** The panel's id. Links to `#id` open the panel. */
  id: string;
  label: string;
  content: ReactNode;
}

/** Returns the tab that each key selects, from the tab at `index` of `count`. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Without script and in print all panels are shown, except a `data-unprinted` panel in print. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [active, setActive] = useState(tabs[0]?.id);
  const root = useRef<HTMLDivElement>(null);
  useAddressedTab(
    tabs.map(({ id }) => id),
    setActive,
  );
  useEffect(() => {
    const tab = document.getElementById(`tab-${active}`);
    const strip = tab?.closest("[data-tab-strip]");
    if (tab) strip?.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 });
  }, [active]);
  const select = (id: string) => {
    setActive(id);
    // The tab strip is sticky, so a tab may be chosen from the middle of a panel. The next panel starts at
    // its top.
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  };
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = tabs[moves[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div ref={root} className="grid min-w-0 gap-8">
      <div
        data-tab-strip
        className="sticky top-(--header-height) z-20 low:static -mx-4 overflow-x-auto border-line border-b bg-sand-50 px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 unfolded:hidden"
      >
        <div role="tablist" aria-label={label} className="flex w-max sm:gap-0.5 lg:gap-0 xl:gap-0.5">
          {tabs.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={id === active}
              aria-controls={id}
              tabIndex={id === active ? 0 : -1}
              onClick={() => select(id)}
              onKeyDown={(event) => handleKey(event, index)}
              className="min-h-13 whitespace-nowrap border-transparent border-b-3 px-3 font-medium lg:px-1.5 xl:px-3 text-base max-sm:text-[0.9375rem] lg:text-sm xl:text-base text-ink-soft transition-colors -outline-offset-3 hover:text-ink aria-selected:border-accent-mark aria-selected:text-ink"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ id, label, content }) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          tabIndex={-1}
          className={classNames(
            "min-w-0 scroll-mt-20 outline-none unfolded:mb-8 unfolded:block print:has-data-unprinted:hidden",
            id !== active && "hidden",
          )}
        >
          <h2 className="sr-only unfolded:not-sr-only unfolded:mb-4 unfolded:text-title">{label}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

function linkedId(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
  return link ? link.hash.slice(1) : null;
}

/** Opens the tab that the address or a clicked `#id` link names, and scrolls to it. */
function useAddressedTab(ids: string[], open: (id: string) => void): void {
  const known = ids.join(" ");
  useEffect(() => {
    const isKnown = (id: string | null): id is string => id !== null && known.split(" ").includes(id);
    const openNamed = () => {
      const id = window.location.hash.slice(1);
      if (isKnown(id)) open(id);
    };
    const openLinked = (event: Event) => {
      const id = linkedId(event.target);
      if (!isKnown(id)) return;
      open(id);
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ behavior: "smooth" }));
    };
    openNamed();
    window.addEventListener("hashchange", openNamed);
    document.addEventListener("click", openLinked);
    return () => {
      window.removeEventListener("hashchange", openNamed);
      document.removeEventListener("click", openLinked);
    };
  }, [known, open]);
}

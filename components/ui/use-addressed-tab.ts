"use client";

import { useEffect } from "react";

function linkedId(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
  return link ? link.hash.slice(1) : null;
}

/** Opens the tab that the address or a clicked `#id` link names, and brings it into view. */
export function useAddressedTab(ids: string[], open: (id: string) => void): void {
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

"use client";

import { useEffect } from "react";

/** Loads what makes the filters live when they are first touched; until then, and without it, they are a plain form. */
export function FilterUse() {
  useEffect(() => {
    const details = document.querySelector<HTMLDetailsElement>("#list-filters details");
    const form = details?.querySelector("form");
    if (!details || !form) return undefined;
    const load = () => import("./live-filters").then(({ liveFilters }) => liveFilters(details, form));
    const handleUse = () =>
      void load().then(
        ({ count }) => count(),
        () => undefined,
      );
    const handleClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("summary")) return;
      event.preventDefault();
      load().then(
        ({ open }) => open(),
        () => {
          details.open = !details.open;
        },
      );
    };
    // A list from the browser's memory has the fields of its address.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      form.closest("dialog")?.close();
      form.reset();
    };
    form.addEventListener("pointerenter", handleUse, { once: true });
    form.addEventListener("focusin", handleUse, { once: true });
    details.addEventListener("click", handleClick);
    window.addEventListener("pageshow", handlePageShow);
    return () => {
      form.removeEventListener("pointerenter", handleUse);
      form.removeEventListener("focusin", handleUse);
      details.removeEventListener("click", handleClick);
      window.removeEventListener("pageshow", handlePageShow);
    };
  }, []);
  return null;
}

"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds between a navigation and the smooth scroll to its hash. */
const delay = 1000;

/** Scrolls smoothly to the element that the address names; warns when the page has none. */
export function HashScroll() {
  const pathname = usePathname();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      const id = decodeURIComponent(window.location.hash.slice(1));
      if (!id || !pathname) return;
      timer = setTimeout(() => {
        const target = document.getElementById(id);
        if (target) target.scrollIntoView({ behavior: "smooth" });
        else console.warn(`No element with the id "${id}" on this page.`);
      }, delay);
    };
    schedule();
    window.addEventListener("hashchange", schedule);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("hashchange", schedule);
    };
  }, [pathname]);
  return null;
}

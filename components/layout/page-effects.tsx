"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { hydrated } from "@/lib/browser/hydrated";
import { type Language, languageCookie } from "@/lib/i18n/languages";

const oneYear = 365 * 24 * 60 * 60;

/** Stores the page's language in the browser, so that public HTML needs no `Set-Cookie`. */
export function LanguageMemory({ language }: { language: Language }) {
  useEffect(() => {
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
  }, [language]);
  return null;
}

/** Milliseconds between a navigation and the smooth scroll to its hash. */
const delay = 1000;

/** Scrolls smoothly to the hash's element; warns when the page has none. */
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

/**
 * Tells the server's inline script (`server/page-cache/page-scripts.ts`) that the page is hydrated: it replays a tap
 * that came before.
 */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydrated));
  }, []);
  return null;
}

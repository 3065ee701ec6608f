"use client";

import { useEffect } from "react";
import { footerFilterMark } from "@/components/site/tours/tour-marks";
import { hydrated } from "@/lib/core/browser/hydrated";
import { storeTourFilter, takeTourFilter } from "@/lib/core/browser/web-storage";
import { whenShown } from "@/lib/core/browser/when-shown";
import { yearSeconds } from "@/lib/core/durations";
import { type Language, languageCookie } from "@/lib/core/i18n/languages";

/** Stores the page's language in the browser, so that public HTML needs no `Set-Cookie`. */
export function LanguageMemory({ language }: { language: Language }) {
  useEffect(
    () =>
      whenShown(() => {
        document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
        return undefined;
      }),
    [language],
  );
  return null;
}

const delay = 1000;

/** Returns the id that a hash names; a hash with a broken escape, as in a cut link, is taken as written. */
function idOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Scrolls smoothly to the hash's element; warns when the page has none. */
export function HashScroll() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      const id = idOf(window.location.hash);
      // Days and counts of a plan begin with a figure, and name no element.
      if (!id || /^\d/.test(id)) return;
      timer = setTimeout(() => {
        const target = document.getElementById(id);
        if (target) target.scrollIntoView({ behavior: "smooth" });
        else console.warn(`No element with the id "${id}" on this page.`);
      }, delay);
    };
    const end = whenShown(() => {
      schedule();
      return () => clearTimeout(timer);
    });
    window.addEventListener("hashchange", schedule);
    return () => {
      end();
      window.removeEventListener("hashchange", schedule);
    };
  }, []);
  return null;
}

/** Milliseconds after which a page is said to be waited for; a cached one comes sooner. */
const pendingAfter = 150;

/** The link that a click opens in this window; null where it opens none, or one of this very page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  const { pathname, search } = window.location;
  return link.pathname + link.search === pathname + search ? null : link;
}

/** Marks the link whose page is on its way with `data-pending`, for CSS. */
export function PendingLinks() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: Element | null = null;
    const clear = () => {
      clearTimeout(timer);
      pending?.removeAttribute("data-pending");
      pending = null;
    };
    const handleClick = (event: MouseEvent) => {
      const link = followedLink(event);
      clear();
      if (!link) return;
      pending = link;
      timer = setTimeout(() => link.setAttribute("data-pending", ""), pendingAfter);
    };
    window.addEventListener("click", handleClick);
    // A page that comes back from the browser's memory waits for nothing, nor does one that is used on.
    const ends = ["pageshow", "pointerdown", "keydown"];
    for (const event of ends) window.addEventListener(event, clear);
    return () => {
      clear();
      window.removeEventListener("click", handleClick);
      for (const event of ends) window.removeEventListener(event, clear);
    };
  }, []);
  return null;
}

/** Has a link to the page in another language keep the address bar's query and hash. */
function keepQuery(link: HTMLAnchorElement): void {
  const target = new URL(link.href);
  target.search = window.location.search;
  target.hash = window.location.hash;
  link.href = target.href;
}

/** Stores the filter of a followed footer chip. Any other link forgets a filter that no list has taken. */
function noteFilter(event: Event): void {
  const link = event instanceof MouseEvent ? followedLink(event) : null;
  if (!link) return;
  const filter = footerFilterMark.read(link);
  if (filter) storeTourFilter({ search: filter, category: "" });
  else takeTourFilter();
}

/** Handles the clicks on links that do more than open a page. The links stand in static parts of the page, so the document listens for them. */
export function LinkEffects() {
  useEffect(() => {
    const handle = (event: Event) => {
      const { type, target } = event;
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.hreflang) keepQuery(link);
      if (type === "click") noteFilter(event);
    };
    // Pointers also before the click, so that the browser fetches the right page ahead.
    const events = ["pointerover", "click"];
    for (const event of events) document.addEventListener(event, handle, true);
    return () => {
      for (const event of events) document.removeEventListener(event, handle, true);
    };
  }, []);
  return null;
}

/** Tells `server/browser/late-scripts.ts` that the page is hydrated, to replay an earlier tap. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydrated));
  }, []);
  return null;
}

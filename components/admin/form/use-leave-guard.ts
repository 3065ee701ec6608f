"use client";

import { useEffect, useRef, useState } from "react";
import { sessionEndEvent } from "@/lib/core/api/client";
import { guardPage } from "@/lib/core/forms/leave-guard";

/** The used part of the Navigation API. Browsers without it do not ask, but the draft is stored. */
interface NavigateEvent extends Event {
  navigationType: "traverse" | "push" | "replace" | "reload";
  hashChange: boolean;
  destination: { key: string };
}

interface Navigation extends EventTarget {
  traverseTo: (key: string) => unknown;
}

function navigationOf(owner: object): Navigation | null {
  return "navigation" in owner ? (owner.navigation as Navigation) : null;
}

/** Asks before Back and Forward leave the page. Returns a function that removes the guard. */
function guardTraversal(isHolding: () => boolean, ask: (leave: () => void) => void): () => void {
  const navigation = navigationOf(window);
  if (!navigation) return () => undefined;
  const hold = (event: Event) => {
    const { navigationType, hashChange, destination, cancelable } = event as NavigateEvent;
    if (navigationType !== "traverse" || hashChange || !cancelable || !isHolding()) return;
    event.preventDefault();
    ask(() => navigation.traverseTo(destination.key));
  };
  navigation.addEventListener("navigate", hold);
  return () => navigation.removeEventListener("navigate", hold);
}

/** Returns the link by which a click would leave the page, if any. */
function guardedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || event.defaultPrevented || link.hasAttribute("download")) return null;
  if (link.target && link.target !== "_self") return null;
  const { origin, pathname, search } = window.location;
  const same = link.origin === origin && link.pathname === pathname && link.search === search;
  return same || !link.protocol.startsWith("http") ? null : link;
}

/** Asks before a page with unsaved changes is left by a link, by Back or by closing. */
export function useLeaveGuard(isChanged: () => boolean) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const released = useRef(false);
  const changed = useRef(isChanged);
  useEffect(() => {
    changed.current = isChanged;
  });
  useEffect(() => {
    released.current = false;
    const isHolding = () => !released.current && changed.current();
    const ask = (go: () => void) => setLeave(() => go);
    const release = () => {
      released.current = true;
    };
    const holdUnload = (event: BeforeUnloadEvent) => {
      if (isHolding()) event.preventDefault();
    };
    const holdClick = (event: MouseEvent) => {
      const link = guardedLink(event);
      if (!link || !isHolding()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      link.closest("dialog")?.close();
      ask(() => link.click());
    };
    const free = guardPage({ isHolding, ask });
    const freeTraversal = guardTraversal(isHolding, ask);
    window.addEventListener("beforeunload", holdUnload);
    window.addEventListener("click", holdClick, { capture: true });
    window.addEventListener(sessionEndEvent, release);
    return () => {
      free();
      freeTraversal();
      window.removeEventListener("beforeunload", holdUnload);
      window.removeEventListener("click", holdClick, { capture: true });
      window.removeEventListener(sessionEndEvent, release);
    };
  }, []);
  const release = () => {
    released.current = true;
  };
  return {
    asking: leave !== null,
    stay: () => setLeave(null),
    leave: () => {
      setLeave(null);
      release();
      leave?.();
    },
    release,
  };
}

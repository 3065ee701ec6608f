"use client";

import { useEffect, useRef, useState } from "react";
import { sessionEndEvent } from "@/lib/api/client";
import { guardPage } from "@/lib/forms/leave-guard";
import { guardTraversal } from "./guard-traversal";
import { guardedLink } from "./guarded-link";

/** Asks before a page with unsaved work is left: by a link, by Back, by closing it. */
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
    /** From now on nobody is asked. */
    release,
    hold: () => {
      released.current = false;
    },
  };
}

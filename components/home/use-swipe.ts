"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Pixels that a finger travels sideways before it is a swipe. */
const threshold = 48;

/** Calls `onSwipe` with 1 for a swipe to the next, -1 to the previous. */
export function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const latest = useRef(onSwipe);
  latest.current = onSwipe;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let from: Touch | undefined;
    const start = (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      if (!from || !to) return;
      const across = to.clientX - from.clientX;
      const along = Math.abs(to.clientY - from.clientY);
      if (Math.abs(across) > Math.max(threshold, along * 1.5)) latest.current(across < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchend", end);
    };
  }, [area]);
}

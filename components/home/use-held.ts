"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether a pointer rests on `area` or the keyboard's focus is within it. */
export function useHeld(area: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const enter = (event: PointerEvent) => setPointed(event.pointerType !== "touch");
    const leave = () => setPointed(false);
    const focus = () => setFocused(element.querySelector(":focus-visible") !== null);
    const blur = () => setFocused(false);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", focus);
    element.addEventListener("focusout", blur);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("focusout", blur);
    };
  }, [area]);
  return pointed || focused;
}

"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

interface SparingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Returns whether the visitor asked the browser to save data. Then nothing is preloaded. */
function savesData(): boolean {
  return (navigator as SparingNavigator).connection?.saveData === true;
}

/** Milliseconds for which a slide is shown. */
const period = 10_000;

/** Milliseconds before the next slide's picture is preloaded: after the page, well before the slide. */
const preloadAfter = 4_000;

/** The slide advances unless the visitor paused it, prefers reduced motion or data, or points at `area`. A swipe moves it too. */
export function useCarousel(count: number, area: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState<readonly number[]>([0]);
  const [playing, setPlaying] = useState(true);
  const held = useHeld(area);

  useEffect(() => {
    if (savesData() || window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  const moving = playing && !held && count > 1;
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), period);
    return () => clearTimeout(timer);
  }, [index, count, moving]);

  useEffect(() => {
    if (savesData() || count < 2) return;
    const next = (index + 1) % count;
    const timer = setTimeout(
      () => setReached((known) => [...new Set([...known, index, next])]),
      preloadAfter,
    );
    return () => clearTimeout(timer);
  }, [index, count]);

  const show = (slide: number) => {
    setReached((known) => [...new Set([...known, index, slide])]);
    setIndex((slide + count) % count);
  };
  useSwipe(area, (step) => show(index + step));

  return {
    index,
    playing,
    wants: (slide: number) => slide === index || reached.includes(slide),
    show,
    toggle: () => setPlaying((value) => !value),
  };
}

function useHeld(area: RefObject<HTMLElement | null>): boolean {
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

const threshold = 48;

/** Calls `onSwipe` with 1 for a swipe to the next, -1 to the previous. */
function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
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

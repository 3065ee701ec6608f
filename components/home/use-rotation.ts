"use client";

import { type RefObject, useEffect, useState } from "react";
import { useHeld } from "./use-held";

/** Milliseconds for which a slide stands. */
const period = 10_000;

/** Milliseconds after which the next slide's picture is fetched: past the page's own loading, well before its turn. */
const preloadAfter = 4_000;

/**
 * Which of `count` slides stands. It moves on by itself unless the visitor paused it, prefers less
 * motion, or points at or has focus within `area`. `reached` holds the slides whose pictures are wanted.
 */
export function useRotation(count: number, area: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState<readonly number[]>([0]);
  const [playing, setPlaying] = useState(true);
  const held = useHeld(area);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  const moving = playing && !held;
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), period);
    return () => clearTimeout(timer);
  }, [index, count, moving]);

  useEffect(() => {
    const next = (index + 1) % count;
    const timer = setTimeout(
      () => setReached((known) => [...new Set([...known, index, next])]),
      preloadAfter,
    );
    return () => clearTimeout(timer);
  }, [index, count]);

  return {
    index,
    playing,
    wants: (slide: number) => slide === index || reached.includes(slide),
    show: (slide: number) => {
      setReached((known) => [...new Set([...known, index, slide])]);
      setIndex((slide + count) % count);
    },
    toggle: () => setPlaying((value) => !value),
  };
}

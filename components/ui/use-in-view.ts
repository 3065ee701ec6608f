"use client";

import { useEffect, useState } from "react";

/** Whether the element that `selector` finds is in view below the header; null until that is known. */
export function useInView(selector: string): boolean | null {
  const [inView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const header = getComputedStyle(document.documentElement).scrollPaddingTop;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `-${header} 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return inView;
}

"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** If it is taller than the window, it scrolls until its end is visible. */
export function StickyAside({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const aside = ref.current;
    if (!aside) return;
    const observer = new ResizeObserver(() => {
      aside.style.setProperty("--aside-height", `${aside.offsetHeight}px`);
    });
    observer.observe(aside);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className="lg:sticky lg:top-[min(var(--header-height)+1.5rem,100dvh-var(--aside-height,0px)-1.5rem)] lg:self-start"
    >
      {children}
    </div>
  );
}

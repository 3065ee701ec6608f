"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Floats a link, which fades while it would cover a control. The code of this is loaded after the page. */
export function FloatingLink({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    void import("./fade-floating-link").then(
      ({ fadeFloatingLink }) => {
        if (ref.current && !isGone) end = fadeFloatingLink(ref.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return (
    <aside ref={ref} aria-label={label} className="chat-place">
      {children}
    </aside>
  );
}

"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface DisclosureProps {
  /** What the summary shows. */
  summary: ReactNode;
  label?: string;
  className?: string;
  panelClassName: string;
  children: ReactNode;
}

/** A drop-down that opens without script; with it, Escape, a click elsewhere or a chosen link close it. */
export function Disclosure({ summary, label, className, panelClassName, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const choose = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a")) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("click", leave);
    document.addEventListener("focusin", leave);
    details.addEventListener("click", choose);
    details.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", leave);
      document.removeEventListener("focusin", leave);
      details.removeEventListener("click", choose);
      details.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
  return (
    <details ref={ref} className="group/disclosure relative">
      <summary aria-label={label} className={className}>
        {summary}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}

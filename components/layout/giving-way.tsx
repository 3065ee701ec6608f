"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** What a visitor reads or types in: nothing may float over it. */
const kept = "form, output, .badge, .button:not(.card-link), [aria-roledescription='carousel'] button";

/** Whether something of `kept` lies beneath `element`. */
function covers(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left, (left + right) / 2, right].some((x) =>
    [top, (top + bottom) / 2, bottom].some((y) =>
      document.elementsFromPoint(x, y).some((each) => each.closest(kept) !== null),
    ),
  );
}

/** Holds a link that floats over the page, and fades it while it would cover what a visitor reads or types in. */
export function GivingWay({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const aside = ref.current;
    const floating = aside?.firstElementChild;
    if (!aside || !floating) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => aside.toggleAttribute("data-giving-way", covers(floating)));
    };
    const size = new ResizeObserver(look);
    size.observe(document.body);
    const causes = ["scroll", "resize", "click", "transitionend"];
    for (const cause of causes) window.addEventListener(cause, look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      for (const cause of causes) window.removeEventListener(cause, look);
    };
  }, []);
  return (
    <aside ref={ref} aria-label={label}>
      {children}
    </aside>
  );
}

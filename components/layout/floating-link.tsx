"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { badgeClass, buttonClass } from "@/components/ui/shared-classes";

/** Elements that nothing may float over. A card's link is a button that covers the whole card, and may be covered. */
const kept = `form, fieldset, input, select, output, .${badgeClass}, .${buttonClass}:not(.card-link), [aria-roledescription='carousel'] button`;

/** Milliseconds between an event and the look below the link: eighteen hit tests must delay no tap and no frame of a scroll. */
const delay = 150;

/** Returns whether `element` lies over an element that nothing may float over. */
function covers(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left, (left + right) / 2, right].some((x) =>
    [top, (top + bottom) / 2, bottom].some((y) =>
      document.elementsFromPoint(x, y).some((each) => each.closest(kept) !== null),
    ),
  );
}

/** Fades a floating link while it would cover a field, a badge or a button. */
export function FloatingLink({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const aside = ref.current;
    const floating = aside?.firstElementChild;
    if (!aside || !floating) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      aside.toggleAttribute("data-covering", covers(floating));
    };
    const update = () => {
      timer ??= setTimeout(look, delay);
    };
    const size = new ResizeObserver(update);
    size.observe(document.body);
    const causes = ["scroll", "resize", "click", "transitionend"];
    for (const cause of causes) window.addEventListener(cause, update, { passive: true });
    return () => {
      clearTimeout(timer);
      size.disconnect();
      for (const cause of causes) window.removeEventListener(cause, update);
    };
  }, []);
  return (
    <aside ref={ref} aria-label={label}>
      {children}
    </aside>
  );
}

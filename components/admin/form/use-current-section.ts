"use client";

import { useEffect, useState } from "react";
import type { FormPart } from "@/lib/forms/section-state";
import { sectionId } from "./section-id";

/** The section that is read: the last one whose beginning has passed the upper third of the window. */
export function useCurrentSection(sections: FormPart[]): string {
  const [current, setCurrent] = useState(sections[0]?.id ?? "");
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = sections.find(({ id }) => visible.has(sectionId(id)));
        if (first) setCurrent(first.id);
      },
      { rootMargin: "-20% 0px -65% 0px" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(sectionId(id));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

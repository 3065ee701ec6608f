"use client";

import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useRecordForm } from "./record-form-context";

export function sectionId(id: string): string {
  return `section-${id}`;
}

export function sectionTitleId(id: string): string {
  return `section-${id}-title`;
}

interface FormSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  /** Fields of a section that is folded at first. The section opens when an input of one of them has to be seen. */
  folds?: readonly string[];
  children: ReactNode;
}

/**
 * `content-visibility` keeps long forms fast. A card whose content fills the window is always laid out, because it would keep a
 * fixed box inside the card.
 */
export function FormSection({ id, title, intro, folds, children }: FormSectionProps) {
  const titleId = sectionTitleId(id);
  const { revealers } = useRecordForm();
  const [open, setOpen] = useState(folds === undefined);
  useEffect(
    () =>
      revealers.add({
        covers: (path) =>
          path === sectionId(id) ||
          folds?.some((field) => path === field || path.startsWith(`${field}.`)) === true,
        show: () => setOpen(true),
      }),
    [revealers, id, folds],
  );
  return (
    <section
      id={sectionId(id)}
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-1 scroll-mt-32 [contain-intrinsic-size:auto_40rem] [content-visibility:auto] has-[[data-fills-window]]:[content-visibility:visible] gap-5 rounded-card border border-line bg-white p-4 data-folded:[contain-intrinsic-size:auto_6rem] sm:p-6 xl:scroll-mt-20"
      data-folded={open ? undefined : ""}
    >
      <div className="grid gap-1">
        <h2 id={titleId} tabIndex={-1} className="text-xl outline-none">
          {folds ? (
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="group/fold -m-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2 rounded-lg p-2 text-left hover:bg-sea-50"
            >
              <ChevronRight
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform group-aria-expanded/fold:rotate-90"
              />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {intro && <div className="text-ink-soft text-sm">{intro}</div>}
      </div>
      <div hidden={!open} className={open ? "contents" : undefined}>
        {children}
      </div>
    </section>
  );
}

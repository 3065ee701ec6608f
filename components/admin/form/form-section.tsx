import type { ReactNode } from "react";
import { sectionId, sectionTitleId } from "./section-id";

interface FormSectionProps {
  /** Of the same entry in the form's table of contents. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of a form, on a card of its own; laid out while it is near, so that a long form is as quick as a short one. */
export function FormSection({ id, title, intro, children }: FormSectionProps) {
  const titleId = sectionTitleId(id);
  return (
    <section
      id={sectionId(id)}
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-1 scroll-mt-32 [contain-intrinsic-size:auto_40rem] [content-visibility:auto] gap-5 rounded-card border border-line bg-white p-4 sm:p-6 xl:scroll-mt-20"
    >
      <div className="grid gap-1">
        <h2 id={titleId} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {intro && <div className="text-ink-soft text-sm">{intro}</div>}
      </div>
      {children}
    </section>
  );
}

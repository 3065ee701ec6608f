import type { ReactNode } from "react";

interface FormSectionProps {
  /** Of the same entry in the form's table of contents. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of a form, on a card of its own. */
export function FormSection({ id, title, intro, children }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-32 gap-5 rounded-card border border-line bg-white p-4 sm:p-6 xl:scroll-mt-20"
    >
      <div className="grid gap-1">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h2>
        {intro && <div className="text-ink-soft text-sm">{intro}</div>}
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";

/** A second row of the toolbar, for what the cursor is in. */
export function OptionsRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 items-center gap-1 overflow-x-auto border-line border-t sm:flex-wrap px-3 py-1.5 [scrollbar-width:none]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="mr-1 shrink-0 font-semibold text-ink-soft text-xs">
        {label}
      </span>
      {children}
    </fieldset>
  );
}

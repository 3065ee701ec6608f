import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  intro?: string;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
}

/** The head of a page of the back office. */
export function PageHeader({ title, intro, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="wrap-anywhere grid min-w-0 gap-1">
        <h1 className="text-heading">{title}</h1>
        {intro && <p className="text-ink-soft text-sm">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

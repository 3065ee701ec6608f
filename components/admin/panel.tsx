import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";

interface PanelProps {
  title: string;
  anchor?: string;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, anchor, actions, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={classNames(
        "wrap-anywhere grid scroll-mt-20 grid-cols-1 content-start gap-4 rounded-card border border-line bg-white p-4 shadow-card sm:p-6",
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold text-lg leading-snug">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

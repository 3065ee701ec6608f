import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";

interface PanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page of the back office under its heading. */
export function Panel({ title, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "wrap-anywhere grid content-start gap-4 rounded-card border border-line bg-white p-4 shadow-card sm:p-6",
        className,
      )}
    >
      <h2 id={id} className="font-semibold text-lg leading-snug">
        {title}
      </h2>
      {children}
    </section>
  );
}

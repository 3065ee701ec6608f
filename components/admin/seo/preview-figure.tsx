import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface PreviewFigureProps {
  caption: string;
  className?: string;
  children: ReactNode;
}

/** A likeness of something that is shown elsewhere, under its name. */
export function PreviewFigure({ caption, className, children }: PreviewFigureProps) {
  return (
    <figure className={classNames("grid min-w-0 content-start gap-1.5", className)}>
      <figcaption className="font-medium text-ink-soft text-xs">{caption}</figcaption>
      {children}
    </figure>
  );
}

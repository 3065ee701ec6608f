import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

/** The page's column: its widest measure and its side margins. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames("mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8", className)}>{children}</div>
  );
}

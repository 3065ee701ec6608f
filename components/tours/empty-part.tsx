import type { ReactNode } from "react";

/** What a part of a tour says when staff entered nothing there. */
export function EmptyPart({ children }: { children: ReactNode }) {
  return <p className="rounded-card bg-sand-100 px-5 py-4 text-ink-soft">{children}</p>;
}

import type { ReactNode } from "react";

/** A line of what is known about a blog. */
export function BlogFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-line border-b pb-3 last:border-0 last:pb-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}

import type { ReactNode } from "react";

export type NamedFact = [name: string, value: ReactNode];

/** Names and values, one below the other. */
export function Facts({ facts }: { facts: NamedFact[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-4 gap-y-1 border-line border-b pb-3 last:border-0 last:pb-0 md:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="min-w-0 text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

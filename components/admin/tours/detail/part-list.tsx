import type { ReactNode } from "react";
import { None } from "./none";

interface PartListProps<Part> {
  parts: Part[];
  /** Stands in the place of an empty list. */
  empty: string;
  children: (part: Part, index: number) => ReactNode;
}

/** The parts of a tour that are several, one below the other. */
export function PartList<Part extends { id: number }>({ parts, empty, children }: PartListProps<Part>) {
  if (parts.length === 0) {
    return (
      <p className="text-sm">
        <None text={empty} />
      </p>
    );
  }
  return (
    <ol className="grid divide-y divide-line">
      {parts.map((part, index) => (
        <li key={part.id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
          {children(part, index)}
        </li>
      ))}
    </ol>
  );
}

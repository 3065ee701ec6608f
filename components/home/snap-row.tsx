import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface SnapRowProps {
  items: { key: number; content: ReactNode }[];
  /** How the items lie where there is room. */
  className: string;
  itemClassName?: string;
}

/** Cards that a thumb pushes sideways on a phone, the next one peeping in; each holds a link to tab to. */
export function SnapRow({ items, className, itemClassName }: SnapRowProps) {
  return (
    <ul className={classNames("snap-row", className)}>
      {items.map(({ key, content }) => (
        <li key={key} className={itemClassName}>
          {content}
        </li>
      ))}
    </ul>
  );
}

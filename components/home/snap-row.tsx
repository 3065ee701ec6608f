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
    <ul
      className={classNames(
        "relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 md:mx-0 md:gap-6 md:overflow-visible md:px-0 md:pb-0",
        className,
      )}
    >
      {items.map(({ key, content }) => (
        <li
          key={key}
          className={classNames(
            "grid w-[86vw] max-w-sm shrink-0 snap-start md:w-auto md:max-w-none",
            itemClassName,
          )}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}

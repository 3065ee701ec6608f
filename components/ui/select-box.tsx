import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

interface SelectBoxProps extends ComponentProps<"select"> {
  /** Of the box around it. */
  boxClassName?: string;
}

/** A select whose arrow keeps the distance from the edge that its words have. */
export function SelectBox({ boxClassName, className, ...select }: SelectBoxProps) {
  return (
    <span className={classNames("relative block min-w-0", boxClassName)}>
      <select {...select} className={classNames(className, "w-full appearance-none truncate pr-9")} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

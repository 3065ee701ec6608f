import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { classNames } from "@/lib/class-names";

const edges = { near: "right-3", far: "right-4" } as const;

interface SelectBoxProps extends ComponentProps<"select"> {
  /** How far its words, and so its arrow, stand from the edge. */
  edge?: keyof typeof edges;
  /** Of the box around it. */
  boxClassName?: string;
}

/** A select whose arrow keeps the distance from the edge that its words have. */
export function SelectBox({ edge = "near", boxClassName, className, ...select }: SelectBoxProps) {
  return (
    <span className={classNames("relative block min-w-0", boxClassName)}>
      <select {...select} className={classNames(className, "w-full appearance-none truncate pr-9")} />
      <Icon name="chevron-down" className={classNames("select-arrow", edges[edge])} />
    </span>
  );
}

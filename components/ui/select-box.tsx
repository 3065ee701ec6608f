import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

const edges = { near: "right-3", far: "right-4" } as const;

interface SelectBoxProps extends ComponentProps<"select"> {
  /** The distance of text and arrow from the edge. */
  edge?: keyof typeof edges;
  boxClassName?: string;
}

/** A select whose arrow has the same distance from the edge as its text. */
export function SelectBox({ edge = "near", boxClassName, className, ...select }: SelectBoxProps) {
  return (
    <span className={classNames("relative block min-w-0", boxClassName)}>
      <select {...select} className={classNames(className, "w-full appearance-none truncate pr-9")} />
      <Icon name="chevron-down" className={classNames("select-arrow", edges[edge])} />
    </span>
  );
}

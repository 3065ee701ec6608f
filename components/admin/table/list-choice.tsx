import type { ComponentProps } from "react";
import { SelectBox } from "@/components/ui/select-box";

interface ListChoiceProps extends ComponentProps<"select"> {
  "aria-label": string;
  /** What it says when it narrows nothing. */
  any: string;
  options: { value: string; label: string }[];
}

/** One way to narrow a list; marked while it does. */
export function ListChoice({ any, options, ...select }: ListChoiceProps) {
  return (
    <SelectBox
      {...select}
      data-set={(select.value ?? select.defaultValue) ? "" : undefined}
      boxClassName="sm:w-40 xl:w-44"
      className="h-11 rounded-lg border border-sand-500 bg-white pl-3 text-base hover:border-sea-600 data-set:border-sea-700 data-set:bg-sea-50 data-set:font-medium sm:text-sm"
    >
      <option value="">{any}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectBox>
  );
}

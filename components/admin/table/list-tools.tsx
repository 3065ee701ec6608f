import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { SelectBox } from "@/components/ui/select-box";

/** Search, filters and count above a list, in lines that break. */
export function ListTools({ children }: { children: ReactNode }) {
  return <search className="mb-3 flex flex-wrap items-center gap-2 sm:mb-4 sm:gap-3">{children}</search>;
}

interface ListSearchProps extends ComponentProps<"input"> {
  "aria-label": string;
  children?: ReactNode;
}

export function ListSearch({ children, ...input }: ListSearchProps) {
  return (
    <div className="relative flex min-w-0 grow basis-40 sm:basis-56 lg:max-w-80">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        {...input}
        className="h-11 w-full min-w-0 rounded-lg border border-sand-500 bg-white pr-11 pl-11 text-base hover:border-sea-600 sm:text-sm"
      />
      {children}
    </div>
  );
}

interface ListChoiceProps extends ComponentProps<"select"> {
  "aria-label": string;
  any: string;
  options: { value: string; label: string }[];
}

export function ListChoice({ any, options, ...select }: ListChoiceProps) {
  return (
    <SelectBox
      {...select}
      data-set={(select.value ?? select.defaultValue) ? "" : undefined}
      boxClassName="min-w-0 max-sm:grow max-sm:basis-[calc(50%-0.5rem)] sm:w-40 xl:w-44"
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

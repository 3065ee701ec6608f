import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

interface ListSearchProps extends ComponentProps<"input"> {
  "aria-label": string;
  /** At its end. */
  children?: ReactNode;
}

/** Where one types what a list is searched for. */
export function ListSearch({ children, ...input }: ListSearchProps) {
  return (
    <div className="relative flex min-w-0 max-sm:col-span-2 sm:grow sm:basis-56 lg:max-w-80">
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

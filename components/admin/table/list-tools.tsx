import type { ReactNode } from "react";

/** Search, filters and count above a list: in a row, on a phone two beside each other below the search. */
export function ListTools({ children }: { children: ReactNode }) {
  return (
    <search className="mb-4 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap sm:gap-3">
      {children}
    </search>
  );
}

import type { ReactNode } from "react";

/** A record of a `DataTable`; on a phone its picture stands beside the rest. */
export function DataRow({ children }: { children: ReactNode }) {
  return (
    <tr className="transition-colors hover:bg-sea-50/60 max-md:grid max-md:grid-cols-[5rem_minmax(0,1fr)] max-md:gap-x-4 max-md:p-4">
      {children}
    </tr>
  );
}

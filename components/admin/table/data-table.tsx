import type { ReactNode } from "react";

interface DataTableProps {
  /** What the table lists, for screen readers. */
  label: string;
  columns: string[];
  /** `DataRow`s. */
  children: ReactNode;
}

/** Records in rows; on a phone each row is a card. */
export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-white shadow-card">
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">{label}</caption>
        <thead className="bg-sand-100 text-left text-ink-soft text-xs max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-2 py-3 font-semibold first:pl-4 last:pr-4 last:text-right lg:px-3 lg:last:pr-5 lg:first:pl-5"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">{children}</tbody>
      </table>
    </div>
  );
}

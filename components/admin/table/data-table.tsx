import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { MarkedRow } from "./list-return";

interface DataTableProps {
  label: string;
  /** The address of a list whose records have pages. */
  list?: string;
  columns: string[];
  endsInActions?: boolean;
  children: ReactNode;
}

/** Shows records in rows. On phones each row is a card. */
export function DataTable({ label, list, columns, endsInActions = true, children }: DataTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-white shadow-card">
      {list && <MarkedRow list={list} />}
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">{label}</caption>
        <thead className="bg-sand-100 text-left text-ink-soft text-xs max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  "px-2 py-3 font-semibold first:pl-4 last:pr-4 lg:px-3 lg:last:pr-5 lg:first:pl-5",
                  endsInActions && "last:text-right",
                )}
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

/** The look of the row that was opened or saved last. */
export const markedRowClass =
  "aria-[current]:bg-coral-50 aria-[current]:shadow-[inset_3px_0_0_var(--color-coral-500)]";

interface DataRowProps {
  id: number;
  hasPicture: boolean;
  children: ReactNode;
}

export function DataRow({ id, hasPicture, children }: DataRowProps) {
  return (
    <tr
      data-record={id}
      className={classNames(
        markedRowClass,
        "transition-colors hover:bg-sea-50/60 max-md:grid max-md:p-4",
        hasPicture
          ? "max-md:grid-cols-[calc(var(--spacing)*20)_minmax(0,1fr)] max-md:gap-x-4"
          : "max-md:grid-cols-[0_minmax(0,1fr)] max-md:gap-y-1",
      )}
    >
      {children}
    </tr>
  );
}

const slotClasses = {
  picture: "max-md:row-span-6",
  value: "max-md:col-start-2 max-md:pb-1",
  actions: "max-md:col-start-2 md:text-right",
} as const;

interface DataCellProps {
  slot?: keyof typeof slotClasses;
  label?: string;
  children: ReactNode;
}

export function DataCell({ slot = "value", label, children }: DataCellProps) {
  return (
    <td
      className={classNames(
        "md:px-2 md:py-3 md:last:pr-4 md:first:pl-4 lg:px-3 lg:last:pr-5 lg:first:pl-5",
        slotClasses[slot],
      )}
    >
      {label && <span className="sr-only md:hidden">{label}</span>}
      {children}
    </td>
  );
}

import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

const places = {
  picture: "max-md:row-span-6",
  value: "max-md:col-start-2 max-md:pb-1",
  actions: "max-md:col-start-2 md:text-right",
} as const;

interface DataCellProps {
  place?: keyof typeof places;
  /** The column's name, read out where a phone shows no heads. */
  label?: string;
  children: ReactNode;
}

/** One value of a `DataRow`. */
export function DataCell({ place = "value", label, children }: DataCellProps) {
  return (
    <td
      className={classNames(
        "md:px-2 md:py-3 md:last:pr-4 md:first:pl-4 lg:px-3 lg:last:pr-5 lg:first:pl-5",
        places[place],
      )}
    >
      {label && <span className="sr-only md:hidden">{label}</span>}
      {children}
    </td>
  );
}

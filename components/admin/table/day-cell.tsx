import type { ReactNode } from "react";
import { formatDay } from "@/components/admin/format-day";
import { DataCell } from "./data-cell";

interface DayCellProps {
  label: string;
  day: Date;
  /** What the day means today. */
  children: ReactNode;
}

/** A day of a record, and below it, on a phone beside it, what it means. */
export function DayCell({ label, day, children }: DayCellProps) {
  return (
    <DataCell label={label}>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:justify-items-start">
        <time dateTime={day.toISOString().slice(0, 10)} className="whitespace-nowrap">
          {formatDay(day)}
        </time>
        {children}
      </span>
    </DataCell>
  );
}

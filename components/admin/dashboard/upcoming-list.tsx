import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { formatDay } from "@/components/admin/format-day";
import type { Upcoming } from "@/lib/dashboard/upcoming";

interface UpcomingListProps {
  items: Upcoming[];
  /** Where a record is shown: its address up to the id. */
  address: string;
  /** What stands beside a record's day. */
  note?: (item: Upcoming) => ReactNode;
}

/** Records that come or go on a day, with the way to each. */
export function UpcomingList({ items, address, note }: UpcomingListProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="not-last:pb-2 not-first:pt-2">
          <AdminLink
            href={`${address}/${item.id}`}
            className="group/item flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5"
          >
            <span className="min-w-0 font-medium group-hover/item:underline">{item.title}</span>
            <span className="text-ink-soft text-xs">
              {formatDay(item.date)}
              {note && <> · {note(item)}</>}
            </span>
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}

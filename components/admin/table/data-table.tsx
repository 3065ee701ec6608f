import { Eye, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { classNames } from "@/components/ui/class-names";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { formatShortDay } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { pictureSource } from "@/lib/storage/picture-source";
import type { StoredImage } from "@/lib/storage/stored-image";
import { DeleteRecord } from "../delete-button";
import { IconLink } from "./icon-link";

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

/** A record of a `DataTable`; on a phone its picture stands beside the rest. */
export function DataRow({ children }: { children: ReactNode }) {
  return (
    <tr className="transition-colors hover:bg-sea-50/60 max-md:grid max-md:grid-cols-[5rem_minmax(0,1fr)] max-md:gap-x-4 max-md:p-4">
      {children}
    </tr>
  );
}

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

interface DayCellProps {
  label: string;
  day: Date;
  children: ReactNode;
}

/** A date with what it means below, on a phone beside it. */
export function DayCell({ label, day, children }: DayCellProps) {
  return (
    <DataCell label={label}>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:justify-items-start">
        <time dateTime={day.toISOString().slice(0, 10)} className="whitespace-nowrap">
          {formatShortDay(day, "id")}
        </time>
        {children}
      </span>
    </DataCell>
  );
}

export function RowPicture({ file }: { file: StoredImage | null }) {
  return (
    <div className="aspect-4/3 w-20 md:max-lg:w-14 overflow-hidden rounded-lg bg-sea-100">
      {file ? <Picture source={pictureSource(file)} alt="" sizes="5rem" /> : <PicturePlaceholder />}
    </div>
  );
}

export function TitleLink({ href, children }: { href: string; children: string }) {
  return (
    <AdminLink
      href={href}
      className="wrap-anywhere font-semibold text-base leading-snug hover:underline md:text-sm"
    >
      <bdi>{children}</bdi>
    </AdminLink>
  );
}

interface RecordActionsProps {
  area: "promos" | "blogs";
  id: number;
  title: string;
}

export function RecordActions({ area, id, title }: RecordActionsProps) {
  return (
    <DataCell place="actions">
      <span className="inline-flex max-md:-ml-2.5">
        <IconLink href={`/admin/${area}/${id}`} label={`${adminText(`${area}.view`)}: ${title}`} Icon={Eye} />
        <IconLink
          href={`/admin/${area}/edit/${id}`}
          label={`${adminText(`${area}.edit`)}: ${title}`}
          Icon={Pencil}
        />
        <DeleteRecord area={area} id={id} title={title} variant="icon" />
      </span>
    </DataCell>
  );
}

import { Eye, Pencil } from "lucide-react";
import { adminText } from "@/lib/i18n/admin-messages";
import { DataCell } from "./data-cell";
import { DeleteRecord } from "./delete-record";
import { IconLink } from "./icon-link";

interface RecordActionsProps {
  area: "promos" | "blogs";
  id: number;
  title: string;
}

/** The last cell of a row: see the record, change it, delete it. */
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
        <DeleteRecord area={area} id={id} title={title} look="icon" />
      </span>
    </DataCell>
  );
}

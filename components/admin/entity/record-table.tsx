import { Copy, Eye, type LucideIcon, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { DeleteRecord } from "@/components/admin/delete-button";
import { DataCell, DataRow, DataTable } from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { IconLink } from "@/components/admin/table/icon-link";
import { button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { formatShortDay } from "@/lib/format";
import { adminText, type RecordArea } from "@/lib/i18n/admin-messages";
import { type Entity, entities, entityDefinition } from "@/lib/registry/entities";
import { pictureSource } from "@/lib/storage/picture-source";
import type { StoredImage } from "@/lib/storage/stored-image";

interface ListedRecord {
  id: number;
  file: StoredImage | null;
}

interface Column<R> {
  label: string;
  cell: (record: R) => ReactNode;
}

interface RecordTableProps<R> {
  area: RecordArea;
  records: R[];
  titleOf: (record: R) => string;
  marks?: (record: R) => ReactNode;
  columns: Column<R>[];
  Icon: LucideIcon;
  /** A new record can begin as a copy: `create?copyFrom=12`. */
  canCopy?: boolean;
  /** The list is filtered, so an empty result does not mean that there are no records. */
  isFiltered?: boolean;
}

function EmptyRecords({
  area,
  Icon,
  isFiltered,
}: Pick<RecordTableProps<never>, "area" | "Icon" | "isFiltered">) {
  const words = isFiltered
    ? { text: adminText("blogs.emptyFiltered"), hint: adminText("blogs.emptyFilteredHint") }
    : { text: adminText(`${area}.empty`), hint: adminText(`${area}.emptyHint`) };
  return (
    <EmptyState
      {...words}
      Icon={Icon}
      action={
        <AdminLink
          href={isFiltered ? `/admin/${area}` : `/admin/${area}/create`}
          className={button({ variant: "secondary" })}
        >
          {adminText(isFiltered ? "blogs.reset" : `${area}.add`)}
        </AdminLink>
      }
    />
  );
}

function RowPicture({ file }: { file: StoredImage | null }) {
  return (
    <div className="aspect-4/3 w-20 md:max-lg:w-14 overflow-hidden rounded-lg bg-sea-100">
      {file ? <Picture source={pictureSource(file)} alt="" sizes="5rem" /> : <PicturePlaceholder />}
    </div>
  );
}

/** A date with an explanation, which phones show next to the date. */
export function DayValue({ day, children }: { day: Date; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:justify-items-start">
      <time dateTime={day.toISOString().slice(0, 10)} className="whitespace-nowrap">
        {formatShortDay(day, "id")}
      </time>
      {children}
    </span>
  );
}

function entityOf(area: RecordArea): Entity {
  const found = entities.find((entity) => entityDefinition(entity).area === area);
  if (!found) throw new Error(`No entity has the area ${area}.`);
  return found;
}

interface RowActionsProps extends Pick<RecordTableProps<never>, "area" | "canCopy"> {
  id: number;
  title: string;
}

function RowActions({ area, id, title, canCopy }: RowActionsProps) {
  return (
    <span className="inline-flex max-md:-ml-2.5">
      <IconLink href={`/admin/${area}/${id}`} label={`${adminText(`${area}.view`)}: ${title}`} Icon={Eye} />
      <IconLink
        href={`/admin/${area}/edit/${id}`}
        label={`${adminText(`${area}.edit`)}: ${title}`}
        Icon={Pencil}
      />
      {canCopy && (
        <IconLink
          href={`/admin/${area}/create?copyFrom=${id}`}
          label={adminText("tourList.copy", { name: title })}
          Icon={Copy}
        />
      )}
      <DeleteRecord area={area} entity={entityOf(area)} id={id} title={title} variant="icon" />
    </span>
  );
}

export function RecordTable<R extends ListedRecord>({
  area,
  records,
  titleOf,
  ...props
}: RecordTableProps<R>) {
  const { marks, columns, Icon, isFiltered, canCopy } = props;
  if (records.length === 0) return <EmptyRecords area={area} Icon={Icon} isFiltered={isFiltered} />;
  const heads = [
    adminText(`${area}.image`),
    adminText(`${area}.name`),
    ...columns.map(({ label }) => label),
    adminText(`${area}.actions`),
  ];
  return (
    <DataTable list={`/admin/${area}`} label={adminText(`${area}.title`)} columns={heads}>
      {records.map((record) => {
        const { id, file } = record;
        const title = titleOf(record);
        return (
          <DataRow key={id} id={id}>
            <DataCell slot="picture">
              <RowPicture file={file} />
            </DataCell>
            <DataCell>
              <span className="grid justify-items-start gap-1.5">
                <AdminLink
                  href={`/admin/${area}/${id}`}
                  className="wrap-anywhere font-semibold text-base leading-snug hover:underline md:text-sm"
                >
                  <bdi>{title}</bdi>
                </AdminLink>
                {marks?.(record)}
              </span>
            </DataCell>
            {columns.map(({ label, cell }) => (
              <DataCell key={label} label={label}>
                {cell(record)}
              </DataCell>
            ))}
            <DataCell slot="actions">
              <RowActions area={area} id={id} title={title} canCopy={canCopy} />
            </DataCell>
          </DataRow>
        );
      })}
    </DataTable>
  );
}

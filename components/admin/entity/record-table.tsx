import { Copy, Eye, type LucideIcon, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink, IconLink } from "@/components/admin/admin-link";
import { DeleteRecord } from "@/components/admin/delete-button";
import { DataCell, DataRow, DataTable } from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { button } from "@/components/ui/button";
import type { EntityPageNames } from "@/lib/core/entity/entity-page-names";
import { adminText, type ListWords, type PageWords } from "@/lib/core/i18n/admin-messages";
import type { Entity } from "@/lib/registry/entities";

type ListPageNames = EntityPageNames<Entity, ListWords>;

interface ListedRecord {
  id: number;
}

interface Column<R> {
  label: string;
  labelled?: boolean;
  cell: (record: R) => ReactNode;
}

interface RecordTableProps<R> {
  pages: ListPageNames;
  records: R[];
  titleOf: (record: R) => string;
  picture?: (record: R) => ReactNode;
  title?: (record: R) => ReactNode;
  marks?: (record: R) => ReactNode;
  columns: Column<R>[];
  Icon: LucideIcon;
  /** The last part of the record's path below `/api`, by default the id of the record. */
  keyOf?: (record: R) => string;
  links?: (record: R, title: string) => ReactNode;
  deleteQuestion?: (record: R) => string | undefined;
  /** A new record can begin as a copy: `create?copyFrom=12`. */
  canCopy?: boolean;
  /** The list is filtered, so an empty result does not mean that there are no records. */
  isFiltered?: boolean;
}

function isPaged(pages: ListPageNames): pages is EntityPageNames<Entity, PageWords> {
  return pages.hasPages;
}

type EmptyRecordsProps = Pick<RecordTableProps<never>, "pages" | "Icon" | "isFiltered">;

export function EmptyRecords({ pages: { words, list, address }, Icon, isFiltered }: EmptyRecordsProps) {
  const texts = isFiltered
    ? { text: adminText("blogs.emptyFiltered"), hint: adminText("blogs.emptyFilteredHint") }
    : { text: adminText(`${words}.empty`), hint: adminText(`${words}.emptyHint`) };
  return (
    <EmptyState
      {...texts}
      Icon={Icon}
      action={
        <AdminLink
          href={isFiltered ? list : `${address}/create`}
          className={button({ variant: "secondary" })}
        >
          {adminText(isFiltered ? "blogs.reset" : `${words}.add`)}
        </AdminLink>
      }
    />
  );
}

interface RowActionsProps<R> extends RecordTableProps<R> {
  record: R;
}

function RowActions<R extends ListedRecord>({ pages, record, ...props }: RowActionsProps<R>) {
  const { titleOf, links, canCopy, keyOf, deleteQuestion } = props;
  const { words, address } = pages;
  const { id } = record;
  const title = titleOf(record);
  return (
    <span className="inline-flex max-md:-ml-2.5">
      {isPaged(pages) && (
        <IconLink
          href={`${address}/${id}`}
          label={`${adminText(`${pages.words}.view`)}: ${title}`}
          Icon={Eye}
        />
      )}
      {links?.(record, title)}
      <IconLink
        href={`${address}/edit/${id}`}
        label={`${adminText(`${words}.edit`)}: ${title}`}
        Icon={Pencil}
      />
      {canCopy && (
        <IconLink
          href={`${address}/create?copyFrom=${id}`}
          label={adminText("tourList.copy", { name: title })}
          Icon={Copy}
        />
      )}
      <DeleteRecord
        pages={pages}
        id={id}
        recordKey={keyOf?.(record)}
        title={title}
        question={deleteQuestion?.(record)}
        variant="icon"
      />
    </span>
  );
}

function RecordRow<R extends ListedRecord>(props: RowActionsProps<R>) {
  const { pages, record, titleOf, picture, title, marks, columns } = props;
  const { id } = record;
  return (
    <DataRow id={id} hasPicture={pages.hasPages}>
      {pages.hasPages && <DataCell slot="picture">{picture?.(record)}</DataCell>}
      <DataCell>
        <span className="grid justify-items-start gap-1.5">
          <AdminLink
            href={pages.hasPages ? `${pages.address}/${id}` : `${pages.address}/edit/${id}`}
            className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-base leading-snug hover:underline md:min-h-6 md:text-sm"
          >
            {title?.(record) ?? <bdi>{titleOf(record)}</bdi>}
          </AdminLink>
          {marks?.(record)}
        </span>
      </DataCell>
      {columns.map(({ label, labelled, cell }) => (
        <DataCell key={label} label={label}>
          {labelled && <span className="text-ink-soft md:hidden">{label}: </span>}
          {cell(record)}
        </DataCell>
      ))}
      <DataCell slot="actions">
        <RowActions {...props} />
      </DataCell>
    </DataRow>
  );
}

export function RecordTable<R extends ListedRecord>(props: RecordTableProps<R>) {
  const { pages, records, columns, Icon, isFiltered } = props;
  if (records.length === 0) return <EmptyRecords pages={pages} Icon={Icon} isFiltered={isFiltered} />;
  const heads = [
    ...(isPaged(pages) ? [adminText(`${pages.words}.image`)] : []),
    adminText(`${pages.words}.name`),
    ...columns.map(({ label }) => label),
    adminText(`${pages.words}.actions`),
  ];
  return (
    <DataTable list={pages.list} label={adminText(`${pages.words}.title`)} columns={heads}>
      {records.map((record) => (
        <RecordRow key={record.id} {...props} record={record} />
      ))}
    </DataTable>
  );
}

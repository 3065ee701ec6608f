import { Pencil } from "lucide-react";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { DeleteRecord } from "@/components/admin/delete-button";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { button } from "@/components/ui/button";
import { idParams } from "@/lib/core/api/query";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { adminText, type PageWords } from "@/lib/core/i18n/admin-messages";
import { type FormEntity, records } from "@/lib/registry/entities";

/** An entity whose records have a page each. */
type PagedEntity = FormEntity<PageWords>["name"];

interface RecordPageProps<T> {
  entity: PagedEntity;
  params: Promise<{ id?: string | string[] }>;
  get: (id: number) => Promise<T | null>;
  children: (record: T) => ReactNode;
}

async function Loaded<T>({ params, get, children }: RecordPageProps<T>) {
  const { id } = await params;
  const { data } = idParams.safeParse({ id: Array.isArray(id) ? id.join("/") : id });
  const record = data && (await get(data.id));
  if (!record) notFound();
  return children(record);
}

/** Shows one record, the not-found page of the entity, or a retry if the record cannot be read. */
export function RecordPage<T>(props: RecordPageProps<T>) {
  return (
    <LoadFailure text={adminText(`${records[props.entity].words}.loadFailure`)}>
      <Loaded {...props} />
    </LoadFailure>
  );
}

interface RecordHeaderProps {
  entity: PagedEntity;
  id: number;
  title: string;
}

export function RecordHeader({ entity, id, title }: RecordHeaderProps) {
  const pages = entityPagesOf(records[entity]);
  const { words, list, address } = pages;
  return (
    <PageHeader
      title={title}
      intro={adminText(`${words}.detailTitle`)}
      actions={
        <>
          <BackLink href={list} label={adminText(`${words}.backToList`)} />
          <HistoryLink entity={entity} id={id} />
          <AdminLink
            href={`${address}/edit/${id}`}
            className={button({ variant: "secondary", size: "small" })}
          >
            <Pencil aria-hidden="true" className="size-4.5" />
            {adminText(`${words}.edit`)}
          </AdminLink>
          <DeleteRecord
            pages={pages}
            id={id}
            title={title}
            question={adminText(`${words}.deleteFinal`)}
            variant="button"
          />
        </>
      }
    />
  );
}

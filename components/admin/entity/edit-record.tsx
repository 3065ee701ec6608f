import type { ReactNode } from "react";
import { BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { idParams } from "@/lib/api/query";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Entity } from "@/lib/registry/entities";

type AreaWords = "closedDays" | "pickupAreas" | "places" | "searchWords" | "sharedTexts";

interface EditRecordProps<T> {
  words: AreaWords;
  /** The address of the list below `/admin`. */
  area: string;
  entity: Entity;
  /** The id as the address of the page has it. */
  id: string;
  get: (id: number) => Promise<T | null>;
  heading?: (record: T) => { title?: string; intro?: string };
  children: (record: T) => ReactNode;
  below?: (record: T) => ReactNode;
}

interface RecordGoneProps {
  words: AreaWords;
  area: string;
  title: string;
}

/** Says that a record without a page of its own does not exist. */
export function RecordGone({ words, area, title }: RecordGoneProps) {
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <PageHeader title={title} />
      <Alert variant="error" title={adminText("error.title")} className="w-full">
        {adminText(`${words}.notFound`)}
      </Alert>
      <BackLink href={`/admin/${area}`} label={adminText(`${words}.backToList`)} />
    </div>
  );
}

async function Loaded<T>({ words, area, entity, id, get, heading, children, below }: EditRecordProps<T>) {
  const title = adminText(`${words}.editTitle`);
  const { data } = idParams.safeParse({ id });
  const record = data && (await get(data.id));
  if (!record) return <RecordGone words={words} area={area} title={title} />;
  return (
    <>
      <PageHeader
        title={title}
        {...heading?.(record)}
        actions={<HistoryLink entity={entity} id={data.id} />}
      />
      <BrowserOnly loadingLabel={adminText(`${words}.loading`)}>{children(record)}</BrowserOnly>
      {below?.(record)}
    </>
  );
}

/** Edits a record that has a form and no page of its own. */
export function EditRecord<T>(props: EditRecordProps<T>) {
  return (
    <LoadFailure text={adminText(`${props.words}.loadFailure`)}>
      <Loaded {...props} />
    </LoadFailure>
  );
}

import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { MainLink, PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { idParams } from "@/lib/core/api/query";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { adminText, type FormPageWords, type ListWords } from "@/lib/core/i18n/admin-messages";
import { type FormEntity, records } from "@/lib/registry/entities";

type ListedEntity = FormEntity<ListWords>["name"];

type FormPageEntity = FormEntity<FormPageWords>["name"];

interface ListPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface ListContent {
  content: (props: ListPageProps) => Promise<ReactNode>;
  failure?: string;
}

interface EntityListProps extends ListContent, ListPageProps {
  entity: ListedEntity;
}

function EntityList({ entity, content: Content, failure, searchParams }: EntityListProps) {
  const { words, address } = entityPagesOf(records[entity]);
  return (
    <>
      <PageHeader
        title={adminText(`${words}.title`)}
        intro={adminText(`${words}.intro`)}
        inMenu
        main={<MainLink href={`${address}/create`} label={adminText(`${words}.add`)} Icon={Plus} />}
      />
      <LoadFailure text={failure ?? adminText(`${words}.loadFailure`)}>
        <Content searchParams={searchParams} />
      </LoadFailure>
    </>
  );
}

export function listPage(entity: ListedEntity, list: ListContent) {
  const { words, permission } = entityPagesOf(records[entity]);
  const metadata: Metadata = { title: adminText(`${words}.title`) };
  const renderList = async ({ searchParams }: ListPageProps) => {
    await requireAdmin(permission);
    return <EntityList entity={entity} {...list} searchParams={searchParams} />;
  };
  return { metadata, Page: renderList };
}

interface RecordGoneProps {
  entity: FormPageEntity;
  title: string;
}

/** Says that a record without a page of its own does not exist. */
export function RecordGone({ entity, title }: RecordGoneProps) {
  const { words, list } = entityPagesOf(records[entity]);
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <PageHeader title={title} />
      <Alert variant="error" title={adminText("error.title")} className="w-full">
        {adminText(`${words}.notFound`)}
      </Alert>
      <BackLink href={list} label={adminText(`${words}.backToList`)} />
    </div>
  );
}

interface RecordForm<R> {
  get: (id: number) => Promise<R | null>;
  form: (record: R | null) => ReactNode | Promise<ReactNode>;
  heading?: (record: R) => { title?: string; intro?: string };
  below?: (record: R) => Promise<ReactNode>;
}

interface FormPageProps<R> extends RecordForm<R> {
  entity: FormPageEntity;
}

async function NewRecord<R>({ entity, form }: FormPageProps<R>) {
  const { words } = records[entity];
  return <BrowserOnly loadingLabel={adminText(`${words}.loading`)}>{await form(null)}</BrowserOnly>;
}

async function StoredRecord<R>({ id, ...page }: FormPageProps<R> & { id: string }) {
  const { entity, get, form, heading, below } = page;
  const { words } = records[entity];
  const title = adminText(`${words}.editTitle`);
  const { data } = idParams.safeParse({ id });
  const record = data && (await get(data.id));
  if (!record) return <RecordGone entity={entity} title={title} />;
  return (
    <>
      <PageHeader
        title={title}
        {...heading?.(record)}
        actions={<HistoryLink entity={entity} id={data.id} />}
      />
      <BrowserOnly loadingLabel={adminText(`${words}.loading`)}>{await form(record)}</BrowserOnly>
      {await below?.(record)}
    </>
  );
}

interface RecordParams {
  params: Promise<{ record: string[] }>;
}

/** Makes the pages `create` and `edit/{id}` of an entity whose records have no other page. */
export function formPages<R>(entity: FormPageEntity, form: RecordForm<R>) {
  const { words, permission } = entityPagesOf(records[entity]);
  const createTitle = adminText(`${words}.createTitle`);
  const generateMetadata = async ({ params }: RecordParams): Promise<Metadata> => {
    await requireAdmin(permission);
    const [action] = (await params).record;
    return { title: action === "create" ? createTitle : adminText(`${words}.editTitle`) };
  };
  const renderForm = async ({ params }: RecordParams) => {
    await requireAdmin(permission);
    const [action, id, ...rest] = (await params).record;
    const isNew = action === "create" && id === undefined;
    if (!isNew && (action !== "edit" || id === undefined || rest.length > 0)) notFound();
    return (
      <>
        {isNew && <PageHeader title={createTitle} />}
        <LoadFailure text={adminText(`${words}.loadFailure`)}>
          {id === undefined ? (
            <NewRecord entity={entity} {...form} />
          ) : (
            <StoredRecord entity={entity} {...form} id={id} />
          )}
        </LoadFailure>
      </>
    );
  };
  return { generateMetadata, Page: renderForm };
}

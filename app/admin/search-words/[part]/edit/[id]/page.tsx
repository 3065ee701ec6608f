import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SearchWordForm } from "@/components/admin/search-words/search-word-form";
import { Alert } from "@/components/ui/alert";
import { requireAdmin } from "@/lib/auth/require-admin";
import { type OpenedRecord, openRecord } from "@/lib/content/field-drafts";
import { adminText } from "@/lib/i18n/admin-messages";
import { activityFields, aliasFields, fillerFields } from "@/lib/search-words/fields";
import { isSearchPart, type SearchPart, searchParts } from "@/lib/search-words/parts";
import { getAlias, getFiller, getSearchActivity } from "@/lib/search-words/queries";

export const metadata: Metadata = { title: adminText("searchWords.editTitle") };

const readers: Record<SearchPart, (id: number) => Promise<OpenedRecord | null>> = {
  aliases: async (id) => {
    const alias = await getAlias(id);
    return alias && openRecord(aliasFields, alias);
  },
  fillers: async (id) => {
    const filler = await getFiller(id);
    return filler && openRecord(fillerFields, filler);
  },
  activities: async (id) => {
    const activity = await getSearchActivity(id);
    return activity && openRecord(activityFields, activity);
  },
};

async function LoadedWord({ part, id }: { part: SearchPart; id: string }) {
  const record = /^[1-9]\d*$/.test(id) ? await readers[part](Number(id)) : null;
  if (!record) {
    return (
      <div className="grid max-w-xl justify-items-start gap-4">
        <PageHeader title={adminText("searchWords.editTitle")} />
        <Alert variant="error" title={adminText("error.title")} className="w-full">
          {adminText("searchWords.notFound")}
        </Alert>
        <BackLink href="/admin/search-words" label={adminText("searchWords.backToList")} />
      </div>
    );
  }
  return (
    <>
      <PageHeader
        title={adminText("searchWords.editTitle")}
        actions={<HistoryLink entity={searchParts[part].entity.name} id={record.id} />}
      />
      <BrowserOnly loadingLabel={adminText("searchWords.loading")}>
        <SearchWordForm part={part} record={record} />
      </BrowserOnly>
    </>
  );
}

interface EditParams {
  params: Promise<{ part: string; id: string }>;
}

export default async function EditSearchWordPage({ params }: EditParams) {
  await requireAdmin("editContent");
  const { part, id } = await params;
  if (!isSearchPart(part)) notFound();
  return (
    <LoadFailure text={adminText("searchWords.loadFailure")}>
      <LoadedWord part={part} id={id} />
    </LoadFailure>
  );
}

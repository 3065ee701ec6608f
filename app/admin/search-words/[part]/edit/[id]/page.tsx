import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EditRecord } from "@/components/admin/entity/edit-record";
import { SearchWordForm } from "@/components/admin/search-words/search-word-form";
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

interface EditParams {
  params: Promise<{ part: string; id: string }>;
}

export default async function EditSearchWordPage({ params }: EditParams) {
  await requireAdmin("editContent");
  const { part, id } = await params;
  if (!isSearchPart(part)) notFound();
  return (
    <EditRecord
      words="searchWords"
      area="search-words"
      entity={searchParts[part].entity.name}
      id={id}
      get={readers[part]}
    >
      {(record) => <SearchWordForm part={part} record={record} />}
    </EditRecord>
  );
}

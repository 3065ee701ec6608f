import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { formPages } from "@/components/admin/entity/entity-pages";
import { SearchWordForm } from "@/components/admin/search-words/search-word-form";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { openRecord } from "@/lib/core/content/field-drafts";
import { isSearchPart } from "@/lib/search-words/entities";
import { activityFields, aliasFields, fillerFields } from "@/lib/search-words/fields";
import { activityRows, aliasRows, fillerRows } from "@/lib/search-words/queries";

const pages = {
  aliases: formPages("search_alias", {
    get: aliasRows.get,
    form: (alias) => <SearchWordForm part="aliases" record={alias && openRecord(aliasFields, alias)} />,
  }),
  fillers: formPages("search_filler", {
    get: fillerRows.get,
    form: (filler) => <SearchWordForm part="fillers" record={filler && openRecord(fillerFields, filler)} />,
  }),
  activities: formPages("search_activity", {
    get: activityRows.get,
    form: (activity) => (
      <SearchWordForm part="activities" record={activity && openRecord(activityFields, activity)} />
    ),
  }),
};

interface PartParams {
  params: Promise<{ part: string; record: string[] }>;
}

export async function generateMetadata({ params }: PartParams): Promise<Metadata> {
  await requireAdmin("editContent");
  const { part } = await params;
  return isSearchPart(part) ? pages[part].generateMetadata({ params }) : {};
}

export default async function SearchWordPage({ params }: PartParams) {
  await requireAdmin("editContent");
  const { part } = await params;
  if (!isSearchPart(part)) notFound();
  return pages[part].Page({ params });
}

import type { Metadata } from "next";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SearchWordLists } from "@/components/admin/search-words/search-word-lists";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { activityRows, aliasRows, countAliasUses, fillerRows } from "@/lib/search-words/queries";

export const metadata: Metadata = { title: adminText("searchWords.title") };

async function LoadedLists() {
  const [aliases, fillers, activities, uses] = await Promise.all([
    aliasRows.list(),
    fillerRows.list(),
    activityRows.list(),
    countAliasUses(),
  ]);
  const counted = aliases.map((alias) => ({ ...alias, uses: uses.get(alias.id) ?? 0 }));
  return <SearchWordLists aliases={counted} fillers={fillers} activities={activities} />;
}

export default async function SearchWordsPage() {
  await requireAdmin("editContent");
  return (
    <>
      <PageHeader title={adminText("searchWords.title")} intro={adminText("searchWords.intro")} inMenu />
      <LoadFailure text={adminText("searchWords.loadFailure")}>
        <LoadedLists />
      </LoadFailure>
    </>
  );
}

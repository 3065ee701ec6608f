import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrowserOnly } from "@/components/admin/browser-only";
import { PageHeader } from "@/components/admin/page-header";
import { SearchWordForm } from "@/components/admin/search-words/search-word-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { isSearchPart } from "@/lib/search-words/parts";

export const metadata: Metadata = { title: adminText("searchWords.createTitle") };

export default async function CreateSearchWordPage({ params }: { params: Promise<{ part: string }> }) {
  await requireAdmin("editContent");
  const { part } = await params;
  if (!isSearchPart(part)) notFound();
  return (
    <>
      <PageHeader title={adminText("searchWords.createTitle")} />
      <BrowserOnly loadingLabel={adminText("searchWords.loading")}>
        <SearchWordForm part={part} record={null} />
      </BrowserOnly>
    </>
  );
}

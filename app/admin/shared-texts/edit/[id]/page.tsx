import type { Metadata } from "next";
import { BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SharedTextForm } from "@/components/admin/shared-texts/shared-text-form";
import { Alert } from "@/components/ui/alert";
import { requireAdmin } from "@/lib/auth/require-admin";
import { openRecord } from "@/lib/content/field-drafts";
import { adminText } from "@/lib/i18n/admin-messages";
import { sharedTextFields } from "@/lib/tours/shared-texts/fields";
import { countCopies, getSharedText } from "@/lib/tours/shared-texts/queries";

export const metadata: Metadata = { title: adminText("sharedTexts.editTitle") };

async function LoadedText({ id }: { id: string }) {
  const text = /^[1-9]\d*$/.test(id) ? await getSharedText(Number(id)) : null;
  if (!text) {
    return (
      <div className="grid max-w-xl justify-items-start gap-4">
        <PageHeader title={adminText("sharedTexts.editTitle")} />
        <Alert variant="error" title={adminText("error.title")} className="w-full">
          {adminText("sharedTexts.notFound")}
        </Alert>
        <BackLink href="/admin/shared-texts" label={adminText("sharedTexts.backToList")} />
      </div>
    );
  }
  const copies = (await countCopies()).get(text.id)?.copies ?? 0;
  return (
    <>
      <PageHeader
        title={adminText("sharedTexts.editTitle")}
        actions={<HistoryLink entity="shared_text" id={text.id} />}
      />
      <BrowserOnly loadingLabel={adminText("sharedTexts.loading")}>
        <SharedTextForm text={openRecord(sharedTextFields, text)} copies={copies} />
      </BrowserOnly>
    </>
  );
}

export default async function EditSharedTextPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin("editContent");
  const { id } = await params;
  return (
    <LoadFailure text={adminText("sharedTexts.loadFailure")}>
      <LoadedText id={id} />
    </LoadFailure>
  );
}

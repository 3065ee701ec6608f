import type { Metadata } from "next";
import { EditRecord } from "@/components/admin/entity/edit-record";
import { SharedTextForm } from "@/components/admin/shared-texts/shared-text-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { openRecord } from "@/lib/content/field-drafts";
import { adminText } from "@/lib/i18n/admin-messages";
import { type SharedText, sharedTextFields } from "@/lib/tours/shared-texts/fields";
import { countCopies, getSharedText } from "@/lib/tours/shared-texts/queries";

export const metadata: Metadata = { title: adminText("sharedTexts.editTitle") };

async function LoadedForm({ text }: { text: SharedText }) {
  const copies = (await countCopies()).get(text.id)?.copies ?? 0;
  return <SharedTextForm text={openRecord(sharedTextFields, text)} copies={copies} />;
}

export default async function EditSharedTextPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin("editContent");
  const { id } = await params;
  return (
    <EditRecord words="sharedTexts" area="shared-texts" entity="shared_text" id={id} get={getSharedText}>
      {(text) => <LoadedForm text={text} />}
    </EditRecord>
  );
}

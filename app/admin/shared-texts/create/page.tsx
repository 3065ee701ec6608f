import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { PageHeader } from "@/components/admin/page-header";
import { SharedTextForm } from "@/components/admin/shared-texts/shared-text-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("sharedTexts.createTitle") };

export default async function CreateSharedTextPage() {
  await requireAdmin("editContent");
  return (
    <>
      <PageHeader title={adminText("sharedTexts.createTitle")} />
      <BrowserOnly loadingLabel={adminText("sharedTexts.loading")}>
        <SharedTextForm text={null} copies={0} />
      </BrowserOnly>
    </>
  );
}

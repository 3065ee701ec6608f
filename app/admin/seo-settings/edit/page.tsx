import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SeoForm } from "@/components/admin/seo/seo-form";
import { listUnwrittenTexts } from "@/components/admin/seo/unwritten-texts";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { currentHomeView } from "@/lib/home/queries";
import { toDraft } from "@/lib/seo/draft";
import { getSeoContent } from "@/lib/seo/queries";
import { getSiteSettings } from "@/lib/site/settings";

export const metadata: Metadata = { title: adminText("seo.editTitle") };

async function LoadedForm() {
  await getSiteSettings();
  const stored = toDraft(await getSeoContent());
  return (
    <BrowserOnly loadingLabel={adminText("seo.loading")}>
      <SeoForm stored={stored} unwritten={listUnwrittenTexts(await currentHomeView())} />
    </BrowserOnly>
  );
}

export default async function EditSeoSettingsPage() {
  await requireAdmin();
  return (
    <>
      <PageHeader
        title={adminText("seo.editTitle")}
        intro={adminText("seo.editIntro")}
        actions={<HistoryLink entity="seo" />}
      />
      <LoadFailure text={adminText("seo.loadFailure")}>
        <LoadedForm />
      </LoadFailure>
    </>
  );
}

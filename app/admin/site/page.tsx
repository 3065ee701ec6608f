import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SiteForm } from "@/components/admin/site/site-form";
import { SiteTabs } from "@/components/admin/site/site-tabs";
import { requireAdmin } from "@/lib/auth/require-admin";
import { openRecord } from "@/lib/content/field-drafts";
import { env } from "@/lib/env";
import { adminText } from "@/lib/i18n/admin-messages";
import { siteFields, siteId } from "@/lib/site/fields";
import { readSiteSettings } from "@/lib/site/queries";

export const metadata: Metadata = { title: adminText("site.title") };

async function LoadedForm() {
  const { WHATSAPP_NUMBER, TELEGRAM_ACCOUNT } = env();
  const locked = { whatsapp_number: WHATSAPP_NUMBER, telegram_account: TELEGRAM_ACCOUNT };
  return (
    <BrowserOnly loadingLabel={adminText("site.loading")}>
      <SiteForm settings={openRecord(siteFields, await readSiteSettings())} locked={locked} />
    </BrowserOnly>
  );
}

export default async function SitePage() {
  await requireAdmin("manageSite");
  return (
    <>
      <PageHeader
        title={adminText("site.title")}
        intro={adminText("site.intro")}
        actions={<HistoryLink entity="site" id={siteId} />}
      />
      <SiteTabs current="/admin/site" />
      <LoadFailure text={adminText("site.loadFailure")}>
        <LoadedForm />
      </LoadFailure>
    </>
  );
}

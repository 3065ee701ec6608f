import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SiteTabs } from "@/components/admin/page-tabs";
import { DoorFigures } from "@/components/admin/site/door-figures";
import { SiteForm } from "@/components/admin/site/site-form";
import { doorPath } from "@/lib/assistants/door";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { openRecord } from "@/lib/core/content/field-drafts";
import { staffText } from "@/lib/core/content/localized-text";
import { env } from "@/lib/core/env";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";
import { listAssistantCalls } from "@/lib/figures/queries";
import { listOwnPageLinks } from "@/lib/own-pages/queries";
import { siteFields, siteId } from "@/lib/site/fields";
import { readSiteSettings } from "@/lib/site/queries";

export const metadata: Metadata = { title: adminText("site.title") };

async function LoadedForm() {
  const { WHATSAPP_NUMBER, TELEGRAM_ACCOUNT } = env();
  const locked = { whatsapp_number: WHATSAPP_NUMBER, telegram_account: TELEGRAM_ACCOUNT };
  const [settings, links] = await Promise.all([readSiteSettings(), listOwnPageLinks()]);
  const pages = links.flatMap(({ address, title, placement }) =>
    placement === "none" ? [] : [{ address, title: staffText(title) }],
  );
  return (
    <BrowserOnly loadingLabel={adminText("site.loading")}>
      <SiteForm settings={openRecord(siteFields, settings)} locked={locked} pages={pages} />
    </BrowserOnly>
  );
}

async function LoadedDoorFigures() {
  const until = dayInZone(new Date());
  const calls = await listAssistantCalls({ from: addDays(until, -27), until });
  return <DoorFigures address={absoluteUrl(doorPath)} calls={calls} />;
}

export default async function SitePage() {
  await requireAdmin("manageSite");
  return (
    <>
      <PageHeader
        title={adminText("site.title")}
        intro={adminText("site.intro")}
        inMenu
        actions={<HistoryLink entity="site" id={siteId} />}
      />
      <SiteTabs current="/admin/site" />
      <LoadFailure text={adminText("site.loadFailure")}>
        <LoadedForm />
        <LoadedDoorFigures />
      </LoadFailure>
    </>
  );
}

import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { HomeForm } from "@/components/admin/home/home-form";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SiteTabs } from "@/components/admin/page-tabs";
import { may } from "@/lib/core/auth/permissions";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { openRecord } from "@/lib/core/content/field-drafts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { homeFields, homeId } from "@/lib/home/fields";
import { getHome } from "@/lib/home/queries";

export const metadata: Metadata = { title: adminText("home.title") };

async function LoadedHome() {
  const home = await getHome();
  return (
    <BrowserOnly loadingLabel={adminText("home.loading")}>
      <HomeForm home={openRecord(homeFields, home)} />
    </BrowserOnly>
  );
}

export default async function HomeContentPage() {
  const admin = await requireAdmin("editContent");
  return (
    <>
      <PageHeader
        title={adminText("home.title")}
        intro={adminText("home.intro")}
        inMenu
        actions={<HistoryLink entity="home" id={homeId} />}
      />
      {may(admin, "manageSite") && <SiteTabs current="/admin/site/home" />}
      <LoadFailure text={adminText("home.loadFailure")}>
        <LoadedHome />
      </LoadFailure>
    </>
  );
}

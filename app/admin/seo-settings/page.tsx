import { Pencil } from "lucide-react";
import type { Metadata } from "next";
import { LoadFailure } from "@/components/admin/load-failure";
import { MainLink, PageHeader } from "@/components/admin/page-header";
import { SeoPages } from "@/components/admin/seo/seo-pages";
import { listUnwrittenTexts } from "@/components/admin/seo/unwritten-texts";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { currentHomeView } from "@/lib/home/queries";
import { getSeoContent } from "@/lib/seo/queries";
import { getSiteSettings } from "@/lib/site/settings";

export const metadata: Metadata = { title: adminText("seo.title") };

async function LoadedPages() {
  await getSiteSettings();
  return <SeoPages content={await getSeoContent()} unwritten={listUnwrittenTexts(await currentHomeView())} />;
}

export default async function SeoSettingsPage() {
  await requireAdmin();
  return (
    <>
      <PageHeader
        title={adminText("seo.title")}
        intro={adminText("seo.intro")}
        inMenu
        main={
          <MainLink href="/admin/seo-settings/edit" label={adminText("seo.edit")} lang="en" Icon={Pencil} />
        }
      />
      <LoadFailure text={adminText("seo.loadFailure")}>
        <LoadedPages />
      </LoadFailure>
    </>
  );
}

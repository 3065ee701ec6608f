import { ArrowLeft, Pencil } from "lucide-react";
import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SeoOverview } from "@/components/admin/seo/seo-overview";
import { button } from "@/components/ui/button";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { unwrittenTexts } from "@/lib/page-texts";
import { getSeoContent } from "@/lib/seo/queries";

export const metadata: Metadata = { title: adminText("seo.title") };

async function LoadedOverview() {
  return <SeoOverview content={await getSeoContent()} unwritten={unwrittenTexts()} />;
}

/** The screens of the SEO settings are English (decisions.md 7). */
export default async function SeoSettingsPage() {
  await requireAdmin();
  return (
    <div lang="en">
      <PageHeader
        title={adminText("seo.title")}
        intro={adminText("seo.intro")}
        actions={
          <>
            <AdminLink href="/admin" className={button({ look: "outline", size: "small" })}>
              <ArrowLeft aria-hidden="true" className="size-4.5" />
              {adminText("seo.back")}
            </AdminLink>
            <AdminLink href="/admin/seo-settings/edit" className={button({ size: "small" })}>
              <Pencil aria-hidden="true" className="size-4.5" />
              {adminText("seo.edit")}
            </AdminLink>
          </>
        }
      />
      <LoadFailure text={adminText("seo.loadFailure")}>
        <LoadedOverview />
      </LoadFailure>
    </div>
  );
}

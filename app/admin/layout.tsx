import "../back-office.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { KeptInBin } from "@/components/admin/delete-button";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { SiteName, StaffWords, VisitorLanguages } from "@/components/admin/operator-settings";
import { preloadFonts } from "@/components/site/layout/preload-fonts";
import { currentAdmin } from "@/lib/core/auth/require-admin";
import { env } from "@/lib/core/env";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { staffNames } from "@/lib/core/i18n/staff-names";
import { utcAttributes } from "@/lib/core/utc-offset";
import { countOpenTranslations } from "@/lib/registry/dashboard/counts";
import { siteIcons } from "@/lib/site/icons";
import { getShownLanguages, getSiteSettings } from "@/lib/site/settings";

export const viewport: Viewport = { themeColor: "#0b323d" };

export async function generateMetadata(): Promise<Metadata> {
  const name = `${adminText("frame.backOffice")} ${(await getSiteSettings()).name}`.trim();
  return {
    title: { template: `%s · ${name}`, default: adminText("frame.backOffice") },
    robots: { index: false, follow: false },
    icons: await siteIcons(),
  };
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  preloadFonts("id");
  // Each page requires the session itself; the frame must render even while the database is down.
  const admin = await currentAdmin().catch(() => null);
  const openTranslations = admin ? await countOpenTranslations().catch(() => 0) : 0;
  const { name, logo } = await getSiteSettings();
  return (
    <html lang="id" {...utcAttributes()}>
      <body>
        <AdminFrame site={{ name, logo }} admin={admin} openTranslations={openTranslations}>
          <SiteName name={name}>
            <VisitorLanguages shown={await getShownLanguages()}>
              <StaffWords names={staffNames()}>
                <KeptInBin days={env().BIN_DAYS}>{children}</KeptInBin>
              </StaffWords>
            </VisitorLanguages>
          </SiteName>
        </AdminFrame>
      </body>
    </html>
  );
}

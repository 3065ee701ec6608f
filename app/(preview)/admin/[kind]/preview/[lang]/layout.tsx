import "../../../../../site.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { VisitorLanguages } from "@/components/admin/operator-settings";
import { Controllers } from "@/components/site/controllers/controllers";
import { preloadFonts } from "@/components/site/layout/preload-fonts";
import { fallbackLanguage, isLanguage } from "@/lib/core/i18n/languages";
import { accentStyle } from "@/lib/core/pages/accent";
import { utcAttributes } from "@/lib/core/utc-offset";
import { siteIcons } from "@/lib/site/icons";
import { getShownLanguages, getSiteSettings } from "@/lib/site/settings";

export const viewport: Viewport = { themeColor: "#fdfaf5" };

export async function generateMetadata(): Promise<Metadata> {
  return { robots: { index: false, follow: false }, icons: await siteIcons() };
}

interface PreviewLayoutProps {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

/** Puts the public site's frame around a page of the back office. */
export default async function PreviewLayout({ children, params }: PreviewLayoutProps) {
  const { lang } = await params;
  const language = isLanguage(lang) ? lang : fallbackLanguage;
  preloadFonts(language);
  const { accent } = await getSiteSettings();
  return (
    <html lang={language} style={accentStyle(accent)} {...utcAttributes()}>
      <body>
        <VisitorLanguages shown={await getShownLanguages()}>{children}</VisitorLanguages>
        <Controllers />
      </body>
    </html>
  );
}

import "../../../site.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Controllers } from "@/components/site/controllers/controllers";
import { preloadFonts } from "@/components/site/layout/preload-fonts";
import { isLanguage } from "@/lib/core/i18n/languages";
import { accentStyle } from "@/lib/core/pages/accent";
import { utcAttributes } from "@/lib/core/utc-offset";
import { siteIcons } from "@/lib/site/icons";
import { getSiteSettings } from "@/lib/site/settings";

export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: "#fdfaf5" };

export async function generateMetadata(): Promise<Metadata> {
  return { robots: { index: false, follow: false }, icons: await siteIcons() };
}

interface PreviewLayoutProps {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

export default async function PreviewLayout({ children, params }: PreviewLayoutProps) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  preloadFonts(lang);
  const { accent } = await getSiteSettings();
  return (
    <html lang={lang} style={accentStyle(accent)} {...utcAttributes()}>
      <body>
        {children}
        <Controllers />
      </body>
    </html>
  );
}

import "../site.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { pageMark } from "@/components/site/controllers/controller-marks";
import { Controllers } from "@/components/site/controllers/controllers";
import { FailureBoundary } from "@/components/site/errors/failure-boundary";
import { preloadFonts } from "@/components/site/layout/preload-fonts";
import { SavedNotice } from "@/components/site/layout/saved-notice";
import { PlanMarks } from "@/components/site/plan/plan-marks";
import { env } from "@/lib/core/env";
import { isLanguage } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { accentStyle } from "@/lib/core/pages/accent";
import { manifestPath, themeColor } from "@/lib/core/pages/manifest";
import { utcAttributes } from "@/lib/core/utc-offset";
import { siteIcons } from "@/lib/site/icons";
import { getSiteSettings, siteSettings } from "@/lib/site/settings";

// The server caches pages itself; a build knows neither the database nor SITE_URL.
export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor };

export async function generateMetadata({ params }: LayoutParams): Promise<Metadata> {
  const { lang } = await params;
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: (await getSiteSettings()).name || undefined,
    manifest: isLanguage(lang) ? manifestPath(lang) : undefined,
    icons: await siteIcons(),
  };
}

export default async function PublicLayout({ children, params }: LayoutParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  preloadFonts(lang);
  const t = translate(lang);
  const { accent } = siteSettings();
  const { title, add, open, full, notKept } = messagesOf(lang, "plan");
  return (
    <html lang={lang} style={accentStyle(accent)} {...utcAttributes()}>
      <body {...pageMark.write(lang)}>
        <FailureBoundary
          title={t("errors.failedToLoad")}
          hint={t("common.errorHint")}
          retryLabel={t("common.tryAgain")}
        >
          {children}
        </FailureBoundary>
        <SavedNotice language={lang} keeps={env().OFFLINE} />
        <PlanMarks language={lang} words={{ title, add, open, full, notKept, compare: t("compare.link") }} />
        <Controllers />
      </body>
    </html>
  );
}

interface LayoutParams {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

import "../site.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { FailureBoundary } from "@/components/errors/failure-boundary";
import { HashScroll, HydrationSignal, LanguageMemory } from "@/components/layout/page-effects";
import { env } from "@/lib/env";
import { isLanguage } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { site } from "@/lib/site";

// The server caches pages itself; a build knows neither the database nor SITE_URL.
export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: "#fdfaf5" };

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: site.name,
    icons: { icon: "/favicon.svg", apple: "/apple-touch-icon.png" },
  };
}

const font = { as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export default async function PublicLayout({ children, params }: LayoutParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  preload("/fonts/onest-5.3.1-latin.woff2", font);
  if (lang === "ru") preload("/fonts/onest-5.3.1-cyrillic.woff2", font);
  const t = translate(lang);
  return (
    <html lang={lang}>
      <body>
        <FailureBoundary
          title={t("errors.failedToLoad")}
          hint={t("common.errorHint")}
          retryLabel={t("common.tryAgain")}
        >
          {children}
        </FailureBoundary>
        <LanguageMemory language={lang} />
        <HashScroll />
        <HydrationSignal />
      </body>
    </html>
  );
}

interface LayoutParams {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

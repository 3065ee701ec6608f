import "../../../site.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preloadFonts } from "@/components/site/layout/preload-fonts";
import { isLanguage } from "@/lib/i18n/languages";

export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: "#fdfaf5" };

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  icons: { icon: "/favicon.svg", apple: "/apple-touch-icon.png" },
};

interface PreviewLayoutProps {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

export default async function PreviewLayout({ children, params }: PreviewLayoutProps) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  preloadFonts(lang);
  return (
    <html lang={lang}>
      <body>{children}</body>
    </html>
  );
}

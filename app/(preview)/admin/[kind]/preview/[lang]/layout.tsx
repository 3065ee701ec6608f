import "../../../../../site.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { fallbackLanguage, isLanguage } from "@/lib/i18n/languages";

export const viewport: Viewport = { themeColor: "#fdfaf5" };

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  icons: { icon: "/favicon.svg", apple: "/apple-touch-icon.png" },
};

const font = { as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

interface PreviewLayoutProps {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

/** The public site's frame around a page of the back office. */
export default async function PreviewLayout({ children, params }: PreviewLayoutProps) {
  const { lang } = await params;
  preload("/fonts/onest-5.3.1-latin.woff2", font);
  if (lang === "ru") preload("/fonts/onest-5.3.1-cyrillic.woff2", font);
  return (
    <html lang={isLanguage(lang) ? lang : fallbackLanguage}>
      <body>{children}</body>
    </html>
  );
}

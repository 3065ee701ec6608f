import "../back-office.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preloadFonts } from "@/components/site/layout/preload-fonts";
import { adminText } from "@/lib/i18n/admin-messages";
import { site } from "@/lib/site";

export const viewport: Viewport = { themeColor: "#0b323d" };

export const metadata: Metadata = {
  title: `${adminText("login.title")} · ${site.name}`,
  robots: { index: false, follow: false },
  icons: { icon: "/favicon.svg", apple: "/apple-touch-icon.png" },
};

export default function LoginLayout({ children }: { children: ReactNode }) {
  preloadFonts("id");
  return (
    <html lang="id">
      <body>{children}</body>
    </html>
  );
}

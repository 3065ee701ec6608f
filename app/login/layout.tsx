import "../back-office.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { adminText } from "@/lib/i18n/admin-messages";
import { site } from "@/lib/site";

export const viewport: Viewport = { themeColor: "#0b323d" };

export const metadata: Metadata = {
  title: `${adminText("login.title")} · ${site.name}`,
  robots: { index: false, follow: false },
  icons: { icon: "/favicon.svg", apple: "/apple-touch-icon.png" },
};

export default function LoginLayout({ children }: { children: ReactNode }) {
  preload("/fonts/onest-5.3.1-latin.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang="id">
      <body>{children}</body>
    </html>
  );
}

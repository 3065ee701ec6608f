import "../back-office.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preloadFonts } from "@/components/site/layout/preload-fonts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { siteIcons } from "@/lib/site/icons";
import { getSiteSettings } from "@/lib/site/settings";

export const viewport: Viewport = { themeColor: "#0b323d" };

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSiteSettings();
  const title = adminText("login.title");
  return {
    title: { template: name ? `%s · ${name}` : "%s", default: name ? `${title} · ${name}` : title },
    robots: { index: false, follow: false },
    icons: await siteIcons(),
  };
}

export default function LoginLayout({ children }: { children: ReactNode }) {
  preloadFonts("id");
  return (
    <html lang="id">
      <body>{children}</body>
    </html>
  );
}

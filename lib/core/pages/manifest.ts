import type { Language } from "../i18n/languages";
import { iconPath, type LogoIcon, logoIcons } from "../storage/logo-names";
import { homePath } from "./paths";

/** The ground of every public page, which a phone also shows while the site starts. */
export const themeColor = "#fdfaf5";

export function manifestPath(language: Language): string {
  return `${homePath(language)}/manifest.webmanifest`;
}

/** The web app manifest of a language, as JSON. With the browser's own bar for going back: the site has none. */
export function siteManifest(
  language: Language,
  name: string,
  { accent, logo, short_name }: { accent: string | null; logo: string | null; short_name: string | null },
): string {
  const icon = (file: LogoIcon, purpose: "any" | "maskable") => {
    const { size } = logoIcons[file];
    return { src: iconPath(logo, file), sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  return JSON.stringify({
    id: homePath(language),
    name,
    short_name: short_name ?? name,
    lang: language,
    start_url: homePath(language),
    scope: "/",
    display: "minimal-ui",
    background_color: themeColor,
    theme_color: accent ?? themeColor,
    icons: [icon("icon-192.png", "any"), icon("icon-512.png", "any"), icon("maskable-512.png", "maskable")],
  });
}

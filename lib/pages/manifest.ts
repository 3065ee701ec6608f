import type { Language } from "../i18n/languages";
import { homePath } from "./paths";

/** The ground of every public page, which a phone also shows while the site starts. */
export const themeColor = "#fdfaf5";

export function manifestPath(language: Language): string {
  return `${homePath(language)}/manifest.webmanifest`;
}

/** The web app manifest of a language, as JSON. With the browser's own bar for going back: the site has none. */
export function siteManifest(language: Language, name: string, accent: string | null): string {
  return JSON.stringify({
    id: homePath(language),
    name,
    short_name: name,
    lang: language,
    start_url: homePath(language),
    scope: "/",
    display: "minimal-ui",
    background_color: themeColor,
    theme_color: accent ?? themeColor,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    ],
  });
}

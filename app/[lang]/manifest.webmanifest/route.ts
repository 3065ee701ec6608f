// GET /{lang}/manifest.webmanifest, all: how the site stands on a phone's home screen

import { textRoute } from "@/lib/core/api/text-route";
import { isLanguage } from "@/lib/core/i18n/languages";
import { siteManifest } from "@/lib/core/pages/manifest";
import { brandOf, getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("manifest", async ({ lang }) => {
  if (!isLanguage(lang)) return null;
  const settings = await getSiteSettings();
  return siteManifest(lang, brandOf(settings), settings);
});

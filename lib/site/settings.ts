import "server-only";
import { cachedContent } from "../content/cached-content";
import { dependsOn } from "../content/dependencies";
import { env } from "../env";
import { sharedState } from "../shared-state";
import type { SiteSettings } from "./fields";
import { readSiteSettings } from "./queries";

const lastRead = sharedState("site-settings", (): { settings?: SiteSettings } => ({}));

const cachedSettings = cachedContent(readSiteSettings);

/** Returns the settings, read from the database once for each version of them. */
export async function getSiteSettings(): Promise<SiteSettings> {
  const settings = await cachedSettings("site:1");
  lastRead.settings = settings;
  return settings;
}

/**
 * Returns the settings as `getSiteSettings` last read them, for components, which cannot wait. `definePage` reads them before
 * each render.
 */
export function siteSettings(): SiteSettings {
  dependsOn("site:1");
  const { settings } = lastRead;
  if (!settings) throw new Error("The settings of the site were not read before this render.");
  return settings;
}

/** The name for programs that need one, such as readers of feeds: without a name, the host of the site. */
export function brandOf({ name }: Pick<SiteSettings, "name">): string {
  return name || new URL(env().SITE_URL).host;
}

/** `Tours | Harbour Days`, or the title alone while the site has no name. */
export function titleWithName(title: string): string {
  const { name } = siteSettings();
  return name ? `${title} | ${name}` : title;
}

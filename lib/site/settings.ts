import "server-only";
import { rememberClock } from "../core/calendar/clock-name";
import { cachedContent } from "../core/content/cached-content";
import { dependsOn } from "../core/content/dependencies";
import type { OptionalText } from "../core/content/localized-text";
import { whileDatabaseResponds } from "../core/db";
import { env } from "../core/env";
import { fallbackLanguage, type Language, languages } from "../core/i18n/languages";
import { rememberShownLanguages } from "../core/i18n/shown-languages";
import { sharedState } from "../core/shared-state";
import { rememberUtcOffset } from "../core/utc-offset";
import type { SiteSettings } from "./fields";
import { readSiteSettings } from "./queries";
import { emptySettings } from "./rows";
import { timeZones, usualTimeZone } from "./time-zones";

interface KnownSettings {
  settings?: SiteSettings;
  /** Stands in for settings that were never read, on the page that is shown while the database is away. */
  empty?: SiteSettings;
}

const lastRead = sharedState("site-settings", (): KnownSettings => ({}));

const cachedSettings = cachedContent(readSiteSettings);

/** The languages that the settings show to visitors. */
function languagesOf(settings: SiteSettings): readonly Language[] {
  return languages.filter((language) => settings[`shows_${language}`]);
}

export function rememberSettings(settings: SiteSettings): void {
  lastRead.settings = settings;
  rememberShownLanguages(languagesOf(settings));
  rememberUtcOffset(timeZones[settings.time_zone]);
  rememberClock({ own: settings.time_name ?? {}, isUsual: settings.time_zone === usualTimeZone });
}

/** Returns the settings, read from the database once for each version of them. */
export async function getSiteSettings(): Promise<SiteSettings> {
  const settings = await cachedSettings("site:1");
  rememberSettings(settings);
  return settings;
}

/** Reads the settings before a render. While the database is away, the render uses the last known ones. */
export async function refreshSiteSettings(): Promise<void> {
  await getSiteSettings().catch((error: unknown) => {
    if (!lastRead.settings) throw error;
  });
}

/** Reads the settings before a render that must succeed without the database: the last known ones, or empty ones. */
export async function refreshSettingsIfPossible(): Promise<void> {
  await whileDatabaseResponds(getSiteSettings()).catch(() => {
    lastRead.empty ??= emptySettings();
  });
}

/** Returns the settings as they were last read, for components, which cannot wait. `definePage` reads them before each render. */
export function siteSettings(): SiteSettings {
  dependsOn("site:1");
  const settings = lastRead.settings ?? lastRead.empty;
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

/**
 * The settings for the layout of public pages, which waits for nothing: a layout that waits would make the order of the page's bytes
 * depend on the speed of the database. The server reads the settings before it asks Next for a page.
 */
export function knownSettings(): SiteSettings {
  dependsOn("site:1");
  return lastRead.settings ?? emptySettings();
}

/** The settings for layouts, which must also render while the database is away: the last known ones, or empty ones. */
export async function getLayoutSettings(): Promise<SiteSettings> {
  const settings = await getSiteSettings().catch(() => lastRead.settings);
  return settings ?? emptySettings();
}

/** Returns the languages that visitors see, for the back office, which reads the settings by itself. */
export async function getShownLanguages(): Promise<readonly Language[]> {
  return languagesOf(await getLayoutSettings());
}

export async function getSiteName(): Promise<string> {
  return (await getLayoutSettings()).name;
}

/** A text that may be missing, in a language or in English, with its language for the attribute `lang`. */
export function shownText(text: OptionalText | null, language: Language) {
  const own = text?.[language];
  if (own) return { text: own, language };
  return text?.en ? { text: text.en, language: fallbackLanguage } : null;
}

import "server-only";
import { rememberClock } from "../core/calendar/clock-name";
import { cachedContent } from "../core/content/cached-content";
import { changesAt, dependsOn } from "../core/content/dependencies";
import type { OptionalText } from "../core/content/localized-text";
import { whileDatabaseResponds } from "../core/db";
import { env } from "../core/env";
import { isDatabaseAway } from "../core/errors";
import { fallbackLanguage, type Language, languages } from "../core/i18n/languages";
import { rememberShownLanguages } from "../core/i18n/shown-languages";
import { rememberStaffNames, type StaffNames } from "../core/i18n/staff-names";
import { log } from "../core/log";
import { sharedState } from "../core/shared-state";
import { rememberUtcOffset } from "../core/utc-offset";
import type { SiteSettings } from "./fields";
import { readSiteSettings } from "./queries";
import { emptySettings } from "./rows";
import { timeZones, usualTimeZone } from "./time-zones";

interface KnownSettings {
  /** The settings as they were last read. */
  read?: SiteSettings;
  /** The settings of a process that has read none. */
  empty?: SiteSettings;
}

const known = sharedState("site-settings", (): KnownSettings => ({}));

/** Milliseconds until a page is rendered again whose settings could not be read. */
const again = 5_000;

const cachedSettings = cachedContent(readSiteSettings);

/** The languages that the settings show to visitors. */
function languagesOf(settings: SiteSettings): readonly Language[] {
  return languages.filter((language) => settings[`shows_${language}`]);
}

/** The words of the back office in place of which staff read the names of the settings. */
const namedWords = {
  general_name: ["frame.tours", "seo.page.tours", "figures.scopes.tours"],
  international_name: [
    "frame.internationalTours",
    "seo.page.intlTours",
    "figures.scopes.international-tours",
  ],
  domestic_name: ["frame.domesticTours", "seo.page.domesticTours", "figures.scopes.domestic-tours"],
} as const;

function staffNamesOf(settings: SiteSettings): StaffNames {
  const named = Object.entries(namedWords) as [keyof typeof namedWords, readonly string[]][];
  return Object.fromEntries(
    named.flatMap(([setting, words]) => {
      const name = settings[setting]?.id || settings[setting]?.en;
      return name ? words.map((word) => [word, name]) : [];
    }),
  );
}

export function rememberSettings(settings: SiteSettings): void {
  known.read = settings;
  rememberStaffNames(staffNamesOf(settings));
  rememberShownLanguages(languagesOf(settings));
  rememberUtcOffset(timeZones[settings.time_zone]);
  rememberClock({ own: settings.time_name ?? {}, isUsual: settings.time_zone === usualTimeZone });
}

/**
 * Waits for the current settings. The process reads each version of the settings once. Never throws: while the database is
 * away, returns the known settings, and a page that shows them is rendered again within seconds.
 */
export async function getSiteSettings(): Promise<SiteSettings> {
  try {
    const settings = await whileDatabaseResponds(cachedSettings("site:1"));
    rememberSettings(settings);
    return settings;
  } catch (err) {
    if (!isDatabaseAway(err)) log().error({ err }, "The settings of the site could not be read.");
    changesAt(Date.now() + again);
    return siteSettings();
  }
}

/**
 * Returns the known settings without waiting, for components and for layouts, whose waiting would make the order of a page's bytes depend
 * on the speed of the database. The server reads the settings at its start and before each render.
 */
export function siteSettings(): SiteSettings {
  dependsOn("site:1");
  known.empty ??= emptySettings();
  return known.read ?? known.empty;
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

/** Returns the languages that visitors see, for the back office, which reads the settings by itself. */
export async function getShownLanguages(): Promise<readonly Language[]> {
  return languagesOf(await getSiteSettings());
}

/** A text that may be missing, in a language or in English, with its language for the attribute `lang`. */
export function shownText(text: OptionalText | null, language: Language) {
  const own = text?.[language];
  if (own) return { text: own, language };
  return text?.en ? { text: text.en, language: fallbackLanguage } : null;
}

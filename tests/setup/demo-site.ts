import type { SiteSettings } from "@/lib/site/fields";
import { emptySettings, toSiteSettings } from "@/lib/site/rows";
import { readDemoSite } from "@/prisma/demo-content";

const { name = "", phones, addresses, ...demo } = readDemoSite();

export const emptySite: SiteSettings = emptySettings();

const demoRow = { ...emptySite, ...demo, name, phones, addresses };

/** The settings of the demo content's invented operator. */
export const demoSite: SiteSettings = toSiteSettings(demoRow);

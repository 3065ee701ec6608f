import "server-only";
import { db } from "../core/db";
import { type SiteSettings, siteId } from "./fields";
import { toSiteSettings } from "./rows";

/** Reads the settings from the database, for staff. Pages use `getSiteSettings`. */
export async function readSiteSettings(): Promise<SiteSettings> {
  return toSiteSettings(await db("site:1").site.findUniqueOrThrow({ where: { id: siteId } }));
}

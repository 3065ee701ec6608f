import "server-only";
import { db } from "../core/db";
import { type SiteSettings, siteId } from "./fields";
import { toSiteSettings } from "./rows";

/** Reads the record of the settings, for its form, the API and commands, which must fail where the database does. */
export async function readSiteSettings(): Promise<SiteSettings> {
  return toSiteSettings(await db("site:1").site.findUniqueOrThrow({ where: { id: siteId } }));
}

import "server-only";
import type { Transaction } from "../content/change-content";
import { patchedTexts } from "../content/field-schemas";
import { lockRecord } from "../content/lock-record";
import { type SiteSettings, siteFields, siteId } from "./fields";
import { toSiteSettings } from "./rows";
import type { SiteUpdate } from "./schema";

/** Throws 409 if the settings were saved since `updated_at`. */
export async function updateSite(
  tx: Transaction,
  { updated_at, translations_confirmed, ...input }: SiteUpdate,
): Promise<SiteSettings> {
  await tx.$executeRaw`INSERT INTO site DEFAULT VALUES ON CONFLICT DO NOTHING`;
  const stored = (await lockRecord(tx, "site", siteFields, { id: siteId, updated_at })) ?? undefined;
  const data = { ...input, ...patchedTexts(siteFields, input, stored), updated_at: new Date() };
  return toSiteSettings(await tx.site.update({ where: { id: siteId }, data }));
}

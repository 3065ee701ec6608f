import "server-only";
import type { Transaction } from "../content/change-content";
import { patchedTexts } from "../content/field-schemas";
import { lockRecord } from "../content/lock-record";
import { AppError } from "../errors";
import { readLogo } from "../storage/logo-files";
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
  if (input.logo && input.logo !== stored?.logo && !(await readLogo(input.logo))) {
    const message = "Logo ini tidak ditemukan. Unggah lagi berkasnya.";
    throw new AppError(422, message, { logo: [message] });
  }
  const data = { ...input, ...patchedTexts(siteFields, input, stored), updated_at: new Date() };
  return toSiteSettings(await tx.site.update({ where: { id: siteId }, data }));
}

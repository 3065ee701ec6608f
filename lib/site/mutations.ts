import "server-only";
import type { Transaction } from "../core/content/change-content";
import { patchedTexts } from "../core/content/field-schemas";
import { lockRecord } from "../core/content/lock-record";
import { AppError } from "../core/errors";
import { hasDocument } from "../core/storage/document-files";
import { keepHtmlPictures } from "../core/storage/html-pictures";
import { readLogo } from "../core/storage/logo-files";
import { isDemoDocument } from "./document-path";
import { type SiteSettings, siteFields, siteId } from "./fields";
import { languageFields } from "./name-fields";
import { toSiteSettings } from "./rows";
import type { SiteUpdate } from "./schema";

type StoredSite = Awaited<ReturnType<Transaction["site"]["findUniqueOrThrow"]>>;

const documentFields = ["privacy_policy", "payment_methods"] as const;

/** Throws 422 for a new path whose document is neither uploaded nor one of the demonstration. */
async function checkDocuments(tx: Transaction, input: SiteUpdate, stored: StoredSite): Promise<void> {
  for (const field of documentFields) {
    const path = input[field];
    if (!path || path === stored[field] || isDemoDocument(path) || (await hasDocument(tx, path))) continue;
    const message = "Berkas PDF ini tidak ditemukan. Unggah lagi berkasnya.";
    throw new AppError(422, message, { [field]: [message] });
  }
}

/** Throws 422 for settings that would show the site in no language. */
function checkLanguages(input: SiteUpdate, stored: StoredSite): void {
  if (languageFields.some((field) => input[field] ?? stored[field])) return;
  const message = "Paling sedikit satu bahasa harus tetap tampil.";
  throw new AppError(422, message, { shows_id: [message] });
}

/** Throws 409 if the settings were saved since `updated_at`. */
export async function updateSite(
  tx: Transaction,
  { updated_at, translations_confirmed, ...input }: SiteUpdate,
): Promise<SiteSettings> {
  await tx.$executeRaw`INSERT INTO site DEFAULT VALUES ON CONFLICT DO NOTHING`;
  await lockRecord(tx, "site", siteFields, { id: siteId, updated_at });
  const stored = await tx.site.findUniqueOrThrow({ where: { id: siteId } });
  if (input.logo && input.logo !== stored.logo && !(await readLogo(input.logo))) {
    const message = "Logo ini tidak ditemukan. Unggah lagi berkasnya.";
    throw new AppError(422, message, { logo: [message] });
  }
  checkLanguages(input, stored);
  await checkDocuments(tx, input, stored);
  const written = await keepHtmlPictures(tx, siteFields, input);
  const data = { ...written, ...patchedTexts(siteFields, written, stored), updated_at: new Date() };
  return toSiteSettings(await tx.site.update({ where: { id: siteId }, data }));
}

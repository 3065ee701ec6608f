import "server-only";
import type { Transaction } from "../core/content/change-content";
import { parseSnapshot, type RecordStore } from "../core/entity/record-store";
import { changedFields, type Snapshot } from "../core/entity/snapshot";
import { found } from "../core/errors";
import { byLanguage } from "../core/i18n/languages";
import { seoEntity } from "./entity";
import { type SeoPage, seoFields, seoPages } from "./fields";
import { getPageTexts, type StoredPage, writeSeoContent } from "./mutations";
import { type SeoContent, seoInputSchema, seoResponse } from "./schema";

function seoPageOf(key: string): SeoPage | undefined {
  return seoPages.find((page) => page === key);
}

type Entries = Record<string, Snapshot | undefined>;

function seoTexts(snapshot: Snapshot): Snapshot {
  const entries = Object.values(snapshot).flatMap((page) => Object.entries((page ?? {}) as Entries));
  const texts = Object.keys(seoFields).map((name) => [
    name,
    Object.fromEntries(entries.map(([language, entry]) => [language, entry?.[name]])),
  ]);
  return Object.fromEntries(texts);
}

async function savePage(tx: Transaction, key: string, snapshot: Snapshot): Promise<StoredPage> {
  await writeSeoContent(tx, parseSnapshot(seoInputSchema, snapshot));
  return getPageTexts(tx, found(seoPageOf(key) ?? null));
}

/** A page of the site cannot be deleted: it always has texts, possibly empty ones. */
export const seoStore: RecordStore<StoredPage> = {
  entity: seoEntity,
  find: async (tx, key) => {
    const page = seoPageOf(key);
    return page === undefined ? null : getPageTexts(tx, page);
  },
  keyOf: ({ page }) => page,
  snapshot: ({ page, texts }) => ({
    [page]: byLanguage((language) =>
      Object.fromEntries(
        Object.entries(texts).map(([name, values]) => [name, Reflect.get(values, language) ?? null]),
      ),
    ),
  }),
  changed: (before, after) => changedFields(seoFields, seoTexts(before), seoTexts(after)),
  title: ({ page }) => page,
  updatedAt: ({ updated_at }) => updated_at,
  save: (tx, { page }, snapshot) => savePage(tx, page, snapshot),
  restore: savePage,
  respond: async (tx) => {
    const pages: Partial<SeoContent> = {};
    for (const page of seoPages) pages[page] = (await getPageTexts(tx, page)).texts;
    return seoResponse(pages as SeoContent);
  },
};

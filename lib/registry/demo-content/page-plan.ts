import "server-only";
import type { Transaction } from "../../core/content/change-content";
import type { Snapshot } from "../../core/entity/snapshot";
import { isEmpty, isRecord, isSame } from "../../core/forms/values";
import { seoPages } from "../../seo/fields";
import { seoStore } from "../../seo/record-store";
import { isTouched, readSeeded } from "./changes";

export interface PagePlan {
  page: string;
  /** The snapshot that empties the texts of the demo. Null if all texts of the page are the demo's. */
  texts: Snapshot | null;
}

/** Finds the texts of a page for search engines that are still those of the demo, language by language. */
function demoTexts(page: string, seeded: Snapshot, now: Snapshot): { texts: Snapshot; isDemo: boolean } {
  let isDemo = false;
  const [was, is] = [seeded[page], now[page]].map((entries) => (isRecord(entries) ? entries : {}));
  const texts = Object.entries(is ?? {}).map(([language, entry]) => {
    const before = was?.[language];
    const same = Object.entries(isRecord(entry) ? entry : {}).filter(
      ([name, value]) => !isEmpty(value) && isRecord(before) && isSame(before[name], value),
    );
    if (same.length > 0) isDemo = true;
    return [language, Object.fromEntries(same.map(([name]) => [name, null]))];
  });
  return { texts: { [page]: Object.fromEntries(texts) }, isDemo };
}

/** Lists the pages that have texts for search engines, with the texts of the demo among them. */
export async function listDemoPages(tx: Transaction) {
  const { find, snapshot, changed } = seoStore;
  const pages: (PagePlan & { isOwn: boolean; isDemo: boolean })[] = [];
  for (const page of seoPages) {
    const touched = await isTouched(tx, "seo", page);
    const record = touched === null ? null : await find(tx, page);
    if (!record || isEmpty(record.texts)) continue;
    const now = snapshot(record);
    const seeded = touched ? await readSeeded(tx, "seo", page) : now;
    const isOwn = !seeded || changed(seeded, now).length > 0;
    if (!isOwn) pages.push({ page, isOwn, isDemo: true, texts: null });
    else
      pages.push({
        page,
        isOwn,
        ...(seeded ? demoTexts(page, seeded, now) : { isDemo: false, texts: null }),
      });
  }
  return pages;
}

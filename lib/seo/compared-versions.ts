import type { Snapshot } from "../core/entity/snapshot";
import { isRecord, type PlainRecord } from "../core/forms/values";
import { seoFields } from "./fields";

/** Returns a version of a page's texts for a comparison: each field with its texts by language. */
export function seoContent(snapshot: Snapshot): PlainRecord {
  const entries = Object.values(snapshot).flatMap((page) => (isRecord(page) ? Object.entries(page) : []));
  return Object.fromEntries(
    Object.keys(seoFields).map((name) => {
      const texts = entries.map(([language, entry]) => [language, isRecord(entry) ? entry[name] : null]);
      return [name, Object.fromEntries(texts)];
    }),
  );
}

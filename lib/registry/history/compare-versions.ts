import type { Snapshot } from "../../core/entity/snapshot";
import type { PlainRecord } from "../../core/forms/values";
import { compareSnapshots, type Difference } from "../../core/history/compare";
import { compareWordsWithin } from "../../core/history/compared-words";
import { adminText } from "../../core/i18n/admin-messages";
import { seoContent } from "../../seo/compared-versions";
import {
  type AreaNames,
  type SharedTextNames,
  tourContent,
  tourReading,
} from "../../tours/compared-versions";
import { type Entity, entityDefinition } from "../entities";

function recordContent(entity: Entity, snapshot: Snapshot): PlainRecord {
  if (entity === "seo") return seoContent(snapshot);
  return entity === "tour" ? tourContent(snapshot) : snapshot;
}

/** A comparison of two long articles takes at most half a second, and its page has less than a megabyte. */
const mostMarked = { milliseconds: 300, letters: 150_000 };

/** Lists the differences between two versions of a record, in the terms of its form. */
export function compareVersions(
  entity: Entity,
  before: Snapshot,
  after: Snapshot,
  names: SharedTextNames = new Map(),
  areas: AreaNames = new Map(),
): Difference[] {
  const { fields: own } = entityDefinition(entity);
  const fields = entity === "tour" ? { ...own, ...tourReading(names, areas) } : own;
  const mark = compareWordsWithin(mostMarked, adminText("history.comparisonCut"));
  return compareSnapshots(fields, recordContent(entity, before), recordContent(entity, after), mark);
}

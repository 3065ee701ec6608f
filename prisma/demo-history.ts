import { z } from "zod";
import { blogUpdateSchema } from "../lib/blogs/schema.ts";
import type { Transaction } from "../lib/core/content/change-content.ts";
import { dayMs } from "../lib/core/durations.ts";
import type { StoredRow } from "../lib/core/entity/record-store.ts";
import type { Snapshot } from "../lib/core/entity/snapshot.ts";
import { createVersion } from "../lib/core/history/create-versions.ts";
import type { VersionAction } from "../lib/core/history/schema.ts";
import { promoUpdateSchema } from "../lib/promos/fields.ts";
import { recordStores } from "../lib/registry/record-stores.ts";
import { tourUpdateSchema } from "../lib/tours/schema.ts";
import type { DemoHistory } from "./demo-content.ts";

type Entity = "tour" | "promo" | "blog";

export interface DemoRecord {
  entity: Entity;
  name: string;
  record: StoredRow;
}

const schemas = { tour: tourUpdateSchema, promo: promoUpdateSchema, blog: blogUpdateSchema };
interface PastVersion {
  action: VersionAction;
  by: string;
  at: Date;
  snapshot: Snapshot;
  changed: string[];
}

/** The earlier versions of a record, computed backwards from its current state. */
function pastOf(
  { entity, record }: DemoRecord,
  { created, changes, deleted }: DemoHistory,
  now: Date,
): PastVersion[] {
  const at = (days: number) => new Date(now.getTime() - days * dayMs);
  const { snapshot: read, changed } = recordStores[entity];
  let snapshot = read(record);
  const end = { action: "delete" as const, snapshot, changed: [] };
  const versions: PastVersion[] = deleted ? [{ ...end, by: deleted.by, at: at(deleted.days_ago) }] : [];
  for (const { by, days_ago, before } of changes) {
    schemas[entity].parse(before);
    const earlier = { ...snapshot, ...before };
    const change = { action: "update" as const, snapshot, changed: changed(earlier, snapshot) };
    versions.unshift({ ...change, by, at: at(days_ago) });
    snapshot = earlier;
  }
  const begin = { action: "create" as const, snapshot, changed: [] };
  return [{ ...begin, by: created.by, at: at(created.days_ago) }, ...versions];
}

/** Writes the versions of the demo in the order of time. Their authors have no account here. */
export async function writeHistory(
  tx: Transaction,
  histories: DemoHistory[],
  records: DemoRecord[],
  now = new Date(),
): Promise<void> {
  const all = histories.flatMap((history) => {
    const [entity, name] = z.tuple([z.string(), z.string()]).parse(history.of);
    const found = records.find((each) => each.entity === entity && each.name === name);
    return found ? pastOf(found, history, now).map((version) => ({ ...found, ...version })) : [];
  });
  for (const { entity, record, by, ...version } of all.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const actor = { id: null, username: by, kind: "cookie" } as const;
    await createVersion(tx, recordStores[entity], record, { actor, ...version });
  }
}

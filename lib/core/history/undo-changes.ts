import "server-only";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import type { RecordStore } from "../entity/record-store";
import type { Snapshot } from "../entity/snapshot";
import { saveChanges } from "./batches";
import { lockHistories } from "./history-lock";
import { findRecords } from "./many-records";
import { undoneValues } from "./undone-values";

export interface NotedChange {
  record_key: string;
  title: string;
  before: Snapshot;
  after: Snapshot;
}

/** A value that an undo did not change. */
interface KeptValue {
  key: string;
  name: string;
  path: string;
}

/** Reverts the changes of a batch in records of one kind, except values edited since. Returns the number of changed records. */
export async function undoChanges<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  noted: readonly NotedChange[],
  change: { actor: Actor; batch: number },
): Promise<{ undone: number; kept: KeptValue[] }> {
  const keys = noted.map(({ record_key }) => record_key);
  await lockHistories(tx, store.entity.name, keys);
  const { keyOf, snapshot, changed } = store;
  const live = new Map(
    (await findRecords(tx, store, keys)).map((record) => [keyOf(record), snapshot(record)] as const),
  );
  const undone = noted.map(({ record_key: key, title, before, after }) => {
    const now = live.get(key);
    const { set, kept } = now
      ? undoneValues(store.entity.fields, { before, after, now })
      : { set: {}, kept: changed(before, after) };
    return { key, set, kept: kept.map((path) => ({ key, name: title, path })) };
  });
  const changes = undone.filter(({ set }) => Object.keys(set).length > 0);
  const count =
    changes.length === 0 ? 0 : await saveChanges(tx, store, changes, { ...change, action: "undo" });
  return { undone: count, kept: undone.flatMap(({ kept }) => kept) };
}

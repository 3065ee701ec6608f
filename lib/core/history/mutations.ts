/**
 * Every change of a record goes through these functions, which write its version (docs/decisions/22; tests/unit/history.test.ts).
 */
import "server-only";
import type { Actor } from "../auth/permissions";
import { changeContent, type Transaction } from "../content/change-content";
import type { RecordStore } from "../entity/record-store";
import type { RuleOptions } from "../translations/rule";
import { createVersion, noteChange } from "./create-versions";
import { lockHistory } from "./history-lock";
import { markRecord, unmarkRecord } from "./mark-records";
import { sweepHistoryLater } from "./retention";

export async function createRecord<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  actor: Actor,
  create: (tx: Transaction) => Promise<Stored>,
): Promise<Stored> {
  const record = await create(tx);
  await createVersion(tx, store, record, { action: "create", actor });
  await markRecord(tx, store, null, record, actor.username);
  sweepHistoryLater();
  return record;
}

/** Returns null if the record does not exist. `marks` are known states of its translations, `timeout` is that of the transaction. */
export async function updateRecord<Stored extends object>(
  store: RecordStore<Stored>,
  key: string | number,
  actor: Actor,
  update: (tx: Transaction, before: Stored | null) => Promise<Stored | null>,
  marks?: RuleOptions,
  timeout?: number,
): Promise<Stored | null> {
  const record = await changeContent(async (tx) => {
    await lockHistory(tx, store.entity.name, String(key));
    const before = await store.find(tx, String(key));
    const after = await update(tx, before);
    if (before && after) await noteChange(tx, store, before, after, { action: "update", actor, marks });
    return after;
  }, timeout);
  sweepHistoryLater();
  return record;
}

export async function updateRecords<Stored extends object>(
  store: RecordStore<Stored>,
  keys: readonly string[],
  actor: Actor,
  update: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await changeContent(async (tx) => {
    const before = new Map<string, Stored | null>();
    // A fixed order, so that two changes cannot deadlock.
    for (const key of keys.toSorted()) {
      await lockHistory(tx, store.entity.name, key);
      before.set(key, await store.find(tx, key));
    }
    await update(tx);
    for (const [key, was] of before) {
      const is = await store.find(tx, key);
      if (was && is) await noteChange(tx, store, was, is, { action: "update", actor });
    }
  });
  sweepHistoryLater();
}

/** The last version is in the bin from then on. Returns false if the record did not exist. */
export async function deleteRecord<Stored extends object>(
  store: RecordStore<Stored>,
  key: number,
  actor: Actor,
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const deleted = await changeContent(async (tx) => {
    await lockHistory(tx, store.entity.name, String(key));
    const record = await store.find(tx, String(key));
    const position = record ? await store.position?.(tx, record) : undefined;
    // Before the deletion, because until then the record keeps its pictures in the store.
    if (record) await createVersion(tx, store, record, { action: "delete", actor, position });
    const removed = await remove(tx);
    if (record) await unmarkRecord(tx, store, record);
    return removed;
  });
  sweepHistoryLater();
  return deleted;
}

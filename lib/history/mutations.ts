/**
 * Every change of a record goes through these functions, which write its version (docs/decisions/22; tests/unit/history.test.ts).
 */
import "server-only";
import type { Actor } from "../auth/permissions";
import { changeContent, type Transaction } from "../content/change-content";
import type { Entity } from "../registry/entities";
import type { Records } from "../registry/record-stores";
import { recordStores } from "../registry/record-stores";
import type { RuleOptions } from "../translations/rule";
import { createVersion, noteChange } from "./create-versions";
import { lockHistory } from "./history-lock";
import { markRecord, unmarkRecord } from "./mark-records";
import { sweepHistoryLater } from "./retention";

export async function createRecord<E extends Entity>(
  tx: Transaction,
  entity: E,
  actor: Actor,
  create: (tx: Transaction) => Promise<Records[E]>,
): Promise<Records[E]> {
  const record = await create(tx);
  await createVersion(tx, entity, record, { action: "create", actor });
  await markRecord(tx, entity, null, record, actor.username);
  sweepHistoryLater();
  return record;
}

/** Returns null if the record does not exist. `marks` are known states of its translations, `timeout` is that of the transaction. */
export async function updateRecord<E extends Entity>(
  entity: E,
  key: string | number,
  actor: Actor,
  update: (tx: Transaction, before: Records[E] | null) => Promise<Records[E] | null>,
  marks?: RuleOptions,
  timeout?: number,
): Promise<Records[E] | null> {
  const record = await changeContent(async (tx) => {
    await lockHistory(tx, entity, String(key));
    const before = await recordStores[entity].find(tx, String(key));
    const after = await update(tx, before);
    if (before && after) await noteChange(tx, entity, before, after, { action: "update", actor, marks });
    return after;
  }, timeout);
  sweepHistoryLater();
  return record;
}

export async function updateRecords<E extends Entity>(
  entity: E,
  keys: readonly string[],
  actor: Actor,
  update: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const { find } = recordStores[entity];
  await changeContent(async (tx) => {
    const before = new Map<string, Records[E] | null>();
    // A fixed order, so that two changes cannot deadlock.
    for (const key of keys.toSorted()) {
      await lockHistory(tx, entity, key);
      before.set(key, await find(tx, key));
    }
    await update(tx);
    for (const [key, was] of before) {
      const is = await find(tx, key);
      if (was && is) await noteChange(tx, entity, was, is, { action: "update", actor });
    }
  });
  sweepHistoryLater();
}

/** The last version is in the bin from then on. Returns false if the record did not exist. */
export async function deleteRecord<E extends Entity>(
  entity: E,
  key: number,
  actor: Actor,
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const deleted = await changeContent(async (tx) => {
    await lockHistory(tx, entity, String(key));
    const store = recordStores[entity];
    const record = await store.find(tx, String(key));
    const position = record ? await store.position?.(tx, record) : undefined;
    // Before the deletion, because until then the record keeps its pictures in the store.
    if (record) await createVersion(tx, entity, record, { action: "delete", actor, position });
    const removed = await remove(tx);
    if (record) await unmarkRecord(tx, entity, record);
    return removed;
  });
  sweepHistoryLater();
  return deleted;
}

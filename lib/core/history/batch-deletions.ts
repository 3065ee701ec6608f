import "server-only";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import type { RecordStore, RowStore } from "../entity/record-store";
import { snapshotSchema } from "../entity/snapshot";
import { found } from "../errors";
import { createVersion } from "./create-versions";
import { markRecord, unmarkRecord } from "./mark-records";
import { heldSnapshot } from "./restore";
import { isInBin } from "./retention";

interface BatchChange {
  actor: Actor;
  batch: number;
}

/** Moves records to the bin as a part of a batch. The caller holds their histories. */
export async function deleteInBatch<Stored extends object>(
  tx: Transaction,
  store: RowStore<Stored>,
  keys: readonly string[],
  change: BatchChange,
): Promise<void> {
  for (const key of keys) {
    const record = found(await store.find(tx, key));
    const position = await store.position?.(tx, record);
    await createVersion(tx, store, record, { action: "delete", position, ...change });
    await store.remove(tx, Number(key));
    await unmarkRecord(tx, store, record);
  }
}

export interface BatchDeletion {
  entity: string;
  record_key: string;
  snapshot: unknown;
  tour_type: number | null;
  position: number | null;
}

/** Lists the records that a batch deleted and that still lie in the bin, the last deleted one first. */
export function listBatchDeletions(tx: Transaction, batch: number): Promise<BatchDeletion[]> {
  return tx.$queryRaw<BatchDeletion[]>`
    SELECT entity, record_key, snapshot, tour_type, position FROM record_version AS version
    WHERE batch_id = ${batch} AND ${isInBin} ORDER BY id DESC`;
}

async function restoreInBatch<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  { record_key, snapshot: stored }: BatchDeletion,
  change: BatchChange,
): Promise<void> {
  const { snapshot } = await heldSnapshot(tx, snapshotSchema.parse(stored));
  const restore = store.restorePublished ?? store.restore;
  const record = await restore(tx, record_key, snapshot);
  await createVersion(tx, store, record, { action: "undo", ...change });
  await markRecord(tx, store, null, record, change.actor.username);
}

/**
 * Brings back records that a batch deleted. `deletions` are in the reverse order, so that a record finds the records it refers
 * to; the caller holds their histories.
 */
export async function restoreDeletions(
  tx: Transaction,
  deletions: readonly (BatchDeletion & { store: RecordStore })[],
  change: BatchChange,
): Promise<number> {
  for (const { store, ...deletion } of deletions) await restoreInBatch(tx, store, deletion, change);
  for (const store of new Set(deletions.map((deletion) => deletion.store))) {
    const returned = deletions.filter((deletion) => deletion.store === store);
    await store.putInPositions?.(
      tx,
      returned.map(({ record_key, ...placed }) => ({ ...placed, key: record_key })),
    );
  }
  return deletions.length;
}

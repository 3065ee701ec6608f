import "server-only";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import { snapshotSchema } from "../entity/snapshot";
import { found } from "../errors";
import type { Entity, TranslatedEntity } from "../registry/entities";
import { type Records, recordStores, rowStores } from "../registry/record-stores";
import { kindPaths, kinds } from "../tours/kinds";
import { putInPositions } from "../tours/order";
import { createVersion } from "./create-versions";
import { markRecord, unmarkRecord } from "./mark-records";
import { heldSnapshot } from "./restore";
import { isInBin } from "./retention";

interface BatchChange {
  actor: Actor;
  batch: number;
}

/** Moves records to the bin as a part of a batch. The caller holds their histories. */
export async function deleteInBatch<E extends TranslatedEntity>(
  tx: Transaction,
  entity: E,
  keys: readonly string[],
  change: BatchChange,
): Promise<void> {
  const { find, position: positionOf } = recordStores[entity];
  for (const key of keys) {
    const record = found(await find(tx, key));
    const position = await positionOf?.(tx, record);
    await createVersion(tx, entity, record, { action: "delete", position, ...change });
    await rowStores[entity].remove(tx, Number(key));
    await unmarkRecord(tx, entity, record);
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

async function restoreInBatch<E extends Entity>(
  tx: Transaction,
  entity: E,
  { record_key, snapshot: stored }: BatchDeletion,
  change: BatchChange,
): Promise<void> {
  const { find, restore } = recordStores[entity];
  const { snapshot } = await heldSnapshot(tx, snapshotSchema.parse(stored));
  let record: Records[E] = await restore(tx, record_key, snapshot);
  // An ordinary restore makes a draft of a tour. The undo of a batch shows the tour as it was.
  if (entity === "tour" && snapshot.published === true) {
    await tx.tour.update({ where: { id: Number(record_key) }, data: { published: true } });
    record = found(await find(tx, record_key));
  }
  await createVersion(tx, entity, record, { action: "undo", ...change });
  await markRecord(tx, entity, null, record, change.actor.username);
}

/** Brings back records that a batch deleted, in the reverse order, so that a record finds the records it refers to. */
export async function restoreDeletions(
  tx: Transaction,
  deletions: readonly (BatchDeletion & { entity: Entity })[],
  change: BatchChange,
): Promise<number> {
  for (const deletion of deletions) await restoreInBatch(tx, deletion.entity, deletion, change);
  for (const { type } of kindPaths.map((kind) => kinds[kind])) {
    const tours = deletions.filter(({ tour_type }) => tour_type === type);
    const positions = tours.map(({ record_key, position }) => ({
      id: Number(record_key),
      position: position ?? 1,
    }));
    if (positions.length > 0) await putInPositions(tx, type, positions);
  }
  return deletions.length;
}

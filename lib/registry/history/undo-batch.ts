import "server-only";
import type { Actor } from "../../core/auth/permissions";
import { requirePermission } from "../../core/auth/request-session";
import { changeContent, type Transaction } from "../../core/content/change-content";
import { isDatabaseId } from "../../core/db";
import { type Snapshot, snapshotSchema } from "../../core/entity/snapshot";
import { AppError, found } from "../../core/errors";
import { lockBatchCreations } from "../../core/history/batch-creations";
import { deleteInBatch, listBatchDeletions, restoreDeletions } from "../../core/history/batch-deletions";
import { requireBatchSize } from "../../core/history/batches";
import { lockHistories } from "../../core/history/history-lock";
import { manyRecordsTimeout } from "../../core/history/many-records";
import { binBegin, sweepHistoryLater } from "../../core/history/retention";
import { type Batch, batchRights } from "../../core/history/schema";
import { type NotedChange, undoChanges } from "../../core/history/undo-changes";
import { type Entity, entities } from "../entities";
import { recordStores, rowStores } from "../record-stores";
import type { Undone } from "./schema";

interface Noted extends NotedChange {
  entity: Entity;
}

async function listNoted(tx: Transaction, batch: number): Promise<Noted[]> {
  const rows = await tx.$queryRaw<
    { entity: string; record_key: string; title: string; before: unknown; after: unknown }[]
  >`
    SELECT made.entity, made.record_key, made.title, made.snapshot AS after, earlier.snapshot AS before
    FROM record_version AS made CROSS JOIN LATERAL (
      SELECT snapshot FROM record_version AS version
      WHERE version.entity = made.entity AND version.record_key = made.record_key AND version.number < made.number
      ORDER BY number DESC LIMIT 1
    ) AS earlier
    WHERE made.batch_id = ${batch} AND made.action = 'batch' ORDER BY made.id`;
  return rows.flatMap(({ entity: name, ...row }) => {
    const entity = entities.find((each) => each === name);
    const [before, after] = [snapshotSchema.parse(row.before), snapshotSchema.parse(row.after)];
    return entity ? [{ ...row, entity, before, after }] : [];
  });
}

function requireInBin({ created_at }: Pick<Batch, "created_at">): void {
  if (created_at >= binBegin()) return;
  throw new AppError(409, "Isi demo sudah terhapus dari Tempat Sampah dan tidak dapat dipulihkan lagi.");
}

type LockedBatch = Pick<Batch, "kind" | "records" | "undone_at" | "created_at"> & { request: Snapshot };

async function lockBatch(tx: Transaction, id: number): Promise<LockedBatch> {
  const [row] = isDatabaseId(id)
    ? await tx.$queryRaw<LockedBatch[]>`
        SELECT kind, request, records, created_at, undone_at FROM change_batch WHERE id = ${id} FOR UPDATE`
    : [];
  return found(row ?? null);
}

/** Brings back records that the batch moved to the bin. */
async function undoDeletions(tx: Transaction, batch: number, actor: Actor): Promise<number> {
  const deletions = (await listBatchDeletions(tx, batch)).flatMap(({ entity: name, ...deletion }) => {
    const entity = entities.find((each) => each === name);
    return entity ? [{ ...deletion, entity, store: recordStores[entity] }] : [];
  });
  for (const entity of entities) {
    const own = deletions.filter((each) => each.entity === entity);
    await lockHistories(
      tx,
      entity,
      own.map(({ record_key }) => record_key),
    );
  }
  return restoreDeletions(tx, deletions, { actor, batch });
}

/** Moves the records that the batch created to the bin, except those that were edited since. */
async function undoCreations(tx: Transaction, batch: number, actor: Actor): Promise<Undone> {
  const created = await lockBatchCreations(tx, batch);
  const untouched = created.filter(({ state }) => state === "untouched");
  for (const [name, store] of Object.entries(rowStores)) {
    const keys = untouched.flatMap((each) => (each.entity === name ? [each.record_key] : []));
    await deleteInBatch(tx, store, keys, { actor, batch });
  }
  const kept = created.flatMap(({ entity: name, record_key, title, state }) => {
    const entity = entities.find((each) => each === name);
    return entity && state === "edited" ? [{ entity, id: Number(record_key), name: title, path: "" }] : [];
  });
  return { undone: untouched.length, kept };
}

/**
 * Reverts a batch except values edited since. `undoRest` reverts the changes that are no records. Throws 404, 409 if
 * reverted before or too late, 403 if the batch is too large for the role.
 */
export async function undoBatch(
  id: number,
  actor: Actor,
  undoRest: (tx: Transaction, batch: LockedBatch) => Promise<void>,
): Promise<Undone> {
  const undone = await changeContent(async (tx) => {
    const row = await lockBatch(tx, id);
    requirePermission(actor, batchRights[row.kind]);
    if (row.undone_at) throw new AppError(409, "Perubahan ini sudah diurungkan.");
    requireBatchSize(actor, row.records);
    if (row.kind === "demo") requireInBin(row);
    const noted = await listNoted(tx, id);
    const restored = await undoDeletions(tx, id, actor);
    const removed = await undoCreations(tx, id, actor);
    const result: Undone = { undone: restored + removed.undone, kept: removed.kept };
    await undoRest(tx, row);
    for (const entity of entities) {
      const own = noted.filter((each) => each.entity === entity);
      if (own.length === 0) continue;
      const { undone, kept } = await undoChanges(tx, recordStores[entity], own, { actor, batch: id });
      result.undone += undone;
      for (const { key, ...value } of kept) {
        result.kept.push({ ...value, entity, id: isDatabaseId(Number(key)) ? Number(key) : null });
      }
    }
    const data = { undone_at: new Date(), undone_by: actor.username };
    await tx.changeBatch.update({ where: { id }, data });
    return result;
  }, manyRecordsTimeout);
  sweepHistoryLater();
  return undone;
}

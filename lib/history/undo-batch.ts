import "server-only";
import type { Actor } from "../auth/permissions";
import { requirePermission } from "../auth/request-session";
import { changeContent, type Transaction } from "../content/change-content";
import { manyRecordsTimeout } from "../content/many-records-timeout";
import { isDatabaseId } from "../db";
import { type Snapshot, snapshotSchema } from "../entity/snapshot";
import { AppError, found } from "../errors";
import { type Entity, entities, entityDefinition } from "../registry/entities";
import { recordStores } from "../registry/record-stores";
import { listBatchDeletions, restoreDeletions } from "./batch-deletions";
import { requireBatchSize, saveChanges } from "./batches";
import { lockHistories } from "./history-lock";
import { findRecords } from "./many-records";
import { binBegin, sweepHistoryLater } from "./retention";
import type { Batch, Undone } from "./schema";
import { undoneValues } from "./undone-values";

interface Noted {
  entity: Entity;
  record_key: string;
  title: string;
  before: Snapshot;
  after: Snapshot;
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

async function undoOf<E extends Entity>(
  tx: Transaction,
  entity: E,
  noted: Noted[],
  change: { actor: Actor; batch: number },
): Promise<Undone> {
  const keys = noted.map(({ record_key }) => record_key);
  await lockHistories(tx, entity, keys);
  const { keyOf, snapshot, changed } = recordStores[entity];
  const live = new Map(
    (await findRecords(tx, entity, keys)).map((record) => [keyOf(record), snapshot(record)] as const),
  );
  const undone = noted.map(({ record_key: key, title, before, after }) => {
    const now = live.get(key);
    const { set, kept } = now
      ? undoneValues(entityDefinition(entity).fields, { before, after, now })
      : { set: {}, kept: changed(before, after) };
    const id = isDatabaseId(Number(key)) ? Number(key) : null;
    return { key, set, kept: kept.map((path) => ({ entity, id, name: title, path })) };
  });
  const changes = undone.filter(({ set }) => Object.keys(set).length > 0);
  const count =
    changes.length === 0 ? 0 : await saveChanges(tx, entity, changes, { ...change, action: "undo" });
  return { undone: count, kept: undone.flatMap(({ kept }) => kept) };
}

function requireDemoUndo({ created_at }: Pick<Batch, "created_at">, actor: Actor): void {
  requirePermission(actor, "manageSite");
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
    return entity ? [{ ...deletion, entity }] : [];
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
    if (row.undone_at) throw new AppError(409, "Perubahan ini sudah diurungkan.");
    requireBatchSize(actor, row.records);
    if (row.kind === "demo") requireDemoUndo(row, actor);
    const noted = await listNoted(tx, id);
    const result: Undone = { undone: await undoDeletions(tx, id, actor), kept: [] };
    await undoRest(tx, row);
    for (const entity of entities) {
      const own = noted.filter((each) => each.entity === entity);
      if (own.length === 0) continue;
      const { undone, kept } = await undoOf(tx, entity, own, { actor, batch: id });
      result.undone += undone;
      result.kept.push(...kept);
    }
    const data = { undone_at: new Date(), undone_by: actor.username };
    await tx.changeBatch.update({ where: { id }, data });
    return result;
  }, manyRecordsTimeout);
  sweepHistoryLater();
  return undone;
}

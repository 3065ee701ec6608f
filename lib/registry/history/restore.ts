import "server-only";
import type { Actor } from "../../core/auth/permissions";
import { requirePermission } from "../../core/auth/request-session";
import { changeContent, type Transaction } from "../../core/content/change-content";
import { db, isDatabaseId } from "../../core/db";
import type { RecordStore } from "../../core/entity/record-store";
import { snapshotSchema } from "../../core/entity/snapshot";
import { found } from "../../core/errors";
import { lockHistory } from "../../core/history/history-lock";
import { type RestorableVersion, restoreRecord } from "../../core/history/restore";
import { isInBin, sweepHistoryLater } from "../../core/history/retention";
import type { Entity, RecordResponse } from "../entities";
import { recordStores, storeNamed } from "../record-stores";

interface Restored {
  record: RecordResponse;
  left_out: string[];
}

interface LockedVersion extends RestorableVersion {
  store: RecordStore;
}

async function lockVersion(tx: Transaction, id: number): Promise<LockedVersion | null> {
  const named = await tx.recordVersion.findUnique({
    where: { id },
    select: { entity: true, record_key: true },
  });
  const store = named && storeNamed(named.entity);
  if (!store) return null;
  await lockHistory(tx, named.entity, named.record_key);
  const row = await tx.recordVersion.findUnique({ where: { id } });
  return row && { ...row, store, snapshot: snapshotSchema.parse(row.snapshot) };
}

/**
 * Saves the version over a live record, or restores a deleted record under its old id. A null `updatedAt` means that
 * the record is in the bin, and undefined skips the comparison. `fields` limits the restore to these fields. Throws 404, 403,
 * 409 or 422.
 */
export async function restoreVersion(
  id: number,
  actor: Actor,
  updatedAt: Date | null | undefined,
  fields?: string[],
): Promise<Restored> {
  const restored = await changeContent(async (tx) => {
    const version = found(isDatabaseId(id) ? await lockVersion(tx, id) : null);
    requirePermission(actor, version.store.entity.permission ?? "editContent");
    const restored = await restoreRecord(tx, version.store, version, actor, { updatedAt, fields });
    return { ...restored, record: restored.record as RecordResponse };
  });
  sweepHistoryLater();
  return restored;
}

/** Deletes a record in the bin with all its versions. Returns false if it is not in the bin. */
export function deleteForever(entity: Entity, key: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockHistory(tx, entity, key);
    const [lying] = await tx.$queryRaw<{ id: bigint }[]>`
      SELECT id FROM record_version AS version WHERE entity = ${entity} AND record_key = ${key} AND ${isInBin}`;
    if (!lying) return false;
    // Prints stay, because other records may have the same texts and a print cannot be read.
    await tx.$executeRaw`
      WITH print AS (
        SELECT DISTINCT text_print(text #>> '{}') AS of
        FROM record_version, jsonb_path_query(snapshot, 'strict $.** ? (@.type() == "string")') AS text
        WHERE entity = ${entity} AND record_key = ${key}
      )
      UPDATE translation_pair SET source = NULL, target = NULL
      WHERE source_print IN (SELECT of FROM print) OR target_print IN (SELECT of FROM print)`;
    await tx.recordVersion.deleteMany({ where: { entity, record_key: key } });
    await tx.$executeRaw`
      DELETE FROM idempotent_answer
      WHERE answer->>'id' = ${key} AND jsonb_exists(answer::jsonb, ${recordStores[entity].entity.ownKey})`;
    return true;
  });
}

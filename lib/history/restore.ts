import "server-only";
import type { Actor } from "../auth/permissions";
import { requirePermission } from "../auth/request-session";
import { changeContent, type Transaction } from "../content/change-content";
import { db, isDatabaseId } from "../db";
import { pickFields, picturesOf, type Snapshot, snapshotSchema, withoutPictures } from "../entity/snapshot";
import { AppError, found, staleError } from "../errors";
import { adminText } from "../i18n/admin-messages";
import { type Entity, entities, entityDefinition, type RecordResponse } from "../registry/entities";
import { recordStores } from "../registry/record-stores";
import { holdStored } from "../storage/image-locks";
import { storageUrl } from "../storage/sources";
import { createVersion, noteChange } from "./create-versions";
import { lockHistory } from "./history-lock";
import { markRecord } from "./mark-records";
import { binBegin, isInBin, sweepHistoryLater } from "./retention";

interface Restored {
  record: RecordResponse;
  left_out: string[];
}

interface RestorableVersion {
  entity: Entity;
  record_key: string;
  number: number;
  snapshot: Snapshot;
}

function entityOf(name: string): Entity | null {
  return entities.find((entity) => entity === name) ?? null;
}

async function lockVersion(tx: Transaction, id: number): Promise<RestorableVersion | null> {
  const named = await tx.recordVersion.findUnique({
    where: { id },
    select: { entity: true, record_key: true },
  });
  const entity = named && entityOf(named.entity);
  if (!entity) return null;
  await lockHistory(tx, entity, named.record_key);
  const row = await tx.recordVersion.findUnique({ where: { id } });
  return row && { ...row, entity, snapshot: snapshotSchema.parse(row.snapshot) };
}

async function isExpired(tx: Transaction, { entity, record_key }: RestorableVersion): Promise<boolean> {
  const last = await tx.recordVersion.findFirst({
    where: { entity, record_key },
    orderBy: { number: "desc" },
    select: { action: true, created_at: true },
  });
  return last?.action === "delete" && last.created_at < binBegin();
}

/** Throws 422 if the version has none of the fields. Texts of pages have no fields of their own. */
function chosenFields(entity: Entity, snapshot: Snapshot, names: string[]): Snapshot {
  const { translated: fields } = recordStores[entity];
  const chosen = fields ? pickFields(fields, snapshot, names) : {};
  if (Object.keys(chosen).length > 0) return chosen;
  const message = adminText("restoreField.missing");
  throw new AppError(422, message, { fields: [message] });
}

/** Removes pictures from a snapshot that the store no longer has, and keeps the others until the transaction ends. */
export async function heldSnapshot(tx: Transaction, stored: Snapshot) {
  const pictures = picturesOf(stored);
  const held = await holdStored(tx, pictures);
  const gone = pictures.filter((path) => !held.has(path));
  return { snapshot: withoutPictures(stored, new Set(gone)), gone };
}

async function restore<E extends Entity>(
  tx: Transaction,
  entity: E,
  version: RestorableVersion,
  actor: Actor,
  updatedAt: Date | null | undefined,
  fields: string[] | undefined,
): Promise<Restored> {
  const { find, updatedAt: timeOf, save, restore: restoreRow, respond } = recordStores[entity];
  const { record_key, number } = version;
  const before = await find(tx, record_key);
  const stored = before && timeOf(before);
  if (updatedAt !== undefined && stored?.getTime() !== updatedAt?.getTime()) throw staleError();
  if (!before && (await isExpired(tx, version))) found(null);
  const chosen = fields ? chosenFields(entity, version.snapshot, before ? fields : []) : version.snapshot;
  const { snapshot, gone } = await heldSnapshot(tx, chosen);
  const change = { action: "restore", actor, restored_from: number } as const;
  if (!before) {
    const record = await restoreRow(tx, record_key, snapshot);
    await createVersion(tx, entity, record, change);
    await markRecord(tx, entity, null, record, actor.username);
    return { record: await respond(tx, record), left_out: gone.map(storageUrl) };
  }
  const record = found(await save(tx, before, snapshot));
  await noteChange(tx, entity, before, record, change);
  return { record: await respond(tx, record), left_out: gone.map(storageUrl) };
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
    requirePermission(actor, entityDefinition(version.entity).permission ?? "editContent");
    return restore(tx, version.entity, version, actor, updatedAt, fields);
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
      WHERE answer->>'id' = ${key} AND jsonb_exists(answer::jsonb, ${entityDefinition(entity).ownKey})`;
    return true;
  });
}

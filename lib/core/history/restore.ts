import "server-only";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import type { RecordStore } from "../entity/record-store";
import { pickFields, picturesOf, type Snapshot, withoutPictures } from "../entity/snapshot";
import { AppError, found, staleError } from "../errors";
import { adminText } from "../i18n/admin-messages";
import { holdStored } from "../storage/image-locks";
import { storageUrl } from "../storage/sources";
import { createVersion, noteChange } from "./create-versions";
import { markRecord } from "./mark-records";
import { binBegin } from "./retention";

export interface RestorableVersion {
  record_key: string;
  number: number;
  snapshot: Snapshot;
}

interface Restored {
  record: object;
  left_out: string[];
}

interface RestoreOptions {
  /** The version that the client last read. Null for a record in the bin; undefined skips the comparison. */
  updatedAt: Date | null | undefined;
  /** The only fields to restore. All fields if absent. */
  fields?: string[];
}

async function isExpired(tx: Transaction, entity: string, record_key: string): Promise<boolean> {
  const last = await tx.recordVersion.findFirst({
    where: { entity, record_key },
    orderBy: { number: "desc" },
    select: { action: true, created_at: true },
  });
  return last?.action === "delete" && last.created_at < binBegin();
}

/** Throws 422 if the version has none of the fields. Texts of pages have no fields of their own. */
function chosenFields({ translated: fields }: RecordStore, snapshot: Snapshot, names: string[]): Snapshot {
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

/** Saves a version over a live record, or restores a deleted record under its old id. The caller holds the history. */
export async function restoreRecord(
  tx: Transaction,
  store: RecordStore,
  { record_key, number, snapshot: stored }: RestorableVersion,
  actor: Actor,
  { updatedAt, fields }: RestoreOptions,
): Promise<Restored> {
  const before = await store.find(tx, record_key);
  const saved = before && store.updatedAt(before);
  if (updatedAt !== undefined && saved?.getTime() !== updatedAt?.getTime()) throw staleError();
  if (!before && (await isExpired(tx, store.entity.name, record_key))) found(null);
  const chosen = fields ? chosenFields(store, stored, before ? fields : []) : stored;
  const { snapshot, gone } = await heldSnapshot(tx, chosen);
  const change = { action: "restore", actor, restored_from: number } as const;
  const left_out = gone.map(storageUrl);
  if (!before) {
    const record = await store.restore(tx, record_key, snapshot);
    await createVersion(tx, store, record, change);
    await markRecord(tx, store, null, record, actor.username);
    return { record: await store.respond(tx, record), left_out };
  }
  const record = found(await store.save(tx, before, snapshot));
  await noteChange(tx, store, before, record, change);
  return { record: await store.respond(tx, record), left_out };
}

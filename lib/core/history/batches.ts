import "server-only";
import { createHash } from "node:crypto";
import { type Actor, freelyChanged, may } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import { type PageInfo, type PageOf, pageInfo } from "../content/pagination";
import { db } from "../db";
import type { RecordStore } from "../entity/record-store";
import type { Snapshot } from "../entity/snapshot";
import { AppError, found, staleError } from "../errors";
import { createVersion, noteChanges } from "./create-versions";
import { lockHistories } from "./history-lock";
import { findRecords, saveRecords } from "./many-records";
import { markRecord } from "./mark-records";
import { sweepHistoryLater } from "./retention";
import { type Batch, type BatchKind, batchSchema } from "./schema";

/** The planned change of one record. `set` has keys of the record's PUT; `updated_at` is the version that was read. */
export interface RecordChange {
  key: string;
  updated_at: Date;
  set: Snapshot;
}

export interface Preview<Row> {
  rows: Row[];
  changes: RecordChange[];
  created?: Snapshot[];
}

export interface BatchTask<Stored, Row> {
  store: RecordStore<Stored>;
  kind: BatchKind;
  request: Snapshot;
  keys: readonly string[];
  /** Runs again under the locks of all `keys` before the changes are written. */
  preview: (source: Transaction) => Promise<Preview<Row>>;
  /** Makes a new record. Absent if the kind of batch makes none. */
  create?: (tx: Transaction, content: Snapshot) => Promise<Stored>;
}

export function requireBatchSize(actor: Actor, records: number): void {
  if (records <= freelyChanged || may(actor, "changeManyTours")) return;
  throw new AppError(403, `Hanya admin yang boleh mengubah lebih dari ${freelyChanged} data sekaligus.`);
}

function planOf(request: Snapshot, { changes, created }: Omit<Preview<unknown>, "rows">): string {
  return createHash("sha256").update(JSON.stringify({ request, changes, created })).digest("hex");
}

interface Planned<Row> extends Preview<Row> {
  plan: string;
}

async function previewed<Stored extends object, Row>(task: BatchTask<Stored, Row>, source: Transaction) {
  const preview = await task.preview(source);
  return { plan: planOf(task.request, preview), ...preview };
}

export function previewBatch<Stored extends object, Row>(
  task: BatchTask<Stored, Row>,
): Promise<Planned<Row>> {
  return previewed(task, db());
}

/** The 409 for a dry run that no longer matches; the response has the new one. */
function movedError<Row>({ plan, rows }: Planned<Row>): AppError {
  const message = "Data berubah sejak diperiksa. Periksa lagi sebelum menerapkan.";
  return new AppError(409, message, undefined, undefined, { plan, rows });
}

export async function saveChanges<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  changes: readonly Pick<RecordChange, "key" | "set">[],
  change: { action: "batch" | "undo"; actor: Actor; batch: number },
): Promise<number> {
  const { keyOf } = store;
  const keys = changes.map(({ key }) => key);
  const records = new Map(
    (await findRecords(tx, store, keys)).map((record) => [keyOf(record), record] as const),
  );
  const saves = changes.map(({ key, set }) => ({ record: found(records.get(key) ?? null), set }));
  await saveRecords(tx, store, saves);
  const after = await findRecords(tx, store, keys);
  const pairs = after.map((record) => ({ before: found(records.get(keyOf(record)) ?? null), after: record }));
  return noteChanges(tx, store, pairs, change);
}

async function createRecords<Stored extends object>(
  tx: Transaction,
  { store, create }: Pick<BatchTask<Stored, unknown>, "store" | "create">,
  created: readonly Snapshot[],
  change: { actor: Actor; batch: number },
): Promise<void> {
  for (const content of created) {
    const record = found((await create?.(tx, content)) ?? null);
    await createVersion(tx, store, record, { action: "create", ...change });
    await markRecord(tx, store, null, record, change.actor.username);
  }
}

/**
 * Applies a dry run. Throws 409 if a record has changed since `plan`, 422 for no change, 403 for too large a batch. A null
 * `plan` skips the comparison, for changes that suit every state of a record.
 */
export async function applyBatch<Stored extends object, Row>(
  tx: Transaction,
  task: BatchTask<Stored, Row>,
  plan: string | null,
  actor: Actor,
): Promise<Batch> {
  const { store, kind, request, keys } = task;
  await lockHistories(tx, store.entity.name, keys);
  const now = await previewed(task, tx);
  if (plan !== null && now.plan !== plan) throw movedError(now);
  const { changes, created = [] } = now;
  const planned = changes.length + created.length;
  if (planned === 0) throw new AppError(422, "Tidak ada yang akan berubah.");
  requireBatchSize(actor, planned);
  const data = { kind, request: request as object, user_id: actor.id, username: actor.username };
  const { id } = await tx.changeBatch.create({ data: { ...data, records: planned } });
  const saved =
    changes.length === 0 ? 0 : await saveChanges(tx, store, changes, { action: "batch", actor, batch: id });
  await createRecords(tx, task, created, { actor, batch: id });
  const records = saved + created.length;
  // Otherwise a save without an effect would count as changed.
  if (records === 0) throw staleError();
  sweepHistoryLater();
  return batchSchema.parse(await tx.changeBatch.update({ where: { id }, data: { records } }));
}

export interface BatchPage {
  batches: Batch[];
  pagination: PageInfo;
}

export async function listBatches(request: PageOf): Promise<BatchPage> {
  const total = await db().changeBatch.count();
  const rows = await db().changeBatch.findMany({
    orderBy: { id: "desc" },
    skip: (request.page - 1) * request.perPage,
    take: request.perPage,
  });
  return { batches: rows.map((row) => batchSchema.parse(row)), pagination: pageInfo(request, total) };
}

import "server-only";
import { z } from "zod";
import type { Transaction } from "../content/change-content";
import { problemText } from "../content/field-labels";
import type { RecordSave, RecordStore } from "../entity/record-store";
import { AppError, type RecordFailure, RecordFailures, staleError } from "../errors";
import { adminText } from "../i18n/admin-messages";

const mostNamed = 20;

/** What a record says against a change: the path and the text of the first problem. Null for any other failure. */
function problemOf(error: unknown): { path: string; message: string } | null {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return { path: issue?.path.join(".") ?? "", message: issue?.message ?? "" };
  }
  if (!(error instanceof AppError) || error.status !== 422) return null;
  const [field] = Object.entries(error.fields ?? {});
  return field
    ? { path: field[0], message: field[1][0] ?? error.message }
    : { path: "", message: error.message };
}

/**
 * Makes the 422 of a change of many records from the failures of single ones, so that staff know which record to open. Returns
 * null if one of the failures is no refusal.
 */
function refusal<Stored extends object>(
  { entity, keyOf, title, tourType }: RecordStore<Stored>,
  records: readonly Stored[],
  failures: readonly RecordFailure[],
): AppError | null {
  const byKey = new Map(records.map((record) => [keyOf(record), record] as const));
  const refused = [];
  for (const { key, error } of failures) {
    const [problem, record] = [problemOf(error), byKey.get(key)];
    if (!problem || !record) return null;
    const id = Number(key);
    refused.push({
      entity: entity.name,
      id: Number.isInteger(id) ? id : null,
      name: title(record),
      tour_type: tourType?.(record) ?? null,
      ...problem,
    });
  }
  const [first] = refused;
  if (!first) return null;
  const message = adminText("batches.refused", {
    count: refused.length,
    name: first.name,
    problem: problemText(entity.fields, first),
  });
  return new AppError(422, message, undefined, undefined, { refused: refused.slice(0, mostNamed) });
}

/** Below the 150 s of the shipped proxy. Bringing the demo content back takes 8 s on two processors, and much longer on a busy machine. */
export const manyRecordsTimeout = 120_000;

export async function findRecords<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  keys: readonly string[],
): Promise<Stored[]> {
  if (store.many) return store.many.find(tx, keys);
  const records: Stored[] = [];
  for (const key of keys) {
    const record = await store.find(tx, key);
    if (record) records.push(record);
  }
  return records;
}

async function saveEach<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  saves: readonly RecordSave<Stored>[],
): Promise<void> {
  for (const { record, set } of saves) {
    const saved = await store.save(tx, record, set).catch((error: unknown) => {
      throw new RecordFailures([{ key: store.keyOf(record), error }]);
    });
    if (!saved) throw staleError();
  }
}

/** Throws a 422 that names the records which refuse their change. */
export async function saveRecords<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  saves: readonly RecordSave<Stored>[],
): Promise<void> {
  try {
    await (store.many ? store.many.save(tx, saves) : saveEach(tx, store, saves));
  } catch (error) {
    if (!(error instanceof RecordFailures)) throw error;
    const records = saves.map(({ record }) => record);
    throw refusal(store, records, error.failures) ?? error.failures[0]?.error;
  }
}

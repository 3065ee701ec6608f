import "server-only";
import type { Transaction } from "../content/change-content";
import type { RecordSave, RecordStore } from "../entity/record-store";
import { RecordFailures, staleError } from "../errors";
import { refusal } from "./refused-records";

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

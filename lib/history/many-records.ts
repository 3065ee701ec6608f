import "server-only";
import type { Transaction } from "../content/change-content";
import { inOrder } from "../db";
import { parseSnapshot } from "../entity/record-store";
import type { Snapshot } from "../entity/snapshot";
import { staleError } from "../errors";
import type { Entity } from "../registry/entities";
import type { Records } from "../registry/record-stores";
import { recordStores } from "../registry/record-stores";
import { tourFields } from "../tours/fields";
import { toTour, wholeTour } from "../tours/rows";
import { tourUpdateSchema } from "../tours/schema";
import { updateTours } from "../tours/update-tours";

export interface RecordSave<Stored> {
  record: Stored;
  set: Snapshot;
}

interface Many<Stored> {
  find: (tx: Transaction, keys: readonly string[]) => Promise<Stored[]>;
  save: (tx: Transaction, saves: readonly RecordSave<Stored>[]) => Promise<void>;
}

const tours: Many<Records["tour"]> = {
  find: async (tx, keys) => {
    const ids = keys.map(Number);
    const rows = await tx.tour.findMany({ where: { id: { in: ids } }, include: wholeTour });
    return inOrder(
      ids,
      rows.map((row) => toTour(row)),
    );
  },
  save: (tx, saves) =>
    updateTours(
      tx,
      saves.map(({ record, set }) => {
        const { updated_at, ...input } = parseSnapshot(tourUpdateSchema, set, tourFields);
        return { tour: record, input };
      }),
    ),
};

const many: { [E in Entity]?: Many<Records[E]> } = { tour: tours };

export async function findRecords<E extends Entity>(
  tx: Transaction,
  entity: E,
  keys: readonly string[],
): Promise<Records[E][]> {
  const together = many[entity];
  if (together) return together.find(tx, keys);
  const records: Records[E][] = [];
  for (const key of keys) {
    const record = await recordStores[entity].find(tx, key);
    if (record) records.push(record);
  }
  return records;
}

export async function saveRecords<E extends Entity>(
  tx: Transaction,
  entity: E,
  saves: readonly RecordSave<Records[E]>[],
): Promise<void> {
  const together = many[entity];
  if (together) return together.save(tx, saves);
  for (const { record, set } of saves) {
    if (!(await recordStores[entity].save(tx, record, set))) throw staleError();
  }
}

import "server-only";
import type { Transaction } from "../content/change-content";
import { lockHistories } from "./history-lock";

export interface BatchCreation {
  entity: string;
  record_key: string;
  title: string;
  /** `untouched` if the batch made its only version. */
  state: "untouched" | "edited" | "deleted";
}

function listBatchCreations(tx: Transaction, batch: number): Promise<BatchCreation[]> {
  return tx.$queryRaw<BatchCreation[]>`
    SELECT made.entity, made.record_key, made.title,
      CASE WHEN last.id = made.id THEN 'untouched' WHEN last.action = 'delete' THEN 'deleted' ELSE 'edited' END AS state
    FROM record_version AS made CROSS JOIN LATERAL (
      SELECT id, action FROM record_version AS version
      WHERE version.entity = made.entity AND version.record_key = made.record_key ORDER BY number DESC LIMIT 1
    ) AS last
    WHERE made.batch_id = ${batch} AND made.action = 'create' ORDER BY made.id DESC`;
}

/** Locks the histories of the records that a batch created, and lists the records as they are under the locks. */
export async function lockBatchCreations(tx: Transaction, batch: number): Promise<BatchCreation[]> {
  const created = await listBatchCreations(tx, batch);
  for (const entity of new Set(created.map((each) => each.entity))) {
    const own = created.filter((each) => each.entity === entity);
    await lockHistories(
      tx,
      entity,
      own.map(({ record_key }) => record_key),
    );
  }
  return created.length === 0 ? [] : listBatchCreations(tx, batch);
}

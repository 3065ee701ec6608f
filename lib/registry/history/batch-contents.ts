import "server-only";
import { db } from "../../core/db";
import type { BatchContents } from "./schema";

/** Reads the contents by batch. A batch whose versions have expired is left out. */
export async function readBatchContents(ids: number[]): Promise<Map<number, BatchContents>> {
  const rows = await db().$queryRaw<(BatchContents & { batch_id: number })[]>`
    SELECT batch_id, min(entity) AS entity, (array_agg(title ORDER BY id))[1:3] AS titles,
      ARRAY(
        SELECT DISTINCT unnest(changed) FROM record_version AS each
        WHERE each.batch_id = version.batch_id AND action <> 'undo' ORDER BY 1
      ) AS changed
    FROM record_version AS version WHERE batch_id = ANY(${ids}) AND action <> 'undo' GROUP BY batch_id`;
  return new Map(rows.map(({ batch_id, ...contents }) => [batch_id, contents]));
}

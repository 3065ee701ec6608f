import "server-only";
import type { Transaction } from "../content/change-content";
import type { CopyPosition, CopyRow } from "../tours/shared-texts/copies";
import { prepareCopies } from "../tours/shared-texts/update-copies";
import type { BatchTask } from "./batches";

async function listVersions(source: Transaction, id: number): Promise<unknown[]> {
  const rows = await source.recordVersion.findMany({
    where: { entity: "shared_text", record_key: String(id) },
    select: { snapshot: true },
  });
  return rows.map(({ snapshot }) => snapshot);
}

export async function prepareCopyBatch(
  id: number,
  overwrite: CopyPosition[],
): Promise<BatchTask<"tour", CopyRow>> {
  return { entity: "tour", kind: "texts", ...(await prepareCopies(id, overwrite, listVersions)) };
}

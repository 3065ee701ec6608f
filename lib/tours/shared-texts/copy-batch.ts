import "server-only";
import type { Transaction } from "../../core/content/change-content";
import type { BatchTask } from "../../core/history/batches";
import { tourStore } from "../record-store";
import type { Tour } from "../schema";
import type { CopyPosition, CopyRow } from "./copies";
import { prepareCopies } from "./update-copies";

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
): Promise<BatchTask<Tour, CopyRow>> {
  return { store: tourStore, kind: "texts", ...(await prepareCopies(id, overwrite, listVersions)) };
}

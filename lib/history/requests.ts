import { callApi } from "../api/client";
import type { Entity } from "../registry/entities";
import type { Undone } from "./schema";

/** Returns the pictures that no longer exist. `updatedAt` is that of the live record as it was read. */
export async function requestRestore(id: number, updatedAt: string | null): Promise<string[]> {
  const request = { method: "POST", json: { updated_at: updatedAt } } as const;
  const { left_out } = await callApi<{ left_out: string[] }>(`history/${id}/restore`, request);
  return left_out;
}

export async function requestFinalDeletion(entity: Entity, key: string): Promise<void> {
  await callApi(`bin/${entity}/${key}`, { method: "DELETE" });
}

export function requestBatchUndo(id: number): Promise<Undone> {
  return callApi(`change-batches/${id}/undo`, { method: "POST" });
}

import { callApi } from "../api/client";
import type { Entity } from "./records";
import type { Undone } from "./schema";

/** Restores a version; gives the pictures that are gone. `updatedAt`: of the live record as it was read. */
export async function restoreVersion(id: number, updatedAt: string | null): Promise<string[]> {
  const request = { method: "POST", json: { updated_at: updatedAt } } as const;
  const { left_out } = await callApi<{ left_out: string[] }>(`history/${id}/restore`, request);
  return left_out;
}

/** Takes a deleted record with all its versions out of the bin, for ever. */
export async function deleteForever(entity: Entity, key: string): Promise<void> {
  await callApi(`bin/${entity}/${key}`, { method: "DELETE" });
}

/** Takes a change of many records back. */
export function undoBatch(id: number): Promise<Undone> {
  return callApi(`change-batches/${id}/undo`, { method: "POST" });
}

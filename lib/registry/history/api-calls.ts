import { callApi } from "../../core/api/client";
import type { Entity } from "../entities";
import type { RecordVersion, Undone, VersionWithSnapshot } from "./schema";

/** Returns the pictures that no longer exist. `updatedAt` is that of the live record as it was read. */
export async function requestRestore(
  id: number,
  updatedAt: string | null,
  fields?: string[],
): Promise<string[]> {
  const request = { method: "POST", json: { updated_at: updatedAt, fields } } as const;
  const { left_out } = await callApi<{ left_out: string[] }>(`history/${id}/restore`, request);
  return left_out;
}

/** Moves a restored tour, which is the last of its list, to a position. */
export async function requestOldPosition(id: number, tourType: number, position: number): Promise<void> {
  const path = `packages?tour_type=${tourType}&per_page=1&page=${position}`;
  const { data } = await callApi<{ data: { id: number }[] }>(path);
  const [there] = data;
  if (!there || there.id === id) return;
  const json = { first_package_id: id, second_package_id: there.id };
  await callApi("packages/swap-order", { method: "POST", json });
}

export async function requestPublication(id: number): Promise<void> {
  await callApi(`packages/${id}`, { method: "PUT", json: { published: true } });
}

export async function requestLatestVersion(
  entity: Entity,
  key: number | string,
): Promise<RecordVersion | null> {
  const path = `history?entity=${entity}&record_key=${key}&per_page=1`;
  const { data } = await callApi<{ data: RecordVersion[] }>(path, { stays: true });
  return data[0] ?? null;
}

/** Restores a record that was just deleted. A tour is published again if it was, and gets its old position. */
export async function requestUndoOfDeletion(entity: Entity, key: number | string): Promise<void> {
  const deletion = await requestLatestVersion(entity, key);
  if (deletion?.action !== "delete") throw new Error(`${entity} ${key} is not in the bin`);
  const { snapshot } = await callApi<VersionWithSnapshot>(`history/${deletion.id}`);
  await requestRestore(deletion.id, null);
  if (entity !== "tour") return;
  const id = Number(key);
  if (deletion.tour_type && deletion.position) {
    await requestOldPosition(id, deletion.tour_type, deletion.position);
  }
  if (snapshot.published === true) await requestPublication(id);
}

export async function requestFinalDeletion(entity: Entity, key: string): Promise<void> {
  await callApi(`bin/${entity}/${key}`, { method: "DELETE" });
}

export function requestBatchUndo(id: number): Promise<Undone> {
  return callApi(`change-batches/${id}/undo`, { method: "POST" });
}

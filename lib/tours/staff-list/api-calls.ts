import { callApi } from "../../core/api/client";
import type { PublicationChange } from "../publication-change";
import type { StaffTourRow } from "./staff-tours";

export async function changeVisibility({ id, visible, toShow }: StaffTourRow): Promise<void> {
  await callApi(`packages/${id}`, { method: "PUT", json: visible ? { published: false } : toShow });
}

/** Shows or hides many tours in one batch. Returns the batch, which can be undone. */
export async function changePublications(
  change: PublicationChange,
  idempotencyKey: string,
): Promise<{ batch: { id: number; records: number } }> {
  const headers = { "Idempotency-Key": idempotencyKey };
  return callApi("tour-publications", { method: "POST", json: change, headers });
}

export async function moveTour(first: number, second: number): Promise<void> {
  const json = { first_package_id: first, second_package_id: second };
  await callApi("packages/swap-order", { method: "POST", json });
}

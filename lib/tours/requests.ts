import { callApi } from "../api/client";
import { type TourDraft, toDraft, tourBody } from "./draft";
import type { Kind } from "./kinds";
import { tourResponseSchema } from "./schema";

interface Sending {
  signal?: AbortSignal;
}

/** A new tour at the end of its list; sent twice under one key it is made once. Gives the tour's id. */
export async function createTour(
  draft: TourDraft,
  kind: Kind,
  { idempotencyKey, signal }: Sending & { idempotencyKey: string },
): Promise<number> {
  const json = tourBody(draft, kind, "create");
  const headers = { "Idempotency-Key": idempotencyKey };
  const { id } = await callApi<{ id: number }>("packages", {
    ...{ method: "POST", json, headers, signal, stays: true },
  });
  return id;
}

/** Throws an `ApiError` of 409 where the tour was saved since `updatedAt`. */
export async function updateTour(
  id: number,
  draft: TourDraft,
  kind: Kind,
  { updatedAt, signal }: Sending & { updatedAt: string | null },
): Promise<void> {
  const json = { ...tourBody(draft, kind, "update"), updated_at: updatedAt };
  await callApi(`packages/${id}`, { method: "PUT", json, signal, stays: true });
}

/** The tour as it is stored now. */
export async function readTour(id: number): Promise<{ values: TourDraft; updatedAt: string }> {
  const tour = tourResponseSchema.parse(await callApi(`packages/${id}`, { stays: true }));
  return { values: toDraft(tour), updatedAt: tour.updated_at.toISOString() };
}

import { callApi } from "../api/client";
import { readRecord } from "../forms/record-requests";
import { confirmedBy } from "../translations/schema";
import { tourBody } from "./draft";
import { tourFields } from "./fields";
import type { Kind } from "./kinds";
import type { TourDraft } from "./schema";

interface Sending {
  signal?: AbortSignal;
}

export async function requestTourCreation(
  draft: TourDraft,
  kind: Kind,
  { idempotencyKey, signal }: Sending & { idempotencyKey: string },
): Promise<{ id: number }> {
  const json = tourBody(draft, kind, "create");
  const headers = { "Idempotency-Key": idempotencyKey };
  return callApi("packages", { method: "POST", json, headers, signal, stays: true });
}

/** Throws an `ApiError` with status 409 if the tour was saved since `updatedAt`. */
export async function requestTourUpdate(
  id: number,
  draft: TourDraft,
  kind: Kind,
  { updatedAt, signal, isSmallChange }: Sending & { updatedAt: string | null; isSmallChange?: boolean },
): Promise<void> {
  const body = tourBody(draft, kind, "update");
  const json = { ...body, ...confirmedBy(isSmallChange), updated_at: updatedAt };
  await callApi(`packages/${id}`, { method: "PUT", json, signal, stays: true });
}

/** Creates a link that shows a hidden tour for some days. Only this response contains the link's address. */
export function requestPreviewLink(id: number, days: number): Promise<{ id: number; url: string }> {
  return callApi(`packages/${id}/preview-links`, { method: "POST", json: { days } });
}

export async function requestPreviewLinkDeletion(id: number): Promise<void> {
  await callApi(`preview-links/${id}`, { method: "DELETE" });
}

export function readTour(id: number): Promise<{ values: TourDraft; updatedAt: string }> {
  return readRecord(`packages/${id}`, tourFields);
}

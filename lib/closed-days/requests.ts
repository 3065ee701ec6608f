import { z } from "zod";
import { callApi } from "../api/client";
import { draftOf, sentValues } from "../content/field-drafts";
import { confirmedBy } from "../translations/schema";
import { type ClosedPeriodDraft, closedPeriodFields, closedPeriodSchema } from "./fields";

interface Sending {
  /** As the period was read. */
  updatedAt: string | null;
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Translations beside English that was changed stay true. */
  isSmallChange?: boolean;
}

/** `id` null: a new one. Throws an `ApiError` of 409 where the period was saved since `updatedAt`. */
export async function saveClosedPeriod(
  id: number | null,
  draft: ClosedPeriodDraft,
  { updatedAt, idempotencyKey, signal, isSmallChange }: Sending,
): Promise<void> {
  const values = sentValues(closedPeriodFields, draft);
  await callApi(id === null ? "closed-periods" : `closed-periods/${id}`, {
    method: id === null ? "POST" : "PUT",
    json: id === null ? values : { ...values, ...confirmedBy(isSmallChange), updated_at: updatedAt },
    headers: { "Idempotency-Key": idempotencyKey },
    ...{ signal, stays: true },
  });
}

/** The period as it is stored now. */
export async function readClosedPeriod(
  id: number,
): Promise<{ values: ClosedPeriodDraft; updatedAt: string }> {
  const periods = z.array(closedPeriodSchema).parse(await callApi("closed-periods", { stays: true }));
  const period = periods.find((each) => each.id === id);
  if (!period) throw new Error(`closed period ${id} is gone`);
  return { values: draftOf(closedPeriodFields, period), updatedAt: period.updated_at.toISOString() };
}

import { z } from "zod";
import { ApiError, callApi } from "../../api/client";
import { draftOf, sentValues } from "../../content/field-drafts";
import { confirmedBy } from "../../translations/schema";
import { type CopyPlace, type CopyRow, copyRowSchema } from "./copies";
import {
  type SharedText,
  type SharedTextDraft,
  type SharedTextKind,
  sharedTextFields,
  sharedTextSchema,
} from "./fields";

interface Sending {
  /** As the text was read. */
  updatedAt: string | null;
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Translations beside English that was changed stay true. */
  isSmallChange?: boolean;
}

/** `id` null: a new one. Throws an `ApiError` of 409 where the text was saved since `updatedAt`. */
export async function saveSharedText(
  id: number | null,
  draft: SharedTextDraft,
  { updatedAt, idempotencyKey, signal, isSmallChange }: Sending,
): Promise<void> {
  const values = sentValues(sharedTextFields, draft);
  await callApi(id === null ? "shared-texts" : `shared-texts/${id}`, {
    method: id === null ? "POST" : "PUT",
    json: id === null ? values : { ...values, ...confirmedBy(isSmallChange), updated_at: updatedAt },
    headers: { "Idempotency-Key": idempotencyKey },
    ...{ signal, stays: true },
  });
}

/** The text as it is stored now. */
export async function readSharedText(id: number): Promise<{ values: SharedTextDraft; updatedAt: string }> {
  const text = sharedTextSchema.parse(await callApi(`shared-texts/${id}`, { stays: true }));
  return { values: draftOf(sharedTextFields, text), updatedAt: text.updated_at.toISOString() };
}

/** The texts of a kind, to be put into a form. */
export async function readSharedTexts(kind: SharedTextKind): Promise<SharedText[]> {
  return z.array(sharedTextSchema).parse(await callApi(`shared-texts?kind=${kind}`, { stays: true }));
}

const planSchema = z.object({ plan: z.string(), rows: z.array(copyRowSchema) });

/** What a dry run says. */
export type CopyPlan = z.output<typeof planSchema>;

/** What bringing the copies of a text up to date would do. */
export async function previewCopies(id: number, overwrite: CopyPlace[]): Promise<CopyPlan> {
  return planSchema.parse(
    await callApi(`shared-texts/${id}/copies`, { method: "POST", json: { overwrite } }),
  );
}

interface Applied {
  batch: { id: number; records: number };
}

/** Does what a dry run showed; gives the rows anew where tours have moved since. */
export async function updateCopies(
  id: number,
  overwrite: CopyPlace[],
  plan: string,
  idempotencyKey: string,
): Promise<Applied | { rows: CopyRow[] }> {
  const headers = { "Idempotency-Key": idempotencyKey };
  try {
    return await callApi(`shared-texts/${id}/copies`, { method: "POST", json: { overwrite, plan }, headers });
  } catch (error) {
    const anew = error instanceof ApiError && error.status === 409 ? planSchema.safeParse(error.body) : null;
    if (anew?.success) return { rows: anew.data.rows };
    throw error;
  }
}

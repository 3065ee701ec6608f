import { z } from "zod";
import { ApiError, callApi } from "../../core/api/client";
import { type CopyPosition, type CopyRow, copyRowSchema } from "./copies";
import { type SharedText, type SharedTextKind, sharedTextSchemas } from "./fields";

export async function readSharedTexts(kind: SharedTextKind): Promise<SharedText[]> {
  return z.array(sharedTextSchemas.record).parse(await callApi(`shared-texts?kind=${kind}`, { stays: true }));
}

const planSchema = z.object({ plan: z.string(), rows: z.array(copyRowSchema) });

export type CopyPlan = z.output<typeof planSchema>;

export async function previewCopies(id: number, overwrite: CopyPosition[]): Promise<CopyPlan> {
  return planSchema.parse(
    await callApi(`shared-texts/${id}/copies`, { method: "POST", json: { overwrite } }),
  );
}

interface Applied {
  batch: { id: number; records: number };
}

/** Applies the change of a dry run. Returns new rows if tours have changed since. */
export async function updateCopies(
  id: number,
  overwrite: CopyPosition[],
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

import { z } from "zod";
import { ApiError, callApi } from "../../core/api/client";
import { type PriceChangeRequest, type PriceRow, priceRowSchema } from "./change";

/** The result of a dry run. `moved`: tours have changed since an earlier dry run. */
export interface PricePlan {
  plan: string;
  rows: PriceRow[];
  moved: boolean;
}

const planSchema = z.object({ plan: z.string(), rows: z.array(priceRowSchema) });

export async function previewPrices(request: PriceChangeRequest): Promise<PricePlan> {
  const response = await callApi("price-changes", { method: "POST", json: request });
  return { ...planSchema.parse(response), moved: false };
}

/** Applies the change of a dry run. Returns the batch, or a new dry run if tours have changed since `plan`. */
export async function applyPrices(
  request: PriceChangeRequest,
  plan: string,
  idempotencyKey: string,
): Promise<{ batch: { id: number; records: number } } | PricePlan> {
  const headers = { "Idempotency-Key": idempotencyKey };
  try {
    return await callApi("price-changes", { method: "POST", json: { ...request, plan }, headers });
  } catch (error) {
    const anew = error instanceof ApiError && error.status === 409 ? planSchema.safeParse(error.body) : null;
    if (anew?.success) return { ...anew.data, moved: true };
    throw error;
  }
}

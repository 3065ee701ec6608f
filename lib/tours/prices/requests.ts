import { z } from "zod";
import { ApiError, callApi } from "../../api/client";
import { type PriceChangeRequest, type PriceRow, priceRowSchema } from "./change";

/** What a dry run says; `moved`: because what an earlier one said no longer holds. */
export interface PricePlan {
  plan: string;
  rows: PriceRow[];
  moved: boolean;
}

const planSchema = z.object({ plan: z.string(), rows: z.array(priceRowSchema) });

/** What a change would do. */
export async function previewPrices(request: PriceChangeRequest): Promise<PricePlan> {
  const answer = await callApi("price-changes", { method: "POST", json: request });
  return { ...planSchema.parse(answer), moved: false };
}

/** The batch that was made, or the dry run anew where tours have moved since `plan`. */
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

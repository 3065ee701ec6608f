import { callApi } from "../core/api/client";
import { type RatesDraft, ratesDraft, sentRates } from "./fields";
import { ratesResponseSchema } from "./schema";

interface Sending {
  updatedAt: string | null;
  signal?: AbortSignal;
}

/** Throws an `ApiError` with status 409 if a rate has changed since `updatedAt`. */
export async function sendRates(draft: RatesDraft, { updatedAt, signal }: Sending): Promise<void> {
  const json = { ...sentRates(draft), updated_at: updatedAt };
  await callApi("exchange-rates", { method: "PUT", json, signal, stays: true });
}

export async function readRates() {
  const response = await callApi("exchange-rates", { stays: true });
  return ratesDraft(ratesResponseSchema.parse(response).data);
}

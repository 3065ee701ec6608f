import { callApi } from "../api/client";
import { fromDraft, type PromoAnswer, type PromoDraft } from "./draft";

interface Save {
  /** As the promo was read; null: a new one. */
  updatedAt: string | null;
  idempotencyKey: string;
  signal?: AbortSignal;
}

/** `POST promos`, or `POST promos/{id}` with `_method=PUT`. */
export function savePromo(
  id: number | null,
  draft: PromoDraft,
  { updatedAt, idempotencyKey, signal }: Save,
): Promise<PromoAnswer> {
  return callApi<PromoAnswer>(id === null ? "promos" : `promos/${id}`, {
    method: "POST",
    form: fromDraft(draft, id === null ? undefined : { updatedAt }),
    headers: { "Idempotency-Key": idempotencyKey },
    signal,
    stays: true,
  });
}

export function readPromo(id: number): Promise<PromoAnswer> {
  return callApi<PromoAnswer>(`promos/${id}`, { stays: true });
}

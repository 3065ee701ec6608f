import type { z } from "zod";
import { callApi } from "../api/client";
import { flat, flatNames } from "../content/flat-texts";
import { isBlank } from "../content/text";
import { documentAddressError, isDocumentAddress } from "./fields";
import type { promoResponseSchema } from "./schema";

/** A promo as the API returns it; times may still be what they are on the server. */
export type PromoResponse = z.input<typeof promoResponseSchema>;

/** The form: texts as typed, the day as a date input has it, the stored path of the picture. */
export const emptyPromoDraft = {
  ...flat("title", () => ""),
  ...flat("description", () => ""),
  price: "",
  old_price: "",
  price2: "",
  old_price2: "",
  end_date: "",
  pdf_url: "",
  image: null as string | null,
};

export type PromoDraft = typeof emptyPromoDraft;

const optional = ["old_price", "price2", "old_price2"] as const;

export function toDraft(promo: PromoResponse): PromoDraft {
  const { id: _, updated_at: __, ...fields } = promo;
  return {
    ...fields,
    old_price: promo.old_price ?? "",
    price2: promo.price2 ?? "",
    old_price2: promo.old_price2 ?? "",
    // The date part.
    end_date: new Date(promo.end_date).toISOString().slice(0, 10),
  };
}

/**
 * The draft as multipart. A create leaves empty optional fields out; a change sends them empty, which
 * clears them.
 */
export function fromDraft(draft: PromoDraft, change?: { updatedAt: string | null }): FormData {
  const form = new FormData();
  if (change) form.set("_method", "PUT");
  if (change?.updatedAt) form.set("updated_at", change.updatedAt);
  const leftOut = new Set<string>(change ? [] : [...optional, "image"]);
  for (const [name, value] of Object.entries(draft)) {
    const text = value?.trim() ?? "";
    if (text || !leftOut.has(name)) form.set(name, text);
  }
  return form;
}

const required = [
  ...flatNames("title"),
  ...flatNames("description"),
  ...(["price", "end_date", "pdf_url"] as const),
];

/** What is wrong with a draft, by field, in the words of the API where it would refuse it too. */
export function draftErrors(draft: PromoDraft): Partial<Record<keyof PromoDraft, string>> {
  const missing = required.filter((name) => isBlank(draft[name] ?? ""));
  const errors = Object.fromEntries(missing.map((name) => [name, "Wajib diisi."]));
  const address = draft.pdf_url.trim();
  return address && !isDocumentAddress(address) ? { ...errors, pdf_url: documentAddressError } : errors;
}

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
): Promise<PromoResponse> {
  return callApi<PromoResponse>(id === null ? "promos" : `promos/${id}`, {
    method: "POST",
    form: fromDraft(draft, id === null ? undefined : { updatedAt }),
    headers: { "Idempotency-Key": idempotencyKey },
    signal,
    stays: true,
  });
}

export function readPromo(id: number): Promise<PromoResponse> {
  return callApi<PromoResponse>(`promos/${id}`, { stays: true });
}

import type { z } from "zod";
import { flat, flatNames } from "../i18n/flat-texts";
import { isBlank } from "../storable";
import type { promoAnswerSchema } from "./answer";
import { documentAddressError, isDocumentAddress } from "./document-address";

/** A promo as the API answers it; times may still be what they are on the server. */
export type PromoAnswer = z.input<typeof promoAnswerSchema>;

/** What the promo's form holds: texts as typed, the day as a date input has it, the picture's stored path. */
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

export function toDraft(promo: PromoAnswer): PromoDraft {
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

import { type FieldErrors, type Resolver, set } from "react-hook-form";
import type { TourDraft } from "@/lib/tours/draft";
import type { Purpose } from "@/lib/tours/form-body";
import { draftErrors } from "@/lib/tours/form-errors";
import type { Kind } from "@/lib/tours/kinds";

/** The form library's way to ask what is wrong with a draft. */
export function tourResolver(kind: Kind, purpose: Purpose): Resolver<TourDraft> {
  return (draft) => {
    const found = draftErrors(draft, kind, purpose);
    if (found.size === 0) return { values: draft, errors: {} };
    const errors: FieldErrors<TourDraft> = {};
    for (const [field, message] of found) set(errors, field, { type: "validate", message });
    return { values: {}, errors };
  };
}

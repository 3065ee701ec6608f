import type { Resolver } from "react-hook-form";
import { draftErrors, type PromoDraft } from "@/lib/promos/draft";

/** What a promo's form finds wrong by itself, beside what is required. */
export const promoResolver: Resolver<PromoDraft> = (values) => {
  const errors = Object.entries(draftErrors(values));
  if (errors.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(errors.map(([name, message]) => [name, { type: "value", message }])),
  };
};

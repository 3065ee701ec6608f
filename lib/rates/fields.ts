import type { z } from "zod";
import type { Field } from "../core/content/field";
import { type DraftOf, draftErrors, draftOf, sentValues } from "../core/content/field-drafts";
import { number } from "../core/content/field-kinds";
import type { EntityFields } from "../core/content/field-paths";
import { list } from "../core/content/list-field";
import { bahtDecimals, bahtInput, currencyInput, mostRates, quotedOnInput, type StoredRate } from "./schema";

function rateText<Input extends z.ZodType<string, string>>(
  options: Pick<Field, "label" | "type" | "limit">,
  input: Input,
  sent: (draft: string) => string,
) {
  return {
    ...options,
    kind: "text",
    required: true,
    stored: input as z.ZodType<string, string>,
    input,
    emptyDraft: () => "",
    toDraft: (value: string) => value,
    fromDraft: (draft: string) => sent(draft) || undefined,
    toRecord: sent,
  } satisfies Field<z.ZodType<string, string>, string, string, true>;
}

const upperCase = (draft: string) => draft.trim().toUpperCase();

export const rateFields = {
  data: list({
    label: "rates.list",
    section: "rates",
    fields: {
      currency: rateText({ label: "rates.currency", limit: 3 }, currencyInput, upperCase),
      baht: number({ label: "rates.baht", values: bahtInput, decimals: bahtDecimals }),
      quoted_on: rateText({ label: "rates.quotedOn", type: "date" }, quotedOnInput, (draft) => draft),
    },
    item: "rates.item",
    add: "rates.add",
    empty: "rates.empty",
    limit: mostRates,
  }),
};

export const rateEntity: EntityFields = {
  fields: rateFields,
  sections: { rates: { title: "rates.section", intro: "rates.sectionIntro" } },
};

export type RatesDraft = DraftOf<typeof rateFields>;

export function ratesDraft(rates: StoredRate[]): { values: RatesDraft; updatedAt: string | null } {
  const data = rates.map((rate, index) => ({ ...rate, id: index + 1 }));
  const last = rates.map(({ updated_at }) => updated_at.toISOString()).sort();
  return { values: draftOf(rateFields, { data }), updatedAt: last.at(-1) ?? null };
}

export function sentRates(draft: RatesDraft): Record<string, unknown> {
  return sentValues(rateFields, draft);
}

export function rateErrors(draft: RatesDraft): Record<string, string> {
  const errors = draftErrors(rateFields, draft);
  const codes = draft.data.map(({ currency }) => upperCase(currency));
  for (const [index, code] of codes.entries()) {
    if (code && codes.indexOf(code) < index) errors[`data.${index}.currency`] ??= "Mata uang ini sudah ada.";
  }
  return errors;
}

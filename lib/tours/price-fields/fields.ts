import { z } from "zod";
import type { Field, FieldOptions } from "../../core/content/field";
import { optionalChoice, optionalNumber } from "../../core/content/field-kinds";
import { typedNumber } from "../../core/typed-number";
import { groupSize, lineAge, priceKinds } from "./line-kinds";

// An empty input is sent as null: an absent key would keep the stored value. Drafts stored by older versions of
// the form have no value, and keep it.

const kind = {
  ...optionalChoice({
    label: "tourForm.fields.kind",
    choices: priceKinds,
    choiceNames: {
      adult: "tourForm.priceKinds.adult",
      child: "tourForm.priceKinds.child",
      infant: "tourForm.priceKinds.infant",
      group: "tourForm.priceKinds.group",
      extra: "tourForm.priceKinds.extra",
    },
  }),
  fromDraft: (draft: string | undefined) => (draft === "" ? null : draft),
};

function wholeNumber(options: FieldOptions & { values: z.ZodNumber }) {
  const field = optionalNumber({ ...options, decimals: 0 });
  return {
    ...field,
    fromDraft: (draft: string | undefined) => (draft === undefined ? undefined : typedNumber(draft, 0)),
  };
}

export const personsFields = {
  kind,
  age_from: wholeNumber({ label: "tourForm.fields.age_from", values: lineAge }),
  age_to: wholeNumber({ label: "tourForm.fields.age_to", values: lineAge }),
  group_size: wholeNumber({ label: "tourForm.fields.group_size", values: groupSize }),
};

export const dayOfYears = z.iso
  .date()
  .refine((text) => text >= "2000" && text < "2200", "Tahun 2000 sampai 2199.");

/** The day since which an original price was asked, as text like the days of a calendar. */
export function originalPriceSince(options: FieldOptions) {
  return {
    ...options,
    kind: "day",
    type: "date",
    required: false,
    stored: z.iso.date().nullable(),
    input: dayOfYears.nullable(),
    emptyDraft: () => "",
    toDraft: (value) => value ?? "",
    fromDraft: (draft) => draft?.trim() || undefined,
    toRecord: (draft) => (dayOfYears.safeParse(draft).success ? draft : null),
  } satisfies Field<z.ZodNullable<z.ZodISODate>, string | null, string, false>;
}

interface OriginalPrice {
  original_price?: number | null;
  original_price_since?: string | null;
}

export const withoutOriginalPrice = "Isi juga harga sebelum diskon.";

export function isSinceWithoutPrice({ original_price, original_price_since }: OriginalPrice): boolean {
  return (original_price_since ?? null) !== null && (original_price ?? null) === null;
}

/** Of seasons. The tour's own is checked together with the stored price. */
export function checkOriginalPrices({ value, issues }: z.core.ParsePayload<OriginalPrice[]>): void {
  for (const [index, season] of value.entries()) {
    if (!isSinceWithoutPrice(season)) continue;
    const path = [index, "original_price_since"];
    issues.push({ code: "custom", input: season, path, message: withoutOriginalPrice });
  }
}

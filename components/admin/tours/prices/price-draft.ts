import { dayInZone } from "@/lib/core/calendar/days";
import { numberProblem } from "@/lib/core/content/field-kinds";
import { moneyDecimals } from "@/lib/core/content/fields";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { readTypedNumber, typedNumber } from "@/lib/core/typed-number";
import {
  type PriceChangeRequest,
  type PriceField,
  percentDecimals,
  priceFields,
  type roundingModes,
} from "@/lib/tours/price-changes/change";

export type ChangeKind = "percent" | "amount" | "clear_original";
export type Direction = "up" | "down";

export interface PriceDraft {
  fields: PriceField[];
  kind: ChangeKind;
  direction: Direction;
  value: string;
  rounding: "none" | (typeof roundingModes)[number];
  step: string;
  /** The first day of the new prices, as a date input has it. Empty: they change at once. */
  from: string;
}

export const newPriceDraft: PriceDraft = {
  fields: [...priceFields],
  kind: "percent",
  direction: "up",
  value: "",
  rounding: "nearest",
  step: "50",
  from: "",
};

export const changeDecimals = { percent: percentDecimals, amount: moneyDecimals } as const;

export type DraftError = "fields" | "value" | "step" | "original" | "from";

/** Returns the error of a typed number that is not above 0. */
function valueProblem(field: "value" | "step", text: string, decimals: number): string | undefined {
  const reading = readTypedNumber(text, decimals);
  if (reading.kind === "ambiguous") return numberProblem(text, decimals);
  return reading.kind === "number" && reading.value > 0 ? undefined : adminText(`bulk.errors.${field}`);
}

export function priceDraftErrors(draft: PriceDraft): Partial<Record<DraftError, string>> {
  const { fields, kind, value, rounding, step, from } = draft;
  if (fields.length === 0) return { fields: adminText("bulk.errors.fields") };
  if (kind === "clear_original") {
    const has = fields.includes("original_price") || fields.includes("seasons");
    return has ? {} : { original: adminText("bulk.errors.original") };
  }
  const problems = {
    value: valueProblem("value", value, changeDecimals[kind]),
    step: rounding === "none" ? undefined : valueProblem("step", step, moneyDecimals),
    from: from && from <= dayInZone(new Date()) ? adminText("bulk.errors.from") : undefined,
  };
  return {
    ...(problems.value && { value: problems.value }),
    ...(problems.step && { step: problems.step }),
    ...(problems.from && { from: problems.from }),
  };
}

export function priceRequest(draft: PriceDraft, ids: number[]): PriceChangeRequest {
  const { fields, kind, direction, rounding } = draft;
  const decimals = kind === "clear_original" ? moneyDecimals : changeDecimals[kind];
  const value = (typedNumber(draft.value, decimals) ?? 0) * (direction === "down" ? -1 : 1);
  const round =
    kind === "clear_original" || rounding === "none"
      ? null
      : { step: typedNumber(draft.step, moneyDecimals) ?? 1, mode: rounding };
  const changes = { percent: { percent: value }, amount: { amount: value } };
  const change = kind === "clear_original" ? ({ clear_original: true } as const) : changes[kind];
  const from = kind === "clear_original" ? "" : draft.from;
  return { select: { ids }, fields, change, round, ...(from && { from }) };
}

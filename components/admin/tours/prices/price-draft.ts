import {
  type PriceChangeRequest,
  type PriceField,
  priceFields,
  type roundingModes,
} from "@/lib/tours/prices/change";

export type ChangeKind = "percent" | "amount" | "clear_original";
export type Direction = "up" | "down";

/** What the dialog holds while it is typed. */
export interface PriceDraft {
  fields: PriceField[];
  kind: ChangeKind;
  direction: Direction;
  value: string;
  rounding: "none" | (typeof roundingModes)[number];
  step: string;
}

export const newPriceDraft: PriceDraft = {
  fields: [...priceFields],
  kind: "percent",
  direction: "up",
  value: "",
  rounding: "nearest",
  step: "50",
};

/** A number as it is written in Indonesian or English, without marks between thousands: `7,5`; null where it is none. */
export function typedAmount(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

export type DraftError = "fields" | "value" | "step" | "original";

/** What is wrong with what was typed, by field. */
export function draftErrors({ fields, kind, value, rounding, step }: PriceDraft): DraftError[] {
  const typed = typedAmount(value);
  if (fields.length === 0) return ["fields"];
  if (kind === "clear_original") {
    const has = fields.includes("original_price") || fields.includes("seasons");
    return has ? [] : ["original"];
  }
  return [
    ...(typed === null || typed === 0 ? (["value"] as const) : []),
    ...(rounding !== "none" && !typedAmount(step) ? (["step"] as const) : []),
  ];
}

/** The request that a draft without errors stands for. */
export function priceRequest(draft: PriceDraft, ids: number[]): PriceChangeRequest {
  const { fields, kind, direction, rounding } = draft;
  const value = (typedAmount(draft.value) ?? 0) * (direction === "down" ? -1 : 1);
  const round =
    kind === "clear_original" || rounding === "none"
      ? null
      : { step: typedAmount(draft.step) ?? 1, mode: rounding };
  const changes = { percent: { percent: value }, amount: { amount: value } };
  const change = kind === "clear_original" ? ({ clear_original: true } as const) : changes[kind];
  return { select: { ids }, fields, change, round };
}

import { z } from "zod";
import type { Field, FieldOptions } from "../content/field";
import { periodDayText } from "./admin-words";
import { isDatedDay, isYearlyDay } from "./days";
import { isYearly, type Period, periodLength } from "./periods";

const longest = 1_827;

const dayText = z
  .string()
  .refine(
    (text) => isYearlyDay(text) || (isDatedDay(text) && text >= "2001" && text < "2200"),
    "Pilih tanggal: 2026-12-24, atau 12-24 untuk setiap tahun.",
  )
  .meta({ pattern: String.raw`^(\d{4}-)?\d{2}-\d{2}$` });

/** A day such as `2026-12-24`, or `12-24` for every year. In a draft an incomplete day (`12-`) counts as yearly. */
export function periodDay(options: FieldOptions) {
  return {
    ...options,
    kind: "text",
    required: true,
    stored: z.string(),
    input: dayText,
    emptyDraft: () => "",
    toDraft: (value) => value,
    fromDraft: (draft) => draft || undefined,
    toRecord: (draft) => draft,
    readable: periodDayText,
  } satisfies Field<z.ZodString, string, string, true>;
}

export function periodProblem(period: Period): string | null {
  if (isYearly(period) !== isYearly({ ...period, from: period.until })) {
    return "Kedua tanggal harus sama-sama dengan tahun, atau sama-sama untuk setiap tahun.";
  }
  if (isYearly(period)) return null;
  if (period.until < period.from) return "Tidak boleh sebelum hari pertama.";
  return periodLength(period) > longest ? "Paling lama lima tahun." : null;
}

export function checkPeriods({ value, issues }: z.core.ParsePayload<Period[]>): void {
  for (const [index, period] of value.entries()) {
    const message = periodProblem(period);
    if (message) issues.push({ code: "custom", input: period.until, path: [index, "until"], message });
  }
}

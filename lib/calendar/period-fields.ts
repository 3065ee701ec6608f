import { z } from "zod";
import type { Field, FieldOptions } from "../content/field";
import { optionalTextChangeUpTo, optionalTextUpTo } from "../content/fields";
import { isLocalizedText, type LocalizedText, localized, type OptionalText } from "../content/localized-text";
import { isBlank } from "../content/text";
import { type DraftText, draftText } from "../content/text-kinds";
import { AppError } from "../errors";
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

const needsEnglish = "Teks bahasa Inggris wajib diisi bila ada bahasa lain.";
const textOrNone = z.custom<LocalizedText | null>(
  (value) => value === null || isLocalizedText(value),
  needsEnglish,
);

/** An optional text for visitors. If it has any language, it needs English. */
export function visitorText({ limit, ...options }: FieldOptions & { limit: number }) {
  const written = (draft: DraftText) =>
    Object.fromEntries(Object.entries(draft).filter(([, text]) => !isBlank(text)));
  return {
    ...options,
    limit,
    rows: 1,
    kind: "localized",
    required: false,
    requiredLanguages: [],
    stored: localized.nullable(),
    input: optionalTextUpTo(limit).pipe(textOrNone),
    change: optionalTextChangeUpTo(limit),
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => (Object.values(draft).every(isBlank) ? null : draft),
    toRecord: (draft) => {
      const texts = written(draft);
      return isLocalizedText(texts) ? texts : null;
    },
  } satisfies Field<z.ZodNullable<typeof localized>, LocalizedText | null, DraftText, false>;
}

/** The text for visitors after a change. Throws 422 at `name` if it has a language but no English. */
export function writtenVisitorText(name: string, texts: OptionalText): LocalizedText | null {
  if (Object.keys(texts).length === 0) return null;
  if (isLocalizedText(texts)) return texts;
  throw new AppError(422, needsEnglish, { [name]: [needsEnglish] });
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
